import type { RouteRole } from "./registry";

/** What a page may show before any code is there: said by the release tool, read by the shell's script in the page. */
export type FirstPaintBlock = {
  /** The one path that it was made for; a parameter (`:id`) in it stands for any one segment. */
  path: string;
  /** The address that `path` only leads on to, and whose screen it shows. */
  leadsTo?: string;
  /** Names in the address's query without which the screen shows something else. */
  query?: string[];
  /** For whom: a visitor (`anyone`), or somebody with a session. */
  role: RouteRole;
  /** The rules of every page, and those of the markup; each a text of its own. */
  rules: { global: string[]; own: string[] };
  /** The remote whose screen it is, where some visitors get another build of it. */
  canary?: { name: string; version: string; percent: number };
  /** What else the page may show: at paths with parameters below its own. */
  others?: FurtherPaint[];
};

/** The same at one more path of a page: without what holds for all of them. */
export type FurtherPaint = Pick<FirstPaintBlock, "path" | "leadsTo" | "query" | "role"> & {
  rules: { own: string[] };
  /** What the ids of its templates end with. */
  suffix?: string;
};
