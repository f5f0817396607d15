import { isLongPassword, limits } from "@quotehaven/contract/rules";
import { invalid } from "../errors";
import { isCommonPassword, isGuessable } from "./commonPasswords";

/**
 * Checks a new password as typed: more than 8 characters, not longer than a field may be, and
 * neither among the most common ones nor as easy to guess.
 *
 * @throws 422 `password-length`, `max-length` or `common-password`.
 */
export function checkNewPassword(password: string): void {
  if (!isLongPassword(password)) throw invalid("password-length");
  if (password.length > limits.textLength) throw invalid("max-length");
  if (isCommonPassword(password) || isGuessable(password)) throw invalid("common-password");
}
