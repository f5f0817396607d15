import { useFormField } from "@quotehaven/platform/forms";
import { theme } from "@quotehaven/shared-ui";
import { Badge, Monogram } from "@quotehaven/shared-ui/content";
import { FieldError, useHeld } from "@quotehaven/shared-ui/fields";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { narrow } from "./gridLayout";
import { useThisQuote } from "./QuoteContext";
import { QuoteStateBadge } from "./QuoteStateBadge";

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1, 2)};
  min-height: 44px;

  ${narrow} {
    min-height: 0;
  }
`;

const Name = styled.span`
  flex: 1 1 60px;
  min-width: 0;
  font-weight: ${theme.weight.bold};
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

/** Whose quote a row is, and how it stands. */
function CarrierName({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <Place>
      <Monogram name={name} size={28} />
      <Name>{name}</Name>
      {children}
    </Place>
  );
}

/** The carrier that a row is for, and what is wrong with it. */
export function OwnCarrier() {
  const { t } = useTranslation("agent");
  const { path, carrierName } = useThisQuote();
  const { error } = useFormField(`${path}carrierId`, t("quoteLead.carrier"));
  const lastError = useHeld(error);
  // What an attempt refused is there at once, for the focus to go to.
  const problem = error ?? lastError;
  return (
    <div>
      <CarrierName name={carrierName}>
        <QuoteStateBadge />
      </CarrierName>
      {problem && (
        <div role="alert" tabIndex={-1}>
          <FieldError>{problem}</FieldError>
        </div>
      )}
    </div>
  );
}

/** The row of a carrier that another agent has quoted with. */
export function TakenCarrier({ name }: { name: string }) {
  const { t } = useTranslation("agent");
  return (
    <CarrierName name={name}>
      <Badge>{t("quoteLead.quotedByAnother")}</Badge>
    </CarrierName>
  );
}
