import type { BaseQueryFn } from "@reduxjs/toolkit/query/react";
import { isApiError, plainApiError, type ApiError } from "../http/ApiError";
import { request, type ApiRequest } from "../http/request";
import { storedSid } from "../http/sid";

/** What an endpoint's `query` gives: the address below `/api`, and what goes with it. */
export type BaseQueryArgs = Pick<ApiRequest, "url" | "method" | "params" | "body"> & {
  /** Ask only whether it changed (If-None-Match), and keep what is known when it did not. */
  conditional?: boolean;
};

type Known = { etag: string; data: unknown };

/** Replies known by their ETag. Keyed with the session id: one person's list is never another's. */
const known = new Map<string, Known>();

/** Forgets every reply kept for a later comparison; sign-out does. */
export function forgetKnownReplies(): void {
  known.clear();
}

/** RTK Query over our axios client. The error is a plain {@link ApiError}. */
export const axiosBaseQuery: BaseQueryFn<BaseQueryArgs, unknown, ApiError> = async (
  { conditional, ...call },
  { signal, endpoint },
) => {
  const key = conditional ? JSON.stringify([storedSid(), call.url, call.params]) : undefined;
  const before = key ? known.get(key) : undefined;
  try {
    const reply = await request({
      ...call,
      signal,
      headers: before ? { "If-None-Match": before.etag } : undefined,
    });
    if (reply.status === 304 && before) return { data: before.data };
    const etag = reply.headers.etag;
    if (key && etag) known.set(key, { etag, data: reply.data });
    return { data: reply.data };
  } catch (error) {
    if (isApiError(error)) return { error: { ...plainApiError(error), call: endpoint } };
    throw error;
  }
};
