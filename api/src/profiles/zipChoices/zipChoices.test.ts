import type { Database } from "../../database";
import { createLeadAreas } from "../../leads/areas/leadAreas";
import { appForTests, ZIP_ID, type Person } from "../../testing";

const t = appForTests();
let agent: Person;
beforeAll(async () => {
  agent = await t.seedAgent();
});

const find = (body: object) => t.as(agent).post("/agent/profile/zip-codes", body);
const codesOf = async (body: object): Promise<string[]> =>
  (await find(body)).body.data.zipCodes.map(({ code }: { code: string }) => code);

describe("many ZIP codes at once", () => {
  it("are those of a city, of a county, or of a state", async () => {
    const city = await codesOf({ state: "TX", city: "Austin" });
    const county = await codesOf({ state: "TX", county: "Travis" });
    const state = await codesOf({ state: "TX" });
    expect(city).toContain("78701");
    expect(county).toEqual(expect.arrayContaining(["78701", "78653"]));
    expect(city).not.toContain("78653");
    expect(state.length).toBeGreaterThan(2_000);
    expect(await codesOf({ state: "MN", city: "Austin" })).not.toContain("78701");
  });

  it("are those within some miles of one", async () => {
    const near = await codesOf({ near: "78701", miles: 5 });
    const far = await codesOf({ near: "78701", miles: 60 });
    expect(near).toEqual(expect.arrayContaining(["78701", "78703"]));
    expect(near).not.toContain("78664");
    expect(far).toContain("78664");
    expect(far).not.toContain("75201");
    expect((await find({ near: "00001", miles: 5 })).body).toEqual({
      data: { zipCodes: [], unknown: ["00001"] },
    });
  });

  it("are those of a list, with what is no ZIP code told apart", async () => {
    const { body } = await find({ codes: ["78701", "00501", "00001", "78701"] });
    expect(body.data.zipCodes.map(({ id }: { id: number }) => id)).toEqual([501, 78701]);
    expect(body.data.unknown).toEqual(["00001"]);
  });

  it("are not found by too little, or by what is no ZIP code", async () => {
    for (const [body, code] of [
      [{}, "required"],
      [{ city: "Austin" }, "required"],
      [{ near: "78701" }, "required"],
      [{ near: "7870", miles: 5 }, "invalid"],
      [{ near: "78701", miles: 5_000 }, "invalid"],
      [{ codes: ["x"] }, "invalid"],
    ] as const) {
      expect(await find(body)).toMatchObject({ status: 422, body: { data: [code] } });
    }
  });

  it("can be chosen up to the limit", async () => {
    const rows = await t.db.query.selectFrom("zip_codes").select("id").limit(5_001).execute();
    const choose = (zipcodes: { id: number }[]) => t.as(agent).put("/agent/profile", { zipcodes });
    expect((await choose(rows)).status).toBe(422);
    expect((await choose(rows.slice(1))).status).toBe(200);
    expect((await t.as(agent).get("/agent/profile")).body.data.zipcodes).toHaveLength(5_000);
  });

  it("are asked for so often that nobody needs more", async () => {
    const busy = await t.seedAgent();
    const { max } = t.config.limits.zipSearchByAgent;
    const ask = () => t.as(busy).get("/agent/profile/zip-places", { search: "," });
    for (let count = 0; count < max; count++) await ask();
    expect((await ask()).status).toBe(429);
  });
});

describe("places by name", () => {
  const places = async (search: string) =>
    (await t.as(agent).get("/agent/profile/zip-places", { search })).body.data;

  it("are states, counties and cities with their number of ZIP codes", async () => {
    const travis = await places("travis, tx");
    expect(travis[0]).toMatchObject({ kind: "county", name: "Travis", state: "TX" });
    expect(travis[0].zipCodeCount).toBe((await codesOf({ state: "TX", county: "Travis" })).length);
    expect((await places("texas"))[0]).toMatchObject({ kind: "state", name: "Texas", state: "TX" });
    expect((await places("TX"))[0]).toMatchObject({ kind: "state", state: "TX" });
    expect(await places("50%_")).toEqual([]);
    expect(await places("  ")).toEqual([]);
    expect(await places("--")).toEqual([]);
    const states = (await places("Austin, Texas")).map(({ state }: { state: string }) => state);
    expect(new Set(states)).toEqual(new Set(["TX"]));
  });

  it.each([
    ["Travis County", { kind: "county", name: "Travis", state: "TX" }],
    ["Travis County, Texas", { kind: "county", name: "Travis", state: "TX" }],
    ["Austin, Texas", { kind: "city", name: "Austin", state: "TX" }],
    ["Austin Tx", { kind: "city", name: "Austin", state: "TX" }],
    ["O'Fallon", { kind: "city", name: "O'Fallon", state: "MO" }],
    ["coeur d alene", { kind: "city", name: "Coeur d'Alene", state: "ID" }],
    ["Winston Salem", { kind: "city", name: "Winston-Salem", state: "NC" }],
    ["St Louis, MO", { kind: "city", name: "St. Louis", state: "MO" }],
    ["saint louis", { kind: "county", name: "St. Louis", state: "MO" }],
    ["Ft. Worth", { kind: "city", name: "Fort Worth", state: "TX" }],
  ])("are found as people write them: %s", async (search, place) => {
    expect(await places(search)).toContainEqual({ ...place, zipCodeCount: expect.any(Number) });
  });
});

describe("how many open leads there are", () => {
  it("is said by the first three digits alone, so that no ZIP code can be found by asking", async () => {
    await t.seedApplication(await t.seedConsumer(), { submitted: true });
    await t.seedApplication(await t.seedConsumer(), { submitted: true, zipId: 78_745 });
    t.clock.advance({ minutes: 6 });
    const { body, text } = await t.as(agent).get("/agent/profile/lead-areas");
    expect(body.data.areas).toEqual([
      { area: "787", zipCodeCount: expect.any(Number), openLeads: 2 },
    ]);
    expect(body.data.latest).toHaveLength(2);
    expect(body.data.latest).toContainEqual({
      state: "TX",
      needs: [expect.objectContaining({ insuranceTypeId: 2 })],
    });
    expect(text).not.toContain(String(ZIP_ID));
    await t.seedApplication(await t.seedConsumer(), { submitted: true });
    expect((await t.as(agent).get("/agent/profile/lead-areas")).body).toEqual(body);
  });
  it("is not counted anew for a while where that failed", async () => {
    let tries = 0;
    const db: Database = {
      ...t.db,
      get query(): Database["query"] {
        tries += 1;
        throw new Error("too slow");
      },
    };
    const leadAreas = createLeadAreas({ db, clock: t.clock });
    const count = () => expect(leadAreas()).rejects.toThrow("too slow");
    await count();
    t.clock.advance({ seconds: 14 });
    await count();
    expect(tries).toBe(1);
    t.clock.advance({ seconds: 2 });
    await count();
    expect(tries).toBe(2);
  });
});
