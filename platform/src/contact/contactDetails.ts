import type * as Contact from "@quotehaven/contract/contact";
import type { ContactFinder } from "@quotehaven/contract/rules";
import { useEffect, useState } from "react";

let loaded: typeof Contact | undefined;

/**
 * Loads what finds contact details: it is large, and no first screen needs it. Undefined where it
 * cannot be loaded; the server finds them in any case.
 */
export async function loadContactDetails(): Promise<typeof Contact | undefined> {
  loaded ??= await import("@quotehaven/contract/contact").catch(() => undefined);
  return loaded;
}

/** Finds contact details in a text; undefined until it was loaded. */
export function contactFinder(): ContactFinder | undefined {
  return loaded?.hasContactDetail;
}

/** What finds contact details, loaded once it is wanted; undefined until then. */
export function useContactDetails(isWanted: boolean): typeof Contact | undefined {
  const [details, setDetails] = useState(loaded);
  useEffect(() => {
    if (!isWanted || details) return undefined;
    let isGone = false;
    void loadContactDetails().then((contact) => {
      if (!isGone) setDetails(contact);
    });
    return () => {
      isGone = true;
    };
  }, [isWanted, details]);
  return details;
}
