import type { AxiosAdapter, AxiosError, AxiosInstance, AxiosResponse } from "axios";
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
};

/** The reply of a call that succeeded; 304 counts when the call asked for it. */
export type ApiReply = { status: number; data: unknown; headers: Record<string, string> };

/** A call without an answer after this long has failed. */
export const REQUEST_TIMEOUT_MS = 20_000;

/** Comes with the first call: a visitor's first page makes none. */
let client: AxiosInstance | undefined;

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

/**
 * Calls the API with the session id, the language and a time limit. Gives the
 * reply or throws an {@link ApiFailure}. It shows nothing and goes nowhere: a
 * session the server no longer knows is reported as the event `sessionLost`.
 */
export async function request(call: ApiRequest): Promise<ApiReply> {
  const sid = storedSid();
  try {
    client ??= (await import("./client")).client;
    const reply = await client.request<unknown>({
      ...(adapter && { adapter }),
      timeout: REQUEST_TIMEOUT_MS,
      url: call.url,
      method: call.method ?? "GET",
      params: { ...call.params, ...(sid ? { sid } : {}) },
      data: call.body,
      headers: { "Accept-Language": language, ...call.headers },
      signal: call.signal,
    });
    const headers = headersOf(reply);
    noteServerTime(headers.date);
    return { status: reply.status, data: reply.data, headers };
  } catch (cause) {
    const failure = new ApiFailure(apiErrorOf(cause), { cause });
    if (failure.status === 401 && sid && !call.url.startsWith("/auth/login")) {
      events.emit("sessionLost", { sid });
    }
    throw failure;
  }
}

function headersOf(reply: AxiosResponse): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(reply.headers)) {
    if (value !== undefined && value !== null) headers[name.toLowerCase()] = String(value);
  }
  return headers;
}

function apiErrorOf(cause: unknown): ApiError {
  const reply = replyIn(cause);
  if (!reply) return { status: 0, codes: [], message: "" };
  const headers = headersOf(reply);
  const retryAfter = Number(headers["retry-after"]);
  return {
    status: reply.status,
    codes: codesOf(reply.data),
    message: messageOf(reply.data),
    requestId: headers["x-request-id"],
    retryAfterSeconds:
      headers["retry-after"] && Number.isFinite(retryAfter) ? retryAfter : undefined,
    body: reply.data,
  };
}

/** The reply that axios gives with its error, where one came. */
function replyIn(cause: unknown): AxiosResponse<unknown> | undefined {
  const isAxiosError = typeof cause === "object" && cause !== null && "isAxiosError" in cause;
  return isAxiosError ? (cause as AxiosError).response : undefined;
}

function codesOf(body: unknown): string[] {
  if (typeof body !== "object" || body === null || !("data" in body)) return [];
  return Array.isArray(body.data)
    ? body.data.filter((code): code is string => typeof code === "string")
    : [];
}

function messageOf(body: unknown): string {
  return typeof body === "object" &&
    body !== null &&
    "message" in body &&
    typeof body.message === "string"
    ? body.message
    : "";
}
