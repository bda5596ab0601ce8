// node run_engine.mjs ENGINE: gives the engine the text on standard input. Its answer goes to standard output; the exit
// code is 1 where that is not a trace.
import { readFileSync, writeSync } from "node:fs";

const module = await WebAssembly.compile(readFileSync(process.argv[2]));

// The engine may import files and clocks, as its libraries do, but it must not call them.
const imports = {};
for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] = () => {
        throw new Error(`the engine asked the system for ${name}`);
    };
}
const { exports: engine } = await WebAssembly.instantiate(module, imports);
engine._initialize();

const text = readFileSync(0);
const room = engine.room(text.length);
new Uint8Array(engine.memory.buffer, room, text.length).set(text);
const isTrace = engine.run();
const answer = new Uint8Array(engine.memory.buffer, engine.answer(), engine.answerSize());
for (let written = 0; written < answer.length; )
    written += writeSync(1, answer.subarray(written));
process.exitCode = isTrace ? 0 : 1;
