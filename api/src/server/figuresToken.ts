import { createHash, timingSafeEqual } from "node:crypto";
import { notFound } from "./errors";

/**
 * Lets only those read figures of the site who send its FIGURES_TOKEN.
 *
 * @throws 404: whoever may not read them does not learn that they are there.
 */
export function requireFiguresToken(header: string | undefined, token: string | null): void {
  if (!isBearer(header, token)) throw notFound();
}

function isBearer(header: string | undefined, token: string | null): boolean {
  if (token === null || header === undefined) return false;
  const hashOf = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hashOf(header), hashOf(`Bearer ${token}`));
}
