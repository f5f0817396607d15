import { useCallback } from "react";
import type { FieldError } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { KeyedError } from "./rulesResolver";

/** Turns a field's error, as `rulesResolver` made it, into words; undefined without one. */
export function useFieldError(): (error: FieldError | undefined) => string | undefined {
  const { i18n } = useTranslation("platform");
  return useCallback(
    (error) => {
      if (!error) return undefined;
      // react-hook-form knows errors as texts alone; every one of ours is made by the resolver.
      const { message, values } = error as KeyedError;
      return i18n.t(message, values);
    },
    [i18n],
  );
}
