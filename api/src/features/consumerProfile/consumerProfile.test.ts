import { appForTests, testApp, type Person } from "../../testing";

const t = appForTests();

const update = (person: Person, changes: object) => t.as(person).put("/user/profile", changes);
const profileOf = async (person: Person) => (await t.as(person).get("/user/profile")).body.data;
const mailsTo = (address: string) => t.mails.filter(({ to }) => to === address);
const NEW_PASSWORD = "Brisk-heron-58";
const newPassword = (oldPassword: string) => ({
  usr_oldPassword: oldPassword,
  usr_password: NEW_PASSWORD,
  usr_confirmNewPassword: NEW_PASSWORD,
});

describe("a consumer's profile", () => {
  it("has the listed keys and no other: no hash, no number, no customer", async () => {
    const consumer = await t.seedConsumer();
    const { body, text } = await t.as(consumer).get("/user/profile");
    expect(Object.keys(body).sort()).toEqual(["data", "quote_confirmed", "quote_count", "types"]);
    expect(Object.keys(body.data).sort()).toEqual(
      [
        ...["usr_firstname", "usr_lastname", "usr_email", "usr_email_pending", "usr_phonenumber"],
        ...["usr_dateofbirth", "usr_address1", "usr_address2", "usr_city", "usr_state"],
        ...["usr_rents", "usr_gender", "usr_maritalstatus", "usr_emailnotifications"],
        ...["usr_partnerfirstname", "usr_partnerlastname", "usr_partnerdateofbirth", "zipcodes"],
      ].sort(),
    );
    expect(text).not.toMatch(/argon2|password|hash|cus_|sid/i);
  });

  it("changes only what was sent", async () => {
    const consumer = await t.seedConsumer();
    const before = await profileOf(consumer);
    expect((await update(consumer, { usr_city: " Dallas ", usr_rents: true })).status).toBe(200);
    expect(await profileOf(consumer)).toEqual({ ...before, usr_city: "Dallas", usr_rents: true });
  });

  it("changes nothing when nothing, or nothing known, is sent", async () => {
    const consumer = await t.seedConsumer();
    const before = await t.db.query
      .selectFrom("users")
      .selectAll()
      .where("id", "=", consumer.id)
      .executeTakeFirstOrThrow();
    const strange = {
      type: 2,
      usr_type: 2,
      usr_id: 1,
      id: 1,
      role: "agent",
      verified: false,
      verified_at: null,
      deleted_at: "2020-01-01",
      is_demo: true,
      password_hash: "x",
      quote_confirmed: true,
      provider_customer_id: "cus_1",
      pending_email: "evil@example.com",
    };
    expect((await update(consumer, {})).status).toBe(200);
    expect((await update(consumer, strange)).status).toBe(200);
    const after = await t.db.query
      .selectFrom("users")
      .selectAll()
      .where("id", "=", consumer.id)
      .executeTakeFirstOrThrow();
    expect(after).toEqual(before);
    expect((await t.as(consumer).get("/user/profile")).body.quote_confirmed).toBe(false);
  });

  it.each(["None", "", "  "])("empties address line 2 when it is %j", async (sent) => {
    const consumer = await t.seedConsumer();
    expect((await update(consumer, { usr_address2: sent })).status).toBe(200);
    expect((await profileOf(consumer)).usr_address2).toBeNull();
  });

  it("forgets the partner of somebody who is single, and asks for one otherwise", async () => {
    const consumer = await t.seedConsumer();
    const partner = {
      usr_partnerfirstname: "Pat",
      usr_partnerlastname: "Partner",
      usr_partnerdateofbirth: "1986-01-02",
    };
    expect(await update(consumer, { usr_maritalstatus: 1 })).toMatchObject({
      status: 422,
      body: { data: ["required"] },
    });
    expect((await update(consumer, { usr_maritalstatus: 1, ...partner })).status).toBe(200);
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
    expect((await update(consumer, { zipcodes: [] })).status).toBe(422);
  });

  it.each([
    [{ usr_firstname: "" }, "required"],
    [{ usr_firstname: "   " }, "required"],
    [{ usr_lastname: "x".repeat(501) }, "max-length"],
    [{ usr_email: "nobody" }, "email"],
    [{ usr_email: "a@example.com\nBcc: b@example.com" }, "email"],
    [{ usr_phonenumber: "(512)555-01" }, "phone"],
    [{ usr_dateofbirth: "2025-02-30" }, "pattern"],
    [{ usr_dateofbirth: "2090-01-01" }, "date-of-birth"],
    [{ usr_state: "XX" }, "option"],
    [{ usr_address1: "12 Oak Street (512)5550199" }, "address"],
    [{ usr_address1: "ada at example dot com" }, "address"],
    [{ usr_city: "ada@example.com" }, "address"],
    [{ usr_gender: 3 }, "option"],
    [{ usr_maritalstatus: 9 }, "option"],
  ])("refuses %j", async (changes, code) => {
    const consumer = await t.seedConsumer();
    expect(await update(consumer, changes)).toMatchObject({
      status: 422,
      body: { data: [code] },
    });
  });

  it.each(["12345 Highway 290 West", "W239N1690 Busse Rd", "PO Box 1234567"])(
    "takes the address %j",
    async (line) => {
      const consumer = await t.seedConsumer();
      expect((await update(consumer, { usr_address1: line })).status).toBe(200);
    },
  );

  it("takes 500 characters", async () => {
    const consumer = await t.seedConsumer();
    expect((await update(consumer, { usr_address1: "x".repeat(500) })).status).toBe(200);
  });
});

describe("a consumer's new password", () => {
  it("needs the old one: a wrong one changes nothing", async () => {
    const consumer = await t.seedConsumer();
    const reply = await update(consumer, { ...newPassword("Not-this-one-1"), usr_city: "Dallas" });
    expect(reply).toMatchObject({ status: 422, body: { data: ["wrong-password"] } });
    expect(reply.text).not.toContain("Not-this-one-1");
    expect((await profileOf(consumer)).usr_city).toBe("Austin");
    expect((await t.logIn(consumer)).status).toBe(200);
  });

  it.each([
    ["without the old one", { usr_oldPassword: undefined }, "required"],
    ["without the repetition", { usr_confirmNewPassword: undefined }, "required"],
    ["with another repetition", { usr_confirmNewPassword: "Brisk-heron-59" }, "password"],
    [
      "of 8 characters",
      { usr_password: "12345678", usr_confirmNewPassword: "12345678" },
      "password-length",
    ],
    [
      "among the most common",
      { usr_password: "password1", usr_confirmNewPassword: "password1" },
      "common-password",
    ],
  ])("is refused %s", async (_what, changes, code) => {
    const consumer = await t.seedConsumer();
    const reply = await update(consumer, { ...newPassword(consumer.password), ...changes });
    expect(reply.status).toBe(422);
    expect(reply.body.data).toContain(code);
    expect((await t.logIn(consumer)).status).toBe(200);
  });

  it("ends every other session, voids reset links and is told to the address", async () => {
    const consumer = await t.seedConsumer();
    const elsewhere = (await t.logIn(consumer)).body.sid;
    await t.anyone().get("/auth/forgot-password", {
      email: consumer.email,
      token: await t.humanToken("forgot-password"),
    });
    await t.deliver();
    const link = t.tokenMailedTo(consumer.email);

    expect((await update(consumer, newPassword(consumer.password))).status).toBe(200);

    expect((await t.as(consumer).get("/auth/check-session")).status).toBe(200);
    expect((await t.anyone().get("/auth/check-session", { sid: elsewhere })).status).toBe(401);
    expect((await t.anyone().post("/auth/validate", { token: link })).status).toBe(422);
    expect((await t.logIn(consumer)).status).toBe(422);
    expect((await t.logIn({ ...consumer, password: NEW_PASSWORD })).status).toBe(200);
    await t.deliver();
    expect(mailsTo(consumer.email).at(-1)?.subject).toBe("Your password was changed");
  });

  it("may be tried ten times an hour", async () => {
    const consumer = await t.seedConsumer();
    for (let count = 0; count < 10; count++) {
      expect((await update(consumer, newPassword(`Wrong-guess-${count}`))).status).toBe(422);
    }
    const late = await update(consumer, newPassword(consumer.password));
    expect(late.status).toBe(429);
    expect(Number(late.headers["retry-after"])).toBeGreaterThan(0);
  });

  it("does not let in who signs in with the old one at the same moment", async () => {
    let change = async () => {};
    const racing = await testApp({
      deps: {
        passwords: {
          ...t.deps.passwords,
          async verify(hash, password) {
            const fits = await t.deps.passwords.verify(hash, password);
            await change();
            return fits;
          },
        },
      },
    });
    const consumer = await racing.seedConsumer();
    change = async () => {
      change = async () => {};
      await racing.db.query
        .updateTable("users")
        .set({ password_hash: "$another" })
        .where("id", "=", consumer.id)
        .execute();
    };
    const reply = await racing.logIn(consumer);
    await racing.close();
    expect(reply).toMatchObject({ status: 422, body: { data: ["invalid-credentials"] } });
  });
});

describe("a consumer's new address", () => {
  const verify = async (address: string) => {
    const token = t.tokenMailedTo(address);
    return t.anyone().post("/auth/verify", { token, google_token: await t.humanToken("verify") });
  };

  const move = (person: Person, address: string) =>
    update(person, { usr_email: address, usr_currentPassword: person.password });

  it.each([
    ["none", undefined, "password-needed"],
    ["a wrong", "Wrong-heron-11", "wrong-password"],
  ])("is refused with %s password, and nothing else is changed", async (_what, word, code) => {
    const consumer = await t.seedConsumer();
    const reply = await update(consumer, {
      usr_email: "thief@example.com",
      usr_city: "Dallas",
      ...(word === undefined ? {} : { usr_currentPassword: word }),
    });
    expect(reply).toMatchObject({ status: 422, body: { data: [code] } });
    expect(await profileOf(consumer)).toMatchObject({
      usr_email_pending: null,
      usr_city: "Austin",
    });
  });

  it("counts once its own link was used; the old one is told", async () => {
    const consumer = await t.seedConsumer();
    const address = `moved${consumer.id}@example.com`;
    expect((await move(consumer, address)).status).toBe(200);
    expect(await profileOf(consumer)).toMatchObject({
      usr_email: consumer.email,
      usr_email_pending: address,
    });
    expect((await t.logIn(consumer)).status).toBe(200);
    expect((await t.logIn({ ...consumer, email: address })).status).toBe(422);
    await t.deliver();

    expect(await verify(address)).toMatchObject({ status: 200, body: { type: 1 } });

    expect(await profileOf(consumer)).toMatchObject({
      usr_email: address,
      usr_email_pending: null,
    });
    expect((await t.logIn({ ...consumer, email: address })).status).toBe(200);
    expect((await t.logIn(consumer)).status).toBe(422);
    await t.deliver();
    const told = mailsTo(consumer.email).at(-1);
    expect(told?.subject).toMatch(/address/i);
    expect(told?.text).not.toContain(address);
    expect((await verify(address)).status).toBe(422);
  });

  it("is refused when somebody has it, in any case", async () => {
    const consumer = await t.seedConsumer();
    const other = await t.seedAgent();
    const reply = await update(consumer, {
      usr_email: other.email.toUpperCase(),
      usr_currentPassword: consumer.password,
      usr_city: "Dallas",
    });
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
    expect((await verify(address)).status).toBe(200);
    const late = await t
      .anyone()
      .post("/auth/verify", { token: older, google_token: await t.humanToken("verify") });
    expect(late).toMatchObject({ status: 409, body: { data: ["duplicate-email"] } });
    expect((await profileOf(second)).usr_email).toBe(address);
  });

  it("is taken back by sending the present one", async () => {
    const consumer = await t.seedConsumer();
    const address = `regret${consumer.id}@example.com`;
    await move(consumer, address);
    await t.deliver();
    expect((await update(consumer, { usr_email: consumer.email })).status).toBe(200);
    expect((await profileOf(consumer)).usr_email_pending).toBeNull();
    expect((await verify(address)).status).toBe(422);
  });

  it("may be asked for five times an hour", async () => {
    const consumer = await t.seedConsumer();
    for (let count = 0; count < 5; count++) {
      const reply = await move(consumer, `try${count}.${consumer.id}@example.com`);
      expect(reply.status).toBe(200);
    }
    expect((await move(consumer, "last@example.com")).status).toBe(429);
  });
});
