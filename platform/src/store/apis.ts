import { createDynamicMiddleware, type UnknownAction } from "@reduxjs/toolkit";
import { sharedTags, type CacheTag } from "@quotehaven/contract/release";
import { api, type PageApi } from "./api";

const remotes: { api: PageApi; ownTags: readonly CacheTag[] }[] = [];
const middlewareOfRemotes = createDynamicMiddleware();

/** The middleware of the remotes' query caches, also of those that come later. */
export const remoteMiddleware = middlewareOfRemotes.middleware;

/** Puts a remote's query cache beside the others of the page. */
export function addRemoteApi(remote: PageApi, ownTags: readonly CacheTag[]): void {
  remotes.push({ api: remote, ownTags });
  middlewareOfRemotes.addMiddleware(remote.middleware);
}

/** The query caches of the remotes whose code has come. */
export const apisOfRemotes = () => remotes.map((remote) => remote.api);

/** The query caches of the page, each with the tags of one remote alone that it knows. */
export const pageApis = () => [{ api, ownTags: [] }, ...remotes];

/** The query cache that an action is of. */
export const apiOf = ({ type }: UnknownAction) =>
  [api, ...apisOfRemotes()].find(({ reducerPath }) => type.startsWith(`${reducerPath}/`));

/** The tags of everything that belongs to a person, and so may differ after a change made elsewhere. */
export function personalTags(): CacheTag[] {
  const shared = sharedTags.filter((tag) => tag !== "Reference");
  return [...shared, ...remotes.flatMap(({ ownTags }) => ownTags)];
}
