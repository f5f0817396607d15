import { jest } from "@jest/globals";
import { refusal, renderScreen, screen } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import { aQuote } from "../../shared/quotes/quoteFixtures";
import { OpenQuote } from "./OpenQuote";

it("does not call a choice failed because of what follows it, and makes it once", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const quote = aQuote();
  const broken = () => {
    throw new Error("The next screen is broken");
  };
  const { user, requests } = renderScreen(
    <OpenQuote opened={quote} quotes={[quote]} needs={{}} today="2026-06-01" onClose={broken} />,
    {
      session: "consumer",
      messages: { consumer: messages },
      replies: {
        "GET /user/application": refusal(503),
        "POST /user/quotes/:id": { message: "ok" },
      },
    },
  );
  await user.click(await screen.findByRole("button", { name: /^Choose/ }));
  expect(await screen.findByText(/^That was done/)).toBeInTheDocument();
  expect(screen.queryByText(/Please try again/)).not.toBeInTheDocument();
  expect(requests.filter(({ method }) => method === "POST")).toHaveLength(1);
  log.mockRestore();
});
