import { AreaShell, useOwnMenu } from "@quotehaven/platform/area";
import { screen, within } from "@quotehaven/platform/testing";
import { act } from "@testing-library/react";
import { aRemote } from "../testing/aRemote";
import { registered, renderShell } from "../testing/renderShell";

const Desk = () => <AreaShell home="/brokers/desk" menu={useOwnMenu()} />;

const brokers = {
  entry: registered(
    "brokers",
    [
      ["/brokers", "anyone"],
      ["/brokers/desk", "agent"],
    ],
    [{ to: "/brokers/desk/offers", icon: "document", label: { en: "Offers", es: "Ofertas" } }],
  ),
  module: aRemote("brokers", {
    "/brokers": [{ index: true, element: <h1>For brokers</h1> }],
    "/brokers/desk": [
      {
        element: <Desk />,
        children: [
          { index: true, element: <h1>Desk</h1> },
          {
            path: "offers",
            handle: { menu: { icon: "document", label: { en: "Offers", es: "Ofertas" } } },
            element: <h1>Offers</h1>,
          },
        ],
      },
    ],
  }),
};

const agent = { "GET /auth/check-session": { type: 2 } };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("shows the screens of a remote that only the registry tells of, and the menu that it gives its area", async () => {
  const { user, router, currentPath } = await renderShell({
    newRemote: brokers,
    path: "/brokers",
    sid: "s",
    replies: agent,
  });
  await screen.findByRole("heading", { name: "For brokers" });
  await act(() => router.navigate("/brokers/desk/x/y"));
  await screen.findByRole("heading", { name: "Desk" });
  const menu = screen.getByRole("navigation");
  await user.click(within(menu).getByRole("link", { name: "Offers" }));
  expect(await screen.findByRole("heading", { name: "Offers" })).toBeInTheDocument();
  expect(currentPath()).toBe("/brokers/desk/offers");
});

const prepare = async () => {
  throw new Error("no texts");
};

it("leaves its area's frame, menu and log out where it does not come", async () => {
  const { user, currentPath } = await renderShell({
    path: "/brokers/desk",
    sid: "s",
    replies: { ...agent, "GET /auth/login": {} },
    newRemote: { ...brokers, module: { ...brokers.module, prepare } },
  });
  const menu = await screen.findByRole("navigation", { name: "Main menu" });
  expect(within(screen.getByRole("main")).getByRole("heading", { level: 1 })).toHaveTextContent(
    "This part is not available right now",
  );
  await user.click(within(menu).getByRole("link", { name: "Offers" }));
  expect(currentPath()).toBe("/brokers/desk/offers");
  expect(await screen.findByText("This part is not available right now")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Log out" }));
  expect(await screen.findByRole("heading", { name: "Landing" })).toBeInTheDocument();
});

it("leaves the ways home and out where it does not come and has no menu", async () => {
  const { user } = await renderShell({
    path: "/brokers/desk",
    sid: "s",
    replies: { ...agent, "GET /auth/login": {} },
    newRemote: {
      entry: { ...brokers.entry, menu: undefined },
      module: { ...brokers.module, prepare },
    },
  });
  expect(await screen.findByText("This part is not available right now")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Quotehaven" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Log out" }));
  expect(await screen.findByRole("heading", { name: "Landing" })).toBeInTheDocument();
});
