import { jest } from "@jest/globals";
import { openStore, publish } from "@quotehaven/release";
import { aWorkplace } from "@quotehaven/release/testing";
import { sql } from "kysely";
import { storeReleases } from "./storeReleases";
import { testApp, type Operator, type TestApp } from "../../testing";

let t: TestApp;
let place: Awaited<ReturnType<typeof aWorkplace>>;
let operator: Operator;
let versions: string[];
let releases: ReturnType<typeof storeReleases>;
const origin = "https://quotehaven.example";
beforeAll(async () => {
  place = await aWorkplace();
  releases = storeReleases({ address: place.store.root, origin });
  t = await testApp({ deps: { releases } });
  operator = await t.seedOperator("olga@example.com");
  await publish(place.store, await place.aBuild({ name: "shell" }));
  versions = [];
  for (const code of ["one()", "two()"]) {
    const build = await publish(place.store, await place.aBuild({ name: "agent", code }));
    versions.push(build.version);
  }
});
afterAll(async () => {
  await t.close();
  await place.remove();
});

const why = "It fails for many.";
const goBack = (name: string, version: string) =>
  t.as(operator).post(`/operations/remotes/${name}/rollback`, { why, version });
const read = async () => (await t.as(operator).get("/operations/remotes")).body;
const newestAct = async () => (await t.as(operator).get("/operations/log")).body.data[0];

it("shows what is live and what tabs told of it", async () => {
  const [one = "", two = ""] = versions;
  const builds = [
    { remote: "agent", version: two, channel: "stable", loads: 3, failures: { render: 1 } },
  ];
  await t.anyone().post("/telemetry", { builds });
  const { store, figures } = await read();
  expect(store.remotes[1]).toEqual({
    ...{ name: "agent", team: "Team agent", version: two, canary: null, previous: [one] },
  });
  expect(store.changes[0]).toMatchObject({ revision: 3, did: `publish agent ${two}` });
  expect(figures).toMatchObject([{ remote: "agent", version: two, failures: { render: 1 } }]);
});

it("goes back in the operator's name, and says so in both histories", async () => {
  const [one = ""] = versions;
  expect((await goBack("agent", one)).status).toBe(200);
  const { apps, changes } = await place.store.registry();
  expect(apps.agent?.stable.version).toBe(one);
  expect(changes[0]).toMatchObject({ did: `rollback agent ${one}`, who: "olga@example.com", why });
  expect(await newestAct()).toMatchObject({
    ...{ act: "remote-rollback", operator: "olga@example.com", why, about: null },
    remote: `agent ${one}`,
  });
});

it("logs nothing where the store does not go back", async () => {
  const before = await newestAct();
  for (const [name, version] of [
    ["agent", "0.1.0-unheard"],
    ["nobody", versions[0] ?? ""],
  ] as const) {
    const { status, body } = await goBack(name, version);
    expect([status, body.data]).toEqual([409, ["release-refused"]]);
  }
  expect(await newestAct()).toEqual(before);
  expect((await openStore(place.store.root).registry()).revision).toBe(4);
});

it("lets others use the database while the store goes back, and logs what it could not record", async () => {
  const before = await newestAct();
  const goingBack = jest.spyOn(releases, "goBack").mockImplementation(async () => {
    await sql`alter table operator_acts rename to away`.execute(t.db.query);
  });
  expect((await goBack("agent", "0.1.0-one")).status).toBe(200);
  goingBack.mockRestore();
  await sql`alter table away rename to operator_acts`.execute(t.db.query);
  const lines = t.logLines.filter((line) => line.includes("no act was recorded"));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { actor: { operator: "olga@example.com" }, remote: "agent 0.1.0-one", why },
  ]);
  expect(await newestAct()).toEqual(before);
});
