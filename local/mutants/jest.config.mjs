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

/** Stryker runs one project of Jest. */
const [node, browser] = config.projects;

export default {
  ...(isOfScreens ? browser : node),
  roots,
  testMatch: ["**/*.test.{ts,tsx}"],
  testTimeout: config.testTimeout,
};
