import { authorIn } from "./change";
import { LOCAL_START, publishAtStart } from "./publishAtStart";
import { publish } from "./publish";
import { canary, rollback } from "./releases";
import { restore } from "./restore";
import { prune, retire } from "./retire";
import { openStore } from "./store";
import { aWorkplace } from "./testing/aBuild";

let place: Awaited<ReturnType<typeof aWorkplace>>;
beforeEach(async () => {
  place = await aWorkplace();
});
afterEach(() => place.remove());

const atStart = (...folders: string[]) =>
  publishAtStart(
    openStore(place.store.root, { author: { ...authorIn({}), who: LOCAL_START } }),
    folders,
  );
const live = async () => (await place.store.registry()).apps.agent?.stable.version;

it("publishes what was built, and what was built anew, also where it is an older state again", async () => {
  const one = await place.aBuild({ name: "agent", code: "one()" });
  const two = await place.aBuild({ name: "agent", code: "two()" });
  for (const folder of [one, two, one]) expect(await atStart(folder)).toEqual([]);
  expect(await live()).toBe((await publish(place.store, one)).version);
});

it("undoes nothing that was released since", async () => {
  const one = await place.aBuild({ name: "agent", code: "one()" });
  const two = await place.aBuild({ name: "agent", code: "two()" });
  await atStart(one);
  await atStart(two);
  const before = await rollback(place.store, "agent");
  expect(await atStart(two)).toEqual([
    `agent is left as it was released: rollback agent, by ${place.store.author.who}.`,
  ]);
  expect(await live()).toBe(before.version);
  await canary(place.store, "agent", 10, (await publish(place.store, two)).version);
  expect(await atStart(one)).toEqual([
    expect.stringContaining("is left as it was released: canary agent 10"),
  ]);
  await restore(place.store, 1);
  expect(await atStart(two)).toEqual([
    expect.stringContaining("is left as it was released: restore 1"),
  ]);
  await retire(place.store, "agent");
  expect(await atStart(two)).toEqual([
    expect.stringContaining("is left as it was released: retire agent"),
  ]);
  expect(await live()).toBeUndefined();
});

it("leaves what was gone back from, also where its files were removed since", async () => {
  const one = await place.aBuild({ name: "agent", code: "one()" });
  const two = await place.aBuild({ name: "agent", code: "two()" });
  await atStart(one);
  await atStart(two);
  const before = await rollback(place.store, "agent");
  await prune(place.store);
  expect(await atStart(two)).toEqual([expect.stringContaining("rollback agent")]);
  expect(await live()).toBe(before.version);
});

it("leaves retired what is retired, whatever is built of it", async () => {
  await atStart(await place.aBuild({ name: "agent", code: "one()" }));
  await retire(place.store, "agent");
  expect(await atStart(await place.aBuild({ name: "agent", code: "two()" }))).toEqual([
    expect.stringContaining("is left as it was released: retire agent"),
  ]);
  expect(await live()).toBeUndefined();
});

it.each(["flag agent search on", "key agent", "transfer help to agent", "notifier agent"])(
  "takes “%s” for no release of it",
  async (did) => {
    const one = await place.aBuild({ name: "agent", code: "one()" });
    const two = await place.aBuild({ name: "agent", code: "two()" });
    await atStart(one);
    await atStart(two);
    await place.store.change((now) => ({ ...now }), { did });
    expect(await atStart(one)).toEqual([]);
    expect(await live()).toMatch((await publish(place.store, one)).version);
  },
);

it("takes words beside the names for no release either", async () => {
  const one = await place.aBuild({ name: "tried", code: "one()" });
  await atStart(one, await place.aBuild({ name: "help" }));
  await atStart(await place.aBuild({ name: "tried", code: "two()" }));
  await publish(place.store, await place.aBuild({ name: "help", code: "b()" }), { tryOut: null });
  expect((await place.store.registry()).change?.did).toMatch(/not tried in a browser$/);
  expect(await atStart(one)).toEqual([]);
});

it("publishes a build that the store never held, whoever released what was live", async () => {
  await publish(place.store, await place.aBuild({ name: "agent", code: "one()" }));
  expect(await atStart(await place.aBuild({ name: "agent", code: "two()" }))).toEqual([]);
});

it("puts a shell of the next contract live together with the remotes that need it", async () => {
  const oldShell = await place.aBuild({ name: "shell", provides: "0.1.0" });
  const oldAgent = await place.aBuild({ name: "agent", contract: "^0.1.0", code: "one()" });
  await atStart(oldShell, oldAgent);
  const shell = await place.aBuild({ name: "shell", provides: "0.2.0", code: "next()" });
  const agent = await place.aBuild({ name: "agent", contract: "^0.2.0", code: "two()" });
  const before = (await place.store.registry()).revision;
  await expect(atStart(shell)).rejects.toThrow("would strand agent");
  expect(await atStart(agent, shell)).toEqual([]);
  const { apps, revision } = await place.store.registry();
  expect([apps.shell?.stable.provides, apps.agent?.stable.contract]).toEqual(["0.2.0", "^0.2.0"]);
  expect(revision).toBe(before + 1);
});
