import fs from "node:fs";

/**
 * PostgreSQL's log grows by files of 16 MB, and PGlite never answers again where there is no room
 * for the next one; so it stops writing while there still is.
 */
const RESERVE_BYTES = 32 * 1_048_576;

/** Whether the disk that holds a folder has too little room to be written to. */
export function isNearlyFull(folder: string): boolean {
  try {
    const { bavail, bsize } = fs.statfsSync(folder);
    return bavail * bsize < RESERVE_BYTES;
  } catch {
    // Some file systems do not say.
    return false;
  }
}
