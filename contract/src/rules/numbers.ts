/** A number in at least two digits, as quotes are numbered: `07`, `12`. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

/** How many pages `count` items fill; at least 1. */
export function pageCount(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}
