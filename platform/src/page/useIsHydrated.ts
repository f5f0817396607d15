import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether React answers this part of the page; false where it is prerendered and until it is hydrated.
 * A form is `inert` as long: what is typed into it earlier would be lost.
 */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
