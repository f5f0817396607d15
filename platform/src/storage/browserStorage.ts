type StorageKind = "localStorage" | "sessionStorage";

/**
 * The browser's storage for a page that must work without it: cookies and site data may be blocked, so
 * that every use throws, and it may be full. What could not be stored lives in memory, for this page.
 */
function browserStorage(kind: StorageKind) {
  const here: Partial<Record<string, string>> = {};

  function tried<T>(act: (storage: Storage) => T): T | undefined {
    try {
      return act(window[kind]);
    } catch {
      // Blocked or full: what is in memory stands.
    }
  }

  return {
    get: (name: string): string | null =>
      here[name] ?? tried((storage) => storage.getItem(name)) ?? null,
    /** False where it is in memory alone, and ends with the page. */
    set: (name: string, text: string): boolean => {
      here[name] = text;
      return tried((storage) => (storage.setItem(name, text), delete here[name])) ?? false;
    },
    remove: (name: string): void => {
      delete here[name];
      tried((storage) => storage.removeItem(name));
    },
    /** All names in it, those that others wrote among them. */
    names: (): string[] => Object.keys({ ...tried((storage) => storage), ...here }),
    /** Whether this is in memory alone. */
    isOnlyHere: (name: string): boolean => name in here,
  };
}

/** What this browser keeps for its next visits, shared by its tabs: `localStorage`, guarded. */
export const localStore = browserStorage("localStorage");

/** What this tab keeps over a reload: `sessionStorage`, guarded. */
export const tabStore = browserStorage("sessionStorage");

/** The part of a storage whose names begin with this one. */
export function namedStorage(storage: ReturnType<typeof browserStorage>, name: string) {
  const fullKey = (key: string) => `${name}/${key}`;
  return {
    get: (key: string) => storage.get(fullKey(key)),
    /** False where it is in memory alone, and ends with the page. */
    set: (key: string, text: string) => storage.set(fullKey(key), text),
    remove: (key: string) => storage.remove(fullKey(key)),
  };
}
