import type { Page } from "@playwright/test";
import type { Replies } from "./Replies";
import type { DemoLeads, Person } from "./people";

/** What a screen can be in. */
export type State = "loading" | "empty" | "failed" | "full";

/** What a picture shows besides the state, and how a browser gets there. */
export type Shot = {
  /** The screen that the picture belongs to; pictures of one screen are shown together. */
  screen: string;
  state: State;
  /** What exactly it shows, in a few words. Together with screen and state it is unique. */
  name: string;
  /** Where it is. A function where the address depends on the demo data. */
  path: string | ((found: Found) => string);
  /** Who looks at it; nobody is signed in where it is missing. */
  as?: Person;
  /** Answers for calls to the API, in place of the product's. */
  replies?: (replies: Replies, found: Found) => Promise<void>;
  /** What the person does before the picture is taken. */
  act?: (page: Page) => Promise<void>;
  /** Words that are English in every language: names, and what an answer given here holds. */
  english?: readonly string[];
  /** Only what the window shows, as with a modal; otherwise the whole page. */
  isWindow?: boolean;
  /** Words that are scrolled into sight at each width. */
  inSight?: string;
  /** Only at these widths; otherwise at all. */
  widths?: readonly number[];
};

/** What the demo data holds, looked up once. */
export type Found = {
  leads: DemoLeads;
};
