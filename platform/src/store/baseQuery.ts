import type { BaseQueryFn } from "@reduxjs/toolkit/query/react";
import { isApiError, plainApiError, type ApiError } from "../http/ApiError";
import { request, type ApiRequest } from "../http/request";
import { callName } from "./calls";

/** What an endpoint's `query` gives: the address below `/api`, and what goes with it. */
type BaseQueryArgs = Omit<ApiRequest, "signal">;

/** What a reply says besides its body. */
type ReplyMeta = { headers: Record<string, string> };

/** RTK Query over our axios client, for the query cache at `reducerPath`. The error is a plain {@link ApiError}. */
export function axiosBaseQuery(
  reducerPath: string,
): BaseQueryFn<BaseQueryArgs, unknown, ApiError, object, ReplyMeta> {
  return async (call, { signal, endpoint }) => {
    try {
      const { data, headers } = await request({ ...call, signal });
      return { data, meta: { headers } };
    } catch (error) {
      if (!isApiError(error)) throw error;
      return { error: { ...plainApiError(error), call: callName(reducerPath, endpoint) } };
    }
  };
}
