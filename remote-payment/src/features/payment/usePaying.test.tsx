import { jest } from "@jest/globals";
import { paymentIntent } from "@quotehaven/contract/wire";
import { renderScreen, screen } from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
import { aConfig, anIntent } from "./paymentFixtures";
import { usePaying } from "./usePaying";

function Paying({ onSucceeded }: { onSucceeded: () => void }) {
  const { provider, pay } = usePaying({
    intent: paymentIntent.decode(anIntent()),
    onSucceeded,
    onUndecided: () => undefined,
  });
  if (provider.status !== "ready") return null;
  return <button onClick={() => void pay({ kind: "saved", id: "pm_1" })}>Pay</button>;
}

it("never says that the provider could not be reached once the money is paid", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const confirmCardPayment = jest.fn(async () => ({ paymentIntent: { status: "succeeded" } }));
  const provider = Object.assign(() => ({ confirmCardPayment }), { version: "endive" });
  Object.assign(window, { Stripe: provider });
  const broken = () => {
    throw new Error("The next screen is broken");
  };
  const { user } = renderScreen(<Paying onSucceeded={broken} />, {
    session: "agent",
    messages: { payment: english },
    replies: { "GET /config": aConfig() },
  });
  await user.click(await screen.findByRole("button", { name: "Pay" }));
  expect(await screen.findByText(/^That was done/)).toBeInTheDocument();
  expect(screen.queryByText(/could not be reached|can't reach/)).not.toBeInTheDocument();
  expect(confirmCardPayment).toHaveBeenCalledTimes(1);
  log.mockRestore();
});
