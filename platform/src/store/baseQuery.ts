import type { BaseQueryFn } from "@reduxjs/toolkit/query/react";
import { isApiError, plainApiError, type ApiError } from "../http/ApiError";
import { request, type ApiRequest } from "../http/request";

/** What an endpoint's `query` gives: the address below `/api`, and what goes with it. */
type BaseQueryArgs = Pick<ApiRequest, "url" | "method" | "params" | "body" | "conditional">;

/** RTK Query over our axios client. The error is a plain {@link ApiError}. */
export const axiosBaseQuery: BaseQueryFn<BaseQueryArgs, unknown, ApiError> = async (
  call,
  { signal, endpoint },
) => {
  try {
    const { data } = await request({ ...call, signal });
    return { data };
  } catch (error) {
    if (isApiError(error)) return { error: { ...plainApiError(error), call: endpoint } };
    throw error;
  }
};
