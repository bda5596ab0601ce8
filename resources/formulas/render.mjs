// Renders formulas.json to one SVG a variant, beside it. The program shows them; making it does not need this
// script, only changing a formula does:
//
//     npm install mathjax-full@3            (in a folder outside the tree)
//     node PATH/resources/formulas/render.mjs
//
// One unit of the pictures is a thousandth of the font's size.

import {readFileSync, writeFileSync} from "node:fs";
import {createRequire} from "node:module";
import {dirname, join} from "node:path";
import {cwd} from "node:process";
import {fileURLToPath} from "node:url";

const installed = createRequire(join(cwd(), "here.js"));
const {mathjax} = installed("mathjax-full/js/mathjax.js");
const {TeX} = installed("mathjax-full/js/input/tex.js");
const {SVG} = installed("mathjax-full/js/output/svg.js");
const {liteAdaptor} = installed("mathjax-full/js/adaptors/liteAdaptor.js");
const {RegisterHTMLHandler} = installed("mathjax-full/js/handlers/html.js");
installed("mathjax-full/js/input/tex/AllPackages.js");

const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);
const page = mathjax.document("", {
    InputJax: new TeX({packages: ["base", "ams", "html"]}),
    OutputJax: new SVG({fontCache: "none"}),
});

/// Only shapes stay: what a reader of the source or a browser would need goes.
function bare(svg) {
    return svg
        .replace(/ (data-[\w-]+|style|width|height|role|focusable|aria-[\w-]+|class)="[^"]*"(?=[^<]*>)/g, (attribute) =>
            /^ (width|height)=/.test(attribute) && !attribute.includes("ex") ? attribute : "")
        .replaceAll("currentColor", "#000000")
        .replace(/ xmlns:xlink="[^"]*"/, "")
        .replace(/<\/(g|path|svg)>(?=<)/g, "</$1>\n");
}

const folder = dirname(fileURLToPath(import.meta.url));
const formulas = JSON.parse(readFileSync(join(folder, "formulas.json"), "utf8"));
for (const [variant, tex] of Object.entries(formulas)) {
    const svg = adaptor.innerHTML(page.convert(tex, {display: true}));
    writeFileSync(join(folder, `${variant}.svg`), bare(svg) + "\n");
}
