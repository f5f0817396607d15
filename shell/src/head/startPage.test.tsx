import { jest } from "@jest/globals";
import { prerenderedTemplate } from "@quotehaven/contract/release";
import { createRemoteStore } from "@quotehaven/platform";
import { rememberPath, setPlaces } from "@quotehaven/platform/shell";
import { failOverride, setOverride } from "../federation/overrides";
import { keepLost } from "../session/lostSession";
import { startPage, type PageData } from "./startPage";

const english = "<h1>Hello</h1><button>Log in</button><a href='/agent'>Agents</a>";
const spanish = "<h1>Hola</h1>";

/** Runs the script as a browser does: in the head, before the rest is parsed. */
function open({
  address = "/",
  html = english,
  state = null,
  ...data
}: PageData & { address?: string; html?: string; state?: object | null }) {
  history.replaceState(state, "", address);
  document.body.innerHTML = "";
  startPage(document, data);
  document.body.innerHTML = `<div id="root">${html}</div>
    <template id="${prerenderedTemplate("es")}">${spanish}</template>`;
  document.dispatchEvent(new Event("readystatechange"));
  const root = document.getElementById("root");
  if (!root) throw new Error("There is no root.");
  return root;
}

const speak = (...languages: string[]) =>
  Object.defineProperty(navigator, "languages", { value: languages, configurable: true });

beforeEach(() => {
  speak("en-US");
  setPlaces([{ prefix: "/profile", exact: false, role: "consumer", home: true }]);
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("a prerendered page", () => {
  it("stays as it came, or in the browser's language, or as the visitor chose", () => {
    const page = document.documentElement;
    expect(open({ path: "/" })).toHaveTextContent("Hello");
    expect(page).toHaveAttribute("lang", "en");
    expect(page).not.toHaveAttribute("hidden");
    speak("es-MX", "en");
    expect(open({ path: "/" })).toHaveTextContent("Hola");
    expect(page).toHaveAttribute("lang", "es");
    localStorage.setItem("language", "en");
    localStorage.setItem("theme", "dark");
    expect(open({ path: "/" })).toHaveTextContent("Hello");
    expect(page.dataset.theme).toBe("dark");
  });

  it.each([
    ["somebody is signed in", () => localStorage.setItem("sid", "1"), {}],
    ["this tab keeps a draft", () => sessionStorage.setItem("draft:x", "1"), {}],
    ["it keeps one of the same app", () => sessionStorage.setItem("draft:own/x", "1"), {}],
    ["this tab tries a build out", () => setOverride("help", "http://localhost:1/"), {}],
    ["a session was lost", () => keepLost({ role: "agent", from: "/agent/profile" }), {}],
    ["somebody was on the way to a screen", () => rememberPath("/profile"), {}],
    ["the address is another", () => undefined, { address: "/elsewhere" }],
    ["the history's entry has a state", () => undefined, { state: { usr: { step: 2 } } }],
    ["its query asks for something", () => undefined, { address: "/?zip=78701" }],
    ["its query lacks what the page is about", () => undefined, { query: "token" }],
  ])("shows nothing where %s", (_what, prepare, data) => {
    prepare();
    expect(open({ path: "/", app: "own", ...data })).toBeEmptyDOMElement();
    expect(document.documentElement).not.toHaveAttribute("hidden");
  });

  it("stays as it came whatever remotes, tools and the router keep in the tab's storage", () => {
    createRemoteStore({ name: "help" }).tabStore.set("page", "2");
    sessionStorage.setItem("__paypal_storage__", "{}");
    sessionStorage.setItem("react-router-scroll-positions", "{}");
    sessionStorage.setItem("draft:help/form", "{}");
    failOverride("help", "Failed to fetch");
    expect(sessionStorage).toHaveLength(5);
    expect(open({ path: "/", app: "own" })).toHaveTextContent("Hello");
  });

  it("starts without a style sheet that hangs, and shows nothing unstyled", () => {
    jest.useFakeTimers();
    const root = open({ path: "/" });
    document.head.innerHTML = `<link rel="stylesheet" href="/hangs.css">`;
    jest.advanceTimersByTime(5_000);
    jest.useRealTimers();
    expect(document.querySelector("link")).toBeNull();
    expect(root).toBeEmptyDOMElement();
  });

  it("keeps what came in time", () => {
    jest.useFakeTimers();
    const root = open({ path: "/" });
    document.head.innerHTML = `<link rel="stylesheet" href="/hangs.css">`;
    document.dispatchEvent(new Event("DOMContentLoaded"));
    jest.advanceTimersByTime(60_000);
    jest.useRealTimers();
    expect(root).toHaveTextContent("Hello");
    document.head.innerHTML = "";
  });

  it("is shown on a further page of the tab, with a mailed token, and where only a campaign is counted", () => {
    sessionStorage.setItem("react-router-scroll-positions", "{}");
    for (const address of ["/verify?token=a", "/verify/?token=a&more=b"]) {
      expect(open({ path: "/verify", query: "token", address })).toHaveTextContent("Hello");
    }
    expect(open({ path: "/", address: "/?utm_source=mail" })).toHaveTextContent("Hello");
  });
});

it("shows the skeleton of an area to whom the area is for, and to nobody else", () => {
  expect(open({ role: "agent", html: "<i></i>" })).toBeEmptyDOMElement();
  localStorage.setItem("role", "agent");
  expect(open({ role: "agent", html: "<i></i>" })).not.toBeEmptyDOMElement();
  expect(open({ role: "consumer", html: "<i></i>" })).toBeEmptyDOMElement();
});

it("does not make an address of what was typed, where a form is sent before its code is there", () => {
  const root = open({ path: "/", html: "<form><input name='password'><button></button></form>" });
  const sent = new Event("submit", { bubbles: true, cancelable: true });
  root.querySelector("form")!.dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);
});
