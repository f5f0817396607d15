import {
  namespaceOf,
  type MenuEntry,
  type NotificationWords,
  type Settings,
} from "@quotehaven/contract/release";
import type { ConfigName, FlagName } from "./remoteTypes";

/** What the registry says of a remote's build: how it is set here, and which events it may say; any where that is not said. */
export type BuildPoints = { settings?: Settings; events?: readonly string[] };

const running = new Map<string, BuildPoints>();
let menus: readonly MenuEntry[] = [];
let notifications: ReadonlyMap<string, NotificationWords> = new Map();

/** Tells the page how a remote is set whose build is about to run; the shell does. */
export function openPoints(name: string, points: BuildPoints): void {
  running.set(name, points);
}

/** Tells the page the entries of all remotes in menus; the shell does, from the registry. */
export function setMenus(entries: readonly MenuEntry[]): void {
  menus = entries;
}

/** Tells the page the notifications of all remotes; the shell does, from the registry. */
export function setNotificationWords(kinds: readonly NotificationWords[]): void {
  notifications = new Map(kinds.map((each) => [each.kind, each]));
}

/** What a remote's notification says and where it leads; undefined where no live remote has that kind. */
export function notificationWords(kind: string): NotificationWords | undefined {
  return notifications.get(kind);
}

/** What other remotes put into a slot, `agent/menu` for instance. */
export function entriesIn(slot: string): MenuEntry[] {
  return menus.filter((entry) => entry.slot === slot);
}

/**
 * Whether a flag is on where this page is served. Off where its remote does not run.
 *
 * @example isOn("help/search")
 */
export function isOn(flag: FlagName): boolean {
  return settingOf(flag) === true;
}

/**
 * A value of a remote's configuration where this page is served.
 *
 * @throws where it is not known: its remote does not run, or does not declare it
 */
export function configured(name: ConfigName): string | number {
  const value = settingOf(name);
  if (typeof value === "string" || typeof value === "number") return value;
  throw new Error(`${String(name)} is not set on this page.`);
}

/**
 * Refuses an event of a remote that its running build does not list. Where nothing is known of any
 * remote, as in tests of a screen, everything may be said.
 *
 * @throws in words for whoever wrote it
 */
export function assertMayBeSaid(event: string): void {
  if (running.size === 0 || !event.includes("/")) return;
  const owner = namespaceOf(event);
  const own = running.get(owner);
  if (!own) throw new Error(`${event} is for ${owner} to say, which does not run on this page.`);
  if (!own.events || own.events.includes(event)) return;
  throw new Error(`${event} is not among the events that ${owner} declares.`);
}

function settingOf(name: string) {
  return running.get(namespaceOf(name))?.settings?.[name.slice(name.indexOf("/") + 1)];
}
