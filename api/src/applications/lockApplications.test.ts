import { removeQuotes } from "../quotes/removeQuotes";
import { appForTests } from "../testing";
import { overhear } from "../testing/overhear";
import { lockApplications } from "./lockApplications";
import { whenWaiting } from "../testing/whenWaiting";

const t = appForTests();

it("takes back however many quotes of an agent in as few statements", async () => {
  const agent = await t.seedAgent();
  const quoted = async () => {
    const lead = await t.seedApplication(await t.seedConsumer(), { types: [2], submitted: true });
    await t.seedQuote(agent, lead);
  };
  const takeBack = () =>
    t.db.transaction(async (tx) => {
      const { heard, texts } = overhear(tx);
      await removeQuotes(heard, agent.id, t.clock.now());
      return texts;
    });
  const left = async () =>
    (await t.rows("quotes", { agent_id: agent.id })).filter((row) => !row.removed_at);
  await quoted();
  const few = await takeBack();
  for (let count = 0; count < 5; count++) await quoted();
  expect(await left()).toHaveLength(5);
  expect(await takeBack()).toEqual(few);
  expect(few).toHaveLength(6);
  expect(await left()).toEqual([]);
});

it("keeps whoever else changes one of them waiting", async () => {
  const ids: number[] = [];
  for (let count = 0; count < 3; count++)
    ids.push(await t.seedApplication(await t.seedConsumer(), { types: [2], submitted: true }));
  const done: string[] = [];
  let holding: Promise<unknown> = Promise.resolve();
  await new Promise<void>((locked) => {
    holding = t.db.transaction(async (tx) => {
      await lockApplications(tx, [...ids, ...ids].reverse());
      locked();
      // PGlite takes one transaction after the other.
      if (t.db.kind === "postgres") await whenWaiting(t.db.query);
      done.push("let go");
    });
  });
  await t.update("applications", { id: ids[1] }, { updated_at: t.clock.now() });
  done.push("changed");
  await holding;
  expect(done).toEqual(["let go", "changed"]);
});
