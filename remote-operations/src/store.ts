import { createRemoteStore } from "@quotehaven/platform";

/** What is ours alone in the page: the query cache, slices, and what the browser keeps. */
export const store = createRemoteStore({ name: "operations", tags: ["Lists"] });

export const { api, tags } = store;
