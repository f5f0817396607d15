import { appForTests } from "../testing";

const t = appForTests();

const feedback = (token: unknown) =>
  t.anyone().post("/feedback", {
    name: "Fern",
    email: "fern@example.com",
    message: "Hello",
    ...(token === undefined ? {} : { token }),
  });
const refused = { status: 422, body: { data: ["invalid-token"] } };

describe("a human verification token", () => {
  it("counts once", async () => {
    const token = await t.humanToken("feedback");
    expect((await feedback(token)).status).toBe(200);
    expect(await feedback(token)).toMatchObject(refused);
  });

  it("counts once also in 20 calls at the same time", async () => {
    const token = await t.humanToken("feedback");
    const replies = await Promise.all(Array.from({ length: 20 }, () => feedback(token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("counts for its action only", async () => {
    expect(await feedback(await t.humanToken("login"))).toMatchObject(refused);
  });

  it("expires", async () => {
    const token = await t.humanToken("feedback");
    t.clock.advance({ minutes: 10 });
    expect(await feedback(token)).toMatchObject(refused);
  });

  it("cannot be given another action or a longer life", async () => {
    const token = await t.humanToken("login");
    const read = JSON.parse(Buffer.from(token, "base64").toString());
    read.challenge.parameters.data.action = "feedback";
    read.challenge.parameters.expiresAt += 86_400;
    const forged = Buffer.from(JSON.stringify(read)).toString("base64");
    expect(await feedback(forged)).toMatchObject(refused);
  });

  it.each([undefined, "", "garbage", "e30=", 1, null, {}, []])(
    "is refused as %j",
    async (token) => {
      expect(await feedback(token)).toMatchObject(refused);
    },
  );

  it("is asked for by the challenge of a known action", async () => {
    const { status, body } = await t
      .anyone()
      .get("/human-verification/challenge", { for: "quote" });
    expect(status).toBe(200);
    expect(body.parameters.data).toEqual({ action: "quote" });
    expect((await t.anyone().get("/human-verification/challenge", { for: "x" })).status).toBe(422);
  });

  it("is checked before anything is looked up", async () => {
    const log = t.logLines.length;
    const reply = await t.anyone().post("/auth/login", {
      email: "a@example.com",
      password: "whatever it is",
      type: 1,
      token: "none",
    });
    expect(reply).toMatchObject(refused);
    expect(t.logLines.slice(log).join()).not.toContain("error");
  });
});
