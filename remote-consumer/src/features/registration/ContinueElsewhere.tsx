import { isEmail } from "@quotehaven/contract/rules";
import { events, useApiErrorToast, useHistoryEntry } from "@quotehaven/platform";
import { useHumanVerification, withFreshToken } from "@quotehaven/platform/forms";
import { Button, Modal, Notice, Stack } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { keptOf } from "./keptDraft";
import { useKeepRegistrationMutation } from "./registrationApi";
import type { Registration } from "./useRegistration";

const subject = "registration elsewhere";

const readOpen = (kept: unknown) => (kept === true ? true : null);

type ContinueElsewhereProps = { registration: Registration };

/** Offers a mailed link that leads on with the registration on another device, once there is an address. */
export function ContinueElsewhere({ registration }: ContinueElsewhereProps) {
  const { t } = useTranslation("consumer");
  const dialog = useHistoryEntry("elsewhere", readOpen);
  const email = registration.form.watch("email").trim();
  if (!isEmail(email)) return null;
  return (
    <>
      <Button emphasis="quiet" size="small" onClick={() => dialog.open(true)}>
        {t("registration.elsewhere")}
      </Button>
      {dialog.value && (
        <ElsewhereDialog email={email} registration={registration} onClose={() => dialog.close()} />
      )}
    </>
  );
}

type ElsewhereDialogProps = ContinueElsewhereProps & { email: string; onClose: () => void };

function ElsewhereDialog({ email, registration, onClose }: ElsewhereDialogProps) {
  const { t } = useTranslation("consumer");
  const { send, isBusy, isSent } = useLinkMail(registration);
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

/** Has the draft kept and its link mailed; a link that was mailed before opens it no more. */
function useLinkMail({ newest, change, insuranceTypeId }: Registration) {
  const humanToken = useHumanVerification("keep-registration");
  const toastError = useApiErrorToast();
  const [keep, { isLoading: isBusy, isSuccess: isSent }] = useKeepRegistrationMutation();
  const send = async () => {
    events.emit("toastsWithdrawn", { subject });
    const draft = newest();
    const before = draft.continued === "" ? {} : { continued: draft.continued };
    try {
      const continued = await withFreshToken(humanToken, (token) =>
        keep({ draft: keptOf(draft, insuranceTypeId), ...before, token }).unwrap(),
      );
      change({ continued });
    } catch (error) {
      toastError(error, { subject });
    }
  };
  return { send, isBusy, isSent };
}
