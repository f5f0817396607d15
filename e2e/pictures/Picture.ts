import type { Page } from "@playwright/test";
import type { DemoLeads, DemoPerson } from "./demoPeople";

/** Something that is done on a page. */
export type Act = (page: Page) => Promise<unknown>;

/** A screen in one of its states, and how a browser gets there. */
export type Picture = {
  name: string;
  /** Who looks at it; nobody is signed in where it is missing. */
  as?: DemoPerson | "operator";
  /** A function where the address depends on the demo data. */
  path: string | ((leads: DemoLeads) => string);
  /** Replies that the API gives in place of its own. */
  replies?: readonly Act[];
  /** What the person does before the picture is taken. */
  acts?: readonly Act[];
  /** Some of it never arrives, so nothing waits for it and axe judges it where it has loaded. */
  isLoading?: true;
  /** What it shows is not there on a phone, or happens once. */
  isDeskOnly?: true;
};

type More = Omit<Picture, "name" | "as" | "path"> & Partial<Pick<Picture, "as" | "path">>;

/** Makes pictures of one screen. */
export type Screen = (state: string, more?: More) => Picture;

/** Pictures of one screen: `dashboard("failed", { replies: [fail("GET /user/profile")] })`. */
export function screen(title: string, path: Picture["path"], as?: Picture["as"]): Screen {
  return (state, more = {}) => ({
    ...{ name: `${title}: ${state}`, path, as },
    ...more,
  });
}
