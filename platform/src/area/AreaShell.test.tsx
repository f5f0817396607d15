import { notificationsReply } from "@quotehaven/contract/wire";
import { menuOf } from "../remote/menuOf";
import { renderScreen, screen, within } from "../testing";
import { AreaShell, type AreaMenuItem } from "./AreaShell";

const menu: AreaMenuItem[] = [
  { to: "/agent/profile/agency-details", label: "Agency details", icon: "briefcase" },
  { to: "/agent/profile/leads", label: "Leads", icon: "users", disabled: true },
];

const noNews = { data: { data: [], count: 0, unseen: 0 } };

function open({
  path = "/agent/profile/agency-details",
  entries = menu,
  news = noNews as object,
} = {}) {
  return renderScreen(
    [
      {
        element: <AreaShell menu={entries} home="/agent/profile" />,
        children: [{ path: "*", element: <p>The screen</p> }],
      },
    ],
    {
      session: path.startsWith("/agent") ? "agent" : "consumer",
      path,
      replies: { "GET /notifications": news },
    },
  );
}

it("shows the screen beside the menu, says where one is, and leads home, but nowhere by an entry that is off", async () => {
  const { user, currentPath } = open();
  expect(within(screen.getByRole("main")).getByText("The screen")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Agency details" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  const home = screen.getByRole("link", { name: "Quotehaven" });
  expect(home).toHaveAttribute("href", "/agent/profile");
  await user.click(screen.getByRole("link", { name: "Leads" }));
  expect(currentPath()).toBe("/agent/profile/agency-details");
});

it("marks one entry: neither an index screen nor one above another stays current on its siblings", () => {
  const menuOfPage = { icon: "users", label: { en: "", es: "" } } as const;
  const entry = (path: string) => ({ path, handle: { menu: menuOfPage } });
  const routes = [{ index: true as const, handle: { menu: menuOfPage } }];
  const desk = [entry("leads"), entry("desk"), entry("desk/notes"), { path: "unlisted" }];
  const entries = menuOf([
    {
      ...{ prefix: "/agent/profile", role: "agent", title: "", description: "" },
      routes: [...routes, ...desk],
    },
  ]).map((each) => ({ ...each, icon: "users" as const, label: each.to }));
  for (const [path, ...current] of [
    ["/agent/profile", "/agent/profile"],
    ["/agent/profile/unlisted"],
    ["/agent/profile/leads/7", "/agent/profile/leads"],
    ["/agent/profile/desk", "/agent/profile/desk"],
    ["/agent/profile/desk/notes", "/agent/profile/desk/notes"],
  ]) {
    const { unmount } = open({ path, entries });
    const marked = screen.getAllByRole("link").filter((link) => link.ariaCurrent === "page");
    expect(marked.map((link) => link.textContent)).toEqual(current);
    unmount();
  }
});

it("says how many things wait at an entry, and nothing where none do", () => {
  const waiting = (count: number): AreaMenuItem => ({
    to: `/agent/profile/${count}`,
    label: `Entry ${count}`,
    icon: "users",
    badge: { count, label: `${count} new leads` },
  });
  open({ entries: [waiting(0), waiting(4), waiting(1200)] });
  const shown = screen.getAllByRole("link", { name: /^Entry/ }).map((link) => link.textContent);
  expect(shown).toEqual(["Entry 0", "Entry 444 new leads", "Entry 1200999+1200 new leads"]);
  expect(screen.getByRole("link", { name: "Entry 4 4 new leads" })).toBeInTheDocument();
});

it("marks no notification as read by arriving at the list that they lead to", async () => {
  const unread = notificationsReply.encode({
    items: [
      {
        ...{ id: 1, kind: "quoteToReview", isSeen: false, name: "", firstName: "Ann" },
        createdAt: "2026-03-04T12:30:00Z",
      },
    ],
    count: 1,
    unseen: 1,
  });
  for (const path of ["/profile/my-quotes", "/agent/profile/leads", "/profile/notifications"]) {
    const { requests, unmount } = open({ path, news: unread });
    await screen.findByRole("button", { name: "Notifications, 1 unread" });
    expect(requests.filter(({ method }) => method === "POST")).toEqual([]);
    unmount();
  }
});
