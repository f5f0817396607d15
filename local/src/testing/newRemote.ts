import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import platform from "@quotehaven/platform/package.json" with { type: "json" };

const root = resolve(import.meta.dirname, "..", "..", "..");

/** What our shell provides. */
export const platformVersion = platform.version;

/** Everything that a team writes for a remote with an area of two screens. */
const files: Record<string, string> = {
  "package.json": JSON.stringify({ name: "remote-brokers", version: "0.1.0", type: "module" }),
  "webpack.config.mjs": `import { remoteConfig } from "@quotehaven/kit/webpack";
export default remoteConfig(import.meta.dirname);`,
  "src/remote.tsx": `export { default } from "./routes";`,
  "src/routes.tsx": `import { area, defineRemote } from "@quotehaven/platform";
import { Navigate } from "react-router-dom";
export default defineRemote({
  name: "brokers",
  team: "Brokers",
  contract: "^${platformVersion}",
  messages: {
    en: () => import("./messages/en.json", { with: { type: "json" } }),
    es: () => import("./messages/es.json", { with: { type: "json" } }),
  },
  areas: [
    area({
      prefix: "/brokers",
      role: "anyone",
      title: "Brokers",
      description: "For brokers.",
      routes: [{ index: true, lazy: () => import("./features/landing/LandingScreen") }],
    }),
    area({
      prefix: "/brokers/desk",
      role: "agent",
      title: "Your desk",
      description: "Your offers.",
      routes: [
        {
          lazy: async () => ({ Component: (await import("./shared/DeskArea")).DeskArea }),
          children: [
            { index: true, element: <Navigate to="/brokers/desk/offers" replace /> },
            {
              path: "offers",
              handle: { menu: { icon: "document", label: { en: "Offers", es: "Ofertas" } } },
              lazy: () => import("./features/offers/OffersScreen"),
            },
            { path: "offers/:id", lazy: () => import("./features/offer/OfferScreen") },
          ],
        },
      ],
    }),
  ],
});`,
  "src/shared/DeskArea.tsx": `import { AreaShell, useOwnMenu } from "@quotehaven/platform/area";
export const DeskArea = () => <AreaShell home="/brokers/desk" menu={useOwnMenu()} />;`,
  ...Object.fromEntries(
    ["landing/Landing", "offers/Offers", "offer/Offer"].map((path) => [
      `src/features/${path}Screen.tsx`,
      `export const Component = () => <h1>The screen ${path}</h1>;`,
    ]),
  ),
  "src/messages/en.json": "{}",
  "src/messages/es.json": "{}",
};

const build = (mode: string) => `import webpack from "webpack";
import config from "./webpack.config.mjs";
webpack(await config({}, { mode: "${mode}" }), (error, stats) => {
  if (!error && !stats.hasErrors()) return;
  console.error(error ?? stats.toString({ preset: "errors-only" }));
  process.exitCode = 1;
});`;

async function write(folder: string, written: Record<string, string>) {
  for (const [name, text] of Object.entries(written)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** The folder of an app, written and built outside of the clone, that finds what its build needs around it. */
export async function aFolderBesideOurs(name: string, written: Record<string, string>) {
  const place = await mkdtemp(join(tmpdir(), "quotehaven-remote-"));
  const folder = join(place, name);
  await write(folder, written);
  // The folder lies as beside ours: what is installed is found above it.
  await symlink(join(root, "node_modules"), join(place, "node_modules"));
  return {
    place,
    folder,
    /** Writes some of its files anew. */
    rewrite: (changed: Record<string, string>) => write(folder, changed),
    /** Rejects with what the build says. */
    build: (mode: "development" | "production" = "development") =>
      promisify(execFile)(process.execPath, ["--input-type=module", "-e", build(mode)], {
        cwd: folder,
        env: { ...process.env, QUOTEHAVEN_SOURCE_MAPS: "0", NODE_OPTIONS: "" },
      }),
    remove: () => rm(place, { recursive: true, force: true }),
  };
}

/** A folder as a new team would write it, and a shell of no code. */
export async function aNewRemote() {
  const written = await aFolderBesideOurs("remote-brokers", files);
  return {
    ...written,
    shell: async () => {
      const shell = join(written.place, "shell");
      await write(shell, {
        "main.js": "",
        "page.template": "<html><head><!--head--></head><body><!--body--></body></html>",
        "quotehaven-build.json": JSON.stringify({
          name: "shell",
          team: "Platform",
          version: "0.1.0",
          container: "quotehaven_shell",
          provides: platformVersion,
          routes: [
            { prefix: "/", exact: true, role: "anyone", title: "Front", description: "Front." },
          ],
          start: ["main.js"],
          screens: {},
          assets: {},
          files: ["main.js", "page.template"],
        }),
      });
      return shell;
    },
  };
}
