import { publish } from "./publish";
import { aWorkplace, routesOf } from "./testing/aBuild";

let place: Awaited<ReturnType<typeof aWorkplace>>;

beforeEach(async () => {
  place = await aWorkplace();
  await publish(place.store, await place.aBuild({ name: "shell" }));
});
afterEach(() => place.remove());

/** Too small to be compressed, so that they weigh what they are. */
const files = {
  "list.js": `/*${"l".repeat(296)}*/`,
  "one.js": `/*${"o".repeat(96)}*/`,
  "en.js": `/*${"e".repeat(46)}*/`,
};

/** A remote with two screens, whose entry and module weigh 22 and 12 bytes. */
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
  return publish(place.store, folder);
}

it("names the paths whose first screens need more, with entry, module and texts", async () => {
  await expect(published(200)).rejects.toThrow(
    "agent may need 200 bytes of its own script before a screen shows: /agent/list needs 484. " +
      "Load less at first, or raise quotehaven.scriptBudgetBytes in package.json.",
  );
  await expect(published(100)).rejects.toThrow("/agent/list needs 484, /agent needs 184.");
  expect((await place.store.registry()).apps).not.toHaveProperty("agent");
});

it("is content with what is within it, and where there is none", async () => {
  expect((await published(484)).name).toBe("agent");
  expect((await published()).name).toBe("agent");
});

it.each([0, -1, 1.5, "40 KB"])("is a number of bytes, not %p", async (budget) => {
  await expect(published(budget as number)).rejects.toThrow(/scriptBudgetBytes is no number/);
});

it("counts what is compressed as it goes over the wire", async () => {
  const folder = await place.aBuild({
    name: "agent",
    code: "run();".repeat(2_000),
    manifest: { scriptBudgetBytes: 200 },
  });
  await publish(place.store, folder);
});
