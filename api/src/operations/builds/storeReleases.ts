import { openStore, ReleaseError, rollback } from "@quotehaven/release";
import { ReleasesRefusal, type Releases } from "./releases";

const CHANGES = 20;

type Place = {
  /** The store's address: a folder, or s3://bucket/prefix. */
  address: string;
  /** Where people find the site. */
  origin: string;
};

/** The release store by the release tool's own code, in the name of whoever acts. */
export function storeReleases({ address, origin }: Place): Releases {
  return {
    async read() {
      const { apps, changes } = await openStore(address).registry();
      const remotes = Object.values(apps).map(({ name, team, stable, canary, previous }) => ({
        name,
        team,
        version: stable.version,
        canary: canary && { version: canary.build.version, percent: canary.percent },
        previous,
      }));
      const last = changes.slice(0, CHANGES);
      return {
        remotes,
        changes: last.map(({ revision, at, did, who, why }) => ({ revision, at, did, who, why })),
      };
    },
    async goBack({ name, version, who, why }) {
      try {
        await rollback(openStore(address, { origin, author: { who, why } }), name, version);
      } catch (cause) {
        if (!(cause instanceof ReleaseError)) throw cause;
        throw new ReleasesRefusal(cause.message, { cause });
      }
    },
  };
}
