/**
 * What changed between two snapshots of public types, for whoever was built against the first.
 *
 * @param {Record<string, string>} before
 * @param {Record<string, string>} now
 * @returns {{ broken: string[], added: string[] }} in words
 */
export function typeChanges(before, now) {
  const broken = [];
  const added = [];
  for (const [path, text] of Object.entries(before)) {
    if (!(path in now)) broken.push(`${path} is gone`);
    else if (now[path] !== text) {
      const words = `${path} was ${short(text)}, is ${short(now[path])}`;
      const isMore =
        onlyGrows(text, now[path], isGiven(path)) || hasMoreCodes(path, text, now[path]);
      (isMore ? added : broken).push(words);
    }
  }
  for (const [path, text] of Object.entries(now)) {
    if (path in before) continue;
    const asksMore = isGiven(path) && !text.startsWith("?") && parentOf(path) in before;
    (asksMore ? broken : added).push(`${path} is new`);
  }
  return { broken, added };
}

/** Whether a path is of what a caller gives: a parameter, or a member of one. */
const isGiven = (path) => path.includes("(");

/** Of `x.f=>`, what a function answers, the function itself. */
const parentOf = (path) => path.replace(/(?:=>|\.[^.()=]+|\(\d+\))$/, "");

/**
 * Whether everything that could be given before still can be. What is answered may only get further
 * words, as error codes do: whoever reads them expects some that it does not know.
 */
function onlyGrows(before, now, given) {
  const [wasOptional, isOptional] = [before, now].map((text) => text.startsWith("?"));
  if (given ? wasOptional && !isOptional : wasOptional !== isOptional) return false;
  const [old, own] = [before, now].map(kindsOf);
  const more = own.filter((kind) => !old.includes(kind));
  return old.every((kind) => own.includes(kind)) && (given || more.every(isWord));
}

/** Numbered codes of which readers expect further ones, as `openEnumCodec` makes them. */
const openCodes = /"unreadable" \| WordsOf<\{ (.*?) \}>/g;
const highest = /,"maximum":(\d+)\}$/;

/** Whether all that changed of what is answered are further codes behind those of before, or a further number of one. */
function hasMoreCodes(path, before, now) {
  if (isGiven(path)) return false;
  const [old, own] = [before, now].map((text) =>
    [...text.matchAll(openCodes)].map(([, all]) => all),
  );
  const areOld = old.every((codes, index) => own[index]?.startsWith(codes));
  const isSame = (pattern) => before.replace(pattern, "") === now.replace(pattern, "");
  if (old.length > 0) return areOld && isSame(openCodes);
  const [last, next] = [before, now].map((text) => Number(highest.exec(text)?.[1]));
  return path.endsWith("_id") && next > last && isSame(highest);
}

const kindsOf = (text) =>
  text
    .replace(/^\?/, "")
    .replace(/^readonly \[|\]$/g, "")
    .split(/ \| |, /);

const isWord = (kind) => /^"[^"]*"$/.test(kind);

const short = (text) => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

/**
 * Why a version is not the right one for what changed since another; null where it is. Below 1.0.0
 * what breaks raises the minor version and what is added the patch, as the contract is read.
 */
export function wrongVersion(name, { from, to }, { broken, added }) {
  const [before, now] = [from, to].map((version) => version.split(".").map(Number));
  const isNext = (index) =>
    now.slice(0, index + 1).some((part, at) => {
      const isEqualBefore = now.slice(0, at).every((each, i) => each === before[i]);
      return isEqualBefore && part > before[at];
    });
  const first = before[0] === 0 ? 1 : 0;
  const words = (changes) => changes.slice(0, 10).join("; ");
  if (broken.length > 0 && !isNext(first)) {
    return `${name} ${to} breaks what ${from} had, so its ${["major", "minor"][first]} version rises: ${words(broken)}`;
  }
  if (added.length > 0 && !isNext(first + 1)) {
    return `${name} ${to} has more than ${from}, so its version rises: ${words(added)}`;
  }
  return null;
}
