import { PASSWORD, appForTests, type Person } from "../../testing";

const t = appForTests();

const english = "Your password was changed";
const spanish = "Su contraseña ha cambiado";

const logInReading = async (acceptLanguage: string, person: Person, password = PASSWORD) =>
  t.request({
    method: "POST",
    url: "/api/auth/login",
    headers: { "content-type": "application/json", "accept-language": acceptLanguage },
    payload: JSON.stringify({
      email: person.email,
      password,
      type: person.accountType === "consumer" ? 1 : 2,
      token: await t.humanToken("login"),
    }),
  });

const languageOf = async (person: Person) => (await t.row("users", { id: person.id })).language;

const changePassword = (person: Person) =>
  person.accountType === "consumer"
    ? t.as(person).put("/user/profile", {
        usr_oldPassword: PASSWORD,
        usr_password: "Quiet-otter-31",
        usr_confirmNewPassword: "Quiet-otter-31",
      })
    : t.as(person).put("/agent/profile", {
        usr_password: "Quiet-otter-31",
        usr_confirmNewPassword: "Quiet-otter-31",
      });

const subjectsTo = async (person: Person) => {
  await t.deliver();
  return t.mails.filter(({ to }) => to === person.email).map(({ subject }) => subject);
};

describe("the language of an account", () => {
  it("is the one its owner signs in with, each time", async () => {
    const person = await t.seedConsumer();
    expect((await logInReading("es-US,es;q=0.9,en;q=0.5", person)).statusCode).toBe(200);
    expect(await languageOf(person)).toBe("es");
    expect((await logInReading("en", person)).statusCode).toBe(200);
    expect(await languageOf(person)).toBe("en");
  });

  it("is nothing a refused sign-in changes", async () => {
    const person = await t.seedConsumer();
    expect((await logInReading("es", person, "not the password")).statusCode).toBe(422);
    expect(await languageOf(person)).toBe("en");
  });

  it("is settled when many sign-ins in two languages come at once", async () => {
    const person = await t.seedAgent();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => logInReading(index % 2 ? "es" : "en", person)),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  });

  it.each(["consumer", "agent"])("is chosen by a %s, and the next mail is in it", async (role) => {
    const person = role === "consumer" ? await t.seedConsumer() : await t.seedAgent();
    expect(await t.as(person).post("/auth/language", { language: "es" })).toMatchObject({
      status: 200,
      body: { message: "Done." },
    });
    expect((await changePassword(person)).status).toBe(200);
    expect(await subjectsTo(person)).toEqual([spanish]);
  });

  it("is that of the moment a mail is sent, not of the moment it was caused", async () => {
    const person = await t.seedConsumer({ user: { language: "es" } });
    await t.db.query
      .insertInto("outbox")
      .values({
        kind: "mail",
        user_id: person.id,
        payload: JSON.stringify({ content: { template: "password-changed" }, to: null }),
        created_at: t.clock.now(),
        next_attempt_at: t.clock.now(),
      })
      .execute();
    await t.as(person).post("/auth/language", { language: "en" });
    expect(await subjectsTo(person)).toEqual([english]);
  });

  it("is nobody else's", async () => {
    const [one, other] = [await t.seedConsumer(), await t.seedConsumer()];
    await t.as(one).post("/auth/language", { language: "es" });
    expect(await languageOf(other)).toBe("en");
  });

  it("asks for a live session", async () => {
    const reply = await t.anyone().post("/auth/language", { language: "es" });
    expect(reply).toMatchObject({ status: 401, body: { data: ["unauthorized"] } });
  });

  it.each([{ language: "fr" }, { language: "" }, { language: null }, { language: ["es"] }])(
    "is refused as %j, and stays what it was",
    async (body) => {
      const person = await t.seedConsumer({ user: { language: "es" } });
      expect((await t.as(person).post("/auth/language", body)).status).toBe(422);
      expect(await languageOf(person)).toBe("es");
    },
  );

  it("must be said", async () => {
    const person = await t.seedConsumer();
    expect((await t.as(person).post("/auth/language", {})).status).toBe(422);
  });
});
