import { events, useToast } from "@quotehaven/platform";
import { ConfirmDialog, textLink } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useAgentAccountDeleteMutation } from "../../shared/agentProfileApi";

const DeleteLink = styled.button`
  ${textLink}
  align-self: start;
  min-height: 44px;
`;

/**
 * Deletes the account after asking. Whatever the server says, the agent is logged out (AGD-8); a
 * deletion that failed says so then.
 */
export function DeleteAccount() {
  const { t } = useTranslation("agent");
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [deleteAccount, deletion] = useAgentAccountDeleteMutation();

  const confirm = async () => {
    events.emit("accountClosing", {});
    const { error } = await deleteAccount();
    events.emit("accountDeleted", {});
    if (error) toast(t("agencyDetails.notDeleted"));
  };

  return (
    <>
      <DeleteLink type="button" onClick={() => setAsking(true)}>
        {t("agencyDetails.deleteAccount")}
      </DeleteLink>
      {isAsking && (
        <ConfirmDialog
          title={t("agencyDetails.deleteAccountTitle")}
          message={t("deleteAccount")}
          confirmLabel={t("agencyDetails.deleteAccountYes")}
          danger
          busy={deletion.isLoading}
          busyLabel={t("agencyDetails.deleting")}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
