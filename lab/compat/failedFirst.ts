/** What Playwright printed, with the titles of what failed before it: a row has room for little more. */
export function failedFirst(printed: string): string {
  const titles = [...printed.matchAll(/^ {2}\d+\) .*?\.spec\.ts:\d+:\d+ › (.*?)\s*$/gm)].map(
    ([, title]) => title,
  );
  return titles.length === 0 ? printed : `breaks: ${titles.join("; ")}\n${printed}`;
}
