import { Link } from "react-router-dom";
import { Button, ButtonLink, Icon, Row, VisuallyHidden } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import type { LeadStep, LeadSteps } from "./useLeadSteps";

const icons = { previous: "chevron-left", next: "chevron-right" } as const;

/** The ways to the leads before and after this one in the list. */
export function LeadStepLinks({ steps }: { steps: LeadSteps }) {
  const { t } = useTranslation("agent");
  return (
    <Row as="nav" gap={1} aria-label={t("quoteLead.steps")}>
      {(["previous", "next"] as const).map((way) => (
        <StepLink key={way} way={way} step={steps[way]} />
      ))}
    </Row>
  );
}

type StepLinkProps = { way: keyof LeadSteps; step: LeadStep | null | undefined };

function StepLink({ way, step }: StepLinkProps) {
  const { t } = useTranslation("agent");
  const word = t(`quoteLead.${way}`);
  const content =
    way === "previous" ? (
      <>
        <Icon name={icons[way]} size={18} />
        <span>{word}</span>
      </>
    ) : (
      <>
        <span>{word}</span>
        <Icon name={icons[way]} size={18} />
      </>
    );
  if (!step) {
    return (
      <Button size="small" emphasis="quiet" disabled>
        {content}
      </Button>
    );
  }
  return (
    // The browser's own way back stays the list.
    <ButtonLink
      as={Link}
      to={step.path}
      state={step.state}
      replace
      size="small"
      emphasis="quiet"
      title={step.clientName}
    >
      {content}
      {step.clientName && <VisuallyHidden>{step.clientName}</VisuallyHidden>}
    </ButtonLink>
  );
}
