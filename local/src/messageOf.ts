import { ConfigError, FolderInUse } from "@quotehaven/api";
import { ReleaseError } from "@quotehaven/release";
import { PortTaken } from "./assertPortsFree";

const explained = [ConfigError, ReleaseError, FolderInUse, PortTaken];

/** What to print of an error: its sentence where that is enough, or all of it with its stack. */
export function messageOf(error: unknown): unknown {
  const isExplained = explained.some((kind) => error instanceof kind);
  return isExplained && error instanceof Error ? error.message : error;
}
