import { jest } from "@jest/globals";
import { act, screen, waitFor } from "@quotehaven/platform/testing";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { keepPress } from "../head/keepPress";
import { renderPage } from "./renderPage";

function Form() {
  const [name, setName] = useState("");
  const [isTicked, setTicked] = useState(false);
  const [said, setSaid] = useState<string[]>([]);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <input
        type="checkbox"
        aria-label="News"
        checked={isTicked}
        onChange={() => setTicked(!isTicked)}
      />
      <button onClick={() => setSaid([...said, `${name}${isTicked ? " with news" : ""}`])}>
        Send
      </button>
      <output>{said.join()}</output>
    </form>
  );
}

const complain = jest.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => {
  complain.mockClear();
  const { container, unmount } = render(<Form />);
  const html = container.innerHTML;
  unmount();
  document.body.innerHTML = `<div id="root">${html}</div>`;
  keepPress(document);
});
const root = () => document.getElementById("root") as HTMLElement;

it("hydrates what the page shows: the same nodes, with what was typed, ticked and pressed", async () => {
  const user = userEvent.setup();
  const before = [...root().querySelectorAll("*")];
  // As a browser does it, which leaves the element as it is.
  screen.getByRole<HTMLInputElement>("textbox").value = "Nora";
  await user.click(screen.getByRole("checkbox"));
  await user.click(screen.getByRole("button"));
  await act(async () => renderPage(<Form />, root(), true));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Nora with news"));
  expect([...root().querySelectorAll("*")]).toEqual(before);
  expect(before.every((node) => node.isConnected)).toBe(true);
  expect(screen.getByRole("textbox")).toHaveValue("Nora");
  expect(complain).not.toHaveBeenCalled();
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
