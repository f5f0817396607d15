import { doctor } from "./commands";
import { liveReleases } from "./composePages";
import { examine } from "./doctor";
import { publish, publishTogether } from "./publish";
import { canary, promote, rollback } from "./releases";
import { aWorkplace } from "./testing/aBuild";

let place: Awaited<ReturnType<typeof aWorkplace>>;
beforeEach(async () => {
  place = await aWorkplace();
});
afterEach(() => place.remove());

const router = "react-router-dom";
const file = "src/features/results/ResultsScreen.tsx";

/** A build of the shell that gives these names of React Router. */
const aShell = (...names: string[]) =>
  place.aBuild({ name: "shell", manifest: { gives: { [router]: names } } });

/** A build of a remote that takes these names of a module. */
const aRemote = (names: string[], module = router) =>
  place.aBuild({
    name: "help",
    manifest: { takes: { [module]: Object.fromEntries(names.map((name) => [name, file])) } },
  });

const versionOf = async (name: string) => (await place.store.registry()).apps[name]?.stable.version;
const missing = `takes what the shell does not give: generatePath of ${router} (${file}).`;

it("refuses a remote that takes what the live shell does not give, until a shell gives it", async () => {
  await publish(place.store, await aShell("Link"));
  await publish(place.store, await aRemote(["Link"]));
  const newer = await aRemote(["Link", "generatePath"]);
  const wait = "Wait until such a shell is live";
  await expect(publish(place.store, newer)).rejects.toThrow(`${missing} ${wait}`);
  await expect(publish(place.store, newer, { canaryPercent: 5 })).rejects.toThrow(missing);
  await publish(place.store, await aShell("Link", "generatePath"));
  await publish(place.store, newer);
});

it("names each module that the shell does not share at all, and everything that is missing", async () => {
  await publish(place.store, await aShell("Link"));
  await expect(
    publish(place.store, await aRemote(["*", "Trans"], "react-i18next")),
  ).rejects.toThrow(`react-i18next (${file}), Trans of react-i18next (${file})`);
  await expect(publish(place.store, await aRemote(["x"], "constructor"))).rejects.toThrow(
    `x of constructor (${file})`,
  );
  await publish(place.store, await aRemote(["*"]));
});

it("publishes a remote together with the shell that gives what it takes", async () => {
  await publish(place.store, await aShell("Link"));
  await publishTogether(place.store, [
    await aRemote(["generatePath"]),
    await aShell("Link", "generatePath"),
  ]);
  expect((await place.store.registry()).revision).toBe(2);
});

it("refuses a shell, in each way, that no longer gives what a live remote takes", async () => {
  const { version: old } = await publish(place.store, await aShell("Link"));
  await publish(place.store, await aShell("Link", "generatePath"));
  await publish(place.store, await aRemote(["generatePath"]));
  const advice = "First publish or roll back remotes that fit both shells";
  await expect(publish(place.store, await aShell("Link"))).rejects.toThrow(`${missing} ${advice}`);
  await expect(rollback(place.store, "shell")).rejects.toThrow(missing);
  await expect(promote(place.store, "shell", old)).rejects.toThrow(missing);
  await publish(place.store, await aRemote(["Link"]));
  await rollback(place.store, "shell");
  expect(await versionOf("shell")).toBe(old);
});

it("refuses a shell that a canary does not fit, and lets it go live once the canary ended", async () => {
  await publish(place.store, await aShell("Link", "generatePath"));
  await publish(place.store, await aRemote(["Link"]));
  await publish(place.store, await aRemote(["generatePath"]), { canaryPercent: 5 });
  const shell = await aShell("Link");
  await expect(publish(place.store, shell)).rejects.toThrow(missing);
  await canary(place.store, "help", 0);
  await publish(place.store, shell);
});

it("refuses to go back to a remote that takes what the live shell does not give, in each way", async () => {
  await publish(place.store, await aShell("Link", "generatePath"));
  const { version: old } = await publish(place.store, await aRemote(["generatePath"]));
  await publish(place.store, await aRemote(["Link"]));
  await publish(place.store, await aShell("Link"));
  await expect(rollback(place.store, "help")).rejects.toThrow(missing);
  await expect(promote(place.store, "help", old)).rejects.toThrow(missing);
  await expect(canary(place.store, "help", 5, old)).rejects.toThrow(missing);
});

it("tells open pages of no earlier build that takes what the live shell does not give", async () => {
  await publish(place.store, await aShell("Link", "generatePath"));
  const { version: good } = await publish(place.store, await aRemote(["Link"]));
  await publish(place.store, await aRemote(["generatePath"]));
  await publish(place.store, await aRemote([]));
  await publish(place.store, await aShell("Link"));
  const { remotes } = await liveReleases(await place.store.registry(), place.store.record);
  expect(remotes?.[0]?.lastGood?.version).toBe(good);
});

it("has the doctor say it, and lets another app go live meanwhile", async () => {
  await publish(place.store, await aShell("generatePath"));
  const { version } = await publish(place.store, await aRemote(["generatePath"]));
  await place.store.change(
    (now) => {
      const shell = now.apps.shell!;
      const stable = { ...shell.stable, gives: {} };
      return { ...now, apps: { ...now.apps, shell: { ...shell, stable } } };
    },
    { did: "", builds: {} },
  );
  const { lines, isBad } = await doctor(place.store, {});
  expect([lines[0], isBad]).toEqual([`shell: help ${version} ${missing}`, true]);
  expect(await examine(place.store)).toContainEqual({
    name: "shell",
    version: "",
    problem: `help ${version} ${missing}`,
  });
  await publish(place.store, await place.aBuild({ name: "desk" }));
});
