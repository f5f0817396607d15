import { createSessionMemory } from "./sessionMemory";
import type { Session } from "./sessions";

const aSession = (sidHash: string, userId = 1): Session => ({
  sidHash,
  userId,
  userType: "consumer",
  timeZone: "America/Chicago",
  createdAt: 0,
  lastActiveAt: 0,
});

function remembering(...sessions: Session[]) {
  const memory = createSessionMemory(10);
  for (const session of sessions) memory.beginLookup()(session);
  const known = () =>
    sessions.filter(({ sidHash }) => memory.get(sidHash)).map((each) => each.sidHash);
  return { memory, known };
}

it("remembers what a lookup finds, until it is forgotten or ends", () => {
  const { memory, known } = remembering(aSession("a"), aSession("b"), aSession("c"));
  expect(known()).toEqual(["a", "b", "c"]);
  memory.forget("a");
  memory.drop("b");
  expect(known()).toEqual(["c"]);
});

it.each([
  ["one session", "sid:a", ["b", "c"]],
  ["those of a user", "user:1", ["c"]],
  ["all", null, []],
])("forgets %s where another process says so", (_what, payload, left) => {
  const { memory, known } = remembering(aSession("a"), aSession("b"), aSession("c", 2));
  memory.hear(payload);
  expect(known()).toEqual(left);
});

it.each([
  ["here", "drop", "x"],
  ["elsewhere", "hear", "sid:x"],
] as const)(
  "does not remember what a lookup found while something ended %s",
  (_where, end, what) => {
    const { memory } = remembering();
    const remember = memory.beginLookup();
    memory[end](what);
    remember(aSession("a"));
    expect(memory.get("a")).toBeUndefined();
    memory.beginLookup()(aSession("a"));
    expect(memory.get("a")).toEqual(aSession("a"));
  },
);

it("knows the sessions of a person among very many, and nobody's once they are gone", () => {
  const memory = createSessionMemory(50_000);
  for (let id = 0; id < 50_000; id++) memory.beginLookup()(aSession(String(id), id % 40_000));
  const before = process.cpuUsage();
  for (let id = 0; id < 10_000; id++) memory.hear(`user:${id}`);
  const { user } = process.cpuUsage(before);
  expect([memory.get("9999"), memory.get("49999")]).toEqual([undefined, undefined]);
  expect(memory.get("10000")?.userId).toBe(10_000);
  // Looking through all of them for each takes a hundred times as long.
  expect(user).toBeLessThan(2_000_000);
  memory.beginLookup()(aSession("x", 1));
  expect(memory.people()).toBe(30_001);
  memory.hear(null);
  expect(memory.people()).toBe(0);
});
