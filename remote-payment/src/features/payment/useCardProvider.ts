import { useLanguage, usePublicConfigQuery } from "@quotehaven/platform";
import type { Stripe } from "@stripe/stripe-js";
import { useCallback, useEffect, useState } from "react";
import { loadCardProvider } from "./loadCardProvider";

/** The card provider in this page: on its way, there, or not to be had. */
export type CardProvider =
  | { status: "loading" }
  | { status: "ready"; stripe: Stripe }
  | { status: "failed"; error: unknown };

/** Loads the card provider's script; `retry` tries again after a failure. */
export function useCardProvider(): { provider: CardProvider; retry: () => void } {
  const language = useLanguage();
  const [provider, setProvider] = useState<CardProvider>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);
  const { data, error, refetch } = usePublicConfigQuery();

  useEffect(() => {
    if (!data) {
      if (error) setProvider({ status: "failed", error });
      return;
    }
    let isCurrent = true;
    setProvider({ status: "loading" });
    loadCardProvider({ ...data, locale: language }).then(
      (stripe) => isCurrent && setProvider({ status: "ready", stripe }),
      (failure: unknown) => isCurrent && setProvider({ status: "failed", error: failure }),
    );
    return () => {
      isCurrent = false;
    };
  }, [data, error, attempt, language]);

  const retry = useCallback(() => {
    setProvider({ status: "loading" });
    if (data) setAttempt((before) => before + 1);
    else void refetch();
  }, [data, refetch]);
  return { provider, retry };
}
