/**
 * A failed call, as plain data that can live in the store. `status` 0 means
 * that no answer came: the network is gone or the call timed out.
 */
export type ApiError = {
  status: number;
  /** Codes of the error catalogue, in the server's order. */
  codes: string[];
  /** The server's sentence; empty when it had none. */
  message: string;
  /** The code of each field that the server named, by its name in the form's rules. */
  fields?: Record<string, string>;
  requestId?: string;
  retryAfterSeconds?: number;
  /** The whole error body, for the few calls whose refusals carry data (payment). */
  body?: unknown;
  /** The name of the call among those of all query caches, where it was made through one. */
  call?: string;
};

/** Whether something caught is an {@link ApiError}. */
export function isApiError(error: unknown): error is ApiError {
  const { status, codes, message } = Object(error);
  return typeof status === "number" && Array.isArray(codes) && typeof message === "string";
}

/** What `request` throws: an {@link ApiError} that is an Error as well, with a stack. */
export class ApiFailure extends Error implements ApiError {
  readonly status: number;
  readonly codes: string[];
  readonly fields?: Record<string, string>;
  readonly requestId?: string;
  readonly retryAfterSeconds?: number;
  readonly body?: unknown;

  constructor(error: ApiError, options?: ErrorOptions) {
    super(error.message, options);
    this.name = "ApiFailure";
    this.status = error.status;
    this.codes = error.codes;
    this.fields = error.fields;
    this.requestId = error.requestId;
    this.retryAfterSeconds = error.retryAfterSeconds;
    this.body = error.body;
  }
}

/** The plain data of an ApiError, without what an Error adds. */
export function plainApiError(error: ApiError): ApiError {
  const { status, codes, message, fields, requestId, retryAfterSeconds, body } = error;
  return { status, codes, message, fields, requestId, retryAfterSeconds, body };
}
