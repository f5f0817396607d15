import { screen } from "@quotehaven/platform/testing";
import { openRegistration } from "./registerFixtures";

describe("registration for somebody who is signed in", () => {
  it.each([
    ["consumer", "Go to my application", "/profile/application"],
    ["agent", "See my leads", "/agent/profile/leads"],
  ] as const)("leads a %s to what they have instead", (session, name, address) => {
    openRegistration({ path: "/auth/register/2", session });
    expect(screen.getByRole("heading", { name: "You already have an account" })).toBeVisible();
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", address);
    expect(screen.queryByLabelText("First name")).not.toBeInTheDocument();
  });
});

describe("an address that names no insurance type", () => {
  it.each(["9", "abc", "1.0", "-1", "01"])("leads to Landing: %s", async (segment) => {
    openRegistration({ path: `/auth/register/${segment}` });
    expect(await screen.findByText("Landing")).toBeInTheDocument();
  });
});
