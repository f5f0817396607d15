import { cp } from "node:fs/promises";
import { join } from "node:path";
import { aFolderBesideOurs, platformVersion } from "@quotehaven/local/testing/newRemote";

/** What a build of the probe does; each also says it in its heading. */
const behaviors = ["works", "works too", "throws at start", "throws at render"] as const;
export type Behavior = (typeof behaviors)[number];

/** The path of its one screen. */
export const probePath = "/probe";

const files = {
  "package.json": JSON.stringify({ name: "remote-probe", version: "0.1.0", type: "module" }),
  "webpack.config.mjs": `import { remoteConfig } from "@quotehaven/kit/webpack";
export default remoteConfig(import.meta.dirname);`,
  "src/remote.tsx": `import { behavior } from "./behavior";
if (behavior === "throws at start") throw new Error("The probe throws as it starts.");
export { default } from "./routes";`,
  "src/routes.tsx": `import { area, createRemoteStore, defineRemote } from "@quotehaven/platform";
export default defineRemote({
  store: createRemoteStore({ name: "probe" }),
  team: "Probe",
  contract: "^${platformVersion}",
  messages: {
    en: () => import("./messages/en.json", { with: { type: "json" } }),
    es: () => import("./messages/es.json", { with: { type: "json" } }),
  },
  areas: [
    area({
      prefix: "${probePath}",
      role: "anyone",
      title: "Probe",
      description: "A remote to break.",
      routes: [{ index: true, lazy: () => import("./ProbeScreen") }],
    }),
  ],
});`,
  "src/ProbeScreen.tsx": `import { behavior } from "./behavior";
export function Component() {
  if (behavior === "throws at render") throw new Error("The probe's screen throws.");
  return <main><h1>It {behavior}</h1></main>;
}`,
  "src/messages/en.json": "{}",
  "src/messages/es.json": "{}",
};

/** Builds a remote in each of its behaviors, as any team would; `folderOf` gives each build's folder. */
export async function buildProbe() {
  const written = await aFolderBesideOurs("remote-probe", files);
  const folderOf = (behavior: Behavior) => join(written.place, behavior.replaceAll(" ", "-"));
  for (const behavior of behaviors) {
    const source = `export const behavior: string = ${JSON.stringify(behavior)};`;
    await written.rewrite({ "src/behavior.ts": source });
    await written.build("production");
    await cp(join(written.folder, "dist"), folderOf(behavior), { recursive: true });
  }
  return { folderOf, remove: written.remove };
}
