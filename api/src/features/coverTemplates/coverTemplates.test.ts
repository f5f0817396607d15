import { appForTests, type Person } from "../../testing";

const t = appForTests();

const path = "/agent/profile/cover-templates";
const usual = { home: { personalLiability: 300_000, deductible: 1000 } };
const keep = (agent: Person, changes: object = {}) =>
  t.as(agent).post(path, { ins_id: 1, name: "Usual", cover: usual, ...changes });

describe("a template of limits", () => {
  it("is kept and deleted by its agent alone, replaced by one of the same name and type, and goes with the account", async () => {
    const [agent, other] = [await t.seedAgent(), await t.seedAgent()];
    await keep(agent);
    const changed = await keep(agent, { name: " Usual ", cover: { home: { deductible: 2500 } } });
    await keep(agent, { ins_id: 3, cover: { auto: { injury: "100/300" } } });

    expect(changed.body.data).toEqual([
      { id: expect.any(Number), ins_id: 1, name: "Usual", cover: { home: { deductible: 2500 } } },
    ]);
    expect((await t.as(agent).get(path)).body.data).toHaveLength(2);
    expect((await t.as(other).get(path)).body.data).toEqual([]);

    const [{ id }] = changed.body.data;
    const remove = async (by: Person) => (await t.as(by).delete(`${path}/${id}`)).status;
    const removed = [await remove(other), await remove(agent), await remove(agent)];
    expect(removed).toEqual([404, 200, 404]);
    expect(await t.rows("cover_templates", { agent_id: agent.id })).toHaveLength(1);
    expect((await t.endAccount(agent)).status).toBe(200);
    expect(await t.rows("cover_templates", { agent_id: agent.id })).toEqual([]);
  });

  it("is one of at most twenty of its type, also when they come at the same time", async () => {
    const agent = await t.seedAgent();
    const replies = await Promise.all(
      Array.from({ length: 22 }, (_, index) => keep(agent, { name: `Set ${index}` })),
    );
    const refused = replies.filter(({ status }) => status !== 200);

    expect(refused.map(({ body }) => body.data)).toEqual([
      ["too-many-templates"],
      ["too-many-templates"],
    ]);
    expect((await t.as(agent).get(path)).body.data).toHaveLength(20);
    expect((await keep(agent, { ins_id: 2, cover: { life: { termYears: 20 } } })).status).toBe(200);
  });

  it.each([
    ["no name", { name: " " }, "required"],
    ["a name with a link", { name: "http://x.example" }, "name"],
    ["the cover of another type", { cover: { auto: {} } }, "invalid-cover"],
    ["the cover of two types", { cover: { home: {}, auto: {} } }, "invalid-cover"],
    ["a limit that there is not", { cover: { home: { moat: 1 } } }, "invalid"],
  ])("is refused with %s", async (_what, changes, code) => {
    const agent = await t.seedAgent();
    expect((await keep(agent, changes)).body.data).toEqual([code]);
    expect((await t.as(agent).get(path)).body.data).toEqual([]);
  });
});
