import { createRemoteStore } from "@quotehaven/platform";

/** What is ours alone in the page: our calls, cache tags, slices, and what the browser keeps. */
export const store = createRemoteStore({ name: "__name__", tags: ["Types"] });
export const { api, tags } = store;
