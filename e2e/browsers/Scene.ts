import type { People } from "../people/makePeople";
import type { FaultyProxy } from "./FaultyProxy";
import type { Tab } from "./Tab";

/** A browser, the people who act through the API, and the network between. */
export type Scene = {
  tab: Tab;
  people: People;
  proxy: FaultyProxy;
  sandboxOrigin: string;
  /** Goes on in a browser that knows nothing of what was before. */
  inNewBrowser: () => Promise<void>;
};
