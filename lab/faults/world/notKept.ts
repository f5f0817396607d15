/**
 * Where an answer of now is without something that it had before. What came to it since is not looked at, for an answer
 * may get more fields; nor are fields with a name of `leftOut`.
 */
export function notKept(before: unknown, now: unknown, leftOut: RegExp, at = ""): string[] {
  if (before === null || typeof before !== "object")
    return before === now ? [] : [`${at}: ${JSON.stringify(before)}, now ${JSON.stringify(now)}`];
  if (now === null || typeof now !== "object") return [`${at}: now ${JSON.stringify(now)}`];
  if (Array.isArray(before) && Array.isArray(now) && before.length !== now.length)
    return [`${at}: ${before.length} rows, now ${now.length}`];
  return Object.entries(before).flatMap(([name, value]) =>
    leftOut.test(name) ? [] : notKept(value, Object(now)[name], leftOut, `${at}.${name}`),
  );
}
