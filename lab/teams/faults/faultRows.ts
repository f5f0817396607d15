import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BUILD_FILE, REGISTRY_ELEMENT } from "@quotehaven/contract/release";
import { assetBase, publish, type BuildRecord } from "@quotehaven/release";
import type { Fault, FaultOf } from "../../browsers/FaultyProxy";
import type { FaultScene } from "./FaultScene";
import { nextPatch, probePath, type ProbeFault } from "./probe";

/** What befalls a remote, and what becomes of it. */
export type FaultRow = {
  fault: string;
  /** Where an agent meets it; a visitor does otherwise. */
  asAgent?: true;
  /** Happens before anybody comes. */
  befall(scene: FaultScene): Promise<unknown> | void;
  /** How somebody comes there; by the remote's address unless given. */
  come?(scene: FaultScene): Promise<unknown>;
  /** The words that are shown then. */
  shows: RegExp;
  withinSeconds: number;
  /** Ends it, where Try again is to help; without, nobody has to press anything. */
  heal?(scene: FaultScene): Promise<unknown> | void;
  /** The words after Try again. */
  healed?: RegExp;
  /** Where the page must be loaded anew for it. */
  isLoadedAnew?: true;
  /** The failure that is told, and of which channel. */
  tells: string | null;
};

export const unavailable = /This part is not available right now/;
const good = /First: nothing$/;
const better = /First: nothing any more/;
const html = "<!doctype html><title>Welcome</title><h1>Please sign in to this network</h1>";

/** What would be left behind by a script that nobody released. */
export const intruderMark = "intruder";

const filesOf = (name: string) => `/assets/${name}/`;
const isOfProbe = (url: string) => url.startsWith(filesOf("probe"));
const goTo = (path: string) => (scene: FaultScene) =>
  scene.page.goto(path, { waitUntil: "commit" });
const heal = (scene: FaultScene) => scene.break();

/** A fault of every file of the probe. */
const ofProbe =
  (fault: Fault): FaultOf =>
  (url) =>
    isOfProbe(url) ? fault : null;

/** A fault of the scripts behind one of its sources, in the build that is live: those of another have the same names. */
async function breakSource(scene: FaultScene, source: string, fault: Fault): Promise<void> {
  const build = await scene.live("probe");
  const files = new Set(build.screens[source]?.map((file) => assetBase(build) + file));
  scene.break((url) => (files.has(url.replace(/\?.*$/, "")) ? fault : null));
}

const missing: Fault = { kind: "replaced", status: 404, type: "text/plain", body: "Not found" };
const changed = (change: (body: string) => string): Fault => ({ kind: "changed", change });

/** Changes what pages say of the probe, or all that they say of remotes; what is live may be hidden, too. */
function breakRegistry(
  scene: FaultScene,
  change: (registry: string) => string,
  { isLiveHidden = false } = {},
): void {
  const block = `(<script type="application/json" id="${REGISTRY_ELEMENT}">)(.*?)(</script>)`;
  const within = (page: string) =>
    page.replace(
      new RegExp(block, "s"),
      (_all, start: string, json: string, end: string) => start + change(json) + end,
    );
  scene.break((url) => {
    if (url.startsWith("/releases.json")) return isLiveHidden ? { kind: "refused" } : null;
    return url.startsWith(probePath) ? changed(within) : null;
  });
}

const ofRemote = (part: object) => (json: string) => {
  const registry: { remotes: { name: string }[] } = JSON.parse(json);
  const remotes = registry.remotes.map((each) =>
    each.name === "probe" ? { ...each, ...part } : each,
  );
  return JSON.stringify({ ...registry, remotes }).replaceAll("<", "\\u003c");
};
const half = (json: string) => json.slice(0, json.length / 2);

/** A fault of files on their way: said in words, and over in place once it is over. */
const onTheWay = (
  fault: string,
  befalls: Fault,
  withinSeconds: number,
  tells = "transport stable",
): FaultRow => ({
  fault,
  befall: (scene) => scene.break(ofProbe(befalls)),
  shows: unavailable,
  withinSeconds,
  heal,
  healed: good,
  tells,
});

const hanging = (come: FaultRow["come"]): Omit<FaultRow, "fault"> => ({
  befall: (scene) =>
    scene.break((url) => (url.startsWith(filesOf("agent")) ? { kind: "hangs" } : null)),
  come,
  shows: unavailable,
  withinSeconds: 17,
  heal,
  healed: /Clients who are ready for a quote/,
  tells: "transport stable",
});

const ofSource = (
  fault: string,
  source: string,
  befalls: Fault,
  rest: Pick<FaultRow, "withinSeconds" | "tells">,
): FaultRow => ({
  fault,
  befall: (scene) => breakSource(scene, source, befalls),
  shows: unavailable,
  heal,
  healed: good,
  ...rest,
});

/** A build that fails by itself, with one before it that works. */
const ofBuild = (fault: ProbeFault, tells: string, asCanary = false): FaultRow => ({
  fault: `${fault}, ${asCanary ? "as a canary" : "with a build before it"}`,
  befall: (scene) => scene.publish(fault, asCanary ? { canaryPercent: 100 } : {}),
  shows: good,
  withinSeconds: 6,
  tells,
});

/** The same where no other build ever was: the first that its team published. */
const aloneWith = (fault: ProbeFault, tells: string): FaultRow => ({
  fault: `${fault}, with no other build`,
  async befall(scene) {
    await scene.forget();
    await scene.publish(fault);
  },
  shows: unavailable,
  withinSeconds: 8,
  heal: (scene) => scene.publish("nothing any more"),
  healed: better,
  tells,
});

const ofRegistry = (fault: string, change: (json: string) => string): FaultRow[] => [
  {
    fault,
    befall: (scene) => breakRegistry(scene, change),
    shows: good,
    withinSeconds: 6,
    tells: null,
  },
  {
    fault: `${fault}, and what is live is not told`,
    befall: (scene) => breakRegistry(scene, change, { isLiveHidden: true }),
    shows: /not available/,
    withinSeconds: 8,
    heal,
    healed: good,
    tells: null,
  },
];

const secondScreen = "src/screens/SecondScreen.tsx";

/** Opens the probe while what its second screen needs is gone from the server already, and goes there. */
async function goOn(scene: FaultScene): Promise<void> {
  await goTo(probePath)(scene);
  await scene.shows(good);
}

/** A shell of now, one patch ahead of the one in open tabs. */
async function publishShell(scene: FaultScene, place: string): Promise<BuildRecord> {
  const folder = join(place, "newer-shell");
  await rm(folder, { recursive: true, force: true });
  await cp("shell/dist", folder, { recursive: true });
  const file = join(folder, BUILD_FILE);
  const build: object = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...build, version: nextPatch, provides: nextPatch }));
  return publish(scene.store, folder);
}

/** Everything that can befall a remote. `place` is a folder to write to. */
export const faultRows = (place: string): readonly FaultRow[] => [
  onTheWay("down", { kind: "refused" }, 6),
  {
    fault: "slow: two seconds a file",
    befall: (scene) => scene.break(ofProbe({ kind: "late", milliseconds: 2_000 })),
    shows: good,
    withinSeconds: 12,
    tells: null,
  },
  {
    fault: "hangs, opened directly",
    ...hanging(goTo("/agent")),
    // Its style sheet has five seconds of its own.
    withinSeconds: 22,
  },
  {
    fault: "hangs, with more files than a browser has connections",
    asAgent: true,
    ...hanging(goTo("/agent/profile/leads")),
    healed: /^Leads$/,
  },
  {
    fault: "hangs, come to by a link",
    ...hanging(async (scene) => {
      await goTo("/")(scene);
      await scene.page.locator("#root h1").waitFor();
      await scene.follow("/agent");
    }),
  },
  onTheWay(
    "HTML in place of scripts",
    { kind: "replaced", status: 200, type: "text/html", body: html },
    6,
  ),
  onTheWay(
    "truncated",
    changed((script) => script.slice(0, script.length / 2)),
    6,
  ),
  onTheWay(
    "altered",
    changed((script) => `window.${intruderMark} = true;\n${script}`),
    6,
  ),
  ofSource("a chunk is missing", "src/screens/FirstScreen.tsx", missing, {
    withinSeconds: 6,
    tells: "chunk stable",
  }),
  ofSource(
    "a chunk hangs",
    "src/screens/FirstScreen.tsx",
    { kind: "hangs" },
    {
      withinSeconds: 17,
      tells: "chunk stable",
    },
  ),
  ofSource("its texts are missing", "src/messages/en.json", missing, {
    withinSeconds: 8,
    tells: "transport stable",
  }),
  ofBuild("throws at start", "start stable"),
  ofBuild("throws at start", "start canary", true),
  aloneWith("throws at start", "start stable"),
  ofBuild("throws at render", "render stable"),
  ofBuild("throws at render", "render canary", true),
  aloneWith("throws at render", "render stable"),
  ofBuild("throws in an effect", "render stable"),
  ofBuild("throws in an effect", "render canary", true),
  aloneWith("throws in an effect", "render stable"),
  {
    fault: "throws in a timer, where nobody catches it",
    befall: (scene) => scene.publish("throws in a timer"),
    shows: /First: throws in a timer/,
    withinSeconds: 6,
    tells: "unhandled stable",
  },
  ...ofRegistry("an unreadable release", ofRemote({ stable: { version: 7 } })),
  ...ofRegistry("corrupt routes", ofRemote({ routes: "none" })),
  ...ofRegistry("half a registry", half),
  {
    fault: "an old chunk is deleted, under an open tab",
    befall: (scene) => breakSource(scene, secondScreen, missing),
    async come(scene) {
      await goOn(scene);
      await scene.publish("nothing any more");
      await scene.page.getByRole("link", { name: "Go on" }).click();
    },
    shows: /Second: nothing any more/,
    withinSeconds: 8,
    tells: "chunk stable",
  },
  {
    fault: "the shell is upgraded, under an open tab",
    befall: (scene) => breakSource(scene, secondScreen, missing),
    async come(scene) {
      await goOn(scene);
      await publishShell(scene, place);
      await scene.publish("needs a newer shell");
      await scene.page.getByRole("link", { name: "Go on" }).click();
    },
    shows: unavailable,
    withinSeconds: 8,
    heal,
    healed: /Second: needs a newer shell/,
    isLoadedAnew: true,
    tells: "chunk stable",
  },
];
