import { publicRegistry } from "./composePages";
import { publish, publishTogether } from "./publish";
import { canary } from "./releases";
import { retire } from "./retire";
import { aWorkplace, routesOf } from "./testing/aBuild";

let place: Awaited<ReturnType<typeof aWorkplace>>;
beforeAll(async () => {
  place = await aWorkplace();
  await publish(place.store, await place.aBuild({ name: "shell" }));
  const manifest = {
    slots: ["menu"],
    events: ["won@1"],
  };
  await publish(place.store, await place.aBuild({ name: "agent", manifest }));
});
afterAll(() => place.remove());

const entry = (own: object) => ({
  menu: [{ to: "/help", icon: "info", label: { en: "Help", es: "Ayuda" }, ...own }],
});
const told = (own: object) => ({
  notifications: { answered: { to: "/help", text: { en: "Answered.", es: "Listo." }, ...own } },
});
const flag = { default: false, what: "Shows it." };
const field = { type: "text", what: "whom to ask" };

/** What a manifest may say that is not its own or not whole, and what its team is told. */
const harms: [string, Record<string, unknown>, string][] = [
  ["an entry to another's path", entry({ to: "/agent" }), "/agent, which is not below a prefix"],
  ["an entry beside its prefix", entry({ to: "/helpless" }), "/helpless, which is not below a"],
  ["an entry in one language", entry({ label: { en: "Help" } }), "Spanish label of /help is mi"],
  ["an entry in no slot", entry({ slot: "agent" }), '"agent" is no slot such as agent/menu.'],
  ["an entry that nobody offers", entry({ slot: "agent/x" }), "agent/x; agent offers agent/menu."],
  ["an entry in the shell", entry({ slot: "shell/menu" }), "shell/menu; shell offers no slot."],
  [
    "a notification of another",
    { notifications: { "agent/won": {} } },
    '"agent/won" is no name of a',
  ],
  [
    "one to another's path",
    told({ to: "/agent" }),
    "answered leads to /agent, which is not below a",
  ],
  [
    "one in one language",
    told({ text: { es: "Listo." } }),
    "English text of notifications.answered",
  ],
  ["one that is a letter", told({ text: { en: "x".repeat(201), es: "x" } }), "has 201 letters; a"],
  ["an event without a version", { events: ["opened"] }, '"opened" of events is no event such as'],
  ["an event of another", { events: ["agent/won@1"] }, '"agent/won@1" of events is no event'],
  ["listening to what is not said", { listens: ["agent/won@2"] }, "agent says agent/won@1."],
  [
    "listening to no event",
    { listens: ["won"] },
    '"won" of listens is no event such as agent/won@1',
  ],
  ["a flag without a default", { flags: { a: { what: "x" } } }, "flags.a has no default, true or"],
  ["a flag that says nothing", { flags: { a: { default: true } } }, "flags.a.what is missing."],
  ["a flag named badly", { flags: { "a b": flag } }, '"a b" is no name of a flag or a value.'],
  ["a flag that is a value", { flags: { a: flag }, config: { a: field } }, "a is a flag and a val"],
  ["a value of no kind", { config: { a: { what: "x" } } }, "config.a is no text, number or"],
  [
    "a default of another kind",
    { config: { a: { ...field, type: "number", default: "x" } } },
    "config.a takes a number, not x.",
  ],
  ["a value that is not set here", { config: { a: field } }, "release config help a VALUE."],
  ["an origin for everything", { policy: { script: ["*"] } }, '"*" is no origin such as https'],
  ["one without TLS", { policy: { connect: ["http://a.example"] } }, "is no origin such as https"],
  ["one with a path", { policy: { frame: ["https://a.example/x"] } }, "is no origin such as https"],
  ["a policy for styles", { policy: { style: ["https://a.example"] } }, "policy.style is none of"],
];

it.each(harms)("refuses %s, says why, and changes nothing", async (_what, manifest, words) => {
  const before = await place.store.registry();
  const folder = await place.aBuild({ name: "help", manifest });
  await expect(publish(place.store, folder)).rejects.toThrow(words);
  expect(await place.store.registry()).toEqual(before);
});

it("keeps an event alive that another listens to, until that one has changed over", async () => {
  const listens = (event: string) =>
    place.aBuild({
      name: "help",
      code: `run("${event}")`,
      manifest: { listens: [`agent/${event}`] },
    });
  const says = (...events: string[]) =>
    place.aBuild({
      name: "agent",
      code: `run("${events.join()}")`,
      manifest: { events, slots: ["menu"] },
    });
  await publish(place.store, await listens("won@1"));
  const next = await says("won@2");
  await expect(publish(place.store, next)).rejects.toThrow(
    "help listens to agent/won@1, which this build of agent no longer says. Say it beside the new " +
      "one until Team help has changed over.",
  );
  await expect(publish(place.store, next, { canaryPercent: 5 })).rejects.toThrow("help listens to");
  await publish(place.store, await says("won@1", "won@2"));
  await publish(place.store, await listens("won@2"));
  await publish(place.store, next);
  await publishTogether(place.store, [await says("won@3"), await listens("won@3")]);
});

it("tells pages the words of a remote's notifications, and nothing of a canary's", async () => {
  const manifest = told({ to: "/desk" });
  await publish(place.store, await place.aBuild({ name: "desk", manifest }));
  const next = { name: "desk", code: "run(2)" };
  await publish(place.store, await place.aBuild(next), { canaryPercent: 50 });
  const { apps } = await place.store.registry();
  const { remotes } = publicRegistry(await place.store.registry(), apps.shell!.stable);
  const kinds = remotes.map(({ name, notifications }) => [name, notifications]);
  expect(kinds).toContainEqual([
    "desk",
    [{ kind: "desk/answered", to: "/desk", text: { en: "Answered.", es: "Listo." } }],
  ]);
  expect(kinds).toContainEqual(["agent", undefined]);
  await retire(place.store, "desk");
});

it("refuses a notification for operators, who get none", async () => {
  const routes = [{ ...routesOf(["/help"])[0]!, role: "operator" as const }];
  const folder = await place.aBuild({ name: "help", routes, manifest: told({}) });
  await expect(publish(place.store, folder)).rejects.toThrow("is for operators, who get none.");
});

it("has no canary of what nobody else would get anything of", async () => {
  const folder = await place.aBuild({ name: "fresh" });
  const words = "Nothing of fresh is live yet: whoever does not get the canary";
  await expect(publish(place.store, folder, { canaryPercent: 10 })).rejects.toThrow(words);
  const build = await publish(place.store, folder);
  await canary(place.store, "fresh", 10, build.version);
});
