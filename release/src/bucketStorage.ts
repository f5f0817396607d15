import { bucketClient, type BucketClient } from "./bucketClient";
import { withEach, type PageFiles, type Storage } from "./storage";

/** Whoever reads it learns that there is another revision: it goes after the pages. */
const ANNOUNCEMENTS = ["pages.json", "releases.json"];

/**
 * A store in a bucket of object storage that speaks S3 with conditional writes. Nobody is kept out:
 * the registry is only replaced where it is still the one that was read. Pages are copied to where
 * they are served from, each only over that of an earlier revision.
 *
 * @param address s3://bucket or s3://bucket/prefix; the endpoint, region and credentials are where the
 *   AWS SDK looks for them (`AWS_ENDPOINT_URL_S3`, `AWS_REGION`, `AWS_ACCESS_KEY_ID` …)
 */
export function bucketStorage(address: string): Storage {
  const bucket = bucketClient(address);
  return {
    address: address.replace(/(?<!\/)\/+$/, ""),
    pagesAt: () => "site",
    read: bucket.get,
    tagOf: async (path) => (await bucket.head(path))?.tag ?? null,
    list: (below) => bucket.list(below && `${below}/`),
    write: async (path, bytes) => void (await bucket.put(path, bytes)),
    create: async (path, bytes) => void (await bucket.put(path, bytes, { IfNoneMatch: "*" })),
    replace: (path, bytes, tag) => bucket.put(path, bytes, onlyOver(tag)),
    async remove(path) {
      const below = await bucket.list(`${path}/`);
      await withEach([path, ...below.map((each) => each.path)], (each) => bucket.remove(each));
    },
    alone: (work) => work(),
    stagePages: async () => {},
    async showPages(revision, files) {
      if (files) await showPages(bucket, revision, files);
    },
  };
}

const onlyOver = (tag: string | null) => (tag === null ? { IfNoneMatch: "*" } : { IfMatch: tag });

async function showPages(bucket: BucketClient, revision: number, files: PageFiles): Promise<void> {
  const show = ([path, bytes]: [string, Buffer]) => showFile(bucket, revision, path, bytes);
  const [last, first] = partition(Object.entries(files), ([path]) => ANNOUNCEMENTS.includes(path));
  await withEach(first, show);
  await withEach(last, show);
  const shown = new Set(Object.keys(files).map((path) => `site/${path}`));
  const gone = (await bucket.list("site/")).filter(({ path }) => !shown.has(path));
  await withEach(gone, async ({ path }) => {
    const there = await bucket.head(path);
    if (there && there.revision < revision) await bucket.remove(path, there.tag);
  });
}

/** Writes a file of the site, unless it is of a later revision already. */
async function showFile(
  bucket: BucketClient,
  revision: number,
  path: string,
  bytes: Buffer,
): Promise<void> {
  let isWritten = false;
  while (!isWritten) {
    const there = await bucket.head(`site/${path}`);
    if (there && there.revision > revision) return;
    isWritten = await bucket.put(`site/${path}`, bytes, {
      ...onlyOver(there?.tag ?? null),
      Metadata: { revision: String(revision) },
    });
  }
}

function partition<Item>(items: readonly Item[], holds: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(holds), items.filter((item) => !holds(item))];
}
