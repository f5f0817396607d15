import { isNotifier } from "./notifiers";
import { routesOf } from "./testing/aBuild";
import { aCommandLine } from "./testing/aCommandLine";

let place: Awaited<ReturnType<typeof aCommandLine>>["place"];
let release: Awaited<ReturnType<typeof aCommandLine>>["release"];
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ place, release, remove } = await aCommandLine());
  await release("publish", await place.aBuild({ name: "shell" }));
  await release("publish", await place.aBuild({ name: "help" }));
});
afterEach(() => remove());

const keyIn = ({ said }: { said: string[] }) => /: (\S+)$/.exec(said[0] ?? "")?.[1] ?? "";
const counts = async (key: string, name = "help") =>
  isNotifier(await place.store.registry(), name, key);

it("gives the service behind a remote a key, in place of the one before, and takes it away", async () => {
  const first = keyIn(await release("notifier", "help"));
  expect([await counts(first), await counts(first, "shell")]).toEqual([true, false]);
  const second = keyIn(await release("notifier", "help"));
  expect([await counts(first), await counts(second)]).toEqual([false, true]);
  expect(JSON.stringify(await place.store.registry())).not.toContain(second);
  await release("notifier", "help", "--revoke");
  expect([await counts(second), await counts("")]).toEqual([false, false]);
});

it("gives one to the team alone, and none that publishes", async () => {
  const keyOf = async (team: string) => (await release("key", team)).said[0]?.split("=")[1] ?? "";
  const shells = await keyOf("Team shell");
  process.env.RELEASE_KEY = shells;
  const helps = await keyOf("Team help");
  expect((await release("notifier", "help")).failures[0]).toContain("not that of Team help");
  process.env.RELEASE_KEY = helps;
  const key = keyIn(await release("notifier", "help"));
  expect(await counts(key)).toBe(true);
  expect([await counts(helps), await counts(shells)]).toEqual([false, false]);
  process.env.RELEASE_KEY = key;
  const next = await place.aBuild({ name: "help", routes: routesOf(["/help", "/help/more"]) });
  expect((await release("publish", next)).failures[0]).toContain("not that of Team help");
});

it("ends when the remote goes to another team", async () => {
  const key = keyIn(await release("notifier", "help"));
  await release("transfer", "help", "Desk");
  expect(await counts(key)).toBe(true);
  await release("accept", "help");
  expect(await counts(key)).toBe(false);
});

it("is for no remote that was never published", async () => {
  const { failures } = await release("notifier", "nobody");
  expect(failures).toEqual(["Nothing named nobody was published."]);
});
