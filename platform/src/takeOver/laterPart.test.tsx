import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ComponentType } from "react";
import { startI18n } from "../i18n/i18n";
import type { FirstPaint } from "./FirstPaint";
import { laterPart } from "./laterPart";
import { TakesOver } from "./TakesOver";
import { watchPaint } from "./watchPaint";

function Contact() {
  const [name, setName] = useState("");
  const [said, setSaid] = useState("");
  return (
    <>
      <h2>Contact</h2>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <button onClick={() => setSaid(`Sent for ${name}`)}>Send</button>
      <output>{said}</output>
    </>
  );
}

const contact =
  '<div><h2>Contact</h2><input aria-label="Name"><button>Send</button><output></output></div>';

/** A later part whose code comes, or does not, when the test says so. */
function aPart() {
  let settle: { come: () => void; fail: () => void } | null = null;
  const fetched: string[] = [];
  const Part = laterPart("contact", () => {
    fetched.push("contact");
    return new Promise<ComponentType<object>>((resolve, reject) => {
      settle = { come: () => resolve(Contact), fail: () => reject(new Error("offline")) };
    });
  });
  const settled = (how: "come" | "fail") => act(async () => settle?.[how]());
  return { Part, fetched, come: () => settled("come"), fail: () => settled("fail") };
}

/** A page that shows markup of its own, and what takes over from it. */
function aPage() {
  document.body.innerHTML = `<div id="root"></div><div id="paint"><h1>Hello</h1><div data-later="contact">${contact}</div></div>`;
  const [root, element] = document.body.children;
  if (!(root instanceof HTMLElement) || !(element instanceof HTMLElement)) throw new Error();
  const style = document.head.appendChild(document.createElement("style"));
  const paint: FirstPaint = { element, style, pressed: null, held: null };
  watchPaint(paint);
  window.quotehavenFirstPaint = paint;
  const { Part, ...code } = aPart();
  const takeOver = () =>
    render(
      <TakesOver paint={paint} root={root}>
        <h1>Hello</h1>
        <Part />
      </TakesOver>,
      { container: root },
    );
  return { ...code, paint, style, takeOver, user: userEvent.setup() };
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
const idleBefore = Reflect.get(window, "requestIdleCallback");
let idle: (() => void)[] = [];

beforeAll(startI18n);
beforeEach(() => {
  idle = [];
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => idle.push(work),
    cancelIdleCallback: () => undefined,
  });
});

afterEach(() => {
  Object.assign(window, { requestIdleCallback: idleBefore });
  delete window.quotehavenFirstPaint;
  document.head.innerHTML = "";
});

it("leaves the page's markup where it is until nothing else is going on, then takes over", async () => {
  const { takeOver, fetched, come, style } = aPage();
  takeOver();
  const painted = field();
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  expect(style.isConnected).toBe(true);
  expect(fetched).toEqual([]);
  act(() => idle.forEach((work) => work()));
  expect(fetched).toEqual(["contact"]);
  expect(field()).toBe(painted);
  await come();
  expect(field()).not.toBe(painted);
  expect(style.isConnected).toBe(false);
});

it("keeps what was typed, before the rest came and after, and the focus", async () => {
  const { takeOver, fetched, come, user } = aPage();
  await user.type(field(), "No");
  takeOver();
  expect(field()).toHaveFocus();
  await user.type(field(), "ra");
  expect(fetched).toEqual(["contact"]);
  const painted = field();
  await come();
  expect(field()).not.toBe(painted);
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue("Nora");
});

it.each(["before", "after"])("does what was pressed %s the rest came", async (when) => {
  const { takeOver, fetched, come, user } = aPage();
  await user.type(field(), "Nora");
  const press = () => user.click(screen.getByRole("button", { name: "Send" }));
  if (when === "before") await press();
  takeOver();
  if (when === "after") await press();
  expect(fetched).toEqual(["contact"]);
  await come();
  expect(await screen.findByText("Sent for Nora")).toBeInTheDocument();
});

it("says where its code does not come, and loses nothing until it does", async () => {
  const report = globalThis.reportError;
  globalThis.reportError = () => undefined;
  const { takeOver, fail, come, user } = aPage();
  takeOver();
  await user.type(field(), "Nora");
  await fail();
  expect(field()).toHaveValue("Nora");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await come();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(field()).toHaveValue("Nora");
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getByText("Sent for Nora")).toBeInTheDocument();
  globalThis.reportError = report;
});

it("leaves nothing behind where its screen goes before its code came", () => {
  const { takeOver, style } = aPage();
  takeOver().unmount();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  expect(style.isConnected).toBe(false);
});

it("comes at once where the page shows nothing of it", async () => {
  const { Part, come } = aPart();
  render(<Part />);
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  await come();
  expect(field()).toBeInTheDocument();
});
