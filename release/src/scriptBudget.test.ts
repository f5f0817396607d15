import { publish } from "./releases";
import { overBudget } from "./scriptBudget";
import { aWorkplace, routesOf } from "./testing/aBuild";

let place: Awaited<ReturnType<typeof aWorkplace>>;

beforeEach(async () => {
  place = await aWorkplace();
  await publish(place.store, await place.aBuild({ name: "shell" }));
});
afterEach(() => place.remove());

/** Too small to be compressed, so that they weigh what they are. */
const files = { "list.js": "l".repeat(300), "one.js": "o".repeat(100), "en.js": "e".repeat(50) };

/** A remote with two screens, whose entry and module weigh 5 and 12 bytes. */
async function published(scriptBudgetBytes?: number) {
  const [route] = routesOf(["/agent"]);
  const folder = await place.aBuild({
    name: "agent",
    routes: [{ ...route!, screens: { "/": ["One.tsx"], "/list": ["One.tsx", "List.tsx"] } }],
    files,
    manifest: {
      scriptBudgetBytes,
      screens: {
        "src/remote.tsx": ["remote.js"],
        "src/messages/en.json": ["en.js"],
        "One.tsx": ["one.js"],
        "List.tsx": ["list.js", "one.js"],
      },
    },
  });
  return overBudget(place.store, await publish(place.store, folder));
}

it("names the paths whose first screens need more, with entry, module and texts", async () => {
  expect(await published(200)).toEqual([{ path: "/agent/list", bytes: 467, budgetBytes: 200 }]);
  expect(await published(100)).toEqual([
    { path: "/agent/list", bytes: 467, budgetBytes: 100 },
    { path: "/agent", bytes: 167, budgetBytes: 100 },
  ]);
});

it("is content with what is within it, and where there is none", async () => {
  expect(await published(467)).toEqual([]);
  expect(await published()).toEqual([]);
});

it.each([0, -1, 1.5, "40 KB"])("is a number of bytes, not %p", async (budget) => {
  await expect(published(budget as number)).rejects.toThrow(/scriptBudgetBytes is no number/);
});

it("counts what is compressed as it goes over the wire", async () => {
  const folder = await place.aBuild({
    name: "agent",
    code: "run();".repeat(2_000),
    manifest: { scriptBudgetBytes: 1 },
  });
  const [only] = await overBudget(place.store, await publish(place.store, folder));
  expect(only?.bytes).toBeLessThan(200);
});
