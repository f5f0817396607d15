import type { ReleaseStore } from "./store";
import type { Change } from "./change";

/** What was changed in a store, newest first. */
export async function readHistory(store: ReleaseStore, count: number): Promise<Change[]> {
  const { change } = await store.registry();
  const before = (await store.history.revisions()).filter(
    (revision) => revision < (change?.revision ?? 0),
  );
  const kept = await Promise.all(before.slice(0, count).map(store.history.changeOf));
  return [change, ...kept].filter((each) => each !== null).slice(0, count);
}
