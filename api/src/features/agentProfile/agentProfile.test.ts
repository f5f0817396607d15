import { appForTests, type Person } from "../../testing";

const t = appForTests();

const update = (person: Person, changes: object) => t.as(person).put("/agent/profile", changes);
const profileOf = async (person: Person) => (await t.as(person).get("/agent/profile")).body.data;
const mailsTo = (address: string) => t.mails.filter(({ to }) => to === address);
const carrierIds = async (person: Person) =>
  (await profileOf(person)).carriers.map(({ inc_id }: { inc_id: number }) => inc_id).sort();

describe("an agent's profile", () => {
  it("has the listed keys and no other: no hash, no number, no customer", async () => {
    const agent = await t.seedAgent({ profile: { provider_customer_id: "cus_secret" } });
    const { body, text } = await t.as(agent).get("/agent/profile");
    expect(Object.keys(body)).toEqual(["data"]);
    expect(Object.keys(body.data).sort()).toEqual(
      [
        ...["usr_agencyname", "usr_agencyaddress", "usr_agencyemail", "usr_agencynumber"],
        ...["usr_firstname", "usr_lastname", "usr_email", "usr_email_pending", "usr_phonenumber"],
        ...["usr_insurancelicensenumber", "usr_emailnotifications", "usr_all_zipcodes"],
        ...["zipcodes", "carriers", "usr_leadmails", "usr_pauseduntil", "usr_licensestate"],
        ...["usr_digesthour", "usr_insurancelicense"],
      ].sort(),
    );
    expect(body.data.usr_digesthour).toBe(t.config.mail.digestHour);
    expect(text).not.toMatch(/argon2|password|hash|cus_|sid/i);
  });

  it("changes only what was sent", async () => {
    const agent = await t.seedAgent();
    const before = await profileOf(agent);
    const changes = { usr_agencyname: " New Agency ", usr_phonenumber: "7375550155" };
    expect((await update(agent, changes)).status).toBe(200);
    expect(await profileOf(agent)).toEqual({
      ...before,
      usr_agencyname: "New Agency",
      usr_phonenumber: "(737)555-0155",
    });
  });

  it("keeps the license as it is written beside its number, until it is emptied", async () => {
    const agent = await t.seedAgent();
    const before = await profileOf(agent);
    expect(before.usr_insurancelicense).toBe("");
    const license = { usr_insurancelicensenumber: "069776", usr_insurancelicense: " 0F69776 " };
    expect((await update(agent, license)).status).toBe(200);
    const kept = { ...before, ...license, usr_insurancelicense: "0F69776" };
    expect(await profileOf(agent)).toEqual(kept);
    expect((await update(agent, { usr_insurancelicense: "" })).status).toBe(200);
    expect(await profileOf(agent)).toEqual({ ...kept, usr_insurancelicense: "" });
  });

  it("changes nothing when nothing, or nothing known, is sent", async () => {
    const agent = await t.seedAgent();
    const rows = async () => [
      await t.db.query.selectFrom("users").selectAll().where("id", "=", agent.id).execute(),
      await t.db.query.selectFrom("agents").selectAll().where("user_id", "=", agent.id).execute(),
    ];
    const before = await rows();
    expect((await update(agent, {})).status).toBe(200);
    const strange = {
      type: 1,
      usr_type: 1,
      verified_at: null,
      provider_customer_id: "cus_of_somebody",
      user_id: 1,
      carriers: [{ inc_id: 9 }],
      password_hash: "x",
    };
    expect((await update(agent, strange)).status).toBe(200);
    expect(await rows()).toEqual(before);
    expect(await carrierIds(agent)).toEqual([1]);
  });

  it("keeps the specific ZIP codes while All is on", async () => {
    const agent = await t.seedAgent({ zips: [501, 78701] });
    await update(agent, { usr_all_zipcodes: 1 });
    expect(await profileOf(agent)).toMatchObject({
      usr_all_zipcodes: 1,
      zipcodes: [{ zip_id: 501 }, { zip_id: 78701 }],
    });
    await update(agent, { usr_all_zipcodes: 0, zipcodes: [{ id: 501 }, { id: 501 }] });
    const { zipcodes, usr_all_zipcodes } = await profileOf(agent);
    expect([zipcodes.length, zipcodes[0].zip_code, usr_all_zipcodes]).toEqual([1, "00501", 0]);
  });

  it("takes so many choices of ZIP codes a day that nobody needs more, and no more", async () => {
    const agent = await t.seedAgent({ zips: [501] });
    const { max } = t.config.limits.zipChangeByAgent;
    const choose = (...ids: number[]) => update(agent, { zipcodes: ids.map((id) => ({ id })) });
    for (let count = 0; count < max; count++) {
      expect((await choose(count % 2 === 0 ? 78701 : 501)).status).toBe(200);
    }
    // What was chosen already is no other choice, however often the rest is saved with it.
    expect((await choose(501)).status).toBe(200);
    const refused = { status: 429, body: { data: ["too-many-zip-changes"] } };
    expect(await choose(78701)).toMatchObject(refused);
    expect(await choose(501, 78701)).toMatchObject(refused);
    expect(await update(agent, { usr_all_zipcodes: 1 })).toMatchObject(refused);
    expect(await profileOf(agent)).toMatchObject({
      usr_all_zipcodes: 0,
      zipcodes: [{ zip_id: 501 }],
    });
    expect((await update(agent, { usr_agencyname: "Another" })).status).toBe(200);
    t.clock.advance({ hours: 25 });
    const again = { ...agent, ...(await t.logIn(agent)).body };
    expect(
      (await t.anyone().put("/agent/profile", { zipcodes: [{ id: 78701 }] }, { sid: again.sid }))
        .status,
    ).toBe(200);
  });

  it("refuses an unknown ZIP code and keeps those it had", async () => {
    const agent = await t.seedAgent();
    const reply = await update(agent, {
      zipcodes: [{ id: 501 }, { id: 1 }],
      usr_agencyname: "Never",
    });
    expect(reply).toMatchObject({ status: 422, body: { data: ["zip-code"] } });
    expect(await profileOf(agent)).toMatchObject({
      usr_agencyname: `Agency ${agent.id}`,
      zipcodes: [{ zip_id: 78701 }],
    });
  });

  it.each([
    [{ usr_agencyname: "" }, "required"],
    [{ usr_agencyaddress: "x".repeat(501) }, "max-length"],
    [{ usr_agencyemail: "office@example" }, "email"],
    [{ usr_agencynumber: "12" }, "phone"],
    [{ usr_email: "a b@example.com" }, "email"],
    [{ usr_insurancelicensenumber: "AB-12" }, "number"],
    [{ usr_insurancelicense: "see https://a.example" }, "pattern"],
    [{ usr_insurancelicense: "0F\n69776" }, "pattern"],
    [{ usr_insurancelicense: "x".repeat(501) }, "max-length"],
    [{ usr_licensestate: "ZZ" }, "option"],
    [{ usr_all_zipcodes: 2 }, "invalid"],
    [{ usr_password: "12345678", usr_confirmNewPassword: "12345678" }, "password-length"],
    [{ usr_password: "password1", usr_confirmNewPassword: "password1" }, "common-password"],
    [{ usr_password: "Brisk-heron-58", usr_confirmNewPassword: "Brisk-heron-59" }, "password"],
    [{ usr_password: "Brisk-heron-58" }, "password"],
  ])("refuses %j", async (changes, code) => {
    const agent = await t.seedAgent();
    expect(await update(agent, changes)).toMatchObject({ status: 422, body: { data: [code] } });
    expect((await t.logIn(agent)).status).toBe(200);
  });

  it("takes an empty new password for none", async () => {
    const agent = await t.seedAgent();
    const changes = { usr_password: "", usr_confirmNewPassword: "", usr_agencyname: "Kept" };
    expect((await update(agent, changes)).status).toBe(200);
    expect((await t.logIn(agent)).status).toBe(200);
  });

  it("with a new password ends every other session and tells the address", async () => {
    const agent = await t.seedAgent();
    const elsewhere = (await t.logIn(agent)).body.sid;
    const changes = { usr_password: "Brisk-heron-58", usr_confirmNewPassword: "Brisk-heron-58" };
    expect((await update(agent, changes)).status).toBe(200);
    expect((await t.as(agent).get("/auth/check-session")).status).toBe(200);
    expect((await t.anyone().get("/auth/check-session", { sid: elsewhere })).status).toBe(401);
    expect((await t.logIn(agent)).status).toBe(422);
    expect((await t.logIn({ ...agent, password: "Brisk-heron-58" })).status).toBe(200);
    await t.deliver();
    expect(mailsTo(agent.email).at(-1)?.subject).toBe("Your password was changed");
  });

  it("with a new address is refused without the password", async () => {
    const agent = await t.seedAgent();
    const asked = (changes: object) =>
      update(agent, { usr_email: "thief@example.com", usr_agencyname: "Mine", ...changes });
    expect((await asked({})).body.data).toEqual(["password-needed"]);
    expect((await asked({ usr_currentPassword: "Wrong-1-heron" })).body.data).toEqual([
      "wrong-password",
    ]);
    expect((await profileOf(agent)).usr_agencyname).not.toBe("Mine");
  });

  it("with a new address keeps the old one until the new one is proven", async () => {
    const agent = await t.seedAgent();
    const address = `moved${agent.id}@example.com`;
    await update(agent, { usr_email: address, usr_currentPassword: agent.password });
    expect(await profileOf(agent)).toMatchObject({
      usr_email: agent.email,
      usr_email_pending: address,
    });
    await t.deliver();
    const token = t.tokenMailedTo(address);
    const google_token = await t.humanToken("verify");
    expect((await t.anyone().post("/auth/verify", { token, google_token })).body).toEqual({
      type: 2,
      email: address,
    });
    expect((await profileOf(agent)).usr_email).toBe(address);
    await t.deliver();
    expect(mailsTo(agent.email).at(-1)?.subject).toMatch(/address/i);
  });
});

describe("an agent's carriers", () => {
  it("are added, and offered no longer", async () => {
    const agent = await t.seedAgent({ carriers: [] });
    expect((await t.as(agent).post("/agent/profile/carriers", { carriers: [3] })).status).toBe(200);
    expect(await carrierIds(agent)).toEqual([3]);
    const offered = (await t.as(agent).get("/agent/profile/carriers")).body.data;
    expect(offered).toHaveLength(53);
    expect(offered).not.toContainEqual(expect.objectContaining({ inc_id: 3 }));
  });

  it("are each there once, however often they are added", async () => {
    const agent = await t.seedAgent({ carriers: [] });
    const replies = await Promise.all(
      Array.from({ length: 5 }, () =>
        t.as(agent).post("/agent/profile/carriers", { carriers: [3, 3, 4] }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await carrierIds(agent)).toEqual([3, 4]);
  });

  it.each([
    [[99_999], 404, "insurance-company-not-found"],
    [[1, 99_999], 404, "insurance-company-not-found"],
    [[0], 422, "invalid"],
    [[-1], 422, "invalid"],
    [["1"], 422, "invalid"],
    [[], 422, "required"],
    [1, 422, "invalid"],
  ])("cannot be %j", async (carriers, status, code) => {
    const agent = await t.seedAgent({ carriers: [] });
    const reply = await t.as(agent).post("/agent/profile/carriers", { carriers });
    expect(reply).toMatchObject({ status, body: { data: [code] } });
    expect(await carrierIds(agent)).toEqual([]);
  });

  it("are removed by a number, by a list, and by a number in the address", async () => {
    const agent = await t.seedAgent({ carriers: [1, 2, 3, 4] });
    const me = t.as(agent);
    expect((await me.delete("/agent/profile/carriers", { carriers: 1 })).status).toBe(200);
    expect((await me.delete("/agent/profile/carriers", { carriers: [2, 3] })).status).toBe(200);
    const byAddress = await me.delete("/agent/profile/carriers", undefined, { carriers: 4 });
    expect(byAddress.status).toBe(200);
    expect(await carrierIds(agent)).toEqual([]);
  });

  it("are removed by the body where address and body differ", async () => {
    const agent = await t.seedAgent({ carriers: [1, 2] });
    await t.as(agent).delete("/agent/profile/carriers", { carriers: 1 }, { carriers: 2 });
    expect(await carrierIds(agent)).toEqual([2]);
  });

  it("cannot be removed twice, nor where one of them is not the agent's", async () => {
    const agent = await t.seedAgent({ carriers: [1] });
    const me = t.as(agent);
    expect((await me.delete("/agent/profile/carriers", { carriers: [1, 2] })).status).toBe(404);
    expect(await carrierIds(agent)).toEqual([1]);
    expect((await me.delete("/agent/profile/carriers")).status).toBe(422);
    expect((await me.delete("/agent/profile/carriers", { carriers: 1 })).status).toBe(200);
    expect((await me.delete("/agent/profile/carriers", { carriers: 1 })).status).toBe(404);
  });

  it("take the agent's own quotes with them, and nobody else's", async () => {
    const agent = await t.seedAgent({ carriers: [1, 5] });
    const other = await t.seedAgent({ carriers: [7] });
    const consumer = await t.seedConsumer();
    const lead = await t.seedApplication(consumer, { submitted: true });
    const gone = await t.seedQuote(agent, lead, { carrierId: 1 });
    await t.seedQuote(agent, lead, { carrierId: 5 });
    await t.seedQuote(other, lead, { carrierId: 7 });
    await t.as(agent).delete("/agent/profile/carriers", { carriers: 1 });
    const quotes = (await t.as(consumer).get("/user/quotes")).body.data;
    expect(
      quotes.map((one: { qot_id: number; qot_deleted: boolean }) => [
        one.qot_id === gone,
        one.qot_deleted,
      ]),
    ).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
  });
});
