import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, Outlet } from "react-router-dom";
import { createPageRouter, type PageRouter } from "./pageRouter";
import { RoutedPage, useMoveGuard } from "./RoutedPage";

type Held = { to: string; proceed: () => void };

/** A page in the browser's own history, whose moves wait as long as the test says so. */
async function aGuardedPage() {
  const held: Held[] = [];
  const waiting = { isOn: true };
  function Frame() {
    useMoveGuard(({ to, proceed }) => {
      if (waiting.isOn) held.push({ to: to.pathname, proceed });
      return waiting.isOn;
    });
    return <Outlet />;
  }
  const screenAt = (path: string) => ({
    path,
    element: (
      <>
        <h1>At {path}</h1>
        <Link to="/c">To c</Link>
      </>
    ),
  });
  window.history.pushState(null, "", "/a");
  const router: PageRouter = createPageRouter([
    { element: <Frame />, children: [screenAt("/a"), screenAt("/b"), screenAt("/c")] },
  ]);
  render(<RoutedPage router={router} />);
  waiting.isOn = false;
  await act(() => router.navigate("/b"));
  waiting.isOn = true;
  return { router, held, waiting };
}

it("moves by links and the browser's Back", async () => {
  const { waiting } = await aGuardedPage();
  waiting.isOn = false;
  await userEvent.click(screen.getByRole("link"));
  expect(screen.getByRole("heading", { name: "At /c" })).toBeInTheDocument();
  window.history.back();
  expect(await screen.findByRole("heading", { name: "At /b" })).toBeInTheDocument();
});

it("lets the browser's Back wait at the address where it began, and makes it when it may", async () => {
  const { held } = await aGuardedPage();
  window.history.back();
  await waitFor(() => expect(held.map(({ to }) => to)).toEqual(["/a"]));
  await waitFor(() => expect(window.location.pathname).toBe("/b"));
  expect(screen.getByRole("heading", { name: "At /b" })).toBeInTheDocument();
  held[0]?.proceed();
  expect(await screen.findByRole("heading", { name: "At /a" })).toBeInTheDocument();
  expect(window.location.pathname).toBe("/a");
});

it("asks again before the next Back", async () => {
  const { held } = await aGuardedPage();
  for (const times of [1, 2]) {
    window.history.back();
    await waitFor(() => expect(held).toHaveLength(times));
    await waitFor(() => expect(window.location.pathname).toBe("/b"));
  }
});

it("lets a link wait, and follows it with what it carries", async () => {
  const { router, held } = await aGuardedPage();
  await act(() => router.navigate("/c?x=1#y", { state: { from: "b" } }));
  expect(window.location.pathname).toBe("/b");
  act(() => held[0]?.proceed());
  expect(router.state.location).toMatchObject({
    pathname: "/c",
    search: "?x=1",
    hash: "#y",
    state: { from: "b" },
  });
});
