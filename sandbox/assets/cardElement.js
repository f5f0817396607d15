/**
 * The card element's frame. What is typed here leaves it only for the card processor's own API;
 * the page around it is told whether the card is complete, never what it is.
 */
import { brandRules, digitsOf, problemsOf, spacedExpiry, spacedNumber } from "/assets/cardRules.js";

const { parent: parentOrigin, element: elementId, texts } = document.body.dataset;
const { lang: locale } = document.documentElement;
const spoken = JSON.parse(texts);
/** A sentence in the language of this frame. */
const said = (english) => spoken[english] ?? english;
const card = document.querySelector(".card");
const brandIcon = document.querySelector(".brand");
const inputs = Object.fromEntries(
  [...document.querySelectorAll("input")].map((input) => [input.name, input]),
);
const order = Object.keys(inputs);
/** Fields that were left once: from then on what they lack is said. */
const left = new Set();
let lastChange = "";

const tell = (type, details = {}) =>
  window.parent.postMessage({ sandboxElement: elementId, type, ...details }, parentOrigin);

const values = () => ({
  number: digitsOf(inputs.cardnumber.value),
  expiry: digitsOf(inputs["exp-date"].value),
  cvc: digitsOf(inputs.cvc.value),
  zip: inputs.postal.value.trim(),
});

const isIncomplete = (problem) => problem.code.startsWith("incomplete");

/** The first thing worth saying: what is wrong at once, what is missing once the field was left. */
function visibleProblem(problems) {
  return order
    .filter((name) => problems[name] && inputs[name].value !== "")
    .map((name) => ({ name, problem: problems[name] }))
    .find(({ name, problem }) => !isIncomplete(problem) || left.has(name));
}

/** What is wrong with each field, in words of this frame's language. */
function saidProblems(now) {
  const problems = Object.entries(problemsOf(now));
  return Object.fromEntries(
    problems.map(([name, problem]) => [
      name,
      problem && { ...problem, message: said(problem.message) },
    ]),
  );
}

function report() {
  const now = values();
  const problems = saidProblems(now);
  const visible = visibleProblem(problems);
  for (const name of order) {
    const bad = visible?.name === name;
    inputs[name].classList.toggle("invalid", bad);
    if (bad) inputs[name].setAttribute("aria-invalid", "true");
    else inputs[name].removeAttribute("aria-invalid");
  }
  brandIcon.dataset.brand = brandRules(now.number).brand;
  const change = { error: visible?.problem };
  const written = JSON.stringify(change);
  if (written === lastChange) return;
  lastChange = written;
  tell("change", { change });
}

function goTo(name, step) {
  const next = inputs[order[order.indexOf(name) + step]];
  if (!next) return;
  next.focus();
  const end = next.value.length;
  next.setSelectionRange(end, end);
}

/** Puts the formatted text in, with the caret behind the same digit as before. */
function rewrite(input, text) {
  const digitsBefore = digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length;
  const atEnd = input.selectionStart === input.value.length;
  input.value = text;
  if (atEnd) return;
  let at = 0;
  for (let seen = 0; at < text.length && seen < digitsBefore; at += 1) {
    if (/\d/.test(text[at])) seen += 1;
  }
  input.setSelectionRange(at, at);
}

function onInput(input, event) {
  const deleting = event.inputType?.startsWith("delete") ?? false;
  const atEnd = input.selectionStart === input.value.length;
  if (input.name === "cardnumber") rewrite(input, spacedNumber(digitsOf(input.value)));
  if (input.name === "exp-date") rewrite(input, spacedExpiry(input.value, deleting));
  if (input.name === "cvc") {
    rewrite(input, digitsOf(input.value).slice(0, brandRules(values().number).cvc));
  }
  if (input.name === "postal") input.value = input.value.slice(0, 10);
  report();
  const done = !problemsOf(values())[input.name];
  const isLast = input.name === "cvc" && brandRules(values().number).brand === "unknown";
  if (done && atEnd && !deleting && !isLast && input.name !== "postal") goTo(input.name, 1);
}

for (const input of Object.values(inputs)) {
  input.addEventListener("input", (event) => onInput(input, event));
  input.addEventListener("keydown", (event) => {
    if (event.key === "Backspace" && input.value === "") {
      event.preventDefault();
      goTo(input.name, -1);
    }
  });
  input.addEventListener("focus", () => {
    tell("focus");
  });
  input.addEventListener("blur", (event) => {
    if (input.value !== "") left.add(input.name);
    report();
    if (event.relatedTarget instanceof HTMLInputElement) return;
    tell("blur");
  });
}

const VARIABLES = {
  color: "--color",
  fontFamily: "--font-family",
  fontSize: "--font-size",
  iconColor: "--icon-color",
};

/** The colors and the font that the page chose. */
function applyStyle({ base = {}, invalid } = {}) {
  const root = document.documentElement.style;
  for (const [property, variable] of Object.entries(VARIABLES)) {
    root.setProperty(variable, base[property] ?? "");
  }
  root.setProperty("--placeholder-color", base["::placeholder"]?.color ?? "");
  root.setProperty("--autofill-color", base[":-webkit-autofill"]?.color ?? "");
  root.setProperty("--invalid-color", invalid?.color ?? "");
}

async function createPaymentMethod(key) {
  order.forEach((name) => left.add(name));
  report();
  const { number, expiry, cvc, zip } = values();
  const problems = saidProblems(values());
  const first = order.find((name) => problems[name]);
  if (first) return { error: problems[first] };
  const reply = await fetch("/v1/payment_methods", {
    method: "POST",
    headers: { "accept-language": locale },
    body: new URLSearchParams({
      key,
      type: "card",
      "card[number]": number,
      "card[exp_month]": String(Number(expiry.slice(0, 2))),
      "card[exp_year]": String(2000 + Number(expiry.slice(2))),
      "card[cvc]": cvc,
      "billing_details[address][postal_code]": zip,
    }),
  });
  const body = await reply.json();
  return body.error ? { error: body.error } : { paymentMethod: body };
}

const ANSWERS = {
  init: ({ style }) => {
    applyStyle(style);
    tell("ready");
    measure();
  },
  update: ({ style }) => applyStyle(style),
  createPaymentMethod: async ({ request, key }) => {
    const answer = await createPaymentMethod(key).catch(() => ({
      error: {
        type: "api_connection_error",
        message: said("The card processor could not be reached."),
      },
    }));
    tell("answer", { request, answer });
  },
};

window.addEventListener("message", ({ source, origin, data }) => {
  if (source !== window.parent || origin !== parentOrigin) return;
  if (data?.sandboxElement !== elementId || !Object.hasOwn(ANSWERS, data.type)) return;
  ANSWERS[data.type](data);
});

function measure() {
  tell("height", { height: Math.ceil(card.getBoundingClientRect().height) });
}

new ResizeObserver(measure).observe(card);
// Where there is no room for the whole number, its last digits tell which card it is.
new ResizeObserver(() => {
  const { cardnumber } = inputs;
  if (document.activeElement !== cardnumber) cardnumber.scrollLeft = cardnumber.scrollWidth;
}).observe(inputs.cardnumber);
tell("loaded");
