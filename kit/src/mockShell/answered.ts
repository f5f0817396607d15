import { refusal, type RecordedRequest, type Replies } from "@quotehaven/platform/testing";
import type { Settings } from "./settings";

const SLOW_MS = 3_000;

/** The same replies as a slow, a broken or an empty API would give them. */
export function answered(replies: Replies, how: Settings["answers"]): Replies {
  return Object.fromEntries(
    Object.entries(replies).map(([call, reply]) => [
      call,
      async (request: RecordedRequest) => {
        if (how === "error") return refusal(500);
        if (how === "slow") await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
        const body: unknown = typeof reply === "function" ? await reply(request) : reply;
        return how === "empty" ? emptied(body) : body;
      },
    ]),
  );
}

/** The same body with every list in it empty. */
function emptied(body: unknown): unknown {
  if (Array.isArray(body)) return [];
  if (typeof body !== "object" || body === null) return body;
  if (Object.getPrototypeOf(body) !== Object.prototype) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, emptied(value)]));
}
