import { jest } from "@jest/globals";
import { prepareOnIntent } from "./warmScreens";

it("prepares the path of each link of ours once, as soon as somebody is about to follow it", () => {
  document.body.innerHTML = `
    <a href="/agent?next=/x"><b>Agents</b></a>
    <a href="/profile">Profile</a>
    <a href="https://elsewhere.example/agent">Elsewhere</a>
    <a>No link yet</a>
    <button>Send</button>`;
  const prepare = jest.fn<(path: string) => void>();
  const undo = prepareOnIntent(document, prepare);
  const meet = (selector: string, kind: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event(kind, { bubbles: true }));

  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  meet("b", "pointerover");
  Reflect.deleteProperty(navigator, "connection");
  expect(prepare).not.toHaveBeenCalled();

  meet("b", "pointerover");
  meet("b", "focusin");
  meet('a[href="/profile"]', "touchstart");
  for (const other of ['a[href^="https"]', "a:not([href])", "button"]) meet(other, "pointerover");
  expect(prepare.mock.calls).toEqual([["/agent"], ["/profile"]]);
  undo();
});
