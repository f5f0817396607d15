/** The body of an error as Stripe's API words it. */
export type ApiErrorBody = {
  type: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  doc_url?: string;
  payment_intent?: object;
  payment_method?: object;
};

/** A refusal with the status and the body that the caller gets. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ApiErrorBody,
  ) {
    super(body.message);
  }
}

const docUrl = (code: string) => `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}`;

/** A request that cannot be done as it was asked. */
export function invalidRequest(
  message: string,
  details: { code?: string; param?: string; status?: number; payment_intent?: object } = {},
): ApiError {
  const { status = 400, code, ...rest } = details;
  return new ApiError(status, {
    type: "invalid_request_error",
    message,
    ...(code ? { code, doc_url: docUrl(code) } : {}),
    ...rest,
  });
}

/** A card that was refused, by its number, its date or its bank. */
export function cardError(
  message: string,
  details: Omit<ApiErrorBody, "type" | "message" | "doc_url"> & { code: string },
): ApiError {
  return new ApiError(402, {
    type: "card_error",
    message,
    doc_url: docUrl(details.code),
    ...details,
  });
}

/** Nothing has this id. `param` names the field that held it, when it was not the address. */
export function resourceMissing(what: string, id: string, param?: string): ApiError {
  return invalidRequest(`No such ${what}: '${id}'`, {
    code: "resource_missing",
    param: param ?? "id",
    status: param === undefined ? 404 : 400,
  });
}
