/**
 * Whether a remembered destination may be followed: an address of this site
 * that starts with exactly one slash, holds no backslash and no control
 * character, and lies under a known prefix (`/profile` covers `/profile/x`, not
 * `/profiles`; `/` covers itself alone). Checked when it is written and when it is read,
 * because anything on the page's origin could have written it.
 */
export function isSafePath(path: unknown, knownPrefixes: readonly string[]): path is string {
  if (typeof path !== "string" || path.length > 2000) return false;
  if (!/^\/(?!\/)/.test(path) || path.includes("\\")) return false;
  // Browsers drop tabs and newlines inside an address: "/\t/evil.example" would become "//evil.example".
  if ([...path].some((character) => character < " " || character === "\u007f")) return false;
  let pathname: string;
  try {
    const url = new URL(path, "http://site.invalid");
    if (url.origin !== "http://site.invalid") return false;
    pathname = decodeURIComponent(url.pathname);
  } catch {
    return false;
  }
  if (pathname.startsWith("//") || pathname.includes("\\")) return false;
  return knownPrefixes.some((prefix) => {
    const known = prefix.replace(/\/$/, "");
    return pathname === (known || "/") || (known !== "" && pathname.startsWith(`${known}/`));
  });
}
