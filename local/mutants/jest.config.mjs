import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import config from "../../jest.config.mjs";
import { chosenArea } from "./areas.mjs";

const root = resolve(import.meta.dirname, "../..");
const roots = chosenArea().tests.map((folder) => join(root, folder));
const isOfScreens = roots.some((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).some((name) =>
    /\.test\.tsx$/.test(name),
  ),
);

/** Stryker runs one project of Jest. A module that was loaded before a change does not have it. */
const [node, browser] = config.projects;
const { runtime: _, globalSetup, ...project } = isOfScreens ? browser : node;
if (globalSetup) {
  const { default: setUp } = await import(globalSetup.replace("<rootDir>", root));
  await setUp();
}

export default {
  ...project,
  rootDir: root,
  // Nothing may be left of one change when the next is asked.
  testEnvironment: isOfScreens ? join(root, "kit/test/jsdomEnvironment.mjs") : "node",
  roots,
  testMatch: ["**/*.test.{ts,tsx}"],
  testTimeout: config.testTimeout,
};
