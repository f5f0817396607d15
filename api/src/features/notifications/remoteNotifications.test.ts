import { publish, retire, withNotifier } from "@quotehaven/release";
import { aWorkplace } from "@quotehaven/release/testing";
import { storeReleases } from "../../releases/storeReleases";
import { testApp, type Person, type TestApp } from "../../testing";

let t: TestApp;
let place: Awaited<ReturnType<typeof aWorkplace>>;
let keys: { help: string; desk: string };
const route = (prefix: string, role: "anyone" | "consumer" | "agent") => ({
  ...{ prefix, role, title: "Help", description: "Help." },
});
const words = (to: string) => ({ to, text: { en: "It is answered.", es: "Está respondido." } });
beforeAll(async () => {
  place = await aWorkplace();
  const address = place.store.root;
  const releases = storeReleases({ address, key: null, origin: "https://quotehaven.example" });
  t = await testApp({ deps: { releases } });
  const routes = [route("/help", "anyone"), route("/help/mine", "consumer")];
  const notifications = { answered: words("/help/mine/answers"), news: words("/help/news") };
  await publish(place.store, await place.aBuild({ name: "shell" }));
  await publish(
    place.store,
    await place.aBuild({ name: "help", routes, manifest: { notifications } }),
  );
  await publish(place.store, await place.aBuild({ name: "desk" }));
  keys = { help: await notifierKey("help"), desk: await notifierKey("desk") };
});
afterAll(async () => {
  await t.close();
  await place.remove();
});

async function notifierKey(name: string): Promise<string> {
  let key: string | null = null;
  await place.store.change(
    (now) => {
      const made = withNotifier(now, name, { by: null });
      ({ key } = made);
      return made.registry;
    },
    { did: `notifier ${name}` },
  );
  return key ?? "";
}

async function call(key: string, body: object, app = t) {
  const { statusCode, body: text } = await app.request({
    method: "POST",
    url: "/api/remotes/help/notifications",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    payload: JSON.stringify(body),
  });
  return [statusCode, JSON.parse(text).data];
}
const tell = (kind: string, { email }: Pick<Person, "email">, key = keys.help) =>
  call(key, { kind, email });
const told = async (person: Person) => (await t.as(person).get("/notifications")).body.data;

it("reaches the account with the address, whatever its letters' case, by the remote's own name", async () => {
  const consumer = await t.seedConsumer();
  expect(await tell("answered", { email: consumer.email.toUpperCase() })).toEqual([200, undefined]);
  const { data, unseen } = await told(consumer);
  expect(data).toMatchObject([{ ntp_id: 13, ntp_name: "help/answered", usr_firstname: "" }]);
  expect(unseen).toBe(1);
});

it("gives nobody a second of a kind before the first is read", async () => {
  const consumer = await t.seedConsumer();
  await Promise.all([1, 2, 3].map(() => tell("answered", consumer)));
  await tell("news", consumer);
  const { data } = await told(consumer);
  expect(data.map(({ ntp_name }: { ntp_name: string }) => ntp_name).sort()).toEqual([
    "help/answered",
    "help/news",
  ]);
  await t.as(consumer).post("/notifications/seen-all");
  await tell("answered", consumer);
  expect(await told(consumer)).toMatchObject({ count: 3, unseen: 1 });
});

it("answers alike whether there is such an account, and tells nobody of a place that is not for them", async () => {
  const agent = await t.seedAgent();
  expect(await tell("answered", agent)).toEqual([200, undefined]);
  expect(await tell("answered", { email: "nobody@example.com" })).toEqual([200, undefined]);
  expect(await told(agent)).toMatchObject({ count: 0 });
  await tell("news", agent);
  expect(await told(agent)).toMatchObject({ count: 1 });
});

it("is refused without the key of this very remote, as a call that is not there", async () => {
  const consumer = await t.seedConsumer();
  const before = await notifierKey("help");
  const { help } = (keys = { ...keys, help: await notifierKey("help") });
  for (const key of ["", "wrong", before, keys.desk, `${help}x`]) {
    expect(await tell("answered", consumer, key)).toEqual([404, ["not-found"]]);
  }
  expect(await told(consumer)).toMatchObject({ count: 0 });
});

it("is refused in words where the live manifest has no such kind, and once the remote is retired", async () => {
  const consumer = await t.seedConsumer();
  for (const kind of ["unheard", "help/answered", "toString"]) {
    expect(await tell(kind, consumer)).toEqual([422, ["notification-undeclared"]]);
  }
  await retire(place.store, "help");
  expect(await tell("answered", consumer)).toEqual([422, ["notification-undeclared"]]);
});

it("is not there where the server knows no release store", async () => {
  const alone = await testApp();
  const body = { kind: "answered", email: "a@example.com" };
  expect(await call(keys.help, body, alone)).toEqual([404, ["not-found"]]);
  await alone.close();
});
