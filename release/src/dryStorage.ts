import type { Storage } from "./storage";

/**
 * A store whose files are those of another, and in which what is changed goes elsewhere: the other
 * one stays as it is.
 */
export function dryStorage(real: Storage, changed: Storage): Storage {
  const { address, pagesAt } = real;
  const read: Storage["read"] = async (path) =>
    (await changed.read(path)) ?? (await real.read(path));
  const tagOf: Storage["tagOf"] = async (path) =>
    (await changed.tagOf(path)) ?? (await real.tagOf(path));
  return {
    address,
    pagesAt,
    read,
    tagOf,
    async list(below) {
      const own = await changed.list(below);
      const known = new Set(own.map(({ path }) => path));
      return [...own, ...(await real.list(below)).filter(({ path }) => !known.has(path))];
    },
    write: changed.write,
    async create(path, bytes) {
      if ((await tagOf(path)) === null) await changed.write(path, bytes);
    },
    async replace(path, bytes, tag) {
      if ((await tagOf(path)) !== tag) return false;
      await changed.write(path, bytes);
      return true;
    },
    remove: async () => {},
    alone: (work) => work(),
    stagePages: async () => {},
    showPages: async () => {},
  };
}
