import type { AgentProfile } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import { theme } from "@quotehaven/shared-ui";
import { Badge } from "@quotehaven/shared-ui/content";
import { FullRow } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";
import styled from "styled-components";

const Root = styled(FullRow)`
  color: ${theme.color.inkMuted};
  font-size: ${theme.size[14]};
`;

/** Whether the license, as it was saved, was looked up, and what clients see of it. */
export function LicenseStanding({ profile }: { profile: AgentProfile }) {
  const { t } = useTranslation("agent");
  const { date } = useFormats();
  const { licenseCheck, licenseNumber, licenseState } = profile;
  if (!licenseNumber) return null;
  if (!licenseCheck) {
    return (
      <Root>
        <Badge>{t("license.waiting")}</Badge>{" "}
        {t(licenseState ? "license.waitingText" : "license.stateMissing")}
      </Root>
    );
  }
  const { finding, foundAt, words } = licenseCheck;
  const isChecked = finding === "checked";
  return (
    <Root>
      <Badge tone={isChecked ? "positive" : "caution"}>
        {t(`license.${finding}`, { date: date(foundAt) })}
      </Badge>{" "}
      {isChecked ? t("license.checkedText") : t("license.refusedText", { why: words })}
    </Root>
  );
}
