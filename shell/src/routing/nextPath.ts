import type { CustomerRole } from "@quotehaven/contract/rules";
import { landingPath, isRedirectAllowed } from "@quotehaven/platform/shell";
import { plainPath } from "../federation";

const roles: readonly CustomerRole[] = ["consumer", "agent"];

/**
 * Where the link of a mail leads on to from its role's landing (`?next=`), and for whom. Null
 * unless that is a place in this role's own area.
 */
export function nextPath(
  pathname: string,
  search: string,
): { role: CustomerRole; path: string } | null {
  const path = new URLSearchParams(search).get("next");
  for (const role of roles) {
    const isTheirs = plainPath(pathname) === landingPath(role);
    if (isTheirs && isRedirectAllowed(path, role)) return { role, path };
  }
  return null;
}
