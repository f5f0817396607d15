import { readConfig } from "../../server/settings/config";
import { createPasswords, type Passwords } from "../passwords/passwords";
import { appForTests, type Person } from "../../testing";

/** What happens while a new password is hashed, which takes its time. */
let meanwhile = async () => {};
const cheap = createPasswords(readConfig({}).passwords, { memoryCost: 64, timeCost: 1 });
const passwords: Passwords = {
  ...cheap,
  async hash(password) {
    const event = meanwhile;
    meanwhile = async () => {};
    await event();
    return cheap.hash(password);
  },
};
const t = appForTests({ deps: { passwords } });

const OWNERS = "Brisk-heron-58";
const THIEFS = "Stolen-magpie-77";
const roles = [
  ["consumer", "/user/profile", () => t.seedConsumer()],
  ["agent", "/agent/profile", () => t.seedAgent()],
] as const;

const newPassword = (person: Person, password: string) => ({
  ...(person.role === "consumer" ? { usr_oldPassword: person.password } : {}),
  usr_password: password,
  usr_confirmNewPassword: password,
});

const withPassword = ({ password }: Person, email: string) => ({
  usr_email: email,
  usr_currentPassword: password,
});

async function resetByOwner(person: Person): Promise<void> {
  const { email } = person;
  const asked = { email, token: await t.humanToken("forgot-password") };
  expect((await t.anyone().get("/auth/forgot-password", asked)).status).toBe(200);
  await t.deliver();
  const reply = await t.anyone().post("/auth/forgot-password", {
    token: t.tokenMailedTo(email),
    password: OWNERS,
    google_token: await t.humanToken("reset"),
  });
  expect(reply.status).toBe(200);
}

const subjectsTo = (email: string) => t.mailsTo({ email }).map(({ subject }) => subject);

describe.each(roles)("somebody else in the session of a(n) %s", (_role, profile, seed) => {
  it("cannot keep the account by another address, which the owner is told of, after a reset", async () => {
    const person = await seed();
    const theirs = `thief${person.id}@example.com`;
    expect((await t.as(person).put(profile, withPassword(person, theirs))).status).toBe(200);
    await t.deliver();
    expect(subjectsTo(person.email)).toEqual(["A new email address for your account"]);
    const token = t.tokenMailedTo(theirs);
    expect((await t.anyone().post("/auth/validate", { token })).status).toBe(200);

    await resetByOwner(person);

    const google_token = await t.humanToken("verify");
    expect((await t.anyone().post("/auth/verify", { token, google_token })).status).toBe(422);
    const { body } = await t.logIn({ ...person, password: OWNERS });
    const { data } = (await t.as({ sid: body.sid, id: person.id }).get(profile)).body;
    expect(data).toMatchObject({ usr_email: person.email, usr_email_pending: null });
  });

  it("cannot overtake the owner's reset with a change of the password under way", async () => {
    const person = await seed();
    meanwhile = () => resetByOwner(person);
    const reply = await t.as(person).put(profile, newPassword(person, THIEFS));
    expect(reply.status).toBe(401);
    expect((await t.logIn({ ...person, password: THIEFS })).status).toBe(422);
    expect((await t.logIn({ ...person, password: OWNERS })).status).toBe(200);
  });

  it("cannot keep the owner from hearing of a new password by a new address", async () => {
    const person = await seed();
    const theirs = `new${person.id}@example.com`;
    await t.as(person).put(profile, newPassword(person, THIEFS));
    await t.update("users", { id: person.id }, { email: theirs });
    await t.deliver();
    expect(subjectsTo(person.email)).toEqual(["Your password was changed"]);
    expect(subjectsTo(theirs)).toEqual([]);
  });

  it("can change the password ten times an hour at most", async () => {
    const person = await seed();
    let password = person.password;
    const change = async (next: string) => {
      const { status } = await t
        .as(person)
        .put(profile, newPassword({ ...person, password }, next));
      if (status === 200) password = next;
      return status;
    };
    for (let count = 0; count < 10; count++)
      expect(await change(`Quick-otter-${count}!`)).toBe(200);
    expect(await change("Quick-otter-10!")).toBe(429);
    t.clock.advance({ hours: 1 });
    const again = await t.logIn({ ...person, password });
    expect(again.status).toBe(200);
  });
});
