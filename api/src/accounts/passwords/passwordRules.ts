import { dictionary } from "@zxcvbn-ts/language-common";
import { isLongPassword, limits } from "@quotehaven/contract/rules";
import { invalid } from "../../server/errors";

const FEWEST_CHARACTERS = 4;

const commonPasswords = new Set(dictionary["passwords-common"]);

/**
 * Checks a new password, composed (NFC) as it is stored: more than 8 characters, not longer than a
 * field may be, and neither among the most common ones, in any case, nor as easy to guess.
 *
 * @throws 422 `password-length`, `max-length` or `common-password`.
 */
export function checkNewPassword(password: string): void {
  if (!isLongPassword(password)) throw invalid("password-length");
  const composed = password.normalize("NFC");
  if (composed.length > limits.textLength) throw invalid("max-length");
  const lowered = composed.toLowerCase();
  if (commonPasswords.has(lowered) || isGuessable(lowered)) throw invalid("common-password");
}

/** One to three characters over and over (`aaaaaaaaa`), or a run of neighbours (`987654321`). */
function isGuessable(password: string): boolean {
  const points = [...password].map((character) => character.codePointAt(0) ?? 0);
  if (new Set(points).size < FEWEST_CHARACTERS) return true;
  const steps = new Set(points.slice(1).map((point, index) => point - (points[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}
