import { screen, waitFor } from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
import { openScreen } from "../../shared/operationsFixtures";
import { AccessScreen } from "./AccessScreen";

it("shows new recovery codes, and keeps neither them nor the code they were asked with", async () => {
  const { user, store } = openScreen(<AccessScreen />, "/operations/access", {
    replies: { "POST /operations/recovery-codes": { data: ["AAAA-BBBB-CCCC-DDDD"] } },
  });
  await user.type(screen.getByRole("textbox", { name: english["access.code"] }), "123456");
  await user.click(screen.getByRole("button", { name: english["access.renew"] }));
  expect(await screen.findByText("AAAA-BBBB-CCCC-DDDD")).toBeInTheDocument();
  await waitFor(() => expect(JSON.stringify(store.getState())).not.toMatch(/AAAA|123456/));
});
