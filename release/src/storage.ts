/** A file of a store, with a tag that changes whenever the file does. */
type StoredFile = { bytes: Buffer; tag: string };

/** A file as a listing names it, and when it was written (milliseconds). */
export type ListedFile = { path: string; changedAt: number };

/** The pages of one revision and the files beside them: path → bytes. */
export type PageFiles = Readonly<Record<string, Buffer>>;

/** Where a release store lies: files by their paths, each written whole or not at all. */
export type Storage = {
  /** A folder, or s3://bucket/prefix. */
  address: string;
  /** Below which path the pages of a revision are. */
  pagesAt(revision: number): string;
  read(path: string): Promise<StoredFile | null>;
  /** The tag alone; null where there is no such file. */
  tagOf(path: string): Promise<string | null>;
  /** Every file below a path; one that was written or removed just now may be missing or still there. */
  list(below: string): Promise<ListedFile[]>;
  write(path: string, bytes: Buffer): Promise<void>;
  /**
   * Puts a file in the place of the one with this tag, or where none is.
   *
   * @returns false where another one is there
   */
  replace(path: string, bytes: Buffer, tag: string | null): Promise<boolean>;
  /** Removes a file, or everything below a path. */
  remove(path: string): Promise<void>;
  /** Does something while nobody else changes the store, where the storage has locks. */
  locked<T>(work: () => Promise<T>): Promise<T>;
  /** Writes the pages of a revision, where revisions have a folder of their own. */
  stagePages(revision: number, files: PageFiles): Promise<void>;
  /**
   * Makes a revision's pages the ones that a web server finds, and removes those nobody reads.
   *
   * @param files null where they are all there
   */
  showPages(revision: number, files: PageFiles | null): Promise<void>;
};

/** The parsed contents of a JSON file, or `null` where there is no such file. @throws where it is no JSON */
export async function readJson(
  storage: Pick<Storage, "address" | "read">,
  path: string,
): Promise<unknown> {
  const file = await storage.read(path);
  if (!file) return null;
  try {
    const value: unknown = JSON.parse(file.bytes.toString("utf8"));
    return value;
  } catch (cause) {
    throw new Error(`${storage.address}/${path} cannot be read.`, { cause });
  }
}

/** What a store writes of a value. */
export const asJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);

const AT_ONCE = 32;

/** Does something with each of many things, 32 at a time. */
export async function withEach<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
    }),
  );
}

/** A storage that reads from another one and writes elsewhere, so that the other one stays as it is. */
export function dryRunOf(real: Storage, written: Storage): Storage {
  const tagOf: Storage["tagOf"] = async (path) =>
    (await written.tagOf(path)) ?? (await real.tagOf(path));
  return {
    address: real.address,
    pagesAt: real.pagesAt,
    tagOf,
    read: async (path) => (await written.read(path)) ?? (await real.read(path)),
    async list(below) {
      const own = await written.list(below);
      const known = new Set(own.map(({ path }) => path));
      return [...own, ...(await real.list(below)).filter(({ path }) => !known.has(path))];
    },
    write: written.write,
    async replace(path, bytes, tag) {
      if ((await tagOf(path)) !== tag) return false;
      await written.write(path, bytes);
      return true;
    },
    remove: async () => {},
    locked: (work) => work(),
    stagePages: async () => {},
    showPages: async () => {},
  };
}
