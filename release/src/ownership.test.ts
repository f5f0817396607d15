import { publish } from "./publish";
import { canary, promote, rollback } from "./releases";
import { openStore } from "./store";
import { aWorkplace, routesOf } from "./testing/aBuild";
import { withNewKey } from "./keys";
import { withAccepted, withOffer } from "./transfer";

let place: Awaited<ReturnType<typeof aWorkplace>>;
beforeEach(async () => {
  place = await aWorkplace();
});
afterEach(() => place.remove());

/** The store as somebody opens it who holds this key. */
const openedWith = (key: string | null) =>
  openStore(place.store.root, { author: { who: "somebody", key, why: null } });

const published = async (name: string, prefixes: string[], code?: string) =>
  publish(place.store, await place.aBuild({ name, prefixes, code }));

async function newKey(team: string, by: string | null = null): Promise<string> {
  let key = "";
  await place.store.change(
    (now) => {
      const made = withNewKey(now, team, by);
      ({ key } = made);
      return made.registry;
    },
    { did: `key ${team}` },
  );
  return key;
}

describe("a prefix", () => {
  it("belongs to its team with everything below it", async () => {
    await published("agent", ["/agent", "/agent/profile"]);
    await expect(published("help", ["/agent/profile/leads"])).rejects.toThrow(
      "/agent/profile/leads lies below /agent, and everything there belongs to agent of Team agent.",
    );
  });

  it("is not to be had from above either, but beside it and alone it is", async () => {
    await published("agent", ["/desk/agent"]);
    await expect(published("help", ["/desk"])).rejects.toThrow(
      '/desk would claim /desk/agent as well, which belongs to agent of Team agent. Say "exact": true for /desk alone, or take another prefix.',
    );
    await published("help", ["/desk/agents"]);
    const [route] = routesOf(["/desk"]);
    const alone = await place.aBuild({ name: "desk", routes: [{ ...route!, exact: true }] });
    await publish(place.store, alone);
    const { apps } = await place.store.registry();
    expect(Object.keys(apps)).toEqual(["agent", "help", "desk"]);
  });

  it("stays its team's where no live build claims it any more", async () => {
    await published("agent", ["/agent", "/leads"]);
    await published("agent", ["/agent"], "two()");
    await expect(published("help", ["/leads"])).rejects.toThrow(
      "/leads already belongs to agent of Team agent.",
    );
  });

  it("is its team's from the first canary on", async () => {
    await published("agent", ["/agent"]);
    const tried = await place.aBuild({ name: "agent", prefixes: ["/agent", "/leads"] });
    await publish(place.store, tried, { canaryPercent: 1 });
    await promote(place.store, "agent");
    await rollback(place.store, "agent");
    await expect(published("help", ["/leads"])).rejects.toThrow("/leads already belongs to agent");
  });

  it.each([
    ["/api", "/api is kept for the site itself."],
    ["/api/leads", "/api/leads is kept for the site itself."],
    ["/assets/agent", "/assets/agent is kept for the site itself."],
    ["/verify", "/verify is kept for the shell."],
    ["/__remotes", "/__remotes is kept for the shell."],
    ["/go/agent", "/go/agent is kept for the shell."],
    ["/continue-registration", "/continue-registration is kept for the shell."],
    ["/", '"/" would claim the whole site. Say "exact": true for its front page.'],
  ])("is not to be had where it is %s", async (prefix, words) => {
    await expect(published("help", [prefix])).rejects.toThrow(words);
  });
});

describe("a name", () => {
  it("belongs to the team that published it first", async () => {
    await published("payment", ["/payment"]);
    const other = await place.aBuild({ name: "payment", manifest: { team: "Help" } });
    await expect(publish(place.store, other)).rejects.toThrow(
      "payment belongs to Team payment; this build says that it is Help's. Publish under another " +
        'name, or let Team payment hand it over: release transfer payment "Help".',
    );
  });

  it("is known of stores that were written before owners were", async () => {
    await published("payment", ["/payment"]);
    const { owned } = await place.store.registry();
    const { readFile, writeFile } = await import("node:fs/promises");
    const file = `${place.store.root}/registry.json`;
    const {
      owned: _,
      keys: _keys,
      offers: _offers,
      ...old
    } = JSON.parse(await readFile(file, "utf8"));
    await writeFile(file, JSON.stringify(old));
    expect((await place.store.registry()).owned).toEqual(owned);
  });
});

describe("a key", () => {
  it("closes the store: from then on every team proves itself", async () => {
    await published("shell", ["/verify"]);
    await published("agent", ["/agent"]);
    await expect(newKey("Team agent")).rejects.toThrow(
      'The first key is for Team shell, who owns the shell and will operate this store: release key "Team shell".',
    );
    const shells = await newKey("Team shell");
    await expect(newKey("Team agent")).rejects.toThrow(
      "This belongs to Team shell: give its key in RELEASE_KEY.",
    );
    const next = await place.aBuild({ name: "agent", prefixes: ["/agent"], code: "two()" });
    await expect(publish(openedWith(shells), next)).rejects.toThrow(
      'Team agent has no key to this store. Team shell, who operates it, gives one: release key "Team agent".',
    );
    const agents = await newKey("Team agent", shells);
    await expect(publish(place.store, next)).rejects.toThrow(
      "This belongs to Team agent: give its key in RELEASE_KEY.",
    );
    await expect(publish(openedWith(shells), next)).rejects.toThrow(
      "The key in RELEASE_KEY is not that of Team agent.",
    );
    const { version } = await publish(openedWith(agents), next);
    const byShells = openedWith(shells);
    await expect(canary(byShells, "agent", 5, version)).rejects.toThrow("not that of Team agent");
    await rollback(openedWith(agents), "agent");
    expect((await place.store.registry()).change).toMatchObject({
      did: "rollback agent",
      who: "somebody",
      team: "Team agent",
    });
  });

  it("of whoever operates the store takes back what any team published, another team's does not", async () => {
    const published = async (code: string, by: string | null) =>
      publish(openedWith(by), await place.aBuild({ name: "agent", code }));
    const first = await published("one()", null);
    const shells = await newKey("Team shell");
    const [agents, others] = [
      await newKey("Team agent", shells),
      await newKey("Team help", shells),
    ];
    await published("two()", agents);
    await canary(openedWith(agents), "agent", 5, first.version);
    await expect(canary(openedWith(others), "agent", 0)).rejects.toThrow("not that of Team agent");
    await canary(openedWith(shells), "agent", 0);
    await expect(rollback(openedWith(others), "agent")).rejects.toThrow("not that of Team agent");
    await expect(promote(openedWith(shells), "agent", first.version)).rejects.toThrow(
      "not that of Team agent",
    );
    await rollback(openedWith(shells), "agent");
    expect((await place.store.registry()).apps.agent?.stable.version).toBe(first.version);
  });

  it("is kept as a hash, and a new one ends the one before", async () => {
    const first = await newKey("Team agent");
    const second = await newKey("Team agent", first);
    const { keys } = await place.store.registry();
    expect(JSON.stringify(keys)).not.toMatch(new RegExp(`${first}|${second}`));
    const build = await place.aBuild({ name: "agent" });
    await expect(publish(openedWith(first), build)).rejects.toThrow("is not that of Team agent");
    await publish(openedWith(second), build);
  });

  it.each(["", "__proto__", "a\nb", "x".repeat(61), "[2Jred", " Help"])(
    "is for no team named %j",
    async (team) => {
      await expect(newKey(team)).rejects.toThrow("is no name of a team.");
    },
  );
});

describe("a transfer", () => {
  const transfer = async (name: string, to: string, key: string | null = null) =>
    place.store.change((now) => withOffer(now, { name, to, key }), { did: "transfer" });
  const accept = (name: string, key: string | null = null) =>
    place.store.change((now) => withAccepted(now, { name, key }), { did: "accept" });

  it("takes both teams' keys, and takes the prefixes along", async () => {
    await published("agent", ["/agent"]);
    const agents = await newKey("Team agent");
    const helps = await newKey("Help", agents);
    await expect(transfer("agent", "Help", helps)).rejects.toThrow(
      "The key in RELEASE_KEY is not that of Team agent.",
    );
    await expect(accept("agent", helps)).rejects.toThrow(
      "agent was offered to nobody. Its owner does: release transfer agent.",
    );
    await transfer("agent", "Help", agents);
    await expect(accept("agent", agents)).rejects.toThrow("is not that of Help");
    const { owned, apps, offers } = await accept("agent", helps);
    expect(owned).toEqual({
      names: { agent: "Help" },
      prefixes: { "/agent": { team: "Help", app: "agent", exact: false } },
    });
    expect([apps.agent?.team, offers]).toEqual(["Help", {}]);
    const theirs = await place.aBuild({ name: "agent", code: "two()", manifest: { team: "Help" } });
    await publish(openedWith(helps), theirs);
    // What the team before had published is the new owner's to go back to.
    expect((await rollback(openedWith(helps), "agent")).team).toBe("Team agent");
  });

  it("is taken back by its owner, and is of something that was published", async () => {
    await published("agent", ["/agent"]);
    await transfer("agent", "Help");
    await transfer("agent", "Team agent");
    await expect(accept("agent")).rejects.toThrow("was offered to nobody");
    await expect(transfer("nobody", "Help")).rejects.toThrow("Nothing named nobody was published.");
  });
});
