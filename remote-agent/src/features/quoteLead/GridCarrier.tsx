import type { MessageKey } from "@quotehaven/platform";
import { useFormField } from "@quotehaven/platform/forms";
import { theme } from "@quotehaven/shared-ui";
import { Badge, Monogram } from "@quotehaven/shared-ui/content";
import { FieldError, useHeld } from "@quotehaven/shared-ui/fields";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { CarrierField } from "./CarrierField";
import { narrow } from "./gridLayout";
import type { CarrierOption, QuoteForm } from "./quoteForms";
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
  font-weight: 600;
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

/** Whose quote a row is, and how it stands. */
export function CarrierName({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <Place>
      <Monogram name={name} size={28} />
      <Name>{name}</Name>
      {children}
    </Place>
  );
}

type GridCarrierProps = {
  quote: QuoteForm;
  options: readonly CarrierOption[];
  /** Why the last attempt refused it, as a translation key. */
  refused: MessageKey | undefined;
};

/** A row's carrier: the one that the row is for, or for a form that has none yet the choice of one. */
export function GridCarrier({ quote, options, refused }: GridCarrierProps) {
  if (quote.carrierId === null) return <CarrierField quote={quote} options={options} />;
  return <OwnCarrier quote={quote} refused={refused} />;
}

function OwnCarrier({ quote, refused }: Pick<GridCarrierProps, "quote" | "refused">) {
  const { t, i18n } = useTranslation("agent");
  const { error } = useFormField("carrierId", t("quoteLead.carrier"));
  const held = useHeld(error);
  // What an attempt refused is there at once, for the focus to go to.
  const problem = refused ? i18n.t(refused) : held;
  return (
    <div>
      <CarrierName name={quote.carrierName}>
        <QuoteStateBadge quote={quote} />
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
