import { useApiErrorToast } from "@quotehaven/platform";
import { Button, ConfirmDialog } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useThreadCalls } from "./threadsApi";
import { useThreadTexts } from "./useThreadTexts";

/** Ends a thread for both, after a question. */
export function EndThread({ quoteId }: { quoteId: number }) {
  const t = useThreadTexts();
  const toastError = useApiErrorToast();
  const [isAsking, setAsking] = useState(false);
  const { useEndThreadMutation } = useThreadCalls();
  const [end, { isLoading }] = useEndThreadMutation();
  const confirm = async () => {
    const { error } = await end({ quoteId });
    if (error) toastError(error);
    setAsking(false);
  };
  return (
    <>
      <Button size="small" emphasis="quiet" onClick={() => setAsking(true)}>
        {t("end")}
      </Button>
      {isAsking && (
        <ConfirmDialog
          danger
          title={t("endTitle")}
          message={t("endText")}
          confirmLabel={t("end")}
          cancelLabel={t("cancel")}
          busy={isLoading}
          busyLabel={t("ending")}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
