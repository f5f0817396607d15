import { openStore } from "./store";
import { publish } from "./publish";
import { emptyRegistry } from "./registry";
import { serveSmokeSite } from "./smokeSite";
import { aWorkplace } from "./testing/aBuild";

let place: Awaited<ReturnType<typeof aWorkplace>>;
let site: Awaited<ReturnType<typeof serveSmokeSite>>;
let version: string;
beforeAll(async () => {
  place = await aWorkplace();
  // As in a dry run: what is looked at is in no store.
  const store = openStore(place.store.root, { dryRunIn: `${place.folder}/dry` });
  let next = emptyRegistry;
  const tryOut = async (_store: typeof store, registry: typeof next) => void (next = registry);
  ({ version } = await publish(store, await place.aBuild({ name: "shell" }), { tryOut }));
  const reply = (method: string, path: string, role: string) => ({
    status: 200,
    body: `${method} ${path} as ${role}`,
  });
  site = await serveSmokeSite(store, { next, reply });
});
afterAll(async () => {
  await site.close();
  await place.remove();
});

const at = (path: string) => fetch(site.origin + path);

it("serves the pages of what would be live with the policy of a deployment", async () => {
  const page = await at("/verify");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'self'");
  expect(await page.text()).toContain(`/assets/shell/${version}/main.js`);
});

it("serves a build that is in no store, and goes on where a file is missing", async () => {
  const script = await at(`/assets/shell/${version}/main.js`);
  expect(await script.text()).toBe("run()");
  expect(script.headers.get("content-type")).toBe("text/javascript");
  expect((await at(`/assets/shell/${version}/gone.js`)).status).toBe(404);
  expect((await at("/verify")).status).toBe(200);
});

it.each([
  ["/api/user/quotes", "GET /user/quotes as anyone"],
  ["/api/user/quotes?sid=consumer", "GET /user/quotes as consumer"],
  ["/api/user/quotes?sid=somebody", "GET /user/quotes as anyone"],
])("asks the stand-in at %s", async (path, said) => {
  expect(await (await at(path)).json()).toBe(said);
});
