import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { useApiErrorToast, useToast } from "@quotehaven/platform";
import { Button, ConfirmDialog } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTakeBackChoiceMutation } from "./quotesApi";

/** Takes the choice of a quote back, after a question. Once the agent has paid, the server refuses. */
export function TakeBackChoice({ quote }: { quote: ConsumerQuote }) {
  const { t } = useTranslation("consumer");
  const toast = useToast();
  const toastError = useApiErrorToast();
  const [isAsking, setAsking] = useState(false);
  const [takeBack, { isLoading }] = useTakeBackChoiceMutation();
  const confirm = async () => {
    try {
      await takeBack(quote.id).unwrap();
      toast(t("quotes.takenBack"), { kind: "success" });
    } catch (error) {
      toastError(error);
    }
    setAsking(false);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t("quotes.takeBack")}</Button>
      {isAsking && (
        <ConfirmDialog
          title={t("quotes.takeBackTitle", { carrier: quote.carrierName })}
          message={t("quotes.takeBackText")}
          confirmLabel={t("quotes.takeBack")}
          cancelLabel={t("common.cancel")}
          busy={isLoading}
          busyLabel={t("quotes.takingBack")}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
