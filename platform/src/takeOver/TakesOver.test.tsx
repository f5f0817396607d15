import { screen, waitFor } from "../testing";
import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ReactNode } from "react";
import type { FirstPaint } from "./FirstPaint";
import { TakesOver } from "./TakesOver";
import { whenLetGo } from "./takeOver";
import { watchPaint } from "./watchPaint";

/** With `unread`, what came with the data. */
function Screen({ unread }: { unread?: number }) {
  const [name, setName] = useState("");
  const [isTicked, setTicked] = useState(false);
  const [said, setSaid] = useState("");
  return (
    <main>
      <h1>Hello</h1>
      <button
        aria-label={unread ? `News, ${unread} unread` : "News"}
        onClick={() => setSaid("News")}
      >
        {unread && <span aria-hidden="true">{unread}</span>}
      </button>
      <label>
        Name <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <label>
        <input type="checkbox" checked={isTicked} onChange={() => setTicked(!isTicked)} /> News
      </label>
      <button onClick={() => setSaid(`Sent for ${name}${isTicked ? ", with news" : ""}`)}>
        Send
      </button>
      <button onClick={() => setSaid("Other")}>Other</button>
      <output>{said}</output>
    </main>
  );
}

function markupOf(page: ReactNode): string {
  const { container, unmount } = render(page);
  const html = container.innerHTML;
  unmount();
  return html;
}

/** The screen as it stands in the page before its code is there. */
function aFirstPaint(html = markupOf(<Screen />)): FirstPaint {
  const element = document.createElement("div");
  element.innerHTML = html;
  const style = document.createElement("style");
  document.head.append(style);
  document.body.append(element);
  return { element, style, pressed: null, held: null };
}

function takeOver(paint: FirstPaint, page = <Screen />) {
  const root = document.createElement("div");
  paint.element.before(root);
  return render(
    <TakesOver paint={paint} root={root}>
      {page}
    </TakesOver>,
    { container: root },
  );
}

beforeEach(() => {
  document.body.innerHTML = "";
});

it("puts the live screen in the place of the first paint, with nothing of it left", () => {
  const paint = aFirstPaint();
  takeOver(paint);
  expect(screen.getAllByRole("heading")).toHaveLength(1);
  expect(paint.style.isConnected).toBe(false);
});

it("keeps what was typed and ticked, the focus and the place in the text", async () => {
  const paint = aFirstPaint();
  const user = userEvent.setup();
  await user.click(screen.getByRole("checkbox"));
  await user.type(screen.getByRole("textbox"), "Nora");
  screen.getByRole<HTMLInputElement>("textbox").setSelectionRange(1, 3);
  takeOver(paint);
  const field = screen.getByRole<HTMLInputElement>("textbox");
  expect(paint.element.contains(field)).toBe(false);
  expect(field).toHaveFocus();
  await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([1, 3]));
  expect(field).toHaveValue("Nora");
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getByText("Sent for Nora, with news")).toBeInTheDocument();
});

it("does what was pressed, with what was typed before", async () => {
  const paint = aFirstPaint();
  await userEvent.type(screen.getByRole("textbox"), "Nora");
  paint.pressed = screen.getByRole("button", { name: "Send" });
  takeOver(paint);
  expect(await screen.findByText("Sent for Nora")).toBeInTheDocument();
});

it("does what was pressed on a button whose count came with the data", async () => {
  const paint = aFirstPaint();
  paint.pressed = screen.getByRole("button", { name: "News" });
  takeOver(paint, <Screen unread={3} />);
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("News"));
  expect(screen.getByRole("button", { name: "News, 3 unread" })).toBeInTheDocument();
});

it("does a press that began before and ends after", () => {
  const paint = aFirstPaint();
  watchPaint(paint);
  const down = new Event("pointerdown", { bubbles: true });
  screen.getByRole("button", { name: "Other" }).dispatchEvent(down);
  takeOver(paint);
  expect(screen.getByRole("status")).toHaveTextContent("");
  act(() => void document.dispatchEvent(new Event("pointerup")));
  expect(screen.getByRole("status")).toHaveTextContent("Other");
});

it("leaves alone what is not the same any more", async () => {
  const paint = aFirstPaint("<main><h1>Old</h1><p>x</p><p>x</p><button>Pay</button></main>");
  paint.pressed = screen.getByRole("button", { name: "Pay" });
  paint.pressed.focus();
  takeOver(paint);
  expect(document.body).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent("");
});

it("renders as ever where the page showed nothing", () => {
  const root = document.body.appendChild(document.createElement("div"));
  render(
    <TakesOver paint={undefined} root={root}>
      <Screen />
    </TakesOver>,
    { container: root },
  );
  expect(screen.getByRole("heading", { name: "Hello" })).toBeInTheDocument();
});

it("waits until a press that began is over", async () => {
  const paint: FirstPaint = { ...aFirstPaint(), held: document.body };
  let isLetGo = false;
  void whenLetGo(paint).then(() => (isLetGo = true));
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(isLetGo).toBe(false);
  paint.held = null;
  await act(() => new Promise((resolve) => setTimeout(resolve, 40)));
  expect(isLetGo).toBe(true);
});
