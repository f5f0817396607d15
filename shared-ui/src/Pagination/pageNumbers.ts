const most = 5;

/** At most five page numbers in a row, with `page` as near the middle as the ends allow. */
export function pageNumbers(page: number, pageCount: number): number[] {
  const length = Math.min(most, pageCount);
  const first = Math.max(1, Math.min(page - Math.floor(most / 2), pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
