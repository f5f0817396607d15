/** The mark of a test that shows what the shell of a release does not do yet. */
export const newerThan = (version: string) => `@newer-than-${version}`;

/** The mark of a test that shows what ends with the page: between two shells a link is a page load. */
export const onePage = "@one-page";

/** The titles of what `playwright test --list` printed, without their marks. */
export function listedTitles(printed: string): string[] {
  const lines = printed.matchAll(/^ +\[\w+\] › .*?\.spec\.ts:\d+:\d+ › (.*)$/gm);
  return [...lines].map(([, title = ""]) => title.trim().replace(/(?: @\S+)+$/, ""));
}
