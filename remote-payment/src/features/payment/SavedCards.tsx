import { twoDigits } from "@quotehaven/contract/rules";
import type { SavedCard } from "@quotehaven/contract/schemas";
import { FormRadioGroup, useTranslation } from "@quotehaven/platform";
import { Button, Stack } from "@quotehaven/shared-ui";
import styled from "styled-components";

type SavedCardsProps = {
  cards: readonly SavedCard[];
  disabled: boolean;
  /** Switches to the card form. */
  onNewCard: () => void;
};

const MaskedNumber = styled.span`
  white-space: nowrap;
`;

/** A brand as its company writes it: `visa` → `Visa`, `american_express` → `American Express`. */
function brandName(brand: string): string {
  return brand.replaceAll("_", " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** The agent's saved cards: brand, masked number with the last four digits, and expiry. */
export function SavedCards({ cards, disabled, onNewCard }: SavedCardsProps) {
  const { t } = useTranslation();
  return (
    <Stack gap={3}>
      <FormRadioGroup<string>
        name="paymentMethod"
        label={t("payment.savedCards")}
        direction="column"
        options={cards.map(({ id, card }) => ({
          value: id,
          label: (
            <>
              {brandName(card.brand)} <MaskedNumber>•••• •••• •••• {card.last4}</MaskedNumber>
            </>
          ),
          hint: t("payment.expires", {
            date: `${twoDigits(card.exp_month)}/${twoDigits(card.exp_year % 100)}`,
          }),
        }))}
        disabled={disabled}
      />
      <div>
        <Button size="small" disabled={disabled} onClick={onNewCard}>
          {t("payment.newCard")}
        </Button>
      </div>
    </Stack>
  );
}
