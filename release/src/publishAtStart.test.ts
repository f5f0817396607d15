import { fix } from "./doctor";
import { publish } from "./publish";
import { LOCAL_START, publishAtStart } from "./publishAtStart";
import { canary, retire, rollback } from "./releases";
import { openStore } from "./store";
import { aWorkplace } from "./testing/aBuild";

let place: Awaited<ReturnType<typeof aWorkplace>>;
let one: string;
let two: string;
beforeEach(async () => {
  place = await aWorkplace();
  one = await place.aBuild({ name: "agent", code: "one()" });
  two = await place.aBuild({ name: "agent", code: "two()" });
});
afterEach(() => place.remove());

const atStart = (...folders: string[]) =>
  publishAtStart(openStore(place.store.root, { author: { who: LOCAL_START, why: null } }), folders);
const live = async () => (await place.store.registry()).apps.agent?.stable.version;
const left = (did: string) => [expect.stringContaining(`agent is left as it was released: ${did}`)];

it("publishes what was built, and what was built anew, also where it is an older state again", async () => {
  for (const folder of [one, two, one]) expect(await atStart(folder)).toEqual([]);
  expect(await live()).toBe((await publish(place.store, one)).version);
});

it("undoes no rollback, canary or retirement", async () => {
  await atStart(one);
  await atStart(two);
  const before = await rollback(place.store, "agent");
  await fix(place.store);
  expect(await atStart(two)).toEqual(left(`rollback agent, by ${place.store.author.who}.`));
  expect(await live()).toBe(before.version);
  await canary(place.store, "agent", 10, (await publish(place.store, two)).version);
  expect(await atStart(one)).toEqual(left("canary agent 10"));
  await retire(place.store, "agent");
  const three = await place.aBuild({ name: "agent", code: "three()" });
  for (const folder of [two, three]) expect(await atStart(folder)).toEqual(left("retire agent"));
  expect(await live()).toBeUndefined();
});

it("publishes a build that the store never held, whoever released what was live", async () => {
  await publish(place.store, one);
  expect(await atStart(two)).toEqual([]);
  expect(await live()).not.toBe((await publish(place.store, one)).version);
});

it("puts a shell of the next contract live together with the remotes that need it", async () => {
  await atStart(await place.aBuild({ name: "shell" }), one);
  const shell = await place.aBuild({ name: "shell", provides: "0.2.0" });
  const agent = await place.aBuild({ name: "agent", contract: "^0.2.0", code: "two()" });
  await expect(atStart(shell)).rejects.toThrow("needs platform ^0.1.0");
  expect(await atStart(agent, shell)).toEqual([]);
  expect((await place.store.registry()).revision).toBe(2);
});
