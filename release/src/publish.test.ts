import { publish, publishTogether } from "./publish";
import { readHistory } from "./readHistory";
import { ReleaseError } from "./ReleaseError";
import { aWorkplace } from "./testing/aBuild";

let place: Awaited<ReturnType<typeof aWorkplace>>;
beforeEach(async () => {
  place = await aWorkplace();
  await publish(place.store, await place.aBuild({ name: "shell" }));
  await publish(place.store, await place.aBuild({ name: "agent" }));
});
afterEach(() => place.remove());

const lastDeed = async () => (await readHistory(place.store, 1))[0]?.did;

describe("several apps in one change", () => {
  const aPair = () =>
    Promise.all([
      place.aBuild({ name: "agent", code: "run(2)", contract: "^0.2.0" }),
      place.aBuild({ name: "shell", code: "run(2)", manifest: { provides: "0.2.0" } }),
    ]);

  it("go live at once, where none of them could alone", async () => {
    const [agent, shell] = await aPair();
    await expect(publish(place.store, agent)).rejects.toThrow("needs platform ^0.2.0");
    await expect(publish(place.store, shell)).rejects.toThrow("would strand agent");
    const { revision } = await place.store.registry();
    const builds = await publishTogether(place.store, [agent, shell]);
    const next = await place.store.registry();
    expect(next.revision).toBe(revision + 1);
    expect(builds.map(({ name, version }) => next.apps[name]?.stable.version === version)).toEqual([
      true,
      true,
    ]);
    expect(await lastDeed()).toMatch(/^publish agent \S+, shell \S+$/);
  });

  it("stay away together where one of them must not go live", async () => {
    const before = await place.store.registry();
    const [agent, shell] = await aPair();
    const other = await place.aBuild({ name: "help", prefixes: ["/api"] });
    await expect(publishTogether(place.store, [agent, shell, other])).rejects.toThrow(
      "is kept for",
    );
    expect(await place.store.registry()).toEqual(before);
  });
});

describe("a look before", () => {
  const next = () => place.aBuild({ name: "agent", code: "run(2)" });

  it("sees the builds as they would be live, and may refuse them", async () => {
    const before = await place.store.registry();
    const trying = publish(place.store, await next(), {
      tryOut: async (_store, { apps }, builds) => {
        expect(builds.map(({ version }) => version)).toEqual([apps.agent?.stable.version]);
        throw new ReleaseError("It shows nothing.");
      },
    });
    await expect(trying).rejects.toThrow("It shows nothing.");
    expect(await place.store.registry()).toEqual(before);
  });

  it("is missed in the history where nobody wanted one", async () => {
    await publish(place.store, await next(), { tryOut: null });
    expect(await lastDeed()).toMatch(/^publish agent \S+, not tried in a browser$/);
  });
});
