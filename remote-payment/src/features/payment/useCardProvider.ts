import { useLanguage, usePublicConfigQuery } from "@quotehaven/platform";
import type { Stripe } from "@stripe/stripe-js";
import { useEffect, useState } from "react";
import { loadCardProvider } from "./loadCardProvider";

/** The card provider in this page: on its way, there, or not to be had. */
export type CardProvider =
  | { status: "loading" }
  | { status: "ready"; stripe: Stripe }
  | { status: "failed"; error: unknown };

/** Loads the card provider's script; `retry` tries again after a failure. */
export function useCardProvider(): { provider: CardProvider; retry: () => void } {
  const locale = useLanguage();
  const config = usePublicConfigQuery();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ to: string; provider: CardProvider } | null>(null);
  const asked = `${locale} ${attempt}`;
  const { data } = config;

  useEffect(() => {
    if (!data) return;
    let isCurrent = true;
    const answerWith = (provider: CardProvider) => {
      if (isCurrent) setAnswer({ to: asked, provider });
    };
    loadCardProvider({ ...data, locale }).then(
      (stripe) => answerWith({ status: "ready", stripe }),
      (error: unknown) => answerWith({ status: "failed", error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [data, locale, asked]);

  const provider = (): CardProvider => {
    if (answer?.to === asked) return answer.provider;
    if (!data && config.error && !config.isFetching) {
      return { status: "failed", error: config.error };
    }
    return { status: "loading" };
  };
  const retry = () => {
    if (data) setAttempt(attempt + 1);
    else void config.refetch();
  };
  return { provider: provider(), retry };
}
