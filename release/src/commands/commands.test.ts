import { aCommandLine } from "../testing/aCommandLine";

let line: Awaited<ReturnType<typeof aCommandLine>>;
beforeEach(async () => {
  line = await aCommandLine();
});
afterEach(() => line.remove());

it("says that a store is open, until the first team has a key", async () => {
  const open =
    "This store is open: teams are believed by name. release key TEAM gives the first key.";
  const agent = await line.place.aBuild({ name: "agent" });
  expect((await line.release("publish", agent)).failures).toEqual([open]);
  const { said } = await line.release("key", "Team agent");
  expect(said).toEqual([
    expect.stringMatching(/^RELEASE_KEY=qh_[\w-]{43}$/),
    "The store is closed now: Team agent operates it, and every team needs a key.",
  ]);
  const { failures, exitCode } = await line.release("publish", agent);
  expect([failures, exitCode]).toEqual([
    ["This belongs to Team agent: give its key in RELEASE_KEY."],
    1,
  ]);
  process.env.RELEASE_KEY = said[0]?.split("=")[1];
  expect((await line.release("publish", agent)).failures).toEqual([]);
});

it("hands a name over, and shows whose everything is", async () => {
  const routes = ["/agent", "/leads"];
  await line.release("publish", await line.place.aBuild({ name: "agent", prefixes: routes }));
  expect((await line.release("transfer", "agent", "Help")).said).toEqual([
    "agent is offered to Help, who takes it with: release accept agent",
  ]);
  expect((await line.release("owners")).said).toEqual([
    "agent: Team agent, offered to Help",
    "  /agent",
    "  /leads",
    "Keys: none, the store is open",
  ]);
  expect((await line.release("accept", "agent")).said).toEqual(["agent belongs to Help."]);
  expect((await line.release("owners")).said[0]).toBe("agent: Help");
});

it("prints the history, and goes back to a revision as a whole", async () => {
  process.env.RELEASE_WHO = "Ada";
  const version = await line.published("agent", "one()");
  await line.release("publish", await line.place.aBuild({ name: "agent" }), "--why", "the menu");
  const { said } = await line.release("history");
  expect(said).toEqual([
    expect.stringMatching(
      /^2 {2}20\S+Z {2}publish agent 0\.1\.0-\w+, not tried in a browser {2}by Ada: the menu$/,
    ),
    expect.stringMatching(
      /^1 {2}20\S+Z {2}publish agent 0\.1\.0-\w+, not tried in a browser {2}by Ada$/,
    ),
  ]);
  expect((await line.release("history", "--last", "1")).said).toHaveLength(1);
  expect((await line.release("restore", "1")).said).toEqual([
    `What was live at revision 1 is live again: agent ${version}`,
  ]);
  expect((await line.release("restore", "x")).failures).toEqual([
    "The history has no revision NaN.",
  ]);
});

it("says everything as data where it is asked to", async () => {
  const version = await line.published("agent");
  const asData = async (...args: string[]): Promise<unknown> =>
    JSON.parse((await line.release(...args, "--json")).said.join("\n"));
  expect(await asData("list")).toEqual({
    revision: 1,
    apps: [{ name: "agent", team: "Team agent", stable: version, canary: null, previous: [] }],
  });
  expect(await asData("doctor")).toEqual({ problems: [], deprecated: [] });
  expect(await asData("history")).toEqual([expect.objectContaining({ revision: 1 })]);
  expect(await asData("rollback", "agent")).toEqual({
    refused: "agent has no version to go back to.",
  });
});
