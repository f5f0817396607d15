import { renderScreen, screen } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import { RegisteredScreen } from "./RegisteredScreen";

it("leads to the mailbox where it is known by the address", async () => {
  renderScreen(<RegisteredScreen email="nora@gmail.com" />, {
    path: "/auth/register/1",
    messages: { consumer: messages },
  });
  const link = await screen.findByRole("link", { name: "Open Gmail" });
  expect(link).toHaveAttribute("href", "https://mail.google.com/mail/");
  expect(link).toHaveAttribute("target", "_blank");
  expect(screen.getByRole("button", { name: "Go home" })).toBeVisible();
});
