import { withFreshToken } from "./withFreshToken";

/** Makes a call that is answered with refusals of these codes first; the tokens that it carried. */
async function tokensSent(...refusals: string[][]) {
  const tokens: string[] = [];
  let made = 0;
  const result = await withFreshToken(
    async () => `token-${(made += 1)}`,
    async (token) => {
      const codes = refusals[tokens.push(token) - 1];
      if (codes) throw { status: 422, codes, message: "" };
      return "done";
    },
  ).catch(() => "refused");
  return { tokens, result };
}

it("makes a call refused for its token once more with a new one", async () => {
  const sent = await tokensSent(["invalid-token"]);
  expect(sent).toEqual({ tokens: ["token-1", "token-2"], result: "done" });
});

it("gives up when the new token is refused as well", async () => {
  const sent = await tokensSent(["invalid-token"], ["invalid-token"]);
  expect(sent).toEqual({ tokens: ["token-1", "token-2"], result: "refused" });
});

it("makes a call refused for anything else once", async () => {
  expect(await tokensSent(["email"])).toEqual({ tokens: ["token-1"], result: "refused" });
});
