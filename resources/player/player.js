"use strict";
(() => {
  const run = JSON.parse(document.getElementById("run").textContent);
  const steps = run.steps;
  const end = steps.length - 1;
  const element = (id) => document.getElementById(id);
  const picture = element("picture");
  const leaving = element("leaving");
  const sentence = element("sentence");
  const slider = element("slider");
  const play = element("play");
  const mostFading = 2000; // elements; more would stutter
  const fadingTime = 200; // milliseconds, a little longer than the style's
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

  // The picture of a step is a list of elements of a table; each step says how its list differs from the one
  // before.

  let list = [];
  let listed = -1; // the step that `list` is of

  function change(items, changes) {
    const result = [];
    let from = 0;
    for (let i = 0; i < changes.length;) {
      const [skip, remove, add] = changes.slice(i, i + 3);
      i += 3;
      for (const stop = from + skip; from < stop; ++from) result.push(items[from]);
      from += remove;
      for (const stop = i + add; i < stop; ++i) result.push(changes[i]);
    }
    for (; from < items.length; ++from) result.push(items[from]);
    return result;
  }

  function listOf(index) {
    if (listed > index) {
      list = [];
      listed = -1;
    }
    while (listed < index) list = change(list, steps[++listed].changes);
    return list;
  }

  // Those of the step at which the page opens are in the page already.
  let shown = listOf(run.opening); // the elements in `picture`, by their place in the table
  [...picture.children].forEach((node, place) => { run.elements[shown[place]] = node.outerHTML; });

  function nodesOf(items) {
    const parsed = document.createElement("template");
    parsed.innerHTML = "<svg>" + items.map((item) => run.elements[item]).join("") + "</svg>";
    return [...document.importNode(parsed.content, true).firstChild.childNodes];
  }

  function takeApart() {
    const nodes = new Map();
    [...picture.children].forEach((node, place) => {
      const item = shown[place];
      if (!nodes.has(item)) nodes.set(item, []);
      nodes.get(item).push(node);
    });
    return nodes;
  }

  function draw(index) {
    const wanted = listOf(index);
    const kept = takeApart();
    const nodes = wanted.map((item) => kept.get(item)?.shift());
    const missing = wanted.filter((item, place) => nodes[place] === undefined);
    const made = nodesOf(missing);
    fade([...kept.values()].flat());
    let next = picture.firstChild;
    for (const found of nodes) {
      const node = found ?? made.shift();
      if (node === next) next = next.nextSibling;
      else picture.insertBefore(node, next);
    }
    shown = wanted;
  }

  let at = -1; // the step that is shown, by its place in the run; none yet

  // What goes lies over what comes for a moment and fades.
  let fading = null;

  function fade(nodes) {
    clearTimeout(fading);
    leaving.classList.remove("fading");
    leaving.replaceChildren();
    if (at < 0 || reducedMotion.matches || nodes.length > mostFading) {
      nodes.forEach((node) => node.remove());
      return;
    }
    leaving.append(...nodes);
    leaving.getBoundingClientRect(); // begins the animation anew
    leaving.classList.add("fading");
    fading = setTimeout(() => leaving.replaceChildren(), fadingTime);
  }

  // Words and numbers beside the picture.

  function tell(lines) {
    const span = (...content) => {
      const made = document.createElement("span");
      made.append(...content);
      return made;
    };
    sentence.replaceChildren(...lines.map((phrases) => span(...phrases.map((phrase) => {
      if (typeof phrase === "string") return phrase;
      const [what, text] = phrase;
      const piece = span(text);
      piece.className = what;
      return piece;
    }))));
  }

  function tellNumbers(texts) {
    element("numbers").querySelectorAll("dd").forEach((place, i) => {
      place.textContent = texts[i];
      place.parentElement.hidden = texts[i] === "";
    });
  }

  const verdicts = { holds: "holds: ", exceeded: "exceeded: ", close: "too close to call: ", unfit: "does not apply: " };

  function tellTheorems(findings) {
    element("theorems").querySelectorAll("li").forEach((row, i) => {
      const [verdict, words] = run.findings[findings[i]];
      row.className = verdict;
      row.querySelector(".finding").textContent = verdicts[verdict] + words;
    });
  }

  function moveChart([x, y]) {
    const playhead = element("playhead");
    playhead.firstChild.setAttribute("transform", `translate(${x})`);
    playhead.lastChild.setAttribute("transform", `translate(${x},${y})`);
  }

  const rows = document.querySelectorAll("#steps tbody tr");
  let current = null;

  function markRow(index) {
    current?.removeAttribute("aria-current");
    current = rows[index];
    current.setAttribute("aria-current", "step");
  }

  function revealRow() {
    if (!element("steps").open || current === null) return;
    const frame = current.closest(".scroll");
    const top = current.offsetTop - frame.querySelector("thead").offsetHeight;
    const bottom = current.offsetTop + current.offsetHeight;
    if (top < frame.scrollTop) frame.scrollTop = top;
    else if (bottom > frame.scrollTop + frame.clientHeight) frame.scrollTop = bottom - frame.clientHeight;
  }
  element("steps").addEventListener("toggle", revealRow);

  // Going from step to step.

  function show(index) {
    index = Math.min(Math.max(index, 0), end);
    if (index === at) return;
    draw(index);
    at = index;
    const step = steps[at];
    tell(step.sentence);
    tellNumbers(step.numbers);
    tellTheorems(step.findings);
    moveChart(step.playhead);
    markRow(at);
    revealRow();
    slider.value = at;
    slider.setAttribute("aria-valuetext", step.name);
    element("where").textContent = step.name;
    for (const id of ["first", "back"]) element(id).setAttribute("aria-disabled", at === 0);
    for (const id of ["forward", "last"]) element(id).setAttribute("aria-disabled", at === end);
  }

  function link() {
    const address = "#step=" + steps[at].step;
    if (location.hash === address) return;
    try {
      history.replaceState(null, "", address);
    } catch {
      // some browsers refuse when it comes too often: the next step links again
    }
  }

  function go(index) {
    stop();
    show(index);
    link();
  }

  function linked() {
    const match = /^#step=(-?\d+)$/.exec(location.hash);
    if (match === null) return null;
    const last = Math.max(...steps.map(({step}) => step));
    const wanted = Math.min(Math.max(Number(match[1]), 0), last);
    let best = 0;
    steps.forEach(({step}, index) => {
      if (Math.abs(step - wanted) < Math.abs(steps[best].step - wanted)) best = index;
    });
    return best;
  }

  // Playing. While it plays nothing is read out: the steps would pile up.

  let timer = null;

  function setPlaying(isPlaying) {
    const name = isPlaying ? "Pause (Space)" : "Play (Space)";
    play.classList.toggle("playing", isPlaying);
    play.setAttribute("aria-label", name);
    play.title = name;
    sentence.setAttribute("aria-live", isPlaying ? "off" : "polite");
  }

  function wait() {
    timer = setTimeout(advance, run.interval / Number(element("speed").value));
  }

  function advance() {
    show(at + 1);
    if (at === end) {
      stop();
      link();
    } else {
      wait();
    }
  }

  function stop() {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    setPlaying(false);
    tell(steps[at].sentence);
  }

  function toggle() {
    if (timer !== null) {
      stop();
      link();
      return;
    }
    if (at === end) show(0);
    if (at === end) return;
    setPlaying(true);
    wait();
  }

  // Hands.

  const moves = {
    ArrowRight: () => go(at + 1),
    ArrowLeft: () => go(at - 1),
    PageDown: () => go(at + 1),
    PageUp: () => go(at - 1),
    Home: () => go(0),
    End: () => go(end),
    " ": toggle,
  };

  // Keys that a focused control needs stay its own.
  function isTaken(key, target) {
    if (!(target instanceof Element) || target === slider) return false;
    if (target.closest("select, input, textarea")) return true;
    if (key === " ") return target.closest("button, summary, a") !== null;
    return target.closest(".scroll") !== null;
  }

  document.addEventListener("keydown", (event) => {
    const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey;
    const move = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined;
    if (!isPlain || move === undefined || isTaken(event.key, event.target)) return;
    event.preventDefault();
    if (event.key !== " " || !event.repeat) move();
  });

  for (const [id, move] of Object.entries({
    first: () => go(0),
    back: () => go(at - 1),
    play: toggle,
    forward: () => go(at + 1),
    last: () => go(end),
  })) element(id).addEventListener("click", move);

  // A click leaves the focus where it is, so that Space goes on to play and pause.
  element("controls").addEventListener("mousedown", (event) => {
    if (event.target.closest("button")) event.preventDefault();
  });

  slider.addEventListener("input", () => {
    stop();
    show(Number(slider.value));
  });
  slider.addEventListener("change", () => link());

  function nearestTo(x) {
    let best = 0;
    steps.forEach(({playhead}, index) => {
      if (Math.abs(playhead[0] - x) < Math.abs(steps[best].playhead[0] - x)) best = index;
    });
    return best;
  }

  element("chart").addEventListener("click", (event) => {
    const chart = event.currentTarget;
    const {left, width} = chart.getBoundingClientRect();
    go(nearestTo((event.clientX - left) / width * chart.viewBox.baseVal.width));
  });

  window.addEventListener("hashchange", () => {
    const index = linked();
    if (index !== null) go(index);
  });

  // Light or dark.

  const scheme = element("scheme");
  const darkness = matchMedia("(prefers-color-scheme: dark)");
  const isDark = () => (document.documentElement.dataset.scheme ?? (darkness.matches ? "dark" : "light")) === "dark";
  const nameScheme = () => { scheme.textContent = isDark() ? "Light" : "Dark"; };
  scheme.addEventListener("click", () => {
    document.documentElement.dataset.scheme = isDark() ? "light" : "dark";
    nameScheme();
  });
  darkness.addEventListener("change", nameScheme);
  nameScheme();
  scheme.hidden = !run.canSwitch;

  document.documentElement.classList.add("enhanced");
  element("controls").hidden = false;
  const asked = linked();
  show(asked ?? run.opening);
  if (asked !== null) link();
})();
