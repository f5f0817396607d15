/** A file of a store, with a tag that changes whenever the file does. */
export type StoredFile = { bytes: Buffer; tag: string };

/** A file as a listing names it, and when it was written (milliseconds). */
export type ListedFile = { path: string; changedAt: number };

/** The pages of one revision and what lies beside them: path → bytes. */
export type PageFiles = Readonly<Record<string, Buffer>>;

/** Where a release store lies: files by their paths, each of which is written whole or not at all. */
export type Storage = {
  /** As people name it: a folder, or s3://bucket/prefix. */
  address: string;
  /** Below which path the pages of a revision are. */
  pagesAt(revision: number): string;
  read(path: string): Promise<StoredFile | null>;
  /** The tag alone; null where there is no such file. */
  tagOf(path: string): Promise<string | null>;
  /** Every file below a path; one that was written or removed just now may be missing or still there. */
  list(below: string): Promise<ListedFile[]>;
  write(path: string, bytes: Buffer): Promise<void>;
  /** Writes a file that stays as it is: where it is there already, nothing happens. */
  create(path: string, bytes: Buffer): Promise<void>;
  /**
   * Puts a file in the place of the one with this tag, or where none is.
   *
   * @returns false where another is there by now, which may be this one if an answer got lost
   */
  replace(path: string, bytes: Buffer, tag: string | null): Promise<boolean>;
  /** Removes a file, or everything below a path. */
  remove(path: string): Promise<void>;
  /** Does something while nobody else changes the store, where there is a way to keep them out. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Lays the pages of a revision ready, where they have a place of their own. */
  stagePages(revision: number, files: PageFiles): Promise<void>;
  /**
   * Makes a revision's pages the ones that a web server finds, and removes those nobody reads.
   *
   * @param files null where they are all there
   */
  showPages(revision: number, files: PageFiles | null): Promise<void>;
};

/** The parsed contents of a JSON file, or `null` where there is no such file. */
export async function readJson(
  storage: Pick<Storage, "address" | "read">,
  path: string,
): Promise<unknown> {
  const file = await storage.read(path);
  return file && parsed(file.bytes, `${storage.address}/${path}`);
}

/** What a file of a store holds as JSON. @throws where that is none */
export function parsed(bytes: Buffer, name: string): unknown {
  try {
    const value: unknown = JSON.parse(bytes.toString("utf8"));
    return value;
  } catch (cause) {
    throw new Error(`${name} cannot be read.`, { cause });
  }
}

/** What a store writes of a value. */
export const asJson = (value: unknown, space?: number) =>
  Buffer.from(`${JSON.stringify(value, null, space)}\n`);

/** So many files are on their way at once. */
const AT_ONCE = 32;

/** Does something with each of many things, a few of them at a time. */
export async function withEach<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
    }),
  );
}
