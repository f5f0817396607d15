/** What Playwright printed, with the titles of what failed before it: a row has room for little more. */
export function failedFirst(printed: string): string {
  const titles = [...printed.matchAll(/^ {2}\d+\) .*?\.spec\.ts:\d+:\d+ › (.*)$/gm)].map(
    ([, title = ""]) => title.trim(),
  );
  return titles.length === 0 ? printed : `breaks: ${titles.join("; ")}\n${printed}`;
}
