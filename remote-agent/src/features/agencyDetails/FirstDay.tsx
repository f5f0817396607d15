import { missingInAgentProfile, type NeededOfAgent } from "@quotehaven/contract/rules";
import type { AgentProfile } from "@quotehaven/contract/wire";
import { Button, Card, Icon, Row, Stack, theme, useFocusReturn } from "@quotehaven/shared-ui";
import { Badge } from "@quotehaven/shared-ui/content";
import { FormGrid } from "@quotehaven/shared-ui/fields";
import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { OpenLeadsNear } from "./OpenLeadsNear";
import { NeededProfileField, type NeededField } from "./ProfileFields";

/** A step whose fields are filled in where it stands. */
export type FilledStep = "details" | "zipCodes";

/** The fields that a step is missing. */
export function missingOf(profile: AgentProfile, step: FilledStep): NeededField[] {
  return missingInAgentProfile(profile).filter(
    (name) => name !== "carriers" && (name === "zipCodes") === (step === "zipCodes"),
  ) as NeededField[];
}

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

const Fields = styled.div`
  grid-column: 2 / -1;
  padding-block: ${theme.space(2, 3)};
`;

type StepProps = {
  title: string;
  isDone: boolean;
  missing?: ReactNode;
  action?: ReactNode;
  /** The fields of it, where they are filled in here. */
  children?: ReactNode;
};

function Step({ title, isDone, missing, action, children }: StepProps) {
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
      {children && <Fields>{children}</Fields>}
    </Item>
  );
}

type FirstDayProps = {
  profile: AgentProfile;
  /** The steps whose fields are filled in here. */
  filling: readonly FilledStep[];
  onFill: (step: FilledStep) => void;
  onCarriers: () => void;
  /** Saves what is filled in here. */
  save: ReactNode;
};

/**
 * What a profile still needs before there are leads, as steps, each with the fields that it is
 * missing; nothing once it is complete.
 */
export function FirstDay(props: FirstDayProps) {
  const missing = missingInAgentProfile(props.profile);
  if (missing.length === 0) return null;
  return <FirstSteps {...props} missing={missing} />;
}

function FirstSteps({
  profile,
  filling,
  onFill,
  onCarriers,
  save,
  missing,
}: FirstDayProps & { missing: readonly NeededOfAgent[] }) {
  const { t } = useTranslation("agent");
  // What is complete goes from here, and with it the pressed button.
  const root = useRef<HTMLDivElement>(null);
  useFocusReturn(root);
  const details = missingOf(profile, "details");
  const needsZips = missing.includes("zipCodes");
  const needsCarriers = missing.includes("carriers");
  const said = (names: readonly NeededOfAgent[]) =>
    names.map((name) => t(`agencyDetails.${name}`)).join(" · ");

  return (
    <Card ref={root} as="section" aria-labelledby="first-day">
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
              missing={details.length > 0 && !filling.includes("details") && said(details)}
              action={
                details.length > 0 &&
                !filling.includes("details") && (
                  <Button size="small" onClick={() => onFill("details")}>
                    {t("firstDay.fillIn")}
                  </Button>
                )
              }
            >
              {details.length > 0 && filling.includes("details") && (
                <FormGrid>
                  {details.map((name) => (
                    <NeededProfileField key={name} name={name} isLocked={false} />
                  ))}
                </FormGrid>
              )}
            </Step>
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
                needsZips &&
                !filling.includes("zipCodes") && (
                  <Button size="small" onClick={() => onFill("zipCodes")}>
                    {t("firstDay.chooseZips")}
                  </Button>
                )
              }
            >
              {needsZips && filling.includes("zipCodes") && (
                <NeededProfileField name="zipCodes" isLocked={false} />
              )}
            </Step>
          </Steps>
          <OpenLeadsNear profile={profile} />
        </Columns>
        {save && <Row>{save}</Row>}
      </Stack>
    </Card>
  );
}
