import axios, { isAxiosError, type AxiosAdapter, type AxiosResponse } from "axios";
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

const client = axios.create({
  baseURL: "/api",
  timeout: REQUEST_TIMEOUT_MS,
  headers: { Accept: "application/json" },
  validateStatus: (status) => (status >= 200 && status < 300) || status === 304,
});

let language = "en";

/** The language that calls ask for (Accept-Language). */
export function setRequestLanguage(next: string): void {
  language = next;
}

/** Answers calls from elsewhere than the network: for the mock shell. Undefined goes back. */
export function setRequestAdapter(adapter: AxiosAdapter | undefined): void {
  client.defaults.adapter = adapter ?? axios.defaults.adapter;
}

/**
 * Calls the API with the session id, the language and a time limit. Gives the
 * reply or throws an {@link ApiFailure}. It shows nothing and goes nowhere: a
 * session the server no longer knows is reported as the event `sessionLost`.
 */
export async function request(call: ApiRequest): Promise<ApiReply> {
  const sid = storedSid();
  try {
    const reply = await client.request<unknown>({
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
  const reply = isAxiosError<unknown>(cause) ? cause.response : undefined;
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
