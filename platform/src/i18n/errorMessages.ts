import { errorCodes, type ErrorCode } from "@quotehaven/contract/rules";
import type { TFunction } from "i18next";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../http/ApiError";

/** Whether this browser has a sentence for a code. */
export function isInCatalogue(code: string): code is ErrorCode {
  return (errorCodes as readonly string[]).includes(code);
}

/**
 * What to tell a person about a failure: one sentence for each code of the
 * catalogue, and the server's own for codes it does not know, never a raw code. A lost network, too many
 * requests and a broken server have sentences of their own.
 */
export function errorMessages(error: unknown, t: TFunction): string[] {
  if (!isApiError(error)) return [t("errors.unknown")];
  if (error.status === 0) return [t("errors.network")];
  // The browser's own refusal: no server ever says it.
  if (error.codes.includes("human-check-failed")) return [t("errors.human-check-failed")];
  const known = error.codes.filter(isInCatalogue);
  // Where the code says what there was too much of, it says until when as well.
  if (error.status === 429 && known.every((code) => code === "too-many-requests")) {
    const seconds = error.retryAfterSeconds;
    if (seconds === undefined) return [t("errors.too-many-requests")];
    return seconds < 90
      ? [t("errors.tryAgainInSeconds", { count: Math.max(1, Math.ceil(seconds)) })]
      : [t("errors.tryAgainInMinutes", { count: Math.ceil(seconds / 60) })];
  }
  if (known.length > 0) {
    const messages = known.map((code) => t(`errors.${code}`));
    const isAllSaid = known.length === error.codes.length || error.message === "";
    return [...new Set(isAllSaid ? messages : [...messages, error.message])];
  }
  if (error.status >= 500) return [t("errors.server")];
  return [error.message || t("errors.unknown")];
}

/** {@link errorMessages} in the language of the page. */
export function useErrorMessages(): (error: unknown) => string[] {
  const { t } = useTranslation("platform");
  return useCallback((error: unknown) => errorMessages(error, t), [t]);
}
