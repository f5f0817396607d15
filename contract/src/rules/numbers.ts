/** A number in at least two digits, as quotes are numbered: `07`, `12`. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

/** How many pages `count` items fill; at least 1. */
export function pageCount(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}

/** A page number typed by a person, clamped to 1..pages; null when it is empty or not a number. */
export function clampPage(text: string, pages: number): number | null {
  const trimmed = text.trim();
  if (!/^-?\d+$/.test(trimmed)) return null;
  return Math.min(Math.max(Number(trimmed), 1), Math.max(pages, 1));
}
