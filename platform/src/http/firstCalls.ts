import type { ApiReply, ApiRequest } from "./request";
import { storedSid } from "./sid";

/** A reply as it came; `receivedAt` in ms of this browser's clock. */
type FirstReply = {
  status: number;
  text: string;
  headers: Record<string, string>;
  receivedAt: number;
};

type FirstCall = { askedAt: number; reply: Promise<FirstReply | null> };

/** What the page asked of the API before any code was there, and for whom. */
type FirstCalls = { sid: string; language: string; calls: Map<string, FirstCall> };

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges
  interface Window {
    /** Left by the script in the page; each reply is taken once. */
    quotehavenFirstCalls?: FirstCalls;
  }
}

const NOTIFICATIONS = "/notifications";

/** A call without an answer after this long has failed. */
export const REQUEST_TIMEOUT_MS = 20_000;

/**
 * Asks the API while the code that wants the answers is on its way; nothing where nobody is signed
 * in. Runs in the page itself, where axios is not there yet.
 *
 * @param addresses below `/api`, as `"/user/quotes"` or `"/notifications?limit=3"`
 */
export function askFirst(addresses: readonly string[], language: string): void {
  const sid = storedSid();
  if (sid === null) return;
  const calls = new Map(
    addresses.map((address): [string, FirstCall] => [
      address,
      { askedAt: performance.now(), reply: ask(address, sid, language) },
    ]),
  );
  window.quotehavenFirstCalls = { sid, language, calls };
}

/** Null where no answer came: whoever wants it asks again. */
async function ask(address: string, sid: string, language: string): Promise<FirstReply | null> {
  const query = `${address.includes("?") ? "&" : "?"}sid=${encodeURIComponent(sid)}`;
  try {
    const reply = await fetch(`/api${address}${query}`, {
      headers: { Accept: "application/json", "Accept-Language": language },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    const text = await reply.text();
    const headers = Object.fromEntries(reply.headers);
    return { status: reply.status, text, headers, receivedAt: Date.now() };
  } catch {
    return null;
  }
}

/**
 * The answer to a call that the page made already, for the same person in the same language; then it
 * is gone. Undefined where the page did not make it or it is too old, and all of them are forgotten
 * once anything is changed: what was asked before that may be wrong.
 */
export function takeFirstReply(
  { url, method = "GET", params, headers }: ApiRequest,
  { sid, language }: { sid: string | null; language: string },
): Promise<(ApiReply & { receivedAt: number }) | null> | undefined {
  const first = window.quotehavenFirstCalls;
  if (!first) return undefined;
  if (method !== "GET") {
    forget(first.calls, url);
    return undefined;
  }
  if (first.sid !== sid || first.language !== language) {
    first.calls.clear();
    return undefined;
  }
  const wanted = sorted(url, Object.entries(params ?? {}));
  const address = [...first.calls.keys()].find((each) => {
    const [path = "", query] = each.split("?");
    return sorted(path, [...new URLSearchParams(query)]) === wanted;
  });
  const call = address === undefined ? undefined : first.calls.get(address);
  if (address === undefined || !call || headers) return undefined;
  first.calls.delete(address);
  const isFresh = performance.now() - call.askedAt < REQUEST_TIMEOUT_MS;
  return isFresh ? call.reply.then((reply) => reply && read(reply)) : undefined;
}

/** A notification that was seen changes nothing but the notifications; it is told of as soon as a screen opens. */
function forget(calls: Map<string, FirstCall>, changed: string): void {
  const isOfBell = changed.startsWith(NOTIFICATIONS);
  for (const address of [...calls.keys()]) {
    if (!isOfBell || address.startsWith(NOTIFICATIONS)) calls.delete(address);
  }
}

function sorted(path: string, params: [string, unknown][]): string {
  const given = params.filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  query.sort();
  return `${path}?${query}`;
}

function read({ text, ...reply }: FirstReply): ApiReply & { receivedAt: number } {
  return { ...reply, data: parsed(text) };
}

/** A page of a server between us and the API is no JSON; it is kept as it is. */
function parsed(text: string): unknown {
  try {
    return text === "" ? "" : JSON.parse(text);
  } catch {
    return text;
  }
}
