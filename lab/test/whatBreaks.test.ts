import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { whatBreaks } from "../compat/whatBreaks";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quotehaven-breaks-"));
});
afterEach(() => rm(folder, { recursive: true }));

const screen = `import { events, useDraft, type Draft } from "@quotehaven/platform";
import { Button } from "@quotehaven/shared-ui";
import { useState } from "react";
events.on("signedIn", () => undefined);
events.emit("help/opened@1", {});
import { words } from "./helpScreen";
export const Component = (draft: Draft) => [useDraft(draft), Button, useState, words];`;

const release = {
  "platform/src/index.ts": `export { useDraft, events } from "./draft"; export type { Draft } from "./draft";`,
  "platform/src/draft.ts": `export type Draft = string; export const events = { on() {}, emit() {} };
export const useDraft = (draft: Draft) => draft; export const useKept = useDraft;`,
  "platform/src/events/platformEvents.ts": `type OwnEvents = {\n  signedIn: { sid: string };\n  toldNobody: object;\n};\n`,
  "shared-ui/src/index.ts": `export const Button = "button";`,
  "remote-help/src/remote.tsx": `export const routes = { "/help": () => import("./HelpScreen") };`,
  "remote-help/src/helpScreen.ts": `export const words = "Help";`,
  "remote-help/src/HelpScreen.tsx": screen,
  "remote-pay/src/remote.tsx": `import { Button } from "@quotehaven/shared-ui"; export default [Button];`,
};

/** A folder with the sources of a release, and what is other than in the one before. */
async function sources(name: string, other: Partial<typeof release> = {}): Promise<string> {
  const place = join(folder, name);
  for (const [file, text] of Object.entries({ ...release, ...other })) {
    await mkdir(dirname(join(place, file)), { recursive: true });
    await writeFile(join(place, file), text);
  }
  return place;
}

const breaks = async (other: Partial<typeof release>) =>
  whatBreaks(await sources("then"), await sources("now", other));

it("says nothing of remotes that find all that they take", async () => {
  expect(await breaks({})).toEqual({ "remote-help": [], "remote-pay": [] });
});

it("says who takes a name that is gone, and where", async () => {
  const index = `export { events, useKept } from "./draft"; export type { Draft } from "./draft";`;
  expect(await breaks({ "platform/src/index.ts": index })).toEqual({
    "remote-help": ["takes useDraft of @quotehaven/platform, which is gone (HelpScreen.tsx)"],
    "remote-pay": [],
  });
  expect(await breaks({ "shared-ui/src/index.ts": `export const Press = "button";` })).toEqual({
    "remote-help": ["takes Button of @quotehaven/shared-ui, which is gone (HelpScreen.tsx)"],
    "remote-pay": ["takes Button of @quotehaven/shared-ui, which is gone (remote.tsx)"],
  });
});

it("says who says or hears an event that is named otherwise now", async () => {
  const events = `type OwnEvents = {\n  loggedIn: { sid: string };\n};\n`;
  expect(await breaks({ "platform/src/events/platformEvents.ts": events })).toEqual({
    "remote-help": ["has to do with the event signedIn, which is gone"],
    "remote-pay": [],
  });
});

it("does not take types for names, nor an event that no remote knows", async () => {
  const other = {
    "platform/src/index.ts": `export { useDraft, events } from "./draft";`,
    "platform/src/events/platformEvents.ts": `type OwnEvents = {\n  signedIn: { sid: string };\n};\n`,
  };
  expect(await breaks(other)).toEqual({ "remote-help": [], "remote-pay": [] });
});

it("fails where the events cannot be read at all", async () => {
  const unread = {
    "platform/src/events/platformEvents.ts": "export type Events = Record<string, 1>;",
  };
  await expect(breaks(unread)).rejects.toThrow("lists no events of the platform");
});
