import { consumerProfileFields } from "@quotehaven/contract/rules";
import { renderScreen, screen, typingAidsOf } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import { DashboardScreen } from "./DashboardScreen";
import { aProfileReply } from "./profileFixtures";

it("tells the keyboard and the browser's memory what each detail is", async () => {
  const { user } = renderScreen(<DashboardScreen />, {
    path: "/profile/dashboard",
    session: "consumer",
    messages: { consumer: messages },
    replies: {
      "GET /user/profile": aProfileReply(),
      "GET /user/application": { data: [], meta: null },
      "GET /user/quotes": { data: [] },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Click to edit" }));
  await user.click(screen.getByRole("radio", { name: "Married" }));
  const aids = typingAidsOf(consumerProfileFields);
  expect(aids).toEqual(Object.fromEntries(Object.keys(aids).map((name) => [name, "right"])));
});
