import { emptyRegistry, landingIn, liveBuilds, type ClaimedRoute, type Registry } from "./registry";
import { publish } from "./publish";
import { aWorkplace, routesOf } from "./testing/aBuild";

let place: Awaited<ReturnType<typeof aWorkplace>>;
beforeEach(async () => {
  place = await aWorkplace();
});
afterEach(() => place.remove());

/** The registry after the shell and apps with these routes were published. */
async function registryWith(apps: Record<string, ClaimedRoute[]>): Promise<Registry> {
  await publish(place.store, await place.aBuild({ name: "shell" }));
  for (const [name, routes] of Object.entries(apps)) {
    await publish(place.store, await place.aBuild({ name, routes }));
  }
  return place.store.registry();
}

const aRoute = (prefix: string, more: Partial<ClaimedRoute> = {}): ClaimedRoute => ({
  ...routesOf([prefix])[0]!,
  ...more,
});

it("is empty where nothing was published, and each reader signs in on the front page", async () => {
  const registry = await place.store.registry();
  expect(registry).toEqual(emptyRegistry);
  expect(landingIn(registry, "agent")).toBe("/");
});

it("knows the page on which each reader signs in, whoever has it", async () => {
  const registry = await registryWith({
    home: [aRoute("/", { exact: true, landingOf: "consumer" })],
    agent: [aRoute("/agent/help"), aRoute("/agent", { landingOf: "agent" })],
  });
  expect(landingIn(registry, "consumer")).toBe("/");
  expect(landingIn(registry, "agent")).toBe("/agent");
});

it("has a canary live beside the stable build, and the stable one first", async () => {
  await registryWith({ agent: [aRoute("/agent")] });
  const stable = (await place.store.registry()).apps.agent!;
  expect(liveBuilds(stable).map(({ version }) => version)).toEqual([stable.stable.version]);

  await publish(place.store, await place.aBuild({ name: "agent", code: "run(2)" }), {
    canaryPercent: 20,
  });
  const both = (await place.store.registry()).apps.agent!;
  expect(liveBuilds(both)).toEqual([stable.stable, both.canary?.build]);
});
