import { brandName, twoDigits } from "@quotehaven/contract/rules";
import type { SavedCard } from "@quotehaven/contract/wire";
import { useApiErrorToast, useToast } from "@quotehaven/platform";
import { FormRadioGroup } from "@quotehaven/platform/forms";
import { Button, ConfirmDialog, Row, Stack, theme, useFocusNext } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { usePaymentCardRemoveMutation } from "./paymentApi";

type SavedCardsProps = {
  cards: readonly SavedCard[];
  /** The card that is chosen, which can be removed. */
  chosenId: string | null;
  /** The chosen card is gone. */
  onRemoved: () => void;
  disabled: boolean;
  /** Switches to the card form. */
  onNewCard: () => void;
};

const MaskedNumber = styled.span`
  white-space: nowrap;
`;

/** Where the quiet button stands on a line of its own, its words begin where the other's border does. */
const Choices = styled(Row)`
  column-gap: 0;
  margin-inline-start: -${theme.space(4)};

  & > button {
    margin-inline-start: ${theme.space(4)};
  }

  & > button + button {
    margin-inline-start: ${theme.space(1)};
  }
`;

/** The agent's saved cards: brand, masked number with the last four digits, and expiry. */
export function SavedCards({ cards, chosenId, onRemoved, disabled, onNewCard }: SavedCardsProps) {
  const { t } = useTranslation("payment");
  const chosen = cards.find(({ id }) => id === chosenId);
  return (
    <Stack $gap={3}>
      <FormRadioGroup<string>
        name="paymentMethod"
        label={t("payment.savedCards")}
        direction="column"
        options={cards.map(({ id, card }) => ({
          value: id,
          label: (
            <>
              <span>{`${brandName(card.brand)} `}</span>
              <MaskedNumber>{`•••• •••• •••• ${card.last4}`}</MaskedNumber>
            </>
          ),
          hint: t("payment.expires", {
            date: `${twoDigits(card.expiryMonth)}/${twoDigits(card.expiryYear % 100)}`,
          }),
        }))}
        disabled={disabled}
      />
      <Choices>
        <Button size="small" disabled={disabled} onClick={onNewCard}>
          {t("payment.newCard")}
        </Button>
        {chosen && <RemoveCard card={chosen} disabled={disabled} onRemoved={onRemoved} />}
      </Choices>
    </Stack>
  );
}

type RemoveCardProps = Pick<SavedCardsProps, "disabled" | "onRemoved"> & {
  card: SavedCard;
};

function RemoveCard({ card, disabled, onRemoved }: RemoveCardProps) {
  const { t } = useTranslation("payment");
  const toast = useToast();
  const toastError = useApiErrorToast();
  const [remove, removal] = usePaymentCardRemoveMutation();
  const [isAsking, setAsking] = useState(false);
  const focusNext = useFocusNext();
  const name = { brand: brandName(card.card.brand), last4: card.card.last4 };

  const confirm = async () => {
    const { error } = await remove(card.id);
    setAsking(false);
    if (error) return toastError(error);
    onRemoved();
    toast(t("payment.cardRemoved"), { kind: "success" });
    focusNext();
  };
  return (
    <>
      <Button size="small" emphasis="quiet" disabled={disabled} onClick={() => setAsking(true)}>
        {t("payment.removeCard", name)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t("payment.removeCardTitle")}
          message={t("payment.removeCardText", name)}
          confirmLabel={t("payment.removeCardYes")}
          danger
          busy={removal.isLoading}
          busyLabel={t("payment.removingCard")}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
