import type { People } from "@quotehaven/e2e/people/makePeople";
import type { FaultyProxy } from "./FaultyProxy";
import type { Tab } from "./Tab";

/** What people do, told once for every browser. */
export type Story = {
  title: string;
  tell: (scene: Scene) => Promise<void>;
};

/** A browser, the people who act through the API, and the network between. */
export type Scene = {
  tab: Tab;
  people: People;
  proxy: FaultyProxy;
  sandboxOrigin: string;
  /** Goes on in a browser that knows nothing of what was before. */
  inNewBrowser: () => Promise<void>;
};
