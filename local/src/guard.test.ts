import { join } from "node:path";
import { startApi, type RunningApi } from "@quotehaven/api";
import { guard, publish, readFigures } from "@quotehaven/release";
import { aWorkplace } from "@quotehaven/release/testing";
import { readLocalConfig } from "./readLocalConfig";
import { siteOf } from "./start";
import type { SiteApp } from "./siteApp";

const START_MS = 120_000;
const FIGURES_TOKEN = "the token of those who run the site";

let place: Awaited<ReturnType<typeof aWorkplace>>;
let site: SiteApp;
let api: RunningApi;

beforeAll(async () => {
  place = await aWorkplace();
  const env = { DATA_DIR: join(place.folder, "data"), SEED_DEMO: "false", FIGURES_TOKEN };
  await publish(place.store, await place.aBuild({ name: "shell" }));
  site = await siteOf(readLocalConfig(env), place.store);
  const RELEASES_URL = `${await site.listen({ port: 0, host: "127.0.0.1" })}/releases.json`;
  api = await startApi(readLocalConfig({ ...env, RELEASES_URL }).api, { listen: false });
}, START_MS);
afterAll(async () => {
  await api.close();
  await site.close();
  await place.remove();
});

/** What a tab sends as it goes. */
async function tell(version: string, channel: string, loads: number, failures: object) {
  const build = { remote: "help", version, channel, loads, failures };
  const payload = { builds: [build] };
  const reply = await api.app.inject({ method: "POST", url: "/api/telemetry", payload });
  expect(reply.statusCode).toBe(200);
}

const figures = () =>
  readFigures({ origin: "http://localhost", token: FIGURES_TOKEN, days: 1 }, async (url, init) => {
    const { pathname, search } = new URL(String(url));
    const headers = Object.fromEntries(new Headers(init?.headers));
    const { statusCode, body } = await api.app.inject({ url: pathname + search, headers });
    return new Response(body, { status: statusCode });
  });

it("ends a canary by what tabs told the API of it, and no sooner", async () => {
  const { store } = place;
  const stable = await publish(store, await place.aBuild({ name: "help" }));
  const tried = await place.aBuild({ name: "help", code: "run(2)" });
  const canary = await publish(store, tried, { canaryPercent: 10 });
  await tell(stable.version, "stable", 50, {});
  await tell("0.1.0-neverlive", "canary", 50, { render: 50 });
  for (let tab = 0; tab < 4; tab += 1) await tell(canary.version, "canary", 12, { render: 1 });
  expect(await guard(store, await figures())).toEqual([]);
  await tell(canary.version, "canary", 12, { chunk: 1 });
  expect(await guard(store, await figures())).toMatchObject([
    {
      version: canary.version,
      channel: "canary",
      story: "fails in 8.3% of 60 loads; stable fails in 0.0%",
    },
  ]);
  expect((await store.registry()).apps.help).toMatchObject({ canary: null, stable });
});
