import { testApp, type Person, type TestApp } from "../testing";
import { runOperator } from "./runOperator";

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const operate = (...args: string[]) => runOperator(t.deps, args);
const why = "Active at the state's look-up, all lines.";
const decide = (verb: "check" | "refuse", { id }: Person, number = "1234567", state = "tx") =>
  operate(
    ...["license", verb, String(id), "--number", number, "--state", state],
    ...["--by", "Olga", "--why", why],
  );
const profileOf = async (agent: Person) => (await t.as(agent).get("/agent/profile")).body.data;
const change = (agent: Person, changes: object) => t.as(agent).put("/agent/profile", changes);
const actsOf = ({ id }: Person) =>
  t.db.query
    .selectFrom("operator_acts")
    .select(["operator", "act", "license_number", "license_state", "why", "acted_at"])
    .where("agent_id", "=", id)
    .orderBy("id")
    .execute();
const isListed = async ({ id }: Person) => {
  const first = await operate("license", "list");
  const pages = Number(/of (\d+), /.exec(first.text)?.[1] ?? 1);
  const texts = await Promise.all(
    Array.from({ length: pages }, (_none, index) =>
      operate("license", "list", "--page", String(index + 1)),
    ),
  );
  return texts.some(({ text }) => new RegExp(`^${id}  `, "m").test(text));
};

/** What a client reads of the agent with their quote. */
async function seenByClient(agent: Person) {
  const consumer = await t.seedConsumer();
  const applicationId = await t.seedApplication(consumer, { submitted: true });
  await t.seedQuote(agent, applicationId);
  return (await t.as(consumer).get("/user/quotes")).body.data[0].agent;
}

describe("a license that an operator looked up", () => {
  it("is said with the agent's quotes, to the agent, and in a record with who and why", async () => {
    const agent = await t.seedAgent();
    expect(await seenByClient(agent)).not.toHaveProperty("licenseCheckedAt");
    expect(await profileOf(agent)).not.toHaveProperty("usr_licensecheck");
    const now = t.clock.now();
    expect(await decide("check", agent)).toMatchObject({ isDone: true });
    expect(await seenByClient(agent)).toMatchObject({
      licenseNumber: "1234567",
      licenseState: "TX",
      licenseCheckedAt: now.toISOString(),
    });
    expect((await profileOf(agent)).usr_licensecheck).toEqual({
      finding: "checked",
      found_at: now.toISOString(),
      words: "",
    });
    expect(await actsOf(agent)).toEqual([
      {
        operator: "Olga",
        act: "license-check",
        license_number: "1234567",
        license_state: "TX",
        why,
        acted_at: now,
      },
    ]);
    expect((await operate("license", "show", String(agent.id))).text).toContain(
      "license-check of 1234567 of TX by Olga",
    );
  });

  it("is taken back, with words for the agent and none for clients", async () => {
    const agent = await t.seedAgent();
    await decide("check", agent);
    expect(await decide("refuse", agent)).toMatchObject({ isDone: true });
    expect((await profileOf(agent)).usr_licensecheck).toMatchObject({
      finding: "refused",
      words: why,
    });
    const seen = await seenByClient(agent);
    expect(seen).not.toHaveProperty("licenseCheckedAt");
    expect(JSON.stringify(seen)).not.toContain(why);
    expect((await actsOf(agent)).map(({ act }) => act)).toEqual([
      "license-check",
      "license-refuse",
    ]);
  });

  it.each([
    { usr_insurancelicensenumber: "7654321" },
    { usr_insurancelicense: "PC-1234567" },
    { usr_licensestate: "OK" },
    { usr_licensestate: "" },
    { usr_firstname: "Somebody" },
    { usr_lastname: "Else" },
  ])("is unchecked again with the change %j", async (changes) => {
    const agent = await t.seedAgent();
    await decide("check", agent);
    expect((await change(agent, changes)).status).toBe(200);
    expect(await profileOf(agent)).not.toHaveProperty("usr_licensecheck");
    expect(await seenByClient(agent)).not.toHaveProperty("licenseCheckedAt");
    expect(await isListed(agent)).toBe(changes.usr_licensestate !== "");
  });

  it("is checked and read as it is written, letters included", async () => {
    const agent = await t.seedAgent();
    await change(agent, { usr_insurancelicensenumber: "069776", usr_insurancelicense: "0F69776" });
    const shown = () => operate("license", "show", String(agent.id));
    expect((await shown()).text).toContain("License   0F69776 of TX");
    expect(await decide("check", agent, "069776")).toEqual({
      isDone: false,
      text: `Agent ${agent.id} has license 0F69776 of TX now. Look that one up.`,
    });
    expect(await decide("check", agent, "0F69776")).toMatchObject({ isDone: true });
    expect(await seenByClient(agent)).toMatchObject({
      licenseNumber: "0F69776",
      licenseCheckedAt: t.clock.now().toISOString(),
    });
    expect(await actsOf(agent)).toMatchObject([{ license_number: "0F69776" }]);
    expect((await shown()).text).toContain("license-check of 0F69776 of TX by Olga");
    await change(agent, { usr_insurancelicense: "0F69777" });
    expect(await seenByClient(agent)).toEqual({
      agency: `Agency ${agent.id}`,
      name: expect.any(String),
      licenseNumber: "0F69777",
      licenseState: "TX",
    });
    expect(await isListed(agent)).toBe(true);
  });

  it("stays checked when the agent saves the same again, or something else", async () => {
    const agent = await t.seedAgent();
    await decide("check", agent);
    const { usr_firstname } = await profileOf(agent);
    await change(agent, {
      usr_insurancelicensenumber: " 1234567 ",
      usr_insurancelicense: " ",
      usr_licensestate: "TX",
      usr_firstname,
      usr_agencyname: "Another agency",
    });
    expect((await profileOf(agent)).usr_licensecheck).toMatchObject({ finding: "checked" });
  });

  it("is the one that was looked up: another number or state is refused", async () => {
    const agent = await t.seedAgent();
    await change(agent, { usr_insurancelicensenumber: "7654321" });
    for (const reply of [
      await decide("check", agent),
      await decide("check", agent, "7654321", "OK"),
    ])
      expect(reply).toEqual({
        isDone: false,
        text: `Agent ${agent.id} has license 7654321 of TX now. Look that one up.`,
      });
    expect(await actsOf(agent)).toEqual([]);
  });

  it("is never of a license that changes at the same moment", async () => {
    const agent = await t.seedAgent();
    await Promise.all([decide("check", agent), change(agent, { usr_licensestate: "OK" })]);
    expect(await profileOf(agent)).toMatchObject({ usr_licensestate: "OK" });
    expect(await profileOf(agent)).not.toHaveProperty("usr_licensecheck");
  });

  it("leaves a record that nobody changes", async () => {
    const agent = await t.seedAgent();
    await decide("check", agent);
    const change = t.db.query.updateTable("operator_acts").set({ license_number: "1" });
    await expect(change.where("agent_id", "=", agent.id).execute()).rejects.toThrow(
      "keeps what was written",
    );
  });
});

describe("the list of licenses to check", () => {
  it("begins with the one that waits longest, and has pages", async () => {
    const last = await t.seedAgent();
    for (let count = 0; count < 21; count++) await t.seedAgent();
    t.clock.advance({ minutes: 1 });
    await change(last, { usr_licensestate: "OK" });
    const { text } = await operate("license", "list");
    expect(text).toMatch(/Page 1 of \d+, \d+ in all\.$/);
    expect(text.match(/^\d+ {2}/gm)).toHaveLength(20);
    const pages = /of (\d+),/.exec(text)?.[1] ?? "";
    const end = (await operate("license", "list", "--page", pages)).text;
    const [id] = end.match(/^\d+(?= {2})/gm)?.slice(-1) ?? [];
    expect(id).toBe(String(last.id));
  });

  it("has no license that was decided, is not whole, or whose address is not verified", async () => {
    const decided = await t.seedAgent();
    await decide("refuse", decided);
    const listed = await Promise.all([
      isListed(decided),
      isListed(await t.seedAgent({ profile: { license_state: "" } })),
      isListed(await t.seedAgent({ profile: { license_number: "" } })),
      isListed(await t.seedAgent({ user: { verified_at: null } })),
    ]);
    expect(listed).toEqual([false, false, false, false]);
  });

  it.each([
    [["license", "check", "1", "--state", "TX", "--by", "Olga", "--why", "Yes."], "--number is"],
    [["license", "check", "1", "--number", "1", "--by", "Olga", "--why", "Yes."], "--state is"],
    [["license", "check", "1", "--number", "1", "--state", "TX", "--by", "Olga"], "--why is"],
    [["license", "check", "1", "--number", "1", "--state", "TX", "--why", "Yes."], "--by is"],
    [["license", "show"], "Which agent?"],
    [["license", "show", "999999"], "There is no agent 999999."],
    [["license", "list", "--page", "0"], "Which page?"],
    [["license", "list", "--page", "999"], "pages."],
    [["license"], "Usage:"],
  ])("is told what is missing: %j", async (args, words) => {
    const reply = await operate(...args);
    expect(reply.isDone).toBe(false);
    expect(reply.text).toContain(words);
  });
});
