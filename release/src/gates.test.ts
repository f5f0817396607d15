import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sourceHash } from "@quotehaven/contract/build/source-hash";
import { publish } from "./publish";
import { aWorkplace } from "./testing/aBuild";

let place: Awaited<ReturnType<typeof aWorkplace>>;
beforeEach(async () => {
  place = await aWorkplace();
});
afterEach(() => place.remove());

type Wanted = Parameters<typeof place.aBuild>[0];

const publishing = async (wanted: Partial<Wanted>) =>
  publish(place.store, await place.aBuild({ name: "agent", ...wanted }));

describe("a build beside its sources", () => {
  /** The folder of an app with its build in `dist`, made of the sources that lie there. */
  async function anApp() {
    const app = await mkdtemp(join(place.folder, "app-"));
    await mkdir(join(app, "src"));
    await writeFile(join(app, "package.json"), "{}");
    await writeFile(join(app, "src/routes.tsx"), "one");
    const paths = ["src", "package.json"];
    const sources = { root: ".", paths, hash: sourceHash(app, paths) };
    await rename(await place.aBuild({ name: "agent", manifest: { sources } }), join(app, "dist"));
    return app;
  }

  it("is published while they are as they were built", async () => {
    expect((await publish(place.store, await anApp())).name).toBe("agent");
  });

  it.each([["one more line"], [null]])("is refused once a source is %j", async (text) => {
    const app = await anApp();
    const file = join(app, "src/routes.tsx");
    await (text === null ? rm(file) : writeFile(file, text));
    await expect(publish(place.store, app)).rejects.toThrow(
      "The build of agent is not of the sources beside it: they changed since. Build it again.",
    );
    expect((await place.store.registry()).revision).toBe(0);
  });

  it("is published without them where only the build was brought along", async () => {
    const sources = { root: ".", paths: ["src"], hash: "of elsewhere" };
    expect((await publishing({ manifest: { sources } })).name).toBe("agent");
  });
});

it.each([
  ["one that ends in the middle", "quotehaven_agent; function run() {"],
  ["a page in its place", "<!doctype html><title>quotehaven_agent not found</title>"],
])("refuses a script that is no whole script: %s", async (_what, code) => {
  await expect(publishing({ code })).rejects.toThrow(
    /^remote.js of agent is no whole script \(SyntaxError: Unexpected .*\)\. Build it again\.$/,
  );
});

it.each([
  [
    { container: "quotehaven_payment" },
    'agent calls its container "quotehaven_payment"; the shell finds it as "quotehaven_agent".',
  ],
  [
    { start: ["remote.js"] },
    'remote.js of agent makes no "quotehaven_agent", which the shell asks for.',
  ],
  [{ start: [] }, "The build of agent names no script to start."],
  [{ start: ["gone.js"] }, "The build of agent misses gone.js."],
  [{ screens: { "src/remote.tsx": ["gone.js", "gone.js"] } }, "The build of agent misses gone.js."],
])("refuses a remote that the shell would not find: %j", async (manifest, words) => {
  await expect(publishing({ manifest })).rejects.toThrow(words);
});

it.each([[".env"], ["../../evil.js"], ["a//b.js"], ["x?.js"], ["/etc/passwd"], ["a/.git/config"]])(
  "refuses a file named %s",
  async (file) => {
    await expect(publishing({ missing: [file] })).rejects.toThrow(
      `"${file}" is no name of a file to publish.`,
    );
  },
);

it("refuses what lies in the build and is not of it", async () => {
  const dist = await place.aBuild({ name: "agent" });
  await writeFile(join(dist, "notes.txt"), "secret");
  await expect(publish(place.store, dist)).rejects.toThrow(
    "holds what the build of agent does not name: notes.txt. Whatever is published can be read " +
      "by everybody: build it again.",
  );
});

it.each(["../../../../x", "1.2", "v1.2.3", "1.2.3/..", "1.2.3-..", "1.2.3 ", ""])(
  "refuses the version %j",
  async (version) => {
    await expect(publishing({ manifest: { version } })).rejects.toThrow(
      version === "" ? "version is missing." : "is no version such as 1.2.3.",
    );
  },
);

it.each(["1.2.3", "0.1.0-beta.2", "10.20.30-rc-1"])("takes the version %s", async (version) => {
  const build = await publishing({ manifest: { version } });
  expect(build.version).toMatch(new RegExp(`^${version}-[0-9a-f]{12}$`));
});
