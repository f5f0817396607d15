import { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from "axios";

/** A call as a test sees it. `params` holds texts as they would be in the address. */
export type RecordedRequest = {
  method: string;
  /** Below `/api`: `/user/profile`. */
  path: string;
  params: Record<string, unknown>;
  body: unknown;
  headers: Record<string, string>;
};

/** An answer other than 200 with a body: made by {@link reply}. */
class Reply {
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: Record<string, string> = {},
  ) {}
}

/** An answer with a status of its own. */
export function reply(status: number, body?: unknown, headers?: Record<string, string>): Reply {
  return new Reply(status, body, headers);
}

/** A refusal as the API words it. */
export function refusal(status: number, codes: string[] = [], message = "Refused"): Reply {
  return new Reply(status, { message, data: codes }, { "x-request-id": "req-test" });
}

/** No answer at all: the network is gone. */
export const networkGone = new Reply(0, undefined);

/** What a call answers: a body (200), a {@link Reply}, or a function that gives either, also later. */
type ReplyOf = unknown | ((request: RecordedRequest) => unknown | Promise<unknown>);

/** Answers by `"METHOD /path"`; `:name` in a path matches any one segment. */
export type Replies = Record<string, ReplyOf>;

function matches(pattern: string, path: string): boolean {
  const expected = pattern.split("/");
  const actual = path.split("/");
  return (
    expected.length === actual.length &&
    expected.every((part, index) => part.startsWith(":") || part === actual[index])
  );
}

function findReply(replies: Replies, method: string, path: string): { found: ReplyOf } | undefined {
  const exact = `${method} ${path}`;
  if (exact in replies) return { found: replies[exact] };
  const key = Object.keys(replies).find((candidate) => {
    const [ownMethod, pattern = ""] = candidate.split(" ");
    return ownMethod === method && matches(pattern, path);
  });
  return key === undefined ? undefined : { found: replies[key] };
}

function recorded(config: InternalAxiosRequestConfig): RecordedRequest {
  const body: unknown = typeof config.data === "string" ? JSON.parse(config.data) : config.data;
  const params: Record<string, unknown> = { ...config.params };
  return {
    method: (config.method ?? "get").toUpperCase(),
    path: config.url ?? "",
    params,
    body,
    headers: Object.fromEntries(
      Object.entries(config.headers.toJSON()).map(([name, value]) => [name, String(value)]),
    ),
  };
}

/** The newest call of one kind, `"POST /auth/signup"`, whatever a screen asked for since. */
export function lastCall(requests: RecordedRequest[], call: string): RecordedRequest | undefined {
  return requests.findLast(({ method, path }) => `${method} ${path}` === call);
}

/** An axios adapter that answers from `replies` and keeps what was asked. A call without an answer is a 404. */
export function replyAdapter(replies: Replies, requests: RecordedRequest[]): AxiosAdapter {
  return async (config) => {
    const request = recorded(config);
    requests.push(request);
    const answer = findReply(replies, request.method, request.path);
    const given: unknown =
      answer === undefined
        ? refusal(404, [], `No reply for ${request.method} ${request.path}`)
        : typeof answer.found === "function"
          ? await answer.found(request)
          : answer.found;
    const own = given instanceof Reply ? given : new Reply(200, given);
    if (own.status === 0) throw new AxiosError("Network Error", AxiosError.ERR_NETWORK, config);
    return {
      data: own.body,
      status: own.status,
      statusText: "",
      headers: own.headers,
      config,
    };
  };
}
