import { join } from "node:path";
import { Journal, type Change } from "./journal";

/** A bounded set of records of one kind, in the order in which they were first put there. */
export class Collection<T extends { id: string }> {
  readonly #records = new Map<string, T>();
  readonly #note: (change: Change) => void;

  constructor(
    readonly name: string,
    private readonly accepts: (value: unknown) => value is T,
    private readonly limit: number,
    note: (change: Change) => void,
  ) {
    this.#note = note;
  }

  get(id: string): T | undefined {
    return this.#records.get(id);
  }

  /** Adds or replaces; the oldest records go when there are more than the limit. */
  put(record: T): T {
    this.#records.set(record.id, record);
    this.#note({ collection: this.name, id: record.id, value: record });
    for (const oldest of this.#records.keys()) {
      if (this.#records.size <= this.limit) break;
      this.remove(oldest);
    }
    return record;
  }

  remove(id: string): void {
    if (this.#records.delete(id)) this.#note({ collection: this.name, id });
  }

  /** Oldest first. */
  oldestFirst(): T[] {
    return [...this.#records.values()];
  }

  newestFirst(): T[] {
    return this.oldestFirst().reverse();
  }

  /** Takes over a change read from the journal, without writing it again. */
  replay({ id, value }: Change): void {
    if (value === undefined) this.#records.delete(id);
    else if (this.accepts(value)) this.#records.set(id, value);
  }
}

/**
 * Records kept in memory and, with a folder, in a journal that survives a kill. Changes become
 * durable together at `commit()`.
 */
export class Store {
  readonly #journal: Journal | undefined;
  readonly #collections = new Map<string, { replay(change: Change): void; changes(): Change[] }>();
  #pending: Change[] = [];

  /** @param file name of the journal inside `dataDir`; without `dataDir` nothing is written. */
  constructor(dataDir: string | undefined, file: string) {
    this.#journal = dataDir === undefined ? undefined : new Journal(join(dataDir, file));
  }

  /** Declares a collection; call before `load()`. */
  collection<T extends { id: string }>(
    name: string,
    limit: number,
    accepts: (value: unknown) => value is T,
  ): Collection<T> {
    const collection = new Collection<T>(name, accepts, limit, (change) =>
      this.#pending.push(change),
    );
    this.#collections.set(name, {
      replay: (change) => collection.replay(change),
      changes: () =>
        collection.oldestFirst().map((value) => ({ collection: name, id: value.id, value })),
    });
    return collection;
  }

  /** Reads what an earlier process kept, then drops what it no longer needs. */
  load(): void {
    if (!this.#journal) return;
    for (const change of this.#journal.read())
      this.#collections.get(change.collection)?.replay(change);
    this.#journal.rewrite(
      [...this.#collections.values()].flatMap((collection) => collection.changes()),
    );
  }

  /** Keeps everything changed since the last commit, all or nothing. */
  commit(): void {
    const changes = this.#pending;
    this.#pending = [];
    if (!this.#journal || changes.length === 0) return;
    this.#journal.append(changes);
  }
}
