import { createRemoteStore } from "@quotehaven/platform";

/** What is ours alone in the page: the query cache, slices, and what the browser keeps. */
export const store = createRemoteStore({ name: "payment" });

export const { api } = store;
