import { renderScreen, screen, waitFor } from "@quotehaven/platform/testing";
import { act, fireEvent, render } from "@testing-library/react";
import { useState } from "react";
import { Modal } from "@quotehaven/shared-ui";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { useUnsaved } from "../unsaved/useUnsaved";
import { useHistoryEntry } from "./useHistoryEntry";

const readName = (kept: unknown) => (typeof kept === "string" ? kept : null);

function Page() {
  const { value, open, close } = useHistoryEntry("guest", readName);
  return (
    <>
      <h1>Page</h1>
      <button onClick={() => open("Ada")}>Open</button>
      <button onClick={() => open("Bea", { isInPlace: true })}>Open in place</button>
      {value !== null && (
        <>
          <p>{`Hello ${value}`}</p>
          <button onClick={() => open("Cleo")}>Change</button>
          <button onClick={() => close("/page")}>Close</button>
        </>
      )}
    </>
  );
}

function Letter() {
  const { value, open, close } = useHistoryEntry("letter", readName);
  const [text, setText] = useState("");
  return (
    <>
      <h1>Desk</h1>
      <button onClick={() => open("new")}>Write</button>
      {value !== null && (
        <Modal title="Letter" onClose={() => close()}>
          <Unsaved isUnsaved={text !== ""} />
          <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
        </Modal>
      )}
    </>
  );
}

function Unsaved({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsaved(isUnsaved);
  return null;
}

const routes = [
  { path: "/desk", element: <Letter /> },
  { path: "/page", element: <Page /> },
  { path: "/other", element: <h1>Other</h1> },
];

const openPage = (path = "/page?tab=2") => renderScreen(routes, { path });
const greeting = () => screen.queryByText(/^Hello/)?.textContent ?? null;

it("closes on Back, opens again on Forward, leaves the address alone, and is gone from the history once it is closed on the screen", async () => {
  const { user, router, currentPath } = openPage();
  await user.click(screen.getByRole("button", { name: "Open" }));
  expect(greeting()).toBe("Hello Ada");
  expect(currentPath()).toBe("/page?tab=2");
  await act(() => router.navigate(-1));
  await waitFor(() => expect(greeting()).toBeNull());
  await act(() => router.navigate(1));
  expect(await screen.findByText("Hello Ada")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Change" }));
  expect(greeting()).toBe("Hello Cleo");
  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(greeting()).toBeNull());
  expect(router.state.location.search).toBe("?tab=2");
});

it("opened in place, takes what asked for it out of the address when it closes", async () => {
  const { user, currentPath, router } = openPage();
  await user.click(screen.getByRole("button", { name: "Open in place" }));
  expect(greeting()).toBe("Hello Bea");
  expect(router.state.historyAction).toBe("REPLACE");
  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(greeting()).toBeNull());
  expect(currentPath()).toBe("/page");
});

it("makes one entry where it is opened twice before the page shows it", async () => {
  const { router, currentPath } = openPage();
  const open = screen.getByRole("button", { name: "Open" });
  for (let times = 0; times < 2; times += 1) {
    act(() => {
      open.click();
      open.click();
    });
    expect(await screen.findByText("Hello Ada")).toBeInTheDocument();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(greeting()).toBeNull());
    expect(currentPath()).toBe("/page?tab=2");
  }
});

it("steps back once where a window is closed twice", async () => {
  window.history.replaceState(null, "", "/other");
  const router = createBrowserRouter(routes);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate("/desk"));
  fireEvent.click(screen.getByRole("button", { name: "Write" }));
  const closeTwice = async () => {
    const close = await screen.findByRole("button", { name: "Close" });
    fireEvent.click(close);
    fireEvent.keyDown(close, { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(window.location.pathname).toBe("/desk");
  };
  await closeTwice();
  act(() => window.history.forward());
  await closeTwice();
});

it("asks on Back about what was typed in a window, which stays with whoever stays", async () => {
  const { user, router } = renderScreen(routes, { path: "/desk" });
  await user.click(screen.getByRole("button", { name: "Write" }));
  await user.type(await screen.findByLabelText("Text"), "Dear");
  await act(() => router.navigate(-1));
  await screen.findByRole("alertdialog", { name: "Leave without saving?" });
  await user.click(screen.getByRole("button", { name: "Keep editing" }));
  expect(screen.getByLabelText("Text")).toHaveValue("Dear");
});
