import { renderScreen, screen } from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
import { narrowWindow } from "../../shared/wideWindow";
import { OpenCarriers } from "./OpenCarriers";

afterEach(() => {
  Reflect.deleteProperty(window, "matchMedia");
});

const open = () =>
  renderScreen(<OpenCarriers carriers={["State Farm"]} />, {
    session: "agent",
    messages: { agent: english },
    path: "/agent/profile/leads/all",
  });

it("names the carriers on demand", async () => {
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "1 carrier open" }));
  expect(await screen.findByText("State Farm")).toBeVisible();
});

it("only counts them on a phone, where a finger presses the row", async () => {
  narrowWindow();
  open();
  expect(await screen.findByText("1 carrier open")).toBeVisible();
  expect(screen.queryByRole("button", { name: "1 carrier open" })).toBeNull();
});
