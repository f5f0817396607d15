import { cp } from "node:fs/promises";
import { join } from "node:path";
import { aFolderBesideOurs, platformVersion } from "@quotehaven/local/testing/newRemote";

/** What a build of the probe does wrong, and when. */
export const probeFaults = [
  "nothing",
  "nothing any more",
  "throws at start",
  "throws at render",
  "throws in an effect",
  "throws in a timer",
  "needs a newer shell",
  "breaks the policy",
  "has a button without a name",
] as const;
export type ProbeFault = (typeof probeFaults)[number];

/** The path of its first screen; the second is below it. */
export const probePath = "/probe";

/** The version of a shell that is ahead of the one that is live. */
export const nextPatch = platformVersion.replace(/\d+$/, (patch) => String(Number(patch) + 1));

const contractFile = (fault: ProbeFault) =>
  `export const contract = "^${fault === "needs a newer shell" ? nextPatch : platformVersion}";`;

const faultFile = (fault: ProbeFault) => `export const fault: string = ${JSON.stringify(fault)};`;

const screen = (title: string, link: string) => `import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { fault } from "../fault";

export function Component() {
  const { t } = useTranslation("probe");
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
      if (fault === "throws in a timer") throw new Error("The probe's timer throws.");
    }, 300);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isLate && fault === "throws in an effect") throw new Error("The probe's effect throws.");
  }, [isLate]);
  useEffect(() => {
    if (fault !== "breaks the policy") return;
    const script = document.createElement("script");
    script.src = "https://elsewhere.example/script.js";
    document.head.append(script);
  }, []);
  if (fault === "throws at render") throw new Error("The probe's screen throws.");
  return (
    <main>
      {fault === "has a button without a name" && <button type="button" />}
      <h1>${title}: {fault}</h1>
      <p>{t("greeting")}</p>
      <Link to="${link}">Go on</Link>
    </main>
  );
}`;

const files = {
  "package.json": JSON.stringify({ name: "remote-probe", version: "0.1.0", type: "module" }),
  "webpack.config.mjs": `import { remoteConfig } from "@quotehaven/kit/webpack";
export default remoteConfig(import.meta.dirname);`,
  "src/remote.tsx": `import { fault } from "./fault";
if (fault === "throws at start") throw new Error("The probe throws as it starts.");
export { default } from "./routes";`,
  "src/routes.tsx": `import { area, defineRemote } from "@quotehaven/platform";
import { contract } from "./contract";
export default defineRemote({
  name: "probe",
  team: "Probe",
  contract,
  messages: {
    en: () => import("./messages/en.json", { with: { type: "json" } }),
    es: () => import("./messages/es.json", { with: { type: "json" } }),
  },
  areas: [
    area({
      prefix: "${probePath}",
      role: "anyone",
      title: "Probe",
      description: "What things befall.",
      routes: [
        { index: true, lazy: () => import("./screens/FirstScreen") },
        { path: "second", lazy: () => import("./screens/SecondScreen") },
      ],
    }),
  ],
});`,
  "src/screens/FirstScreen.tsx": screen("First", `${probePath}/second`),
  "src/screens/SecondScreen.tsx": screen("Second", probePath),
  "src/messages/en.json": `{ "greeting": "Hello" }`,
  "src/messages/es.json": `{ "greeting": "Hola" }`,
};

/**
 * Builds the remote that things befall, in each of its variants, as any team would.
 *
 * @returns the folder of each variant's build, and what removes them
 */
export async function buildProbe() {
  const written = await aFolderBesideOurs("remote-probe", files);
  const folderOf = (fault: ProbeFault) => join(written.place, fault.replaceAll(" ", "-"));
  for (const fault of probeFaults) {
    await written.rewrite({
      "src/contract.ts": contractFile(fault),
      "src/fault.ts": faultFile(fault),
    });
    await written.build("production");
    await cp(join(written.folder, "dist"), folderOf(fault), { recursive: true });
  }
  return { folderOf, remove: written.remove };
}
