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
let options = {};
let lastChange = "";

const tell = (type, details = {}) =>
  window.parent.postMessage({ sandboxElement: elementId, type, ...details }, parentOrigin);

const values = () => ({
  number: digitsOf(inputs.cardnumber.value),
  expiry: digitsOf(inputs["exp-date"].value),
  cvc: digitsOf(inputs.cvc.value),
  zip: inputs.postal.value.trim(),
  asksZip: !options.hidePostalCode,
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
  const { brand } = brandRules(now.number);
  brandIcon.dataset.brand = brand;
  const change = {
    empty: order.every((name) => inputs[name].value === ""),
    complete: order.every((name) => !problems[name]),
    error: visible?.problem,
    brand,
    value: { postalCode: now.zip },
  };
  document.body.classList.toggle("complete", change.complete);
  const written = JSON.stringify(change);
  if (written === lastChange) return;
  lastChange = written;
  tell("change", { change });
}

const shownFields = () => order.filter((name) => !inputs[name].hidden);

function goTo(name, step) {
  const fields = shownFields();
  const next = inputs[fields[fields.indexOf(name) + step]];
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
    if (event.key === "Escape") tell("escape");
    if (event.key === "Backspace" && input.value === "") {
      event.preventDefault();
      goTo(input.name, -1);
    }
  });
  input.addEventListener("focus", () => {
    document.body.classList.add("focus");
    tell("focus");
  });
  input.addEventListener("blur", (event) => {
    if (input.value !== "") left.add(input.name);
    report();
    if (event.relatedTarget instanceof HTMLInputElement) return;
    document.body.classList.remove("focus");
    tell("blur");
  });
}

const VARIABLES = {
  color: "--color",
  fontFamily: "--font-family",
  fontSize: "--font-size",
  fontSmoothing: "--font-smoothing",
  fontStyle: "--font-style",
  fontWeight: "--font-weight",
  iconColor: "--icon-color",
  letterSpacing: "--letter-spacing",
  lineHeight: "--line-height",
};

function applyStyle(style = {}, inherited = {}) {
  const root = document.documentElement.style;
  const set = (name, value) =>
    typeof value === "string" && value ? root.setProperty(name, value) : root.removeProperty(name);
  const base = { ...inherited, ...style.base };
  for (const [property, variable] of Object.entries(VARIABLES)) set(variable, base[property]);
  set("--placeholder-color", base["::placeholder"]?.color);
  set("--autofill-color", base[":-webkit-autofill"]?.color);
  set("--invalid-color", style.invalid?.color);
  set("--complete-color", style.complete?.color);
}

function applyOptions({ inherited, ...sent }) {
  options = { ...options, ...sent };
  applyStyle(options.style, inherited);
  inputs.postal.hidden = options.hidePostalCode === true;
  brandIcon.hidden = options.hideIcon === true;
  for (const input of Object.values(inputs)) input.disabled = options.disabled === true;
  if (options.value?.postalCode) inputs.postal.value = options.value.postalCode;
  report();
}

/** Fields of a form as Stripe's API wants them: nested names in brackets. */
function encode(fields, prefix = "", form = new URLSearchParams()) {
  for (const [name, value] of Object.entries(fields)) {
    const key = prefix ? `${prefix}[${name}]` : name;
    if (value !== null && typeof value === "object") encode(value, key, form);
    else if (value !== undefined && value !== null && value !== "") form.set(key, String(value));
  }
  return form;
}

async function createPaymentMethod({ key, billingDetails, metadata }) {
  order.forEach((name) => left.add(name));
  report();
  const now = values();
  const problems = saidProblems(now);
  const first = order.find((name) => problems[name]);
  if (first) return { error: problems[first] };
  const address = { ...(now.zip ? { postal_code: now.zip } : {}), ...billingDetails?.address };
  const reply = await fetch("/v1/payment_methods", {
    method: "POST",
    headers: { "accept-language": locale },
    body: encode({
      key,
      type: "card",
      card: {
        number: now.number,
        exp_month: Number(now.expiry.slice(0, 2)),
        exp_year: 2000 + Number(now.expiry.slice(2)),
        cvc: now.cvc,
      },
      billing_details: { ...billingDetails, address },
      metadata,
    }),
  });
  const body = await reply.json();
  return body.error ? { error: body.error } : { paymentMethod: body };
}

const ANSWERS = {
  init: ({ options: sent }) => {
    applyOptions(sent);
    tell("ready");
    measure();
  },
  update: ({ options: sent }) => applyOptions(sent),
  focus: () => inputs.cardnumber.focus(),
  blur: () => document.activeElement?.blur(),
  clear: () => {
    Object.values(inputs).forEach((input) => (input.value = ""));
    left.clear();
    report();
  },
  createPaymentMethod: async ({ request, ...details }) => {
    const answer = await createPaymentMethod(details).catch(() => ({
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
tell("loaded");
