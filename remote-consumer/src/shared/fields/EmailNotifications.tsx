import { FormCheckbox, useFormContext } from "@quotehaven/platform/forms";
import { Stack, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";

const Without = styled.p`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};

  &:empty {
    display: none;
  }
`;

/** Whether news come by e-mail. Without, it says where they show. */
export function EmailNotifications({ name, disabled }: { name: string; disabled?: boolean }) {
  const { t } = useTranslation("consumer");
  const isWanted = useFormContext().watch(name) === true;
  return (
    <Stack $gap={1}>
      <FormCheckbox name={name} label={t("registration.emailNotification")} disabled={disabled} />
      <Without role="status">{!isWanted && t("registration.withoutEmail")}</Without>
    </Stack>
  );
}
