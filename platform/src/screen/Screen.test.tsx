import { act } from "@testing-library/react";
import { Modal } from "@quotehaven/shared-ui";
import { Link, Outlet, type RouteObject } from "react-router-dom";
import { changeLanguage } from "../i18n/i18n";
import type { RouteHandle } from "../remote/RemoteDefinition";
import { renderScreen, screen } from "../testing";
import { Screen } from "./Screen";

const handle: RouteHandle = { title: "notifications.title" };
const routes: RouteObject[] = [
  {
    handle,
    children: [
      {
        path: "/",
        element: (
          <Screen>
            <h1>First</h1>
            <Link to="/maya">Maya</Link>
          </Screen>
        ),
      },
      {
        path: "/maya",
        element: (
          <Screen title="Maya R.">
            <h1>Second</h1>
          </Screen>
        ),
      },
    ],
  },
];

it("takes the document's title from the route in the language of the page; a screen's own wins", async () => {
  const { user } = renderScreen(routes);
  expect(document.title).toBe("Notifications · Quotehaven");
  await act(() => changeLanguage("es"));
  expect(document.title).toBe("Notificaciones · Quotehaven");
  await act(() => changeLanguage("en"));
  expect(screen.getByRole("heading")).not.toHaveFocus();
  await user.click(screen.getByRole("link"));
  expect(document.title).toBe("Maya R. · Quotehaven");
  expect(screen.getByRole("heading", { name: "Second" })).toHaveFocus();
});

it("leaves the focus in a window that stays open over the navigation", async () => {
  const frame = (
    <>
      <Outlet />
      <Modal title="Are you still there?" onClose={() => {}}>
        <Link to="/maya">Maya R.</Link>
      </Modal>
    </>
  );
  const { user } = renderScreen([{ element: frame, children: routes }]);
  await user.click(await screen.findByRole("link", { name: "Maya R." }));
  expect(await screen.findByText("Second")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Maya R." })).toHaveFocus();
});
