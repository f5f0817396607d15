/** The same words in each language of the site. */
export type SpokenText = { en: string; es: string };

/** An entry of a menu, as a manifest says it. */
export type MenuEntry = {
  /** Where it stands: `agent/menu` is the menu of the agents' area. */
  slot: string;
  /** A path of the remote that says it. */
  to: string;
  icon: string;
  label: SpokenText;
};

/** A kind of notification of a remote, as its manifest says it. */
export type NotificationWords = {
  /** `help/answered`. */
  kind: string;
  text: SpokenText;
  /** A path of the remote that it leads to. */
  to: string;
};

/** What is set of a remote in one environment: a flag, or a value of its configuration. */
export type Setting = boolean | number | string;

/** Settings by their keys. */
export type Settings = Record<string, Setting>;

/** The slot of a remote's own menu. */
export const ownMenu = (name: string) => `${name}/menu`;

/** The remote that a name such as `agent/menu` or `help/opened@1` belongs to. */
export const namespaceOf = (name: string) => name.split("/", 1)[0] ?? "";
