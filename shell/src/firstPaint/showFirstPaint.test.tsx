import type { FirstPaintBlock } from "@quotehaven/contract/release";
import { screen } from "@quotehaven/platform/testing";
import userEvent from "@testing-library/user-event";
import { canaryPlace } from "../federation/canaryPlace";
import { showFirstPaint } from "./showFirstPaint";

const block: FirstPaintBlock = {
  path: "/agent",
  role: "anyone",
  rules: { global: ["body { margin: 0 }"], own: [".p0 { color: red }", "@nonsense"] },
};

const markup = {
  en: '<h1 class="p0">Hello</h1><form><input aria-label="Name"><button>Send</button></form>',
  es: "<h1>Hola</h1>",
};

/** The page as the release tool composes it. */
function aPage(more: Partial<FirstPaintBlock> = {}) {
  const templates = Object.entries(markup).map(
    ([language, html]) => `<template id="quotehaven-first-paint-${language}">${html}</template>`,
  );
  const data = JSON.stringify({ ...block, ...more });
  document.body.innerHTML =
    `<div id="root"></div>${templates.join("")}` +
    `<script type="application/json" id="quotehaven-first-paint">${data}</script>`;
}

function signInAs(role: string) {
  localStorage.setItem("sid", "s");
  localStorage.setItem("role", role);
}

beforeEach(() => {
  window.history.replaceState(null, "", "/agent");
  localStorage.clear();
  sessionStorage.clear();
  document.head.innerHTML = "";
  delete window.quotehavenFirstPaint;
});

it("shows the markup in the person's language with its rules, and leaves word of it", () => {
  localStorage.setItem("language", "es");
  aPage();
  showFirstPaint(document);
  expect(screen.getByRole("heading", { name: "Hola" })).toBeInTheDocument();
  expect(document.documentElement.lang).toBe("es");
  const rules = [...document.styleSheets].map(({ cssRules }) => cssRules.length);
  expect(rules).toEqual([1, 1]);
  expect(window.quotehavenFirstPaint).toMatchObject({ pressed: null, held: null });
});

it("follows a slash at the end of the address", () => {
  window.history.replaceState(null, "", "/agent/");
  aPage();
  showFirstPaint(document);
  expect(screen.getByRole("heading", { name: "Hello" })).toBeInTheDocument();
});

it("is for any value of a parameter, and for nothing below it", () => {
  window.history.replaceState(null, "", "/agent/17/more");
  aPage({ path: "/agent/:id" });
  showFirstPaint(document);
  expect(screen.queryByRole("heading")).toBeNull();
  window.history.replaceState(null, "", "/agent/17");
  showFirstPaint(document);
  expect(screen.getByRole("heading", { name: "Hello" })).toBeInTheDocument();
});

describe("at an address that only leads on", () => {
  const leading = { leadsTo: "/agent/list" };

  it("is for the place that it leads to, and goes there", () => {
    window.history.replaceState({ idx: 3 }, "", "/agent");
    aPage(leading);
    showFirstPaint(document);
    expect(screen.getByRole("heading", { name: "Hello" })).toBeInTheDocument();
    expect(window.location.pathname).toBe("/agent/list");
    expect(window.history.state).toEqual({ idx: 3 });
  });

  it("is not for what lies below it", () => {
    window.history.replaceState(null, "", "/agent/other");
    aPage(leading);
    showFirstPaint(document);
    expect(screen.queryByRole("heading")).toBeNull();
    expect(window.location.pathname).toBe("/agent/other");
  });

  it("stays where it is for whom the screen is not", () => {
    aPage({ ...leading, role: "agent" });
    showFirstPaint(document);
    expect(screen.queryByRole("heading")).toBeNull();
    expect(window.location.pathname).toBe("/agent");
  });
});

it("is what the page has for this address, of all that it has", () => {
  const others = [
    { role: "agent" as const, suffix: "-1", rules: { own: [".p1 { color: blue }"] } },
    { role: "anyone" as const, suffix: "-2", rules: { own: [".p2 { color: red }"] } },
  ];
  aPage({
    leadsTo: "/agent/list",
    others: others.map((each) => ({ ...each, path: "/agent/:id" })),
  });
  document.body.insertAdjacentHTML(
    "beforeend",
    '<template id="quotehaven-first-paint-en-2"><h1>Seventeen</h1></template>',
  );
  window.history.replaceState(null, "", "/agent/17");
  showFirstPaint(document);
  expect(screen.getByRole("heading")).toHaveTextContent("Seventeen");
  expect(window.location.pathname).toBe("/agent/17");
  const rules = [...document.styleSheets].map(({ cssRules }) => cssRules[0]?.cssText);
  expect(rules).toEqual([expect.stringContaining("margin"), expect.stringContaining(".p2")]);
});

it("is for an address with the parts of a query that it needs", () => {
  window.history.replaceState(null, "", "/agent?token=abc&more=1");
  aPage({ query: ["token"] });
  showFirstPaint(document);
  expect(screen.getByRole("heading", { name: "Hello" })).toBeInTheDocument();
});

it.each([
  ["without a part of the query that it needs", () => undefined, { query: ["token"] }],
  [
    "where that part is empty",
    () => window.history.replaceState(null, "", "/agent?token="),
    { query: ["token"] },
  ],
  ["to somebody who may be signed in", () => localStorage.setItem("sid", "s"), {}],
  ["below the path it was made for", () => window.history.replaceState(null, "", "/agent/x"), {}],
  [
    "at a later step of a form",
    () => window.history.replaceState({ usr: { step: 2 }, key: "k", idx: 1 }, "", "/agent"),
    {},
  ],
  ["where a build is tried out", () => sessionStorage.setItem("overrides", '{"agent":"x"}'), {}],
  ["of an area to a visitor", () => undefined, { role: "agent" as const }],
  ["of an area to the other role", () => signInAs("consumer"), { role: "agent" as const }],
  [
    "of an area to somebody whose role is not known",
    () => localStorage.setItem("sid", "s"),
    { role: "agent" as const },
  ],
  [
    "to who gets a canary",
    () => localStorage.setItem("visitor", "v"),
    { canary: { name: "agent", version: "2", percent: canaryPlace("v", "agent", "2") + 1 } },
  ],
])("shows nothing %s", (_what, prepare, more) => {
  prepare();
  aPage(more);
  showFirstPaint(document);
  expect(screen.queryByRole("heading")).toBeNull();
  expect(window.quotehavenFirstPaint).toBeUndefined();
});

it("shows an area to who may be signed in, and a stable screen to who gets no canary", () => {
  signInAs("agent");
  aPage({ role: "agent" });
  showFirstPaint(document);
  expect(screen.getByRole("heading", { name: "Hello" })).toBeInTheDocument();

  localStorage.setItem("visitor", "v");
  localStorage.removeItem("sid");
  aPage({ canary: { name: "agent", version: "2", percent: canaryPlace("v", "agent", "2") } });
  showFirstPaint(document);
  expect(screen.getByRole("heading", { name: "Hello" })).toBeInTheDocument();
});

it("shows nothing on a page that brought nothing", () => {
  document.body.innerHTML = '<div id="root"></div>';
  showFirstPaint(document);
  expect(window.quotehavenFirstPaint).toBeUndefined();
});

it("notes the last press, says that it was taken, and sends no form", async () => {
  aPage();
  showFirstPaint(document);
  const user = userEvent.setup();
  const send = screen.getByRole("button", { name: "Send" });
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Nora{Enter}");
  expect(window.quotehavenFirstPaint?.pressed).toBe(send);
  expect(send).toHaveAttribute("aria-busy", "true");
});

it("says while something is held down", async () => {
  aPage();
  showFirstPaint(document);
  const user = userEvent.setup();
  await user.pointer({ keys: "[MouseLeft>]", target: screen.getByRole("heading") });
  expect(window.quotehavenFirstPaint?.held).toBe(screen.getByRole("heading"));
  await user.pointer("[/MouseLeft]");
  await new Promise((resolve) => setTimeout(resolve));
  expect(window.quotehavenFirstPaint?.held).toBeNull();
});
