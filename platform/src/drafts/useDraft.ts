import { useCallback, useContext, useRef, useState } from "react";
import { events } from "../events/events";
import { RemoteContext } from "../remote/RemoteContext";
import { tabStore } from "../storage/browserStorage";
import { DRAFT } from "./keptDrafts";

const NEVER_STORED = /password/i;

function withoutSecrets(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !NEVER_STORED.test(name)));
}

/** Whether a value has the shape of the model; where the model has nothing, anything fits. */
export function isLike<T>(value: unknown, model: T): value is T {
  if (model === null || model === undefined) return true;
  return typeof value === typeof model && Array.isArray(value) === Array.isArray(model);
}

/** What is stored, as far as it has the draft's shape: an older or a newer build may have written it. */
function stored<T>(name: string, initial: T): T {
  try {
    const text = tabStore.get(name);
    if (text === null) return initial;
    const value: unknown = JSON.parse(text);
    if (!isLike(value, initial)) return initial;
    if (typeof initial !== "object" || initial === null || Array.isArray(initial)) return value;
    const kept = { ...initial };
    for (const name in kept) {
      const field = value[name];
      if (field !== undefined && isLike(field, initial[name])) kept[name] = field;
    }
    return kept;
  } catch {
    return initial;
  }
}

/**
 * State that survives a reload of this tab, in sessionStorage, apart from what other remotes keep.
 * Fields whose name holds `password` live in memory alone. Sign-out removes every draft; where the session ended by
 * itself or in another tab, they are back once the same person has signed in again on this page.
 *
 * @returns `value` as it is drawn, and `newest` as it was kept last, also before it is drawn
 */
export function useDraft<T>(key: string, initial: T) {
  const remote = useContext(RemoteContext);
  const name = DRAFT + (remote ? `${remote.name}/${key}` : key);
  const first = useRef(initial);
  const [value, setValue] = useState(() => stored(name, initial));
  // What is drawn may be older than what was kept: the next change is made from this, never from that.
  const kept = useRef(value);
  const keep = useCallback(
    (next: T) => {
      kept.current = next;
      setValue(next);
      const isKept = tabStore.set(name, JSON.stringify(withoutSecrets(next)));
      if (!isKept) events.emit("notKept", { what: "draft" });
    },
    [name],
  );
  const forget = useCallback(() => {
    kept.current = first.current;
    setValue(first.current);
    tabStore.remove(name);
  }, [name]);
  return { value, newest: useCallback(() => kept.current, []), keep, forget };
}
