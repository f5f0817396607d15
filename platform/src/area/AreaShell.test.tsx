import { jest } from "@jest/globals";
import { events } from "../events/events";
import { act, renderScreen, screen, waitFor, within } from "../testing";
import { changeLanguage } from "../i18n/i18n";
import { setMenus } from "../points/points";
import { RemoteContext } from "../remote/RemoteContext";
import { AreaShell, type AreaMenuItem } from "./AreaShell";

const menu: AreaMenuItem[] = [
  { to: "/agent/profile/agency-details", label: "Agency details", icon: "briefcase" },
  { to: "/agent/profile/leads", label: "Leads", icon: "users", disabled: true },
];

const replies = { "GET /notifications": { data: { data: [], count: 0, unseen: 0 } } };

const own = [
  { to: "/agent/profile/leads", icon: "users", label: { en: "Leads", es: "Prospectos" } },
];

function open(entries = menu, remote?: string) {
  const frame = <AreaShell menu={entries} home="/agent/profile" />;
  return renderScreen(
    [
      {
        element: (
          <RemoteContext value={remote ? { name: remote, menu: own } : null}>{frame}</RemoteContext>
        ),
        children: [{ path: "*", element: <p>The screen</p> }],
      },
    ],
    { session: "agent", path: "/agent/profile/agency-details", replies },
  );
}

it("shows the screen beside the menu, and says where one is", () => {
  open();
  expect(within(screen.getByRole("main")).getByText("The screen")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Agency details" })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

describe("the entries that other remotes put into its menu", () => {
  const entry = (slot: string, to: string, en: string) => ({
    ...{ slot, to, icon: "info", label: { en, es: "Ayuda" } },
  });
  beforeEach(() =>
    setMenus([
      entry("agent/menu", "/agent/profile/leads", "Leads"),
      entry("agent/menu", "/help", "Help"),
      entry("agent/other", "/desk", "Desk"),
      entry("consumer/menu", "/mine", "Mine"),
    ]),
  );
  afterEach(async () => {
    setMenus([]);
    await act(() => changeLanguage("en"));
  });
  const others = () => screen.queryByRole("navigation", { name: "More" });

  it("stand apart from its own, those for its menu alone", () => {
    open(menu, "agent");
    const links = within(others()!).getAllByRole("link");
    expect(links.map((link) => [link.textContent?.trim(), link.getAttribute("href")])).toEqual([
      ["Help", "/help"],
    ]);
    const own = screen.getByRole("navigation", { name: "Main menu" });
    expect(within(own).queryByRole("link", { name: "Help" })).not.toBeInTheDocument();
  });

  it("are in the language of the page", async () => {
    const { user } = open(menu, "agent");
    await user.click(screen.getByRole("button", { name: "Español" }));
    expect(await screen.findByRole("link", { name: "Ayuda" })).toHaveAttribute("href", "/help");
  });

  it("are nowhere outside of a remote, or where nobody gives any", () => {
    const { unmount } = open();
    expect(others()).not.toBeInTheDocument();
    unmount();
    open(menu, "payment");
    expect(others()).not.toBeInTheDocument();
  });
});

it("leads home by the logo", () => {
  open();
  expect(screen.getByRole("link", { name: "Quotehaven" })).toHaveAttribute(
    "href",
    "/agent/profile",
  );
});

it("goes nowhere by an entry that is switched off", async () => {
  const { user, currentPath } = open();
  await user.click(screen.getByRole("link", { name: "Leads" }));
  expect(currentPath()).toBe("/agent/profile/agency-details");
});

it("says how many things wait at an entry, and nothing where none do", () => {
  const waiting = (count: number): AreaMenuItem => ({
    to: `/agent/profile/${count}`,
    label: `Entry ${count}`,
    icon: "users",
    badge: { count, label: `${count} new leads` },
  });
  open([waiting(0), waiting(4), waiting(1200)]);
  const shown = screen.getAllByRole("link", { name: /^Entry/ }).map((link) => link.textContent);
  expect(shown).toEqual([" Entry 0", " Entry 444 new leads", " Entry 1200999+1200 new leads"]);
  expect(screen.getByRole("link", { name: "Entry 4 4 new leads" })).toBeInTheDocument();
});

describe("the place that notifications lead to", () => {
  const unread = (...kinds: number[]) => ({
    data: {
      data: kinds.map((ntp_id, index) => ({
        ntf_id: kinds.length - index,
        ntf_seen: false,
        ntf_date: "2026-03-04T12:30:00Z",
        ntp_id,
        ntp_name: "",
        usr_firstname: "Ann",
      })),
      count: kinds.length,
      unseen: kinds.length,
    },
  });
  const openAt = (path: string, notifications: object) =>
    renderScreen(
      [
        {
          element: <AreaShell menu={[]} home="/profile" />,
          children: [{ path: "*", element: <p>The screen</p> }],
        },
      ],
      {
        session: "consumer",
        path,
        replies: { "GET /notifications": notifications, "POST /notifications/seen": {} },
      },
    );
  const marked = ({ requests }: ReturnType<typeof openAt>) =>
    requests.filter(({ path }) => path === "/notifications/seen").map(({ body }) => body);

  it("marks them as read where it is opened", async () => {
    const view = openAt("/profile/my-quotes", unread(1));
    await waitFor(() => expect(marked(view)).toEqual([{ ntp_ids: [1, 7, 8] }]));
  });

  it("marks none elsewhere, and asks for nothing where all are read", async () => {
    const elsewhere = openAt("/profile/dashboard", unread(1));
    await screen.findByRole("button", { name: "Notifications, 1 unread" });
    expect(marked(elsewhere)).toEqual([]);
    const read = openAt("/profile/my-quotes", replies["GET /notifications"]);
    await screen.findAllByRole("button", { name: "Notifications" });
    expect(marked(read)).toEqual([]);
  });

  it("marks none while nobody looks at it", async () => {
    const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    const view = openAt("/profile/my-quotes", unread(1));
    await screen.findByRole("button", { name: "Notifications, 1 unread" });
    expect(marked(view)).toEqual([]);
    visibility.mockReturnValue("visible");
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await waitFor(() => expect(marked(view)).toHaveLength(1));
    visibility.mockRestore();
  });
});

it("asks the shell to log out", async () => {
  const { user } = open();
  let asked = 0;
  const undo = events.on("signOutRequested", () => void (asked += 1));
  await user.click(screen.getByRole("button", { name: "Log out" }));
  undo();
  expect(asked).toBe(1);
});

it("offers the other language", async () => {
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Español" }));
  expect(await screen.findByRole("button", { name: "Cerrar sesión" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "English" }));
  expect(await screen.findByRole("button", { name: "Log out" })).toBeInTheDocument();
});
