import { events } from "../events/events";
import { renderScreen, screen, within } from "../testing";
import { AreaShell, type AreaMenuItem } from "./AreaShell";

const menu: AreaMenuItem[] = [
  { to: "/agent/profile/agency-details", label: "Agency details", icon: "briefcase" },
  { to: "/agent/profile/leads", label: "Leads", icon: "users", disabled: true },
];

const replies = { "GET /notifications": { data: { data: [], count: 0, unseen: 0 } } };

function open() {
  return renderScreen(
    [
      {
        element: <AreaShell menu={menu} home="/agent/profile" />,
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
