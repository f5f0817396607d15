import { composedPages } from "./revisionPages";
import { liveReleases } from "./liveReleases";
import { whatGoes } from "./doctor";
import { publish, publishTogether } from "./publish";
import { canary, rollback } from "./releases";
import { retire } from "./retire";
import { aWorkplace } from "./testing/aBuild";

let place: Awaited<ReturnType<typeof aWorkplace>>;
beforeEach(async () => {
  place = await aWorkplace();
  await publishTogether(place.store, [
    await aShell("shell", "0.1.0"),
    await aRemote("agent", "^0.1.0"),
    await aRemote("help", "^0.1.0"),
  ]);
});
afterEach(() => place.remove());

const useDraft = {
  name: "@quotehaven/platform#useDraft",
  since: "0.1.0",
  announcedOn: "2026-11-23",
  goesOn: "2027-06-01",
  instead: "Use useKept.",
};

const aShell = (name: string, provides: string, manifest: Record<string, unknown> = {}) =>
  place.aBuild({
    name,
    provides,
    code: `run("${name}")`,
    manifest: { team: "Platform", ...manifest },
  });
const aRemote = (name: string, contract: string) =>
  place.aBuild({
    name,
    contract,
    code: `run("${contract}")`,
    manifest: { takes: [useDraft.name] },
  });

/** Which shell each page starts, and what the registry in it says of shells. */
async function shownBy() {
  const pages = await composedPages(place.store.fileOf, await place.store.registry());
  return Object.fromEntries(
    pages.map(({ path, html }) => {
      const { shell, shells } = JSON.parse(/"quotehaven-registry">(.*?)<\/script>/.exec(html)![1]!);
      const [, started] = /src="\/assets\/([\w-]+)\//.exec(html)!;
      return [path, [started, shell.contract, shells]];
    }),
  );
}

describe("a shell beside the site's own", () => {
  it("is in the pages of the remotes that ask for its platform, and in no others", async () => {
    expect(await shownBy()).toMatchObject({ "/help": ["shell", "0.1.0", undefined] });
    await publish(place.store, await aShell("shell-next", "1.0.0"));
    await publish(place.store, await aRemote("help", "^1.0.0"));
    const both = ["0.1.0", "1.0.0"];
    expect(await shownBy()).toEqual({
      "/agent": ["shell", "0.1.0", both],
      "/help": ["shell-next", "1.0.0", both],
      "/verify": ["shell", "0.1.0", both],
    });
    await rollback(place.store, "help");
    expect(await shownBy()).toMatchObject({ "/help": ["shell", "0.1.0", both] });
  });

  it("is no remote to anybody", async () => {
    const next = await place.aBuild({
      name: "shell-next",
      provides: "1.0.0",
      manifest: { team: "Platform" },
    });
    await publish(place.store, next);
    const registry = await place.store.registry();
    const { remotes = [] } = await liveReleases(registry, place.store.record);
    expect(remotes.map(({ name }) => name)).toEqual(["agent", "help"]);
  });

  it("leaves remotes that both suffice for with the site's own", async () => {
    await publish(place.store, await aShell("shell-next", "0.1.7"));
    expect(await shownBy()).toMatchObject({ "/agent": ["shell", "0.1.0", ["0.1.0", "0.1.7"]] });
  });

  it("gives way: it is retired once the site's own suffices for everybody", async () => {
    await publish(place.store, await aShell("shell-next", "1.0.0"));
    await publish(place.store, await aRemote("help", "^1.0.0"));
    await expect(retire(place.store, "shell-next")).rejects.toThrow(
      /^To retire shell-next would strand help 0\.1\.0-\w+ \(needs \^1\.0\.0\)\.$/,
    );
    await expect(publish(place.store, await aShell("shell", "1.0.1"))).rejects.toThrow(
      /^The shell provides platform 1\.0\.1, which would strand agent 0\.1\.0-\w+ \(needs \^0\.1\.0\)\.$/,
    );
    await publish(place.store, await aRemote("agent", "^1.0.0"));
    await publish(place.store, await aShell("shell", "1.0.1"));
    await retire(place.store, "shell-next");
    expect(await shownBy()).toMatchObject({ "/help": ["shell", "1.0.1", undefined] });
  });

  it("is of the team whose shell the site's own is, and comes after it", async () => {
    await expect(
      publish(place.store, await aShell("shell-next", "1.0.0", { team: "Help" })),
    ).rejects.toThrow(
      "shell-next would be a shell beside the site's own, which belongs to Platform",
    );
    const empty = await aWorkplace();
    await expect(publish(empty.store, await aShell("shell-next", "1.0.0"))).rejects.toThrow(
      "which is not there yet",
    );
    await empty.remove();
  });

  it("is no shell of a canary: that runs on the page of the stable build", async () => {
    await publish(place.store, await aShell("shell-next", "1.0.0"));
    await expect(
      publish(place.store, await aRemote("help", "^1.0.0"), { canaryPercent: 20 }),
    ).rejects.toThrow(
      /^help 0\.1\.0-\w+ is made for shell-next, and its pages are composed of shell/,
    );
    const { version } = await publish(place.store, await aRemote("help", "^1.0.0"));
    await rollback(place.store, "help");
    await expect(canary(place.store, "help", 20, version)).rejects.toThrow(
      "is made for shell-next",
    );
  });

  it("keeps a remote that moved from falling back to a build of the other shell", async () => {
    await publish(place.store, await aShell("shell-next", "1.0.0"));
    await publish(place.store, await aRemote("help", "^1.0.0"));
    const lastGood = async () => {
      const told = await liveReleases(await place.store.registry(), place.store.record);
      return told.remotes?.find(({ name }) => name === "help")?.lastGood?.contract;
    };
    expect(await lastGood()).toBeUndefined();
    await publish(place.store, await aRemote("help", "~1.0.0"));
    expect(await lastGood()).toBe("^1.0.0");
  });

  it("announces what goes to the remotes of its own pages", async () => {
    await publish(place.store, await aShell("shell-next", "1.0.0", { deprecated: [useDraft] }));
    expect(await whatGoes(place.store)).toEqual([]);
    await publish(place.store, await aRemote("help", "^1.0.0"));
    expect(await whatGoes(place.store)).toEqual([expect.stringMatching(/^help .* uses useDraft/)]);
  });
});
