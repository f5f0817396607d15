import { publish } from "./publish";
import { ReleaseError } from "./ReleaseError";
import { screensOf } from "./smoke";
import { leastOf, serveSmokeSite, standInReplies } from "./smokeSite";
import { openStore } from "./store";
import { aWorkplace, routesOf } from "./testing/aBuild";
import { aRecord, aRegistry } from "./testing/aRecord";

let place: Awaited<ReturnType<typeof aWorkplace>>;
beforeAll(async () => {
  place = await aWorkplace();
});
afterAll(() => place.remove());

it("looks at every screen of a build, and of a shell also at the first ones of remotes", () => {
  const [landing, desk] = routesOf(["/agent", "/agent/desk"]);
  const screens = { "/": [], "/leads/:id": [] };
  const agent = aRecord({
    name: "agent",
    routes: [landing!, { ...desk!, role: "agent", screens }],
  });
  const shell = aRecord({ name: "shell", routes: routesOf(["/verify"]) });
  const next = aRegistry(agent, shell);
  expect(screensOf(next, [agent])).toEqual([
    { path: "/agent", role: "anyone" },
    { path: "/agent/desk", role: "agent" },
    { path: "/agent/desk/leads/1", role: "agent" },
  ]);
  const ofShell = screensOf(next, [shell]).map(({ path }) => path);
  expect(ofShell).toEqual(["/verify", "/agent", "/agent/desk"]);
});

it("sees builds as they would be live, which are in no store, and may refuse them", async () => {
  // As in a dry run.
  const store = openStore(place.store.root, { dryRunIn: `${place.folder}/dry` });
  const seen: unknown[] = [];
  const trying = publish(store, await place.aBuild({ name: "shell" }), {
    async tryOut(_store, next, [build]) {
      const site = await serveSmokeSite(store, next, { "GET /user/quotes": "written" });
      const at = (path: string) => fetch(site.origin + path);
      const page = await at("/verify");
      const script = `/assets/shell/${build?.version}/main.js`;
      seen.push(page.headers.get("content-security-policy")?.slice(0, 18));
      seen.push((await page.text()).includes(script), await (await at(script)).text());
      seen.push((await at(`${script}x`)).status, await (await at("/api/user/quotes")).json());
      seen.push((await at("/api/auth/check-session?sid=agent")).status);
      seen.push((await at("/api/auth/check-session?sid=somebody")).status);
      await site.close();
      throw new ReleaseError("It shows nothing.");
    },
  });
  await expect(trying).rejects.toThrow("It shows nothing.");
  expect(seen).toEqual(["default-src 'self'", true, "run()", 404, "written", 200, 401]);
  expect((await place.store.registry()).revision).toBe(0);
});

it("stands in for the API with the least that its description allows", () => {
  const reply = standInReplies({ "GET /threads/{id}": { data: ["written"] } });
  expect(reply("GET", "/notifications", "agent")).toEqual({
    status: 200,
    body: { data: { data: [], count: 0, unseen: 0 } },
  });
  expect(reply("GET", "/auth/check-session", "operator").body).toMatchObject({ type: 3 });
  expect(reply("GET", "/threads/7", "agent").body).toEqual({ data: ["written"] });
  expect(reply("GET", "/nothing", "agent").status).toBe(404);
});

it.each([
  [{ anyOf: [{ type: "string" }, { type: "null" }] }, null],
  [{ anyOf: [{ const: 2 }, { const: 1 }] }, 2],
  [{ type: "string", enum: ["altcha"] }, "altcha"],
  [{ type: "integer", minimum: 1 }, 1],
  [{ type: "array", minItems: 1, items: { type: "boolean" } }, [false]],
  [{ type: "string", format: "date" }, "2026-01-01"],
  [{ type: "object", required: ["a"], properties: { a: { type: "string" }, b: {} } }, { a: "" }],
  [{}, null],
])("of %j the least is %j", (schema, least) => {
  expect(leastOf(schema)).toEqual(least);
});
