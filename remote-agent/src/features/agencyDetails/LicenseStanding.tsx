import { usStates } from "@quotehaven/contract/rules";
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

const nameOf = (state: string) => usStates.find(({ code }) => code === state)?.name ?? state;

/** Whether the license, as it was saved, was looked up in each of its states, and what clients see of it. */
export function LicenseStanding({ profile }: { profile: AgentProfile }) {
  const { t } = useTranslation("agent");
  const { licenseCheck, licenseNumber, licenseState } = profile;
  const { licenseStates = [], licenseStateChecks = [] } = profile;
  if (!licenseNumber) return null;
  return (
    <Root>
      {licenseState ? (
        <Standing state={licenseState} check={licenseCheck} />
      ) : (
        <p>
          <Badge>{t("license.waiting")}</Badge> <span>{t("license.stateMissing")}</span>
        </p>
      )}
      {licenseStates.map((state) => (
        <Standing
          key={state}
          state={state}
          check={licenseStateChecks.find((check) => check.state === state)}
        />
      ))}
      {profile.detailsNeedCheck && <p>{t("license.detailsWait")}</p>}
    </Root>
  );
}

type StandingProps = { state: string; check: AgentProfile["licenseCheck"] };

function Standing({ state: code, check }: StandingProps) {
  const { t } = useTranslation("agent");
  const { date } = useFormats();
  const state = nameOf(code);
  if (!check) {
    return (
      <p>
        <Badge>{t("license.waitingIn", { state })}</Badge>{" "}
        <span>{t("license.waitingText", { state })}</span>
      </p>
    );
  }
  const { finding, foundAt, words } = check;
  const isChecked = finding === "checked";
  return (
    <p>
      <Badge $tone={isChecked ? "positive" : "caution"}>
        {t(`license.${finding}`, { state, date: date(foundAt) })}
      </Badge>{" "}
      <span>
        {isChecked ? t("license.checkedText", { state }) : t("license.refusedText", { why: words })}
      </span>
    </p>
  );
}
