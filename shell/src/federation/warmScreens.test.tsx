import { jest } from "@jest/globals";
import { releaseHangingPreloads } from "./hangingPreloads";
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

describe("a preload that hangs", () => {
  const [here, hanging] = ["http://localhost/here.js", "http://localhost/hanging.js"];
  const left = () => [...document.querySelectorAll("link")].map(({ href }) => href);

  beforeEach(() => {
    jest.useFakeTimers();
    document.head.innerHTML = `
      <link rel="preload" as="script" href="${here}">
      <link rel="preload" as="script" href="${hanging}">`;
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it("lets go of what hangs once nothing arrives any more, and of nothing else", () => {
    releaseHangingPreloads(() => [here]);
    jest.advanceTimersByTime(2_000);
    expect(left()).toEqual([here, hanging]);
    jest.advanceTimersByTime(500);
    expect(left()).toEqual([here]);
  });

  it("waits for a slow network as long as anything arrives", () => {
    const there = [here];
    releaseHangingPreloads(() => [...there]);
    for (let count = 0; count < 10; count += 1) {
      there.push(`http://localhost/${count}.js`);
      jest.advanceTimersByTime(2_000);
    }
    expect(left()).toEqual([here, hanging]);
  });

  it("stops looking once everything is there", () => {
    releaseHangingPreloads(() => [here, hanging]);
    jest.advanceTimersByTime(500);
    expect(left()).toEqual([here, hanging]);
    expect(jest.getTimerCount()).toBe(0);
  });
});
