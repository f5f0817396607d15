import { refusal, renderScreen, screen } from "../testing";
import { request } from "../http/request";
import { HumanVerifierContext, useHumanVerification } from "./useHumanVerification";

function Send() {
  const withHumanToken = useHumanVerification("feedback");
  const send = () =>
    withHumanToken((token) => request({ url: "/feedback", method: "POST", body: { token } })).catch(
      () => {},
    );
  return <button onClick={() => void send()}>Send</button>;
}

/** Presses Send; the tokens of the calls it made. */
async function tokensSent(answer: unknown) {
  let count = 0;
  const { user, requests } = renderScreen(
    <HumanVerifierContext value={async (action) => `${action}-${(count += 1)}`}>
      <Send />
    </HumanVerifierContext>,
    { replies: { "POST /feedback": answer } },
  );
  await user.click(screen.getByRole("button", { name: "Send" }));
  return requests.map(({ body }) => body);
}

it("makes a call with a fresh token", async () => {
  expect(await tokensSent({ message: "ok" })).toEqual([{ token: "feedback-1" }]);
});

it("makes a call refused for its token once more with a new one, and not again", async () => {
  expect(await tokensSent(refusal(422, ["invalid-token"]))).toEqual([
    { token: "feedback-1" },
    { token: "feedback-2" },
  ]);
});

it("makes a call refused for anything else once", async () => {
  expect(await tokensSent(refusal(422, ["email"]))).toHaveLength(1);
});
