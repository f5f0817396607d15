import { Modal } from "@quotehaven/shared-ui";
import { act } from "@testing-library/react";
import { useState } from "react";
import { Link, type RouteObject } from "react-router-dom";
import { renderScreen, screen } from "../testing";
import { hasUnsaved, mayLeave } from "./unsaved";
import { useUnsaved } from "./useUnsaved";

function Typing({ isDraft }: { isDraft: boolean }) {
  const [text, setText] = useState("");
  const release = useUnsaved(text !== "", { isDraft });
  return (
    <>
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <button onClick={release}>Saved</button>
    </>
  );
}

const question = () => screen.queryByRole("alertdialog", { name: "Leave without saving?" });
const press = (name: string) => screen.findByRole("button", { name });

function open({ isDraft = false } = {}) {
  const routes: RouteObject[] = [
    {
      path: "/form",
      element: (
        <>
          <Typing isDraft={isDraft} />
          <Link to="/elsewhere">Elsewhere</Link>
          <Link to="/form?page=2">Page 2</Link>
        </>
      ),
    },
    { path: "/elsewhere", element: <p>Elsewhere it is</p> },
  ];
  return renderScreen(routes, { path: "/form" });
}

/** Whether the browser would ask before this tab closes. */
function asksBeforeClosing(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

describe("what is typed and not saved", () => {
  it("is asked about before another screen: stays with whoever stays, goes with whoever leaves", async () => {
    const { user, currentPath } = open();
    await user.type(screen.getByRole("textbox"), "Half a");
    await user.click(screen.getByRole("link", { name: "Elsewhere" }));
    await user.click(await press("Keep editing"));
    expect(question()).toBeNull();
    expect(currentPath()).toBe("/form");
    expect(screen.getByRole("textbox")).toHaveValue("Half a");
    await user.click(screen.getByRole("link", { name: "Elsewhere" }));
    await user.click(await press("Leave without saving"));
    expect(await screen.findByText("Elsewhere it is")).toBeInTheDocument();
    expect(hasUnsaved()).toBe(false);
  });

  it("is asked about by the browser before the tab closes, and by nobody on another page of the same screen nor once it is saved", async () => {
    const { user, currentPath } = open();
    expect(asksBeforeClosing()).toBe(false);
    await user.type(screen.getByRole("textbox"), "a");
    expect(asksBeforeClosing()).toBe(true);
    await user.clear(screen.getByRole("textbox"));
    expect(asksBeforeClosing()).toBe(false);
    await user.type(screen.getByRole("textbox"), "a");
    await user.click(screen.getByRole("link", { name: "Page 2" }));
    expect(currentPath()).toBe("/form?page=2");
    await user.click(await press("Saved"));
    await user.click(screen.getByRole("link", { name: "Elsewhere" }));
    expect(currentPath()).toBe("/elsewhere");
  });

  it("moves about freely as a draft, and is asked about at its real end", async () => {
    const { user, currentPath } = open({ isDraft: true });
    await user.type(screen.getByRole("textbox"), "Half a");
    expect(asksBeforeClosing()).toBe(true);
    let mayEnd: Promise<boolean> | undefined;
    act(() => void (mayEnd = mayLeave()));
    await user.click(await press("Keep editing"));
    expect(await mayEnd).toBe(false);
    await user.click(screen.getByRole("link", { name: "Elsewhere" }));
    expect(currentPath()).toBe("/elsewhere");
  });
});

function Page() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <Modal title="Register" onClose={() => setOpen(false)}>
      <Typing isDraft={false} />
    </Modal>
  ) : (
    <p>Closed</p>
  );
}
const theWindow = () => screen.findByRole("dialog", { name: "Register" });

it("asks before a window with something unsaved is closed", async () => {
  const { user } = renderScreen(<Page />);
  const shown = await theWindow();
  await user.type(screen.getByRole("textbox"), "Half a");
  await user.keyboard("{Escape}");
  await user.click(await press("Keep editing"));
  expect(screen.getByRole("textbox")).toHaveValue("Half a");
  await user.click(shown.parentElement ?? document.body);
  await user.click(await press("Leave without saving"));
  expect(await screen.findByText("Closed")).toBeInTheDocument();
});
