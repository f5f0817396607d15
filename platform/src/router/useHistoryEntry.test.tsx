import { renderScreen, screen, waitFor } from "@quotehaven/platform/testing";
import { act } from "@testing-library/react";
import { Link } from "react-router-dom";
import { useHistoryEntry } from "./useHistoryEntry";

const readName = (kept: unknown) => (typeof kept === "string" ? kept : null);

function Page() {
  const { value, open, close } = useHistoryEntry("guest", readName);
  return (
    <>
      <h1>Page</h1>
      <Link to="/other">Away</Link>
      <button onClick={() => open("Ada")}>Open</button>
      <button onClick={() => open("Bea", { isInPlace: true })}>Open in place</button>
      {value !== null && (
        <>
          <p>Hello {value}</p>
          <button onClick={() => open("Cleo")}>Change</button>
          <button onClick={() => close("/page")}>Close</button>
        </>
      )}
    </>
  );
}

const routes = [
  { path: "/page", element: <Page /> },
  { path: "/other", element: <h1>Other</h1> },
];

const openPage = (path = "/page?tab=2") => renderScreen(routes, { path });
const greeting = () => screen.queryByText(/^Hello/)?.textContent ?? null;

it("closes on Back, opens again on Forward, and leaves the address alone", async () => {
  const { user, router, currentPath } = openPage();
  await user.click(screen.getByRole("button", { name: "Open" }));
  expect(greeting()).toBe("Hello Ada");
  expect(currentPath()).toBe("/page?tab=2");
  await act(() => router.navigate(-1));
  await waitFor(() => expect(greeting()).toBeNull());
  await act(() => router.navigate(1));
  expect(await screen.findByText("Hello Ada")).toBeInTheDocument();
});

it("is gone from the history once it is closed on the screen", async () => {
  const { user, router } = openPage();
  await user.click(screen.getByRole("button", { name: "Open" }));
  await user.click(screen.getByRole("button", { name: "Change" }));
  expect(greeting()).toBe("Hello Cleo");
  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(greeting()).toBeNull());
  expect(router.state.location.search).toBe("?tab=2");
});

it("is still open after a visit elsewhere and Back", async () => {
  const { user, router } = openPage();
  await user.click(screen.getByRole("button", { name: "Open" }));
  await user.click(screen.getByRole("link", { name: "Away" }));
  await screen.findByRole("heading", { name: "Other" });
  await act(() => router.navigate(-1));
  expect(await screen.findByText("Hello Ada")).toBeInTheDocument();
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
