import { notificationsReply } from "@quotehaven/contract/wire";
import { AreaShell, useOwnMenu } from "@quotehaven/platform/area";
import { refusal, screen, within } from "@quotehaven/platform/testing";
import { act } from "@testing-library/react";
import { aRemote } from "../testing/aRemote";
import { registered, renderShell } from "../testing/renderShell";

const entry = (slot: string, to: string, en: string) => ({
  slot,
  to,
  icon: "document",
  label: { en, es: `${en} en español` },
});

const Desk = () => <AreaShell home="/brokers/desk" menu={useOwnMenu()} />;

const brokers = {
  entry: registered(
    "brokers",
    [
      ["/brokers", "anyone"],
      ["/brokers/desk", "agent"],
    ],
    [entry("brokers/menu", "/brokers/desk/offers", "Offers")],
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

/** Whose team gave its notifications words of their own. */
const withNews = {
  ...brokers,
  entry: {
    ...brokers.entry,
    notifications: [
      {
        kind: "brokers/offered",
        text: { en: "A broker made you an offer.", es: "Un corredor le hizo una oferta." },
        to: "/brokers/desk/offers",
      },
    ],
  },
};
const news = notificationsReply.encode({
  items: [
    {
      id: 1,
      isSeen: false,
      createdAt: "2026-03-04T12:30:00Z",
      kind: "ofRemote",
      name: "brokers/offered",
      firstName: "",
    },
  ],
  count: 1,
  unseen: 1,
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("a remote that the shell was never told of, but by the registry", () => {
  it("shows its open route to anyone", async () => {
    await renderShell({ newRemote: brokers, path: "/brokers" });
    expect(await screen.findByRole("heading", { name: "For brokers" })).toBeInTheDocument();
  });

  it("takes an unknown path below it to what it knows", async () => {
    await renderShell({ newRemote: brokers, path: "/brokers/desk/x/y", sid: "s", replies: agent });
    expect(await screen.findByRole("heading", { name: "Desk" })).toBeInTheDocument();
  });

  it("lets in nobody who is not signed in", async () => {
    const { currentPath } = await renderShell({ newRemote: brokers, path: "/brokers/desk/offers" });
    expect(await screen.findByRole("heading", { name: "Landing" })).toBeInTheDocument();
    expect(currentPath()).toBe("/");
  });

  it("has its notifications in the bell, in its own words in either language, which lead to its place", async () => {
    const { user, currentPath } = await renderShell({
      newRemote: withNews,
      path: "/brokers/desk",
      sid: "s",
      replies: { ...agent, "GET /notifications": news, "POST /notifications/:id": {} },
    });
    await user.click(await screen.findByRole("button", { name: "Español" }));
    await user.click(await screen.findByRole("button", { name: "Notificaciones, 1 sin leer" }));
    await screen.findByRole("link", { name: /Un corredor le hizo una oferta\./ });
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "English" }));
    await user.click(await screen.findByRole("button", { name: "Notifications, 1 unread" }));
    await user.click(await screen.findByRole("link", { name: /A broker made you an offer\./ }));
    expect(await screen.findByRole("heading", { name: "Offers" })).toBeInTheDocument();
    expect(currentPath()).toBe("/brokers/desk/offers");
  });

  it("is where a link through a landing leads, once its reader has signed in", async () => {
    const { user, currentPath } = await renderShell({
      newRemote: brokers,
      path: `/agent?next=${encodeURIComponent("/brokers/desk/offers?page=2")}`,
      replies: { ...agent, "POST /auth/login": { type: 2, sid: "s", redirect: "leads" } },
    });
    await screen.findByRole("dialog", { name: "Agent log in" });
    await user.type(screen.getByRole("textbox", { name: "Email" }), "ann@example.com");
    await user.type(screen.getByLabelText("Password"), "correct horse");
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Log in" }));
    expect(await screen.findByRole("heading", { name: "Offers" })).toBeInTheDocument();
    expect(currentPath()).toBe("/brokers/desk/offers?page=2");
  });

  it("is where a session that was lost there is taken up again", async () => {
    const { user, replies, currentPath, shell } = await renderShell({
      newRemote: brokers,
      path: "/brokers/desk/offers",
      sid: "s",
      replies: agent,
    });
    await screen.findByRole("heading", { name: "Offers" });
    replies["GET /auth/check-session"] = refusal(401);
    await act(() => shell.keeper.check());
    await user.click(await screen.findByRole("button", { name: "Log in again" }));
    Object.assign(replies, agent, {
      "POST /auth/login": { type: 2, sid: "s2", redirect: "leads" },
    });
    await user.type(await screen.findByRole("textbox", { name: "Email" }), "ann@example.com");
    await user.type(screen.getByLabelText("Password"), "correct horse");
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Log in" }));
    expect(await screen.findByRole("heading", { name: "Offers" })).toBeInTheDocument();
    expect(currentPath()).toBe("/brokers/desk/offers");
  });

  it("keeps the other side out", async () => {
    const { currentPath } = await renderShell({
      newRemote: brokers,
      path: "/brokers/desk",
      sid: "s",
      replies: { "GET /auth/check-session": { type: 1 } },
    });
    expect(await screen.findByRole("heading", { name: "Consumer area" })).toBeInTheDocument();
    expect(currentPath()).toBe("/profile");
  });

  it("has the menu that it gives its area", async () => {
    const { user, currentPath } = await renderShell({
      newRemote: brokers,
      path: "/brokers/desk",
      sid: "s",
      replies: agent,
    });
    await screen.findByRole("heading", { name: "Desk" });
    const menu = screen.getByRole("navigation");
    await user.click(within(menu).getByRole("link", { name: "Offers" }));
    expect(await screen.findByRole("heading", { name: "Offers" })).toBeInTheDocument();
    expect(currentPath()).toBe("/brokers/desk/offers");
  });
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
      entry: { ...brokers.entry, menu: [] },
      module: { ...brokers.module, prepare },
    },
  });
  expect(await screen.findByText("This part is not available right now")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Quotehaven" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Log out" }));
  expect(await screen.findByRole("heading", { name: "Landing" })).toBeInTheDocument();
});
