import { fact } from "./fact";
import type { ChangedTag } from "./tags";

/** What replies said of these is no longer true: whoever shows it reads again. A page without replies has nothing to do. */
export const repliesOutdated = fact<readonly ChangedTag[]>("replies/repliesOutdated");

/** Nothing of what the server said may stay: it was said to somebody else. */
export const repliesForgotten = fact("replies/repliesForgotten");
