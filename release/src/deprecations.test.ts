import { publish } from "./publish";
import { aCommandLine } from "./testing/aCommandLine";

let place: Awaited<ReturnType<typeof aCommandLine>>["place"];
let release: Awaited<ReturnType<typeof aCommandLine>>["release"];
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ place, release, remove } = await aCommandLine());
});
afterEach(() => remove());

const useDraft = {
  name: "@quotehaven/platform#useDraft",
  since: "0.1.0",
  announcedOn: "2026-11-23",
  goesOn: "2027-06-01",
  instead: "Use useKept.",
};
const aShell = (...deprecated: object[]) =>
  place.aBuild({ name: "shell", code: `run(${deprecated.length})`, manifest: { deprecated } });
const aRemote = (name: string, ...takes: string[]) =>
  place.aBuild({ name, code: `run(${JSON.stringify(takes)})`, manifest: { takes } });
const words = (name: string) =>
  expect.stringMatching(
    RegExp(
      `^${name} 0\\.1\\.0-\\w{12} uses useDraft of @quotehaven/platform, deprecated since 0\\.1\\.0 ` +
        `\\(2026-11-23\\)\\. From 2027-06-01 on a shell may be without it\\. Use useKept\\.$`,
    ),
  );

it("tells the teams of live remotes what they use and will go, when a shell announces it", async () => {
  const shell = await aShell();
  const agent = await aRemote("agent", useDraft.name, "@quotehaven/platform#Screen");
  const help = await aRemote("help", "@quotehaven/platform#useDrafts");
  await release("publish", shell, agent, help);
  expect(await release("doctor")).toMatchObject({ said: ["All is well."], failures: [] });

  const { failures } = await release("publish", await aShell(useDraft));
  expect(failures).toEqual([words("agent"), expect.stringContaining("This store is open")]);

  const { said, exitCode, ...doctor } = await release("doctor");
  expect(doctor.failures).toEqual([words("agent")]);
  expect([said, exitCode]).toEqual([["All is well."], undefined]);
  expect(JSON.parse((await release("doctor", "--json")).said.join(""))).toEqual({
    problems: [],
    deprecated: [words("agent")],
  });
});

it("tells a team that publishes, of its own builds alone, canaries too", async () => {
  await release("publish", await aShell(useDraft), await aRemote("help", useDraft.name));
  const first = await release("publish", await aRemote("agent"));
  expect(first.failures).toEqual([expect.stringContaining("This store is open")]);
  const next = await aRemote("agent", useDraft.name);
  const second = await release("publish", next, "--canary", "5");
  expect(second.failures[0]).toEqual(words("agent"));
  expect((await release("doctor")).failures).toEqual([words("help"), words("agent")]);
});

it.each([
  ["a name that is nobody's", { name: "useDraft" }, '"useDraft" is no name such as'],
  ["a day that is none", { goesOn: "2027-13-01" }, '"2027-13-01" of @quotehaven/platform#useDraft'],
  ["an end before its word", { goesOn: "2026-01-01" }, "goes before anybody was told."],
  [
    "nothing to use instead",
    { instead: "" },
    "instead of @quotehaven/platform#useDraft is missing",
  ],
])("refuses a shell that announces %s", async (_what, own, refusal) => {
  const shell = await aShell({ ...useDraft, ...own });
  await expect(publish(place.store, shell)).rejects.toThrow(refusal);
});
