import type { ErrorCode } from "@quotehaven/contract/rules";

/** Why an operator's act was not done: in words for the command line, by its code for the screens. */
export class OperatorRefusal extends Error {
  constructor(
    message: string,
    readonly code: ErrorCode = "not-found",
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
