import {
  BUILD_FILE,
  ownMenu,
  routeOf,
  type MenuEntry,
  type NotificationWords,
  type RouteEntry,
  type SpokenText,
} from "@quotehaven/contract/release";
import { shapeOf } from "./shape";

/** What a value of a remote's configuration may be. */
export type ConfigField = {
  type: "text" | "number" | "address";
  /** What it is where nobody set it; without one, the remote cannot go live before somebody did. */
  default?: string | number;
  oneOf?: (string | number)[];
  what: string;
};

/** A switch of a remote. */
export type Flag = { default: boolean; what: string };

/** For what a page's policy may name an origin. */
export const policyKinds = ["script", "connect", "frame"] as const;

/** Where a build touches what is not its own. */
export type RemotePoints = {
  /** Its entries in menus. */
  menu: MenuEntry[];
  /** Places for entries of others: `agent/menu`. */
  slots: string[];
  /** Events that it says, by their whole names: `help/opened@1`. */
  events: string[];
  flags: Record<string, Flag>;
  config: Record<string, ConfigField>;
  /** What it asks the page's policy to hold: `connect https://status.example.com`. */
  policy: string[];
  /** Events of other remotes that it listens to. */
  listens: string[];
  /** Its kinds of notifications. */
  notifications?: NotificationWords[];
  /** What it uses of what the shell shares: `@quotehaven/platform#useDraft`. */
  takes?: string[];
};

/** A build that touches nothing. */
export const noPoints: RemotePoints = {
  menu: [],
  slots: [],
  events: [],
  flags: {},
  config: {},
  policy: [],
  listens: [],
};

/** Of which remote something is said. */
type Whose = { name: string; routes: readonly RouteEntry[] };

const key = /^[a-z][A-Za-z0-9]{0,39}$/;
const event = /^[a-z][A-Za-z0-9]{0,39}@[1-9]\d{0,3}$/;
const foreignEvent = /^[a-z][a-z0-9-]{0,39}\/[a-z][A-Za-z0-9]{0,39}@[1-9]\d{0,3}$/;
const slot = /^[a-z][a-z0-9-]{0,39}\/[a-z][A-Za-z0-9]{0,39}$/;

const { refuse, record, text, list, texts, map } = shapeOf(BUILD_FILE);

/**
 * Reads what a build says of menus, events, flags, configuration and policy.
 *
 * @throws ReleaseError where it names what is not the remote's own, or says something half
 */
export function parsePoints(
  manifest: Record<string, unknown>,
  { name, routes }: Whose,
): RemotePoints {
  const flags = map(manifest.flags, "flags", parseFlag);
  const config = map(manifest.config, "config", parseField);
  for (const each of [...Object.keys(flags), ...Object.keys(config)]) {
    if (!key.test(each)) throw refuse(`${JSON.stringify(each)} is no name of a flag or a value.`);
  }
  const both = Object.keys(flags).find((each) => each in config);
  if (both !== undefined) throw refuse(`${both} is a flag and a value of config at once.`);
  const events = named(manifest.events, "events", event, "no event such as opened@1");
  return {
    menu: list(manifest.menu ?? [], "menu").map((each) => parseEntry(each, { name, routes })),
    slots: named(manifest.slots, "slots", key, "no name of a slot").map(
      (each) => `${name}/${each}`,
    ),
    events: events.map((each) => `${name}/${each}`),
    flags,
    config,
    policy: parsePolicy(manifest.policy),
    listens: named(manifest.listens, "listens", foreignEvent, "no event such as agent/won@1"),
    ...(manifest.notifications !== undefined && {
      notifications: parseNotifications(manifest.notifications, { name, routes }),
    }),
    ...(manifest.takes !== undefined && { takes: texts(manifest.takes, "takes") }),
  };
}

/**
 * Checks what the store kept of a build's points.
 *
 * @throws ReleaseError where it is no such thing
 */
export function assertPoints(value: unknown): void {
  const points = record(value, "points");
  for (const each of ["slots", "events", "policy", "listens"]) texts(points[each], each);
  texts(points.takes ?? [], "takes");
  for (const kind of list(points.notifications ?? [], "notifications")) {
    record(record(kind, "notification").text, "text");
  }
  for (const entry of list(points.menu, "menu")) record(record(entry, "menu").label, "label");
  for (const each of ["flags", "config"]) map(points[each], each, record);
}

/** The value that a text stands for; undefined where the field takes no such value. */
export function configValue(
  { type, oneOf }: Pick<ConfigField, "type" | "oneOf">,
  said: string,
): string | number | undefined {
  const value = type === "number" ? Number(said) : said;
  if (said.trim() === "" || Number.isNaN(value)) return undefined;
  if (type === "address" && !(URL.canParse(said) && new URL(said).protocol === "https:")) {
    return undefined;
  }
  return oneOf?.includes(value) === false ? undefined : value;
}

/** What a field takes, in words. */
export function takenBy({ type, oneOf }: ConfigField): string {
  if (oneOf) return oneOf.join(" or ");
  return type === "address" ? "an address such as https://example.com/page" : `a ${type}`;
}

/** Whether this is an origin that a page's policy can name. */
export function isPolicyOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.protocol === "https:" && url.origin === origin;
}

function named(value: unknown, what: string, pattern: RegExp, not: string): string[] {
  const names = texts(value ?? [], what);
  const strange = names.find((each) => !pattern.test(each));
  if (strange !== undefined) throw refuse(`${JSON.stringify(strange)} of ${what} is ${not}.`);
  return names;
}

const longestNotification = 200;

function parseNotifications(value: unknown, whose: Whose): NotificationWords[] {
  const kinds = map(value, "notifications", (each, what) => ({ said: record(each, what), what }));
  return Object.entries(kinds).map(([own, { said, what }]) => {
    if (!key.test(own)) throw refuse(`${JSON.stringify(own)} is no name of a notification.`);
    const to = text(said.to, `${what}.to`);
    const route = routeOf(whose.routes, to);
    if (!route)
      throw refuse(`${what} leads to ${to}, which is not below a prefix of ${whose.name}.`);
    if (route.role === "operator") throw refuse(`${what} is for operators, who get none.`);
    const words = spoken(said.text, "text", what);
    const longest = Math.max(words.en.length, words.es.length);
    if (longest > longestNotification) {
      throw refuse(`${what} has ${longest} letters; a notification has ${longestNotification}.`);
    }
    return { kind: `${whose.name}/${own}`, text: words, to };
  });
}

/** The same words in both languages: the label or the text of what is named. */
function spoken(value: unknown, kind: "label" | "text", what: string): SpokenText {
  const words = record(value, `${kind} of ${what}`);
  return {
    en: text(words.en, `English ${kind} of ${what}`),
    es: text(words.es, `Spanish ${kind} of ${what}`),
  };
}

function parseEntry(value: unknown, whose: Whose): MenuEntry {
  const { name } = whose;
  const entry = record(value, "menu");
  const to = text(entry.to, "menu.to");
  if (!routeOf(whose.routes, to)) {
    throw refuse(`an entry of its menu leads to ${to}, which is not below a prefix of ${name}.`);
  }
  const where = entry.slot === undefined ? ownMenu(name) : text(entry.slot, "menu.slot");
  if (!slot.test(where)) throw refuse(`${JSON.stringify(where)} is no slot such as agent/menu.`);
  return {
    slot: where,
    to,
    icon: text(entry.icon, `icon of ${to}`),
    label: spoken(entry.label, "label", to),
  };
}

function parseFlag(value: unknown, what: string): Flag {
  const flag = record(value, what);
  if (typeof flag.default !== "boolean") throw refuse(`${what} has no default, true or false.`);
  return { default: flag.default, what: text(flag.what, `${what}.what`) };
}

function parseField(value: unknown, what: string): ConfigField {
  const field = record(value, what);
  const { type } = field;
  if (type !== "text" && type !== "number" && type !== "address") {
    throw refuse(`${what} is no text, number or address.`);
  }
  const parsed: ConfigField = { type, what: text(field.what, `${what}.what`) };
  const one = (each: unknown) => {
    const taken = configValue(parsed, String(each));
    if (taken === undefined) throw refuse(`${what} takes ${takenBy(parsed)}, not ${String(each)}.`);
    return taken;
  };
  if (field.oneOf !== undefined) parsed.oneOf = list(field.oneOf, `${what}.oneOf`).map(one);
  if (field.default !== undefined) parsed.default = one(field.default);
  return parsed;
}

function parsePolicy(value: unknown): string[] {
  const policy = map(value, "policy", texts);
  return Object.entries(policy).flatMap(([kind, origins]) => {
    if (!policyKinds.some((each) => each === kind)) {
      throw refuse(`policy.${kind} is none of ${policyKinds.join(", ")}.`);
    }
    const strange = origins.find((origin) => !isPolicyOrigin(origin));
    if (strange === undefined) return origins.map((origin) => `${kind} ${origin}`);
    throw refuse(`${JSON.stringify(strange)} is no origin such as https://status.example.com.`);
  });
}
