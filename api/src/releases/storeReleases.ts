import {
  isNotifier,
  notificationKinds,
  openStore,
  readHistory,
  ReleaseError,
  rollback,
} from "@quotehaven/release";
import { ReleasesRefusal, type Releases } from "../ports/releases";

const CHANGES = 20;

type Place = {
  /** The store's address: a folder, or s3://bucket/prefix. */
  address: string;
  /** The key of the team that operates it; null where it is open. */
  key: string | null;
  /** Where people find the site. */
  origin: string;
};

/** The release store by the release tool's own code, in the name of whoever acts. */
export function storeReleases({ address, key, origin }: Place): Releases {
  const storeOf = (who: string, why: string | null) =>
    openStore(address, { origin, author: { who, key, why } });
  return {
    async read() {
      const store = storeOf("", null);
      const { apps } = await store.registry();
      const remotes = Object.values(apps).map(({ name, team, stable, canary, previous }) => ({
        name,
        team,
        version: stable.version,
        canary: canary && { version: canary.build.version, percent: canary.percent },
        previous,
      }));
      const changes = await readHistory(store, CHANGES);
      return {
        remotes,
        changes: changes.map(({ revision, at, did, who, why }) => ({
          revision,
          at,
          did,
          who,
          why,
        })),
      };
    },
    async notificationKinds({ name, key }) {
      const registry = await storeOf("", null).registry();
      return isNotifier(registry, name, key) ? notificationKinds(registry, name) : null;
    },
    async goBack({ name, version, who, why }) {
      try {
        await rollback(storeOf(who, why), name, version);
      } catch (cause) {
        if (!(cause instanceof ReleaseError)) throw cause;
        throw new ReleasesRefusal(cause.message, { cause });
      }
    },
  };
}
