import { publish, retire, type ClaimedRoute } from "@quotehaven/release";
import { RemoteSlot } from "../pages/RemoteSlot";
import { clone } from "./command";
import { aTeamsRemote } from "./aTeamsRemote";
import { expect, expectDashboard, expectOthersWork, filedBy, store, test } from "./attack";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

let greedy: Awaited<ReturnType<typeof aTeamsRemote>>;
test.beforeAll(async () => {
  greedy = await aTeamsRemote({ name: "greedy", prefix: "/greedy", audience: "anyone" }, {});
  await publish(store(), await greedy.build());
});
test.afterAll(async () => {
  await retire(store(), "greedy");
  await greedy.remove();
});

type Claim = Partial<Omit<ClaimedRoute, "role">> & { role?: string };
const at = (prefix: string): Claim => ({ prefix });
const leads = { prospectToQuote: { to: "leads", changes: ["Leads"] } };
const menu = [{ to: "/verify", icon: "mail", label: { en: "Verify", es: "Verificar" } }];

/** What a team claims that is not its own, and what `publish` says. */
const claims: [string, Claim, object, string][] = [
  ["the whole site", at("/"), {}, '"/" would claim the whole site'],
  ["the landing", { prefix: "/", exact: true }, {}, "/ already belongs to consumer"],
  ["another's area", at("/profile"), {}, "/profile already belongs to consumer"],
  ["a place in it", at("/profile/offers"), {}, "everything there belongs to consumer"],
  ["a place around one", at("/auth"), {}, "/auth would claim /auth/register as well"],
  ["a place of operators", at("/operations/all"), {}, "everything there belongs to operations"],
  ["a page of the shell", at("/verify"), {}, "/verify is kept for the shell"],
  [
    "a place below it",
    at("/reset-password/soon"),
    {},
    "/reset-password/soon is kept for the shell",
  ],
  ["mailed links", at("/go/agent"), {}, "/go/agent is kept for the shell"],
  ["the API", at("/api/leads"), {}, "/api/leads is kept for the site itself"],
  ["a role that does not exist", { role: "admin" }, {}, "/routes/0/role"],
  ["the home of consumers", { role: "consumer", home: true }, {}, "cannot be the home of consumer"],
  ["the landing of agents", { landingOf: "agent" }, {}, "cannot be the landing of agent"],
  ["news of agents", { role: "agent", notifications: leads }, {}, "lead to agent of"],
  ["a menu to the shell's page", {}, { menu }, "leads to /verify, which is not its own"],
  ["another's name", {}, { name: "consumer" }, "consumer belongs to Consumer experience"],
  ["a newer platform", {}, { contract: "^9.0.0" }, "needs platform ^9.0.0; the shell provides"],
  ["an older platform", {}, { contract: "^0.9.0" }, "needs platform ^0.9.0; the shell provides"],
];

for (const [what, claim, manifest, words] of claims) {
  test(`a claim to ${what}`, async ({ row }) => {
    const before = await store().registry();
    const folder = await greedy.claiming(({ routes: [route] }) => ({
      routes: [{ ...route, ...claim }],
      ...manifest,
    }));
    const told = await publish(store(), folder).then(
      () => "It was published.",
      (error: Error) => error.message,
    );
    expect(told).toContain(words);
    expect(await store().registry()).toEqual(before);
    row({ seen: "what was live", refused: `publish: ${told}` });
  });
}

test("a shell that no longer has the platform of live remotes", async ({ row }) => {
  const folder = await mkdtemp(join(tmpdir(), "quotehaven-shell-"));
  try {
    await cp(join(clone, "shell", "dist"), folder, { recursive: true });
    const file = join(folder, "quotehaven-build.json");
    const manifest = JSON.parse(await readFile(file, "utf8")) as object;
    await writeFile(file, JSON.stringify({ ...manifest, provides: "9.0.0" }));
    const told = await publish(store(), folder).then(
      () => "It was published.",
      (error: Error) => error.message,
    );
    for (const name of ["consumer", "agent", "payment", "operations", "greedy"]) {
      expect(told).toMatch(new RegExp(`${name} \\S+ needs platform \\^\\d`));
    }
    row({ seen: "what was live", refused: `publish: ${told.slice(0, 100)}…` });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

for (const [age, contract] of [
  ["newer", "^9.0.0"],
  ["older", "^0.9.0"],
] as const) {
  test(`a remote in an open tab whose shell is another: its platform is ${age}`, async ({
    people,
    openAs,
    complaints,
    row,
  }) => {
    const page = await openAs(await people.consumer());
    complaints.expect(/was made for platform/);
    const filed = await filedBy(page);
    // The tab's page and what it asks for later name a build for another platform.
    await page.route(/\/(greedy|releases\.json)$/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const remote = /("name":"greedy".*?"contract":")[^"]*/;
      await route.fulfill({ response, body: text.replace(remote, `$1${contract}`) });
    });
    await page.goto("/greedy");
    await expect(new RemoteSlot(page).unavailable).toBeVisible();
    await expect(page.getByText("It was made for another version of this site.")).toBeVisible();
    await expect.poll(filed).toEqual(["greedy: start"]);
    await expectOthersWork(page);
    await expectDashboard(page);
    row({
      seen: "It was made for another version of this site, with Try again",
      refused: "the page: its code does not run",
      filed: "greedy: start",
    });
  });
}
