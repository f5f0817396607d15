import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigation, type Location } from "react-router-dom";
import { releaseWindows } from "../unsaved/unsaved";

type Kept = Record<string, unknown>;

/** The name under which an entry says what it was made for. */
const OPENED = "opened";

function keptIn(state: unknown): Kept {
  return typeof state === "object" && state !== null ? { ...state } : {};
}

type Place = Pick<Location<unknown>, "search" | "state">;

/** The names of what is open in an entry, in its state or by its address (ROU-4). */
function openIn({ search, state }: Place): string[] {
  const inState = Object.keys(keptIn(state)).filter((name) => name !== OPENED);
  return new URLSearchParams(search).has("openModal") ? [...inState, "openModal"] : inState;
}

/** Whether going from one entry of a screen to another closes what is open over it. */
export function closesWindow(from: Place, to: Place): boolean {
  const next = openIn(to);
  return openIn(from).some((name) => !next.includes(name));
}

/** How something opened over a screen lives in the history. */
export type HistoryEntry<T> = {
  /** What is open; null while nothing is. */
  value: T | null;
  /** Opens it in an entry of its own, or in the present one (`isInPlace`) where the address itself asked for it. */
  open: (value: T, how?: { isInPlace?: boolean }) => void;
  /** Closes it as the browser's Back would; where it has no entry of its own, the present one leads to `address`. */
  close: (address?: string) => void;
};

/**
 * Keeps something that is open over the screen in the history: Back closes it, Forward opens it
 * again, and a reload leaves it open.
 *
 * @param name under which the entry's state holds it
 * @param read what the state holds, or null where that is nothing of ours; the same function at every render
 */
export function useHistoryEntry<T>(
  name: string,
  read: (kept: unknown) => T | null,
): HistoryEntry<T> {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const value = read(keptIn(location.state)[name]);

  /** Where the page stands, or is on its way to: opening something here would hold it back. */
  const place = useRef({ at: location, isOnItsWay: false });
  useEffect(() => {
    place.current = {
      at: navigation.location ?? location,
      isOnItsWay: navigation.location !== undefined,
    };
  }, [location, navigation]);
  /** The step back was asked for, and the page has yet to follow. */
  const isClosing = useRef(false);
  /** What was asked to open, which the page has yet to show: a second press asks for the same. */
  const opening = useRef("");
  useEffect(() => {
    isClosing.current = false;
    opening.current = "";
  }, [location]);

  const open = useCallback<HistoryEntry<T>["open"]>(
    (next, { isInPlace = false } = {}) => {
      const asked = JSON.stringify([next, isInPlace]);
      if (opening.current === asked) return;
      opening.current = asked;
      const { at, isOnItsWay } = place.current;
      const { pathname, search, hash } = at;
      const before = keptIn(at.state);
      const isOpen = read(before[name]) !== null;
      const isKept = isInPlace || isOpen;
      // What asked for it in the state itself is answered by it.
      const rest = isInPlace && !isOpen ? {} : before;
      void navigate(
        { pathname, search, hash },
        {
          replace: isKept && !isOnItsWay,
          state: { ...rest, ...(isKept ? {} : { [OPENED]: name }), [name]: next },
        },
      );
    },
    [name, read, navigate],
  );

  const close = useCallback<HistoryEntry<T>["close"]>(
    (address) => {
      const { pathname, search, hash, state } = place.current.at;
      // Closed twice, it must not step back twice: that would leave the screen.
      if (isClosing.current || !openIn({ search, state }).includes(name)) return;
      const before = keptIn(state);
      releaseWindows();
      if (before[OPENED] === name) {
        isClosing.current = true;
        void navigate(-1);
        return;
      }
      const { [name]: _closed, ...rest } = before;
      void navigate(address ?? pathname + search + hash, { replace: true, state: rest });
    },
    [name, navigate],
  );

  return { value, open, close };
}
