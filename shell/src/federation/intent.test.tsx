import { jest } from "@jest/globals";
import { prepareOnIntent } from "./intent";

const prepare = jest.fn<(path: string) => void>();
let undo: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <a href="/agent?next=/x"><b>Agents</b></a>
    <a href="/profile">Profile</a>
    <a href="https://elsewhere.example/agent">Elsewhere</a>
    <a>No link yet</a>
    <button>Send</button>`;
  prepare.mockClear();
  undo = prepareOnIntent(document, prepare);
});
afterEach(() => undo());

const meet = (selector: string, kind: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(kind, { bubbles: true }));

it.each(["pointerover", "focusin", "touchstart"])("prepares the path of a link at %s", (kind) => {
  meet("b", kind);
  expect(prepare.mock.calls).toEqual([["/agent"]]);
});

it("prepares each path once", () => {
  meet("b", "pointerover");
  meet("b", "focusin");
  meet('a[href="/profile"]', "focusin");
  expect(prepare.mock.calls).toEqual([["/agent"], ["/profile"]]);
});

it("prepares nothing for what leads elsewhere or nowhere", () => {
  meet('a[href^="https"]', "pointerover");
  meet("a:not([href])", "pointerover");
  meet("button", "pointerover");
  document.dispatchEvent(new Event("pointerover"));
  expect(prepare).not.toHaveBeenCalled();
});

it("prepares nothing for who saves data", () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  meet("b", "pointerover");
  Reflect.deleteProperty(navigator, "connection");
  expect(prepare).not.toHaveBeenCalled();
  meet("b", "pointerover");
  expect(prepare).toHaveBeenCalledTimes(1);
});

it("prepares nothing any more after its undo", () => {
  undo();
  meet("b", "pointerover");
  expect(prepare).not.toHaveBeenCalled();
});
