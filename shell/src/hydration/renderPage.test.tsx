import { jest } from "@jest/globals";
import { useIsHydrated } from "@quotehaven/platform";
import { act, screen, waitFor } from "@quotehaven/platform/testing";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { keepPress } from "./keepPress";
import { renderPage } from "./renderPage";

function Form() {
  const [name, setName] = useState("");
  const [said, setSaid] = useState("");
  const isHydrated = useIsHydrated();
  return (
    <form inert={!isHydrated} onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <button onClick={() => setSaid(name)}>Send</button>
      <output>{said}</output>
    </form>
  );
}

const complain = jest.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => {
  complain.mockClear();
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
});
const root = () => document.getElementById("root") as HTMLElement;

it("hydrates what the page shows: the same nodes, and a form that takes nothing before", async () => {
  const user = userEvent.setup();
  const before = [...root().querySelectorAll("*")];
  expect(screen.getByRole("textbox").closest("form")).toHaveAttribute("inert");
  await act(async () => renderPage(<Form />, root(), true));
  await waitFor(() => expect(root().querySelector("form")).not.toHaveAttribute("inert"));
  await user.type(screen.getByRole("textbox"), "Nora");
  await user.click(screen.getByRole("button"));
  expect(screen.getByRole("status")).toHaveTextContent("Nora");
  expect([...root().querySelectorAll("*")]).toEqual(before);
  expect(complain).not.toHaveBeenCalled();
});

describe("a press", () => {
  function Counter() {
    const [count, setCount] = useState(0);
    return <button onClick={() => setCount(count + 1)}>{count}</button>;
  }
  const button = () => screen.getByRole("button");

  beforeEach(() => {
    root().innerHTML = renderToString(<Counter />);
    keepPress(document);
  });

  it("before React listens is made again, once for all that were tried", async () => {
    button().click();
    button().click();
    await act(async () => renderPage(<Counter />, root(), true));
    expect(button()).toHaveTextContent("1");
    button().click();
    await screen.findByText("2");
  });

  it("while React hydrates is answered once, also after an earlier one", async () => {
    button().click();
    await act(async () => {
      renderPage(<Counter />, root(), true);
      button().click();
    });
    expect(button()).toHaveTextContent("1");
  });

  it("of what is gone, or before one beside all buttons, is not made again", async () => {
    button().click();
    await act(async () => renderPage(<Counter />, root(), false));
    expect(button()).toHaveTextContent("0");
    root().innerHTML = renderToString(<Counter />);
    keepPress(document);
    button().click();
    document.body.click();
    await act(async () => renderPage(<Counter />, root(), true));
    expect(button()).toHaveTextContent("0");
  });
});

it("takes the place of what the page shows where that is something else", async () => {
  const before = screen.getByRole("textbox");
  await act(async () => renderPage(<h1>Not there</h1>, root(), false));
  await screen.findByRole("heading", { name: "Not there" });
  expect(before).not.toBeInTheDocument();
});

it("renders anew what a build of another version prerendered, and reports it", async () => {
  const before = screen.getByRole("textbox");
  const Newer = () => (
    <main>
      <h1>Newer</h1>
    </main>
  );
  await act(async () => renderPage(<Newer />, root(), true));
  await screen.findByRole("heading", { name: "Newer" });
  expect(before).not.toBeInTheDocument();
  expect(complain.mock.calls.flat().join(" ")).toMatch(/hydration/i);
});

it("keeps the class names of the markup, whose rules are linked, where only these are others", async () => {
  root().innerHTML = '<p class="older">Hello</p>';
  const words = screen.getByText("Hello");
  await act(async () => renderPage(<p className="newer">Hello</p>, root(), true));
  expect(words).toBeInTheDocument();
  expect(words).toHaveClass("older");
});
