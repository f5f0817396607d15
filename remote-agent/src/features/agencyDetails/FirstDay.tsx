import { missingInAgentProfile, type NeededOfAgent } from "@quotehaven/contract/rules";
import type { AgentProfile } from "@quotehaven/contract/wire";
import { Button, Card, Icon, Stack, theme } from "@quotehaven/shared-ui";
import { Badge } from "@quotehaven/shared-ui/content";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { OpenLeadsNear } from "./OpenLeadsNear";

/** A field of the profile's form that a complete profile needs. */
export type NeededField = Exclude<NeededOfAgent, "carriers">;

/** The steps, and beside them what they lead to. */
const Columns = styled.div`
  display: grid;
  gap: ${theme.space(4, 6)};

  @media (min-width: 68.75em) {
    grid-template-columns: minmax(0, 1fr) 260px;
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space(2)};
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${theme.space(1, 3)};
  min-height: 44px;
  padding-block: ${theme.space(2)};
  border-top: 1px solid ${theme.color.line};

  ${theme.mobile} {
    grid-template-columns: auto 1fr;

    & > button {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

const Mark = styled.span<{ $done: boolean }>`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 2px solid ${({ $done }) => ($done ? theme.color.positive : theme.color.line)};
  border-radius: 50%;
  color: ${theme.color.positive};
`;

const Missing = styled.span`
  display: block;
  color: ${theme.color.inkMuted};
`;

type StepProps = { title: string; isDone: boolean; missing?: ReactNode; action?: ReactNode };

function Step({ title, isDone, missing, action }: StepProps) {
  const { t } = useTranslation("agent");
  return (
    <Item>
      <Mark $done={isDone} aria-hidden>
        {isDone && <Icon name="check" size={16} />}
      </Mark>
      <span>
        <strong>{`${title} `}</strong>
        {isDone && <Badge $tone="positive">{t("firstDay.done")}</Badge>}
        {missing && <Missing>{missing}</Missing>}
      </span>
      {action}
    </Item>
  );
}

/**
 * What a profile still needs before there are leads, as steps, each with the way to its fields;
 * nothing once it is complete.
 */
export function FirstDay({
  profile,
  onFields,
  onCarriers,
}: {
  profile: AgentProfile;
  /** Opens the form at the first of these fields. */
  onFields: (names: readonly NeededField[]) => void;
  onCarriers: () => void;
}) {
  const { t } = useTranslation("agent");
  const missing = missingInAgentProfile(profile);
  if (missing.length === 0) return null;
  const details = missing.filter((name) => name !== "carriers" && name !== "zipCodes");
  const needsZips = missing.includes("zipCodes");
  const needsCarriers = missing.includes("carriers");
  const said = (names: readonly NeededOfAgent[]) =>
    names.map((name) => t(`agencyDetails.${name}`)).join(" · ");

  return (
    <Card as="section" aria-labelledby="first-day">
      <Stack $gap={3}>
        <h2 id="first-day">{t("agencyDetails.missing")}</h2>
        <Columns>
          <Steps>
            <Step
              title={t("firstDay.email")}
              isDone
              missing={
                profile.pendingEmail &&
                t(
                  profile.pendingNeedsPresent
                    ? "agencyDetails.pendingBoth"
                    : "agencyDetails.pendingEmail",
                  { email: profile.pendingEmail },
                )
              }
            />
            <Step
              title={t("firstDay.details")}
              isDone={details.length === 0}
              missing={details.length > 0 && said(details)}
              action={
                details.length > 0 && (
                  <Button size="small" onClick={() => onFields(details)}>
                    {t("firstDay.fillIn")}
                  </Button>
                )
              }
            />
            <Step
              title={t("agencyDetails.carriers")}
              isDone={!needsCarriers}
              missing={needsCarriers && t("firstDay.carriersHint")}
              action={
                needsCarriers && (
                  <Button size="small" onClick={onCarriers}>
                    {t("agencyDetails.addCarriers")}
                  </Button>
                )
              }
            />
            <Step
              title={t("agencyDetails.zipCodes")}
              isDone={!needsZips}
              missing={needsZips && t("firstDay.zipsHint")}
              action={
                needsZips && (
                  <Button size="small" onClick={() => onFields(["zipCodes"])}>
                    {t("firstDay.chooseZips")}
                  </Button>
                )
              }
            />
          </Steps>
          <OpenLeadsNear profile={profile} />
        </Columns>
      </Stack>
    </Card>
  );
}
