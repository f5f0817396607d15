import { sweep } from "../../maintenance";
import { appForTests } from "../../testing";
import { agentSignup, consumerSignup } from "../../testing/signupBodies";

const t = appForTests();

const bodies = { agent: agentSignup, consumer: consumerSignup };

const register = async (role: keyof typeof bodies, email: string, password: string) =>
  t.anyone().post("/auth/signup", {
    ...bodies[role],
    email,
    password,
    confirmPassword: password,
    token: await t.humanToken("signup"),
  });

const verify = async (token: string) =>
  t.anyone().post("/auth/verify", { token, google_token: await t.humanToken("verify") });

async function linkTo(email: string): Promise<string> {
  await t.deliver();
  return t.tokenMailedTo(email);
}

const usersWith = (email: string) =>
  t.db.query.selectFrom("users").selectAll().where("email", "=", email).execute();

describe("an address that somebody else registered and never proved", () => {
  it.each(["agent", "consumer"] as const)(
    "is its owner's by registering, and the earlier link of the %s is dead",
    async (earlier) => {
      const email = `owner.of.${earlier}@example.com`;
      await register(earlier, email, "Squatter-magpie-77");
      const squattersLink = await linkTo(email);

      const own = await register("consumer", email.toUpperCase(), "Brisk-heron-58");
      t.clock.advance({ minutes: 1 });
      const ownLink = await linkTo(email.toUpperCase());

      expect(own.status).toBe(200);
      expect((await verify(squattersLink)).body.data).toEqual(["invalid-token"]);
      expect(await verify(ownLink)).toMatchObject({ status: 200, body: { type: 1 } });
      const signIn = (password: string) => t.logIn({ email, password, accountType: "consumer" });
      expect((await signIn("Squatter-magpie-77")).status).toBe(422);
      expect((await signIn("Brisk-heron-58")).status).toBe(200);
    },
  );

  it("can become the address of an account that proves it", async () => {
    const email = "wanted@example.com";
    const person = await t.seedConsumer();
    await register("agent", email, "Squatter-magpie-77");
    await linkTo(email);

    const asked = await t
      .as(person)
      .put("/user/profile", { usr_email: email, usr_currentPassword: person.password });
    const proved = await verify(await linkTo(email));

    expect([asked.status, proved.status]).toEqual([200, 200]);
    expect(await usersWith(email)).toMatchObject([{ id: person.id }]);
  });

  it("is free after a week, unless the newest link still counts", async () => {
    await register("consumer", "waits@example.com", "Brisk-heron-58");
    await register("agent", "asks.again@example.com", "Brisk-heron-58");
    t.clock.advance({ hours: 6 * 24 });
    await t.anyone().get("/auth/forgot-password", {
      email: "asks.again@example.com",
      token: await t.humanToken("forgot-password"),
    });
    await sweep(t.deps);
    expect(await usersWith("waits@example.com")).toHaveLength(1);

    t.clock.advance({ hours: 25 });
    await sweep(t.deps);
    expect(await usersWith("waits@example.com")).toEqual([]);
    expect(await usersWith("asks.again@example.com")).toHaveLength(1);

    t.clock.advance({ hours: 48 });
    await sweep(t.deps);
    expect(await usersWith("asks.again@example.com")).toEqual([]);
  });

  it("stays with a verified account", async () => {
    const person = await t.seedConsumer();
    t.clock.advance({ hours: 30 * 24 });
    await sweep(t.deps);

    const reply = await register("consumer", person.email, "Brisk-heron-58");

    expect(reply.body.data).toEqual(["duplicate-email"]);
  });
});
