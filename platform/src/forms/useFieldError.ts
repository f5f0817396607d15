import { useCallback } from "react";
import { useTranslation } from "../i18n/useTranslation";

/** Turns a field's error (its message is a translation key) into words; undefined without one. */
export function useFieldError(): (error: { message?: string } | undefined) => string | undefined {
  const { t } = useTranslation();
  return useCallback((error) => (error?.message ? t(error.message) : undefined), [t]);
}
