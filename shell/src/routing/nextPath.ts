import type { AccountType } from "@quotehaven/contract/wire";
import { landingPath, mayBeLedTo } from "@quotehaven/platform/shell";
import { plainPath } from "../federation";

const readers: readonly AccountType[] = ["consumer", "agent"];

/**
 * Where the link of a mail leads on to from its reader's landing (`?next=`), and for whom. Null
 * unless that is a place in this reader's own area.
 */
export function nextPath(
  pathname: string,
  search: string,
): { reader: AccountType; path: string } | null {
  const path = new URLSearchParams(search).get("next");
  for (const reader of readers) {
    const isTheirs = plainPath(pathname) === landingPath(reader);
    if (isTheirs && mayBeLedTo(path, reader)) return { reader, path };
  }
  return null;
}
