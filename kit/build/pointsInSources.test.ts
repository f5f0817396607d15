import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pointsInSources } from "./pointsInSources.mjs";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quotehaven-points-"));
  await mkdir(join(folder, "src/features"), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (file: string, code: string) => writeFile(join(folder, "src", file), code);

it("finds what the code touches of what is everybody's, at any depth", async () => {
  await write("a.ts", `events.emit("help/opened@1", {}); events.emit("signOutRequested", {});`);
  await write("features/b.tsx", `events.on(\n  "agent/won@1",\n  () => undefined,\n);`);
  await write(
    "features/c.ts",
    `injectSlice(createSlice({ name: "help/topics", initialState: {}, reducers: {} }));
     api.injectEndpoints({ endpoints: (b) => ({ x: b.query({}), y: b.mutation<A, B>({}) }) });`,
  );
  expect(pointsInSources([folder])).toEqual({
    says: ["help/opened@1"],
    hears: ["agent/won@1"],
    slices: ["help/topics"],
    endpoints: ["x", "y"],
    takes: [],
  });
});

it("finds the names that it takes from the shell, as the packages call them", async () => {
  await write(
    "a.tsx",
    `import { useDraft as draft, type RouteObject } from "@quotehaven/platform";
     import { Button } from "@quotehaven/shared-ui";
     import { rules } from "@quotehaven/contract/rules";
     import { LandingHeader } from "@quotehaven/platform/landing";`,
  );
  await write("a.test.tsx", `import { Icon } from "@quotehaven/shared-ui";`);
  expect(pointsInSources([folder]).takes).toEqual([
    "@quotehaven/platform#RouteObject",
    "@quotehaven/platform#useDraft",
    "@quotehaven/shared-ui#Button",
  ]);
});

it("finds nothing in tests, declarations, comments and words", async () => {
  await write("a.test.ts", `events.emit("agent/won@1", {})`);
  await write("b.d.ts", `events.emit("agent/won@1", {})`);
  await write(
    "d.ts",
    `/** events.emit("agent/won@1") */ // injectSlice(createSlice({ name: "agent/leads" }))`,
  );
  await write("c.json", `{ "a": "events.emit(\\"agent/won@1\\")" }`);
  const nothing = { says: [], hears: [], slices: [], endpoints: [], takes: [] };
  expect(pointsInSources([folder])).toEqual(nothing);
  expect(pointsInSources([join(folder, "none")])).toEqual(nothing);
});

it("finds in the shell and the platform nothing that a remote would say or keep", () => {
  const root = join(import.meta.dirname, "..", "..");
  const { says, hears, slices } = pointsInSources([join(root, "shell"), join(root, "platform")]);
  expect({ says, hears, slices }).toEqual({ says: [], hears: [], slices: [] });
});
