import { appForTests, type Operator, type Person, type TestReply } from "../../testing";

const t = appForTests();
let operator: Operator;
beforeAll(async () => {
  operator = await t.seedOperator();
});

const why = "Active at the state's look-up, all lines.";
const decide = (finding: "checked" | "refused", { id }: Person, number = "1234567", state = "TX") =>
  t.as(operator).post(`/operations/licenses/${id}`, { finding, number, state, why });
const profileOf = async (agent: Person) => (await t.as(agent).get("/agent/profile")).body.data;
const change = (agent: Person, changes: object) => t.as(agent).put("/agent/profile", changes);
const actsOf = ({ id }: Person) =>
  t.db.query
    .selectFrom("operator_acts")
    .select(["operator", "act", "license_number", "license_state", "why", "acted_at"])
    .where("agent_id", "=", id)
    .orderBy("id")
    .execute();
type Listed = { agentId: number; number: string; acts: object[] };
const page = async (number: number, query: { all?: "1" } = {}) =>
  (await t.as(operator).get("/operations/licenses", { page: number, ...query })).body;
/** The agent's license in the list of those to look up, or of all. */
async function listed({ id }: Person, query: { all?: "1" } = {}): Promise<Listed | undefined> {
  const { count } = await page(1, query);
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(count / 20) }, (_none, index) => page(index + 1, query)),
  );
  return pages.flatMap(({ data }) => data).find(({ agentId }: Listed) => agentId === id);
}

const expectChanged = ({ status, body }: TestReply) =>
  expect([status, body.data]).toEqual([409, ["license-changed"]]);

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
    expect(await decide("checked", agent)).toMatchObject({ status: 200 });
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
        operator: operator.email,
        act: "license-check",
        license_number: "1234567",
        license_state: "TX",
        why,
        acted_at: now,
      },
    ]);
    expect((await listed(agent, { all: "1" }))?.acts).toEqual([
      { act: "license-check", operator: operator.email, why, at: now.toISOString() },
    ]);
  });

  it("is taken back, with words for the agent and none for clients", async () => {
    const agent = await t.seedAgent();
    await decide("checked", agent);
    expect(await decide("refused", agent)).toMatchObject({ status: 200 });
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
    await decide("checked", agent);
    expect((await change(agent, changes)).status).toBe(200);
    expect(await profileOf(agent)).not.toHaveProperty("usr_licensecheck");
    expect(await seenByClient(agent)).not.toHaveProperty("licenseCheckedAt");
    expect((await listed(agent)) !== undefined).toBe(changes.usr_licensestate !== "");
  });

  it("is checked and read as it is written, letters included", async () => {
    const agent = await t.seedAgent();
    await change(agent, { usr_insurancelicensenumber: "069776", usr_insurancelicense: "0F69776" });
    expect(await listed(agent)).toMatchObject({ number: "0F69776", state: "TX", finding: null });
    expectChanged(await decide("checked", agent, "069776"));
    expect(await decide("checked", agent, "0F69776")).toMatchObject({ status: 200 });
    expect(await seenByClient(agent)).toMatchObject({
      licenseNumber: "0F69776",
      licenseCheckedAt: t.clock.now().toISOString(),
    });
    expect(await actsOf(agent)).toMatchObject([{ license_number: "0F69776" }]);
    await change(agent, { usr_insurancelicense: "0F69777" });
    expect(await seenByClient(agent)).toEqual({
      agency: `Agency ${agent.id}`,
      name: expect.any(String),
      licenseNumber: "0F69777",
      licenseState: "TX",
    });
    expect(await listed(agent)).toMatchObject({ number: "0F69777" });
  });

  it("stays checked when the agent saves the same again, or something else", async () => {
    const agent = await t.seedAgent();
    await decide("checked", agent);
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
      await decide("checked", agent),
      await decide("checked", agent, "7654321", "OK"),
    ])
      expectChanged(reply);
    expect((await decide("checked", { ...agent, id: 2_147_483_647 })).status).toBe(404);
    expect(await actsOf(agent)).toEqual([]);
  });

  it("is never of a license that changes at the same moment", async () => {
    const agent = await t.seedAgent();
    await Promise.all([decide("checked", agent), change(agent, { usr_licensestate: "OK" })]);
    expect(await profileOf(agent)).toMatchObject({ usr_licensestate: "OK" });
    expect(await profileOf(agent)).not.toHaveProperty("usr_licensecheck");
  });
});

describe("the list of licenses to check", () => {
  it("begins with the one that waits longest, and has pages", async () => {
    const last = await t.seedAgent();
    for (let count = 0; count < 21; count++) await t.seedAgent();
    t.clock.advance({ minutes: 1 });
    await change(last, { usr_licensestate: "OK" });
    const { data, count } = await page(1);
    expect(data).toHaveLength(20);
    const end = await page(Math.ceil(count / 20));
    expect(end.data.at(-1)).toMatchObject({ agentId: last.id });
  });

  it("has no license that was decided, is not whole, or whose address is not verified", async () => {
    const decided = await t.seedAgent();
    await decide("refused", decided);
    const found = await Promise.all([
      listed(decided),
      listed(await t.seedAgent({ profile: { license_state: "" } })),
      listed(await t.seedAgent({ profile: { license_number: "" } })),
      listed(await t.seedAgent({ user: { verified_at: null } })),
    ]);
    expect(found).toEqual([undefined, undefined, undefined, undefined]);
  });
});
