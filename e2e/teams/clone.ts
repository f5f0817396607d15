import { resolve } from "node:path";

/** The folder of this repository, into which nothing of a team may lead. */
export const clone = resolve(import.meta.dirname, "../..");
