import { isEmail, type InsuranceTypeId } from "@quotehaven/contract/rules";
import { events, useApiErrorToast, useHistoryEntry } from "@quotehaven/platform";
import { useHumanVerification, withFreshToken } from "@quotehaven/platform/forms";
import { Button, Modal, Notice, Stack } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import type { RegistrationDraft } from "../../shared/register/registrationValues";
import { keptOf } from "./keptDraft";
import { useKeepRegistrationMutation } from "./registrationApi";

const subject = "registration elsewhere";

const readOpen = (kept: unknown) => (kept === true ? true : null);

type ContinueElsewhereProps = {
  insuranceTypeId: InsuranceTypeId;
  email: string;
  /** The draft as it was kept last. */
  newest: () => RegistrationDraft;
  /** Told the token of the link that was mailed. */
  onMailed: (continued: string) => void;
};

/** Offers a mailed link that leads on with the registration on another device, once there is an address. */
export function ContinueElsewhere(props: ContinueElsewhereProps) {
  const { t } = useTranslation("consumer");
  const dialog = useHistoryEntry("elsewhere", readOpen);
  const email = props.email.trim();
  if (!isEmail(email)) return null;
  return (
    <>
      <Button emphasis="quiet" size="small" onClick={() => dialog.open(true)}>
        {t("registration.elsewhere")}
      </Button>
      {dialog.value && <ElsewhereDialog {...props} email={email} onClose={() => dialog.close()} />}
    </>
  );
}

type ElsewhereDialogProps = ContinueElsewhereProps & { onClose: () => void };

function ElsewhereDialog({
  insuranceTypeId,
  email,
  newest,
  onMailed,
  onClose,
}: ElsewhereDialogProps) {
  const { t } = useTranslation("consumer");
  const humanToken = useHumanVerification("keep-registration");
  const toastError = useApiErrorToast();
  const [keep, { isLoading: isBusy, isSuccess: isSent }] = useKeepRegistrationMutation();

  /** Has the draft kept and its link mailed; a link that was mailed before opens it no more. */
  const send = async () => {
    events.emit("toastsWithdrawn", { subject });
    const draft = newest();
    const before = draft.continued === "" ? {} : { continued: draft.continued };
    try {
      const continued = await withFreshToken(humanToken, (token) =>
        keep({ draft: keptOf(draft, insuranceTypeId), ...before, token }).unwrap(),
      );
      onMailed(continued);
    } catch (error) {
      toastError(error, { subject });
    }
  };
  return (
    <Modal
      size="small"
      title={t("registration.elsewhere")}
      onClose={onClose}
      footer={
        isSent ? (
          <Button onClick={onClose}>{t("common.close")}</Button>
        ) : (
          <Button
            emphasis="primary"
            busy={isBusy}
            busyLabel={t("registration.sending")}
            onClick={() => void send()}
          >
            {t("registration.elsewhereSend")}
          </Button>
        )
      }
    >
      {isSent ? (
        <Notice kind="success" role="status">
          {t("registration.elsewhereSent", { email })}
        </Notice>
      ) : (
        <Stack>
          <p>{t("registration.elsewhereText", { email })}</p>
          <p>{t("registration.elsewhereHint")}</p>
        </Stack>
      )}
    </Modal>
  );
}
