import brand from "@quotehaven/shared-ui/brand.json" with { type: "json" };
import { appForTests, type Person } from "../testing";
import { agentSignup, marriedSignup } from "../testing/signupBodies";

const t = appForTests();

const paths = { consumer: "/user/profile", agent: "/agent/profile" };
const people = { consumer: () => t.seedConsumer(), agent: () => t.seedAgent() };

const update = (person: Person, changes: object) => t.as(person).put(paths[person.role], changes);
const profileOf = async (person: Person) => (await t.as(person).get(paths[person.role])).body.data;

const NEW_PASSWORD = "Brisk-heron-58";
const newPassword = ({ role, password }: Person, changes: object = {}) => ({
  ...(role === "consumer" ? { usr_oldPassword: password } : {}),
  usr_password: NEW_PASSWORD,
  usr_confirmNewPassword: NEW_PASSWORD,
  ...changes,
});
const move = (person: Person, address: string, changes: object = {}) =>
  update(person, { usr_email: address, usr_currentPassword: person.password, ...changes });
const verify = async (token: string) =>
  t.anyone().post("/auth/verify", { token, google_token: await t.humanToken("verify") });

const partner = {
  ...{ usr_maritalstatus: 1, usr_partnerdateofbirth: "1990-03-01" },
  ...{ usr_partnerfirstname: "Pat", usr_partnerlastname: "Client" },
};

/** Written by hand on purpose: which personal data leaves the server. */
const keys = {
  consumer: [
    ...["usr_firstname", "usr_lastname", "usr_email", "usr_email_pending", "usr_phonenumber"],
    ...["usr_dateofbirth", "usr_address1", "usr_address2", "usr_city", "usr_state"],
    ...["usr_rents", "usr_gender", "usr_maritalstatus", "usr_emailnotifications"],
    ...["usr_partnerfirstname", "usr_partnerlastname", "usr_partnerdateofbirth", "zipcodes"],
  ],
  agent: [
    ...["usr_agencyname", "usr_agencyaddress", "usr_agencyemail", "usr_agencynumber"],
    ...["usr_firstname", "usr_lastname", "usr_email", "usr_email_pending", "usr_phonenumber"],
    ...["usr_insurancelicensenumber", "usr_emailnotifications", "usr_all_zipcodes"],
    ...["zipcodes", "carriers", "usr_leadmails", "usr_pauseduntil", "usr_licensestate"],
    ...["usr_digesthour", "usr_insurancelicense"],
    ...["usr_licensestates", "usr_licensestatechecks"],
  ],
};
const replyKeys = {
  consumer: ["data", "quote_confirmed", "quote_count", "types"],
  agent: ["data"],
};

const changed = {
  consumer: [
    { usr_city: " Dallas ", usr_rents: true },
    { usr_city: "Dallas", usr_rents: true },
  ],
  agent: [
    {
      ...{ usr_agencyname: " New Agency ", usr_phonenumber: "7375550155" },
      usr_insurancelicense: "TX-\u202e5125550199",
    },
    {
      ...{ usr_agencyname: "New Agency", usr_phonenumber: "(737)555-0155" },
      usr_insurancelicense: "TX-5125550199",
    },
  ],
} as const;

const both = (password: string, confirmation = password) => ({
  usr_password: password,
  usr_confirmNewPassword: confirmation,
});
const passwordRules: [object, string][] = [
  [both("password1"), "common-password"],
  [both(NEW_PASSWORD, "Brisk-heron-59"), "password"],
];
const refused: Record<Person["role"], [object, string][]> = {
  consumer: [
    [{ usr_firstname: "   " }, "required"],
    [{ usr_email: "nobody" }, "email"],
    [{ usr_email: "a@example.com\nBcc: b@example.com" }, "email"],
    [{ usr_phonenumber: "(512)555-01" }, "phone"],
    [{ usr_dateofbirth: "2025-02-30" }, "pattern"],
    [{ usr_dateofbirth: "2090-01-01" }, "date-of-birth"],
    [{ usr_state: "XX" }, "option"],
    [{ usr_address1: "12 Oak Street (512)5550199" }, "contact-details"],
    [{ usr_firstname: "Ada 512.555.0199" }, "contact-details"],
    [{ usr_lastname: "Quote Haven Support" }, "own-name"],
    [{ ...partner, usr_partnerlastname: "www.adaclient.insure" }, "contact-details"],
    [{ usr_city: "ada@example.com" }, "contact-details"],
    [{ usr_gender: 3 }, "option"],
    [{ usr_maritalstatus: 9 }, "option"],
    [{ usr_maritalstatus: 1 }, "required"],
    [{ zipcodes: [] }, "required"],
    [{ ...both(NEW_PASSWORD), usr_oldPassword: undefined }, "required"],
    [{ usr_password: NEW_PASSWORD }, "required"],
    [{ ...both(NEW_PASSWORD), usr_oldPassword: "Not-this-one-1" }, "wrong-password"],
    ...passwordRules,
  ],
  agent: [
    [{ usr_agencyname: "" }, "required"],
    [{ usr_agencyname: "Ruiz, on Instagram as mayaruiz" }, "contact-details"],
    [{ usr_agencyname: `${brand.name.toUpperCase()} Support` }, "own-name"],
    [{ usr_agencyaddress: "1 Main St, mayaruiz.team" }, "contact-details"],
    [{ usr_firstname: "Maya, maya@example.com" }, "contact-details"],
    [{ usr_insurancelicense: "0F69776 maya@example.com" }, "contact-details"],
    [{ usr_agencyaddress: "x".repeat(501) }, "max-length"],
    [{ usr_agencyemail: "office@example" }, "email"],
    [{ usr_agencynumber: "12" }, "phone"],
    [{ usr_email: "a b@example.com" }, "email"],
    [{ usr_insurancelicensenumber: "AB-12" }, "number"],
    [{ usr_insurancelicense: "see https://a.example" }, "pattern"],
    [{ usr_insurancelicense: "0F\n69776" }, "pattern"],
    [{ usr_insurancelicense: "x".repeat(501) }, "max-length"],
    [{ usr_licensestate: "ZZ" }, "option"],
    [{ usr_licensestates: ["TX", "ZZ"] }, "option"],
    [{ usr_all_zipcodes: 2 }, "invalid"],
    [{ usr_password: NEW_PASSWORD }, "password"],
    ...passwordRules,
  ],
};

describe.each(["consumer", "agent"] as const)("the profile of a(n) %s", (role) => {
  it("has the listed keys and no other: no hash, no number, no customer", async () => {
    const { body, text } = await t.as(await people[role]()).get(paths[role]);
    expect(Object.keys(body).sort()).toEqual(replyKeys[role]);
    expect(Object.keys(body.data).sort()).toEqual(keys[role].sort());
    expect(text).not.toMatch(/argon2|password|hash|cus_|sid/i);
  });

  it("changes only what was sent, and nothing that is not the person's to change", async () => {
    const person = await people[role]();
    const before = await profileOf(person);
    const [sent, kept] = changed[role];
    expect((await update(person, sent)).status).toBe(200);
    expect(await profileOf(person)).toEqual({ ...before, ...kept });
    const rows = async () => [
      await t.row("users", { id: person.id }),
      await t.rows("agents", { user_id: person.id }),
      await t.rows("agent_carriers", { agent_id: person.id }),
    ];
    const stored = await rows();
    const strange = {
      ...{ type: 3, usr_type: 3, usr_id: 1, id: 1, user_id: 1, role: "operator" },
      ...{ deleted_at: "2020-01-01", language: "es" },
      ...{ password_hash: "x", pending_email: "evil@example.com", quote_confirmed: true },
      ...{ provider_customer_id: "cus_of_somebody", carriers: [{ inc_id: 9 }] },
    };
    expect((await update(person, {})).status).toBe(200);
    expect((await update(person, strange)).status).toBe(200);
    expect(await rows()).toEqual(stored);
  });

  it.each(refused[role])("refuses %j, and changes nothing", async (changes, code) => {
    const person = await people[role]();
    const old = "usr_password" in changes && !("usr_oldPassword" in changes);
    const isOldNeeded = role === "consumer" && old;
    const sent = { ...(isOldNeeded ? { usr_oldPassword: person.password } : {}), ...changes };
    const reply = await update(person, { usr_lastname: "Changed", ...sent });
    expect(reply.status).toBe(422);
    expect(reply.body.data).toContain(code);
    expect(reply.text).not.toContain("Not-this-one-1");
    expect((await profileOf(person)).usr_lastname).not.toBe("Changed");
    expect((await t.logIn(person)).status).toBe(200);
  });

  it("with a new password ends every other session, voids reset links and tells the address", async () => {
    const person = await people[role]();
    const elsewhere = (await t.logIn(person)).body.sid;
    const asked = { email: person.email, token: await t.humanToken("forgot-password") };
    await t.anyone().get("/auth/forgot-password", asked);
    await t.deliver();
    const token = t.tokenMailedTo(person.email);

    expect((await update(person, newPassword(person))).status).toBe(200);

    expect((await t.as(person).get("/auth/check-session")).status).toBe(200);
    expect((await t.anyone().get("/auth/check-session", { sid: elsewhere })).status).toBe(401);
    expect((await t.anyone().post("/auth/validate", { token })).status).toBe(422);
    expect((await t.logIn(person)).status).toBe(422);
    expect((await t.logIn({ ...person, password: NEW_PASSWORD })).status).toBe(200);
    await t.deliver();
    expect(t.mailsTo(person).at(-1)?.subject).toBe("Your password was changed");
  });

  it("with a new address keeps the old one until the new one is proven, and tells the old one", async () => {
    const person = await people[role]();
    const address = `moved.${role}${person.id}@example.com`;
    for (const [word, code] of [
      [undefined, "password-needed"],
      ["Wrong-heron-11", "wrong-password"],
    ]) {
      const reply = await move(person, address, {
        usr_currentPassword: word,
        usr_lastname: "Thief",
      });
      const fields = { currentPassword: code };
      expect(reply).toMatchObject({ status: 422, body: { data: [code], fields } });
    }
    const { usr_lastname, usr_email_pending } = await profileOf(person);
    expect([usr_lastname === "Thief", usr_email_pending]).toEqual([false, null]);

    expect((await move(person, address)).status).toBe(200);
    expect(await profileOf(person)).toMatchObject({
      usr_email: person.email,
      usr_email_pending: address,
    });
    const moved = { ...person, email: address };
    expect([(await t.logIn(person)).status, (await t.logIn(moved)).status]).toEqual([200, 422]);
    await t.deliver();
    const token = t.tokenMailedTo(address);
    const type = role === "consumer" ? 1 : 2;
    expect(await verify(token)).toMatchObject({ status: 200, body: { type, email: address } });

    expect(await profileOf(person)).toMatchObject({ usr_email: address, usr_email_pending: null });
    expect([(await t.logIn(person)).status, (await t.logIn(moved)).status]).toEqual([422, 200]);
    await t.deliver();
    const told = t.mailsTo(person).at(-1);
    expect(told?.subject).toMatch(/address/i);
    expect(told?.text).not.toContain(address);
    expect((await verify(token)).status).toBe(422);
  });
});

it("refuses more than one field by name, each with its code", async () => {
  const agent = await t.seedAgent();
  const { body } = await update(agent, { usr_agencyemail: "office@", usr_phonenumber: "12" });
  expect(body).toMatchObject({
    data: ["email", "phone"],
    fields: { agencyEmail: "email", phone: "phone" },
  });
});

describe("a new address", () => {
  it("is refused when somebody has it, in any case", async () => {
    const [consumer, other] = [await t.seedConsumer(), await t.seedAgent()];
    const reply = await move(consumer, other.email.toUpperCase(), { usr_city: "Dallas" });
    expect(reply).toMatchObject({ status: 409, body: { data: ["duplicate-email"] } });
    expect((await profileOf(consumer)).usr_city).toBe("Austin");
  });

  it("goes to whoever proves it first", async () => {
    const [first, second] = [await t.seedConsumer(), await t.seedConsumer()];
    const address = `wanted${first.id}@example.com`;
    await move(first, address);
    await t.deliver();
    const older = t.tokenMailedTo(address);
    await move(second, address);
    await t.deliver();
    expect((await verify(t.tokenMailedTo(address))).status).toBe(200);
    const late = await verify(older);
    expect(late).toMatchObject({ status: 409, body: { data: ["duplicate-email"] } });
    expect((await profileOf(second)).usr_email).toBe(address);
  });

  it("is taken back by sending the present one, and asked for five times an hour", async () => {
    const consumer = await t.seedConsumer();
    const address = (count: number) => `try${count}.${consumer.id}@example.com`;
    for (let count = 0; count < 5; count++) {
      expect((await move(consumer, address(count))).status).toBe(200);
    }
    await t.deliver();
    expect((await update(consumer, { usr_email: consumer.email })).status).toBe(200);
    expect((await profileOf(consumer)).usr_email_pending).toBeNull();
    expect((await verify(t.tokenMailedTo(address(4)))).status).toBe(422);
    expect((await move(consumer, "last@example.com")).status).toBe(429);
  });
});

describe("a password that an agent changed without the old one", () => {
  const changed = async () => {
    const agent = await t.seedAgent();
    expect((await update(agent, newPassword(agent))).status).toBe(200);
    const now = { ...agent, password: NEW_PASSWORD };
    const address = `moved${agent.id}@example.com`;
    return { agent: now, address };
  };
  const tokens = async (agent: Person, address: string) => {
    await t.deliver();
    return { new: t.tokenMailedTo(address), present: t.tokenMailedTo(agent.email) };
  };

  it.each([
    ["new", "present"],
    ["present", "new"],
  ] as const)(
    "proves a new address only with a link to the present one, too: %s, then %s",
    async (first, second) => {
      const { agent, address } = await changed();
      // Nor does giving it as the old one.
      const third = { usr_password: "Calm-badger-91", usr_confirmNewPassword: "Calm-badger-91" };
      expect((await move(agent, address, third)).status).toBe(200);
      const moving = { ...agent, password: third.usr_password };
      const links = await tokens(moving, address);
      const asking = t.mailsTo(agent).find(({ text }) => text.includes(links.present));
      expect(asking?.text).toContain(address);
      expect(await profileOf(moving)).toMatchObject({
        usr_email: agent.email,
        usr_email_pending: address,
        usr_pending_needs_present: true,
        usr_email_needs_present_until: new Date(
          t.clock.now().getTime() + 7 * 86_400_000,
        ).toISOString(),
      });

      expect((await verify(links[first])).body).toEqual({ type: 2, waits_for: second });
      expect((await profileOf(moving)).usr_email).toBe(agent.email);
      expect((await verify(links[first])).status).toBe(422);
      expect((await verify(links[second])).body).toEqual({ type: 2, email: address });

      expect((await profileOf(moving)).usr_email).toBe(address);
      const logIns = [await t.logIn(moving), await t.logIn({ ...moving, email: address })];
      expect(logIns.map(({ status }) => status)).toEqual([422, 200]);
    },
  );

  it("proves it again after a week, and after a reset by mail, which takes a waiting change back", async () => {
    const { agent, address } = await changed();
    await move(agent, address);
    const links = await tokens(agent, address);
    await t.anyone().get("/auth/forgot-password", {
      email: agent.email,
      token: await t.humanToken("forgot-password"),
    });
    await t.deliver();
    const reset = { token: t.tokenMailedTo(agent.email), password: "Calm-badger-91" };
    const google_token = await t.humanToken("reset");
    expect(
      (await t.anyone().post("/auth/forgot-password", { ...reset, google_token })).status,
    ).toBe(200);
    for (const token of Object.values(links)) expect((await verify(token)).status).toBe(422);
    const { sid } = (await t.logIn({ ...agent, password: reset.password })).body;
    const back = { ...agent, sid, password: reset.password };
    await move(back, address);
    await t.deliver();
    expect((await verify(t.tokenMailedTo(address))).body).toEqual({ type: 2, email: address });

    const later = await changed();
    t.clock.advance({ days: 7 });
    const again = { ...later.agent, sid: (await t.logIn(later.agent)).body.sid };
    expect(await profileOf(again)).not.toHaveProperty("usr_email_needs_present_until");
    await move(again, later.address);
    await t.deliver();
    expect((await verify(t.tokenMailedTo(later.address))).status).toBe(200);
  });

  it("is helped by an operator, with a reason, where the present mailbox is gone", async () => {
    const { agent, address } = await changed();
    await move(agent, address);
    await t.deliver();
    const operator = await t.seedOperator();
    const approve = (id: number) =>
      t.as(operator).post(`/operations/people/${id}/approve-address`, { why: "Passport seen." });
    const find = { email: agent.email, why: "Asked by phone." };
    const { data } = (await t.as(operator).post("/operations/people/find", find)).body;
    expect(data.waitingEmail).toBe(address);
    expect((await approve((await t.seedAgent()).id)).status).toBe(409);
    expect((await approve(agent.id)).status).toBe(200);
    expect((await profileOf(agent)).usr_email).toBe(agent.email);
    expect((await verify(t.tokenMailedTo(address))).body).toEqual({ type: 2, email: address });
    const acts = await t.rows("operator_acts", { person_id: agent.id });
    expect(acts.at(-1)).toMatchObject({ act: "person-address-approve", why: "Passport seen." });
  });
});

describe("a consumer", () => {
  it("who is single again has no partner any more", async () => {
    const consumer = await t.seedConsumer();
    expect((await update(consumer, partner)).status).toBe(200);
    expect(await profileOf(consumer)).toMatchObject(partner);
    await update(consumer, { usr_maritalstatus: 0 });
    expect(await profileOf(consumer)).toMatchObject({ usr_partnerfirstname: null });
  });

  it("moves to a ZIP code that exists, and to no other", async () => {
    const consumer = await t.seedConsumer();
    expect((await update(consumer, { zipcodes: [{ id: 501 }] })).status).toBe(200);
    expect((await profileOf(consumer)).zipcodes).toEqual([
      expect.objectContaining({ zip_id: 501, zip_code: "00501" }),
    ]);
    const unknown = await update(consumer, { zipcodes: [{ id: 1 }], usr_city: "Nowhere" });
    expect(unknown).toMatchObject({ status: 422, body: { data: ["zip-code"] } });
    expect((await profileOf(consumer)).usr_city).toBe("Austin");
  });
});

describe("an agent", () => {
  it("keeps the license as it is written beside its number, until it is emptied", async () => {
    const agent = await t.seedAgent();
    const before = await profileOf(agent);
    const license = { usr_insurancelicensenumber: "069776", usr_insurancelicense: " 0F69776 " };
    expect((await update(agent, license)).status).toBe(200);
    const kept = { ...before, ...license, usr_insurancelicense: "0F69776" };
    expect(await profileOf(agent)).toEqual(kept);
    expect((await update(agent, { usr_insurancelicense: "" })).status).toBe(200);
    expect(await profileOf(agent)).toEqual({ ...kept, usr_insurancelicense: "" });
  });

  it("who sends an empty new password keeps the old one", async () => {
    const agent = await t.seedAgent();
    expect((await update(agent, { ...both(""), usr_agencyname: "Kept" })).status).toBe(200);
    expect((await t.logIn(agent)).status).toBe(200);
  });

  it("keeps specific ZIP codes while All is on, and all of them where one is unknown", async () => {
    const agent = await t.seedAgent({ zips: [501, 78701] });
    await update(agent, { usr_all_zipcodes: 1 });
    const unknown = await update(agent, { zipcodes: [{ id: 501 }, { id: 1 }], usr_lastname: "X" });
    expect(unknown).toMatchObject({ status: 422, body: { data: ["zip-code"] } });
    const kept = await profileOf(agent);
    expect(kept).toMatchObject({
      usr_all_zipcodes: 1,
      zipcodes: [{ zip_id: 501 }, { zip_id: 78701 }],
    });
    expect(kept.usr_lastname).not.toBe("X");
    await update(agent, { usr_all_zipcodes: 0, zipcodes: [{ id: 501 }, { id: 501 }] });
    const { zipcodes, usr_all_zipcodes } = await profileOf(agent);
    expect([zipcodes.length, zipcodes[0].zip_code, usr_all_zipcodes]).toEqual([1, "00501", 0]);
  });

  it("changes the choice of ZIP codes so often a day that nobody needs more, and no more", async () => {
    const agent = await t.seedAgent({ zips: [501] });
    const { max } = t.config.limits.zipChangeByAgent;
    const choose = (...ids: number[]) => update(agent, { zipcodes: ids.map((id) => ({ id })) });
    for (let count = 0; count < max; count++) {
      expect((await choose(count % 2 === 0 ? 78701 : 501)).status).toBe(200);
    }
    // What was chosen already is no other choice, however often the rest is saved with it.
    expect((await choose(501)).status).toBe(200);
    for (const reply of [
      await choose(78701),
      await choose(501, 78701),
      await update(agent, { usr_all_zipcodes: 1 }),
    ]) {
      expect(reply).toMatchObject({ status: 429, body: { data: ["too-many-zip-changes"] } });
    }
    expect(await profileOf(agent)).toMatchObject({
      usr_all_zipcodes: 0,
      zipcodes: [{ zip_id: 501 }],
    });
    expect((await update(agent, { usr_agencyname: "Another" })).status).toBe(200);
    t.clock.advance({ hours: 25 });
    const { sid } = (await t.logIn(agent)).body;
    expect((await update({ ...agent, sid }, { zipcodes: [{ id: 78701 }] })).status).toBe(200);
  });
});

describe("an agent's carriers", () => {
  const path = "/agent/profile/carriers";
  const add = (agent: Person, carriers: unknown) => t.as(agent).post(path, { carriers });
  const carrierIds = async (person: Person) =>
    (await profileOf(person)).carriers.map(({ inc_id }: { inc_id: number }) => inc_id).sort();

  it("are each there once, however often they are added, and offered no longer", async () => {
    const agent = await t.seedAgent({ carriers: [] });
    const replies = await Promise.all(Array.from({ length: 5 }, () => add(agent, [3, 3, 4])));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await carrierIds(agent)).toEqual([3, 4]);
    const offered = (await t.as(agent).get(path)).body.data;
    expect(offered).toHaveLength(52);
    expect(offered).not.toContainEqual(expect.objectContaining({ inc_id: 3 }));
  });

  it.each([
    [[1, 99_999], 404, "insurance-company-not-found"],
    [[0], 422, "invalid"],
    [["1"], 422, "invalid"],
    [[], 422, "required"],
    [1, 422, "invalid"],
  ])("cannot be %j", async (carriers, status, code) => {
    const agent = await t.seedAgent({ carriers: [] });
    expect(await add(agent, carriers)).toMatchObject({ status, body: { data: [code] } });
    expect(await carrierIds(agent)).toEqual([]);
  });

  it("are removed once by a number, a list, or a number in the address, where the body says nothing", async () => {
    const agent = await t.seedAgent({ carriers: [1, 2, 3, 4, 5] });
    const remove = async (body?: object, query?: { carriers: number }) =>
      (await t.as(agent).delete(path, body, query)).status;
    expect(await remove({ carriers: [5, 6] })).toBe(404);
    expect(await remove()).toBe(422);
    expect(await carrierIds(agent)).toEqual([1, 2, 3, 4, 5]);
    expect(await remove({ carriers: 1 })).toBe(200);
    expect(await remove({ carriers: [2, 3] })).toBe(200);
    expect(await remove(undefined, { carriers: 4 })).toBe(200);
    expect(await remove({ carriers: 1 })).toBe(404);
    expect(await carrierIds(agent)).toEqual([5]);
    await add(agent, [1]);
    await remove({ carriers: 1 }, { carriers: 5 });
    expect(await carrierIds(agent)).toEqual([5]);
  });

  it("take the agent's own quotes with them, and nobody else's", async () => {
    const agent = await t.seedAgent({ carriers: [1, 5] });
    const consumer = await t.seedConsumer();
    const lead = await t.seedApplication(consumer, { submitted: true });
    for (const carrierId of [1, 5]) await t.seedQuote(agent, lead, { carrierId });
    await t.seedQuote(await t.seedAgent({ carriers: [7] }), lead, { carrierId: 7 });
    await t.as(agent).delete(path, { carriers: 1 });
    const quotes = (await t.as(consumer).get("/user/quotes")).body.data;
    expect(quotes).toMatchObject([true, false, false].map((qot_deleted) => ({ qot_deleted })));
    expect(quotes[0]).toMatchObject({ inc_name: "State Farm" });
  });
});

const signup = async (body: object) =>
  t.anyone().post("/auth/signup", { ...body, token: await t.humanToken("signup") });

/** Every call that takes a name: in which fields, how long it may be, and who makes it. */
const calls: [
  string,
  string[],
  number,
  (names: object) => Promise<{ status: number; body: unknown }>,
][] = [
  [
    "an agent's registration",
    ["name", "lastname"],
    255,
    (names) => signup({ ...agentSignup, ...names }),
  ],
  [
    "a consumer's registration",
    ["firstName", "lastName", "partnerFirstName", "partnerLastName"],
    500,
    (names) => signup({ ...marriedSignup, ...names }),
  ],
  [
    "a consumer's profile",
    ["usr_firstname", "usr_lastname", "usr_partnerfirstname", "usr_partnerlastname"],
    500,
    async (names) => update(await t.seedConsumer(), { ...partner, ...names }),
  ],
  [
    "an agent's profile",
    ["usr_firstname", "usr_lastname", "usr_agencyname"],
    500,
    async (names) => update(await t.seedAgent(), names),
  ],
];

it.each(calls)("takes anybody's name in %s, and nothing else", async (_what, fields, max, send) => {
  const long = "x".repeat(max);
  const names = [
    ["", "required"],
    ["Win at https://evil.example", "name"],
    ["Cora\u202Egro.live", "name"],
    [`${long}x`, "max-length"],
    ...["Jean-Luc O'Neil-D’Árcy: 李小龍 III", long].map((name) => [name]),
  ];
  for (const field of fields) {
    for (const [name, code] of names) {
      const { status, body } = await send({ [field]: name });
      const expected = code ? [422, expect.objectContaining({ data: [code] })] : [200, body];
      expect([field, name, status, body]).toEqual([field, name, ...expected]);
    }
  }
});

describe("a long name", () => {
  const long = "x".repeat(500);

  it("is shortened in mails and lists, and whole in what a client agreed to", async () => {
    const user = { first_name: long, last_name: long };
    const consumer = await t.seedConsumer({ user, profile: { city: long } });
    const agent = await t.seedAgent({ user, profile: { agency_name: long } });
    const leadId = await t.seedApplication(consumer, { submitted: true });
    const quoteId = await t.seedQuote(agent, leadId);
    expect((await t.choose(consumer, quoteId)).status).toBe(200);
    await t.deliver();

    const [lead] = (await t.as(agent).get("/agent/profile/leads")).body.data.data;
    expect(lead.client.length).toBeLessThan(50);
    for (const [mail] of [t.mailsTo(consumer), t.mailsTo(agent)]) {
      expect(mail?.text).toMatch(/^Hello x{59}…,\n/);
      expect(mail?.subject.length).toBeLessThan(100);
    }
    expect(t.mailsTo(agent)[0]?.text).not.toContain("x".repeat(60));
    expect(t.mailsTo(consumer)[0]?.text).toContain(`agree that ${long}`);
  });
});

it("greets nobody by name whose address is not proved yet", async () => {
  const [stranger, moved] = ["stranger@example.com", "new.address@example.com"];
  await signup({ ...agentSignup, name: "Cheap Pills", email: stranger });
  const person = await t.seedConsumer({ user: { first_name: "Casey" } });
  await move(person, moved);
  await t.deliver();

  for (const email of [stranger, moved]) {
    expect(t.mailsTo({ email })[0]?.text).toMatch(/^Hello,\n/);
  }
  expect(t.mailsTo(person)[0]?.text).toMatch(/^Hello Casey,\n/);
});
