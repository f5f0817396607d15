import type { AxiosAdapter, AxiosInstance, AxiosResponse } from "axios";
import { events } from "../events/events";
import { storedSid } from "./sid";
import { ApiFailure, type ApiError } from "./ApiError";
import { noteServerTime } from "./serverClock";

/** One call of the API. `url` starts with a slash and does not hold `/api`. */
export type ApiRequest = {
  url: string;
  method?: "GET" | "POST" | "PUT" | "DELETE";
  params?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Ask only whether it changed (If-None-Match), and give what is known when it did not. */
  conditional?: boolean;
};

/** The reply of a call that succeeded. */
type ApiReply = { status: number; data: unknown; headers: Record<string, string> };

/** A call without an answer after this long has failed. */
const REQUEST_TIMEOUT_MS = 20_000;

/** Comes with the first call: a visitor's first page makes none. */
let client: AxiosInstance | undefined;

/** Fetches what calls are made with, so that the next one does not wait for it. */
export async function prepareRequests(): Promise<AxiosInstance> {
  client ??= (await import("./client")).client;
  return client;
}

let language = "en";

/** The language that calls ask for (Accept-Language). */
export function setRequestLanguage(next: string): void {
  language = next;
}

let adapter: AxiosAdapter | undefined;

/** Answers calls from elsewhere than the network: for the mock shell. Undefined goes back. */
export function setRequestAdapter(next: AxiosAdapter | undefined): void {
  adapter = next;
}

/** Replies known by their ETag. Keyed with the session id: one person's list is never another's. */
const known = new Map<string, ApiReply>();

/** Forgets every reply kept for a later comparison; sign-out does. */
export function forgetKnownReplies(): void {
  known.clear();
}

/**
 * Calls the API with the session id, the language and a time limit. Gives the reply or throws an {@link ApiFailure}. It shows
 * nothing and goes nowhere: a session the server no longer knows is reported as the event
 * `sessionLost`.
 */
export async function request(call: ApiRequest): Promise<ApiReply> {
  const sid = storedSid();
  const key = call.conditional ? JSON.stringify([sid, call.url, call.params]) : undefined;
  const before = key === undefined ? undefined : known.get(key);
  const reply = await send(call, sid, before?.headers.etag);
  noteServerTime(reply.headers.date);
  if (reply.status === 304 && before) return { ...reply, data: before.data };
  if (isSuccess(reply.status)) {
    if (key !== undefined && reply.headers.etag) known.set(key, reply);
    return reply;
  }
  if (reply.status === 401 && sid && !call.url.startsWith("/auth/login")) {
    events.emit("sessionLost", { sid });
  }
  throw new ApiFailure(apiErrorOf(reply));
}

const isSuccess = (status: number) => (status >= 200 && status < 300) || status === 304;

async function send(call: ApiRequest, sid: string | null, etag?: string): Promise<ApiReply> {
  try {
    client ??= await prepareRequests();
    const reply = await client.request<unknown>({
      ...(adapter && { adapter }),
      timeout: REQUEST_TIMEOUT_MS,
      url: call.url,
      method: call.method ?? "GET",
      params: { ...call.params, ...(sid ? { sid } : {}) },
      data: call.body,
      headers: {
        "Accept-Language": language,
        ...(etag && { "If-None-Match": etag }),
        ...call.headers,
      },
      signal: call.signal,
    });
    const { status, data } = reply;
    return { status, data, headers: headersOf(reply) };
  } catch (cause) {
    throw new ApiFailure({ status: 0, codes: [], message: "" }, { cause });
  }
}

function headersOf(reply: AxiosResponse): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(reply.headers)) {
    if (value !== undefined && value !== null) headers[name.toLowerCase()] = String(value);
  }
  return headers;
}

/** The texts in an object, by their names. */
function textsOf(value: unknown): Record<string, string> {
  const entries = Object.entries(Object(value) as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

function apiErrorOf({ status, headers, data }: ApiReply): ApiError {
  const retryAfter = Number(headers["retry-after"]);
  const { data: codes, message, fields }: Record<string, unknown> = Object(data);
  return {
    status,
    codes: Array.isArray(codes) ? codes.filter((code) => typeof code === "string") : [],
    message: typeof message === "string" ? message : "",
    ...(fields !== undefined && { fields: textsOf(fields) }),
    requestId: headers["x-request-id"],
    retryAfterSeconds:
      headers["retry-after"] && Number.isFinite(retryAfter) ? retryAfter : undefined,
    body: data,
  };
}
