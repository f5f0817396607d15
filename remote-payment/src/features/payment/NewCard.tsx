import { timings } from "@quotehaven/contract/rules";
import { useLanguage } from "@quotehaven/platform";
import { Button, Notice, Skeleton, theme } from "@quotehaven/shared-ui";
import { FieldError } from "@quotehaven/shared-ui/fields";
import type { Stripe, StripeCardElement } from "@stripe/stripe-js";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { CardProvider } from "./useCardProvider";

const Label = styled.p`
  margin-bottom: ${theme.space(1)};
  font-size: ${theme.size[14]};
  font-weight: ${theme.weight.bold};
`;

const Frame = styled.div<{ $disabled: boolean }>`
  display: grid;
  align-items: center;
  min-height: 48px;
  padding: ${theme.space(3)};
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.small};
  background: ${theme.color.surfaceRaised};
  ${({ $disabled }) => $disabled && "opacity: 0.6; pointer-events: none;"}

  /* The provider's form comes in the place of what waits for it. */
  & > * {
    grid-area: 1 / 1;
    min-width: 0;
  }

  &.is-focused {
    border-color: ${theme.color.focus};
    outline: 2px solid ${theme.color.focus};
    outline-offset: 1px;
  }
`;

/**
 * The ground of the provider's frame. A browser paints an opaque ground of its own under a frame
 * whose color scheme is another than its element's. The provider's form is a light one, and gets
 * its colors from elementStyle.
 */
const FramePlace = styled.div`
  color-scheme: light;
`;

const Hint = styled.p`
  margin-top: ${theme.space(1.5)};
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

type NewCardProps = {
  provider: CardProvider;
  /** Told the element to pay with, and null when it is gone. */
  onCard: (card: StripeCardElement | null) => void;
  onRetry: () => void;
  disabled: boolean;
};

/** A card typed into the provider's own form: what is typed never touches this page. */
export function NewCard({ provider, onCard, onRetry, disabled }: NewCardProps) {
  const { t } = useTranslation("payment");
  if (provider.status === "failed") {
    return (
      <Notice
        kind="danger"
        title={t("payment.cardFormFailedTitle")}
        actions={<Button onClick={onRetry}>{t("payment.tryAgain")}</Button>}
      >
        {t("payment.cardFormFailed")}
      </Notice>
    );
  }
  return (
    <CardElementField
      stripe={provider.status === "ready" ? provider.stripe : null}
      onCard={onCard}
      disabled={disabled}
    />
  );
}

/** The colours of the page, as the provider's frame needs them: it cannot see our custom properties. */
function elementStyle(near: Element) {
  const style = getComputedStyle(near);
  const color = (name: string) => style.getPropertyValue(name).trim() || undefined;
  const [ink, muted, danger] = ["--ink", "--ink-muted", "--danger"].map(color);
  return {
    base: {
      color: ink,
      iconColor: muted,
      fontSize: "16px",
      fontFamily: style.fontFamily,
      "::placeholder": { color: muted },
      ":-webkit-autofill": { color: ink },
    },
    invalid: { color: danger, iconColor: danger },
  };
}

function CardElementField({
  stripe,
  onCard,
  disabled,
}: {
  stripe: Stripe | null;
  onCard: (card: StripeCardElement | null) => void;
  disabled: boolean;
}) {
  const { t } = useTranslation("payment");
  const language = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const labelId = useId();
  const [isReady, setReady] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    if (!stripe) return;
    let card: StripeCardElement | null = null;
    // The delay is the specification's (4.10): the element comes 250 ms after the switch.
    const timer = setTimeout(() => {
      const target = frame.current;
      if (!target) return;
      card = stripe.elements({ locale: language }).create("card", { style: elementStyle(target) });
      card.on("ready", () => setReady(true));
      card.on("focus", () => setFocused(true));
      card.on("blur", () => setFocused(false));
      card.on("change", ({ error }) => setProblem(error?.message));
      card.mount(target);
      onCard(card);
    }, timings.cardElementDelayMs);
    // The frame keeps the colors it was given. It is given new ones when the system's theme or the
    // person's choice changes.
    const dark = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
    const restyle = () => {
      if (card && frame.current) card.update({ style: elementStyle(frame.current) });
    };
    dark?.addEventListener("change", restyle);
    const chosen = new MutationObserver(restyle);
    chosen.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => {
      dark?.removeEventListener("change", restyle);
      chosen.disconnect();
      clearTimeout(timer);
      onCard(null);
      card?.destroy();
      setReady(false);
      setProblem(undefined);
    };
  }, [stripe, language, onCard]);

  return (
    <div role="group" aria-labelledby={labelId}>
      <Label id={labelId}>{t("payment.card")}</Label>
      <Frame $disabled={disabled} className={isFocused ? "is-focused" : undefined}>
        {!isReady && <Skeleton $height={20} />}
        <FramePlace ref={frame} />
      </Frame>
      {problem ? <FieldError>{problem}</FieldError> : <Hint>{t("payment.cardHint")}</Hint>}
    </div>
  );
}
