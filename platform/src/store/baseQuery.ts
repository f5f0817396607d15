import type { BaseQueryFn } from "@reduxjs/toolkit/query/react";
import { isApiError, plainApiError, type ApiError } from "../http/ApiError";
import { request, type ApiRequest } from "../http/request";
import { callName } from "./calls";

/** What an endpoint's `query` gives: the address below `/api`, and what goes with it. */
type BaseQueryArgs = Pick<ApiRequest, "url" | "method" | "params" | "body" | "conditional">;

/** RTK Query over our axios client, for the query cache at `reducerPath`. The error is a plain {@link ApiError}. */
export function axiosBaseQuery(reducerPath: string): BaseQueryFn<BaseQueryArgs, unknown, ApiError> {
  return async (call, { signal, endpoint }) => {
    try {
      const { data } = await request({ ...call, signal });
      return { data };
    } catch (error) {
      if (!isApiError(error)) throw error;
      return { error: { ...plainApiError(error), call: callName(reducerPath, endpoint) } };
    }
  };
}
