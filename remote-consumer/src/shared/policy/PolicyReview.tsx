import type { Place } from "@quotehaven/contract/policy";
import { useFormats } from "@quotehaven/platform";
import {
  Form,
  FormErrorSummary,
  SubmitButton,
  useForm,
  useSubmit,
} from "@quotehaven/platform/forms";
import { Badge } from "@quotehaven/shared-ui/content";
import { Button, focusField, Notice, Row, Stack, theme } from "@quotehaven/shared-ui";
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import styled from "styled-components";
import { FoundPlacesContext, wide } from "./FoundPlaces";
import { openPdfPages, type PdfPages } from "./pdfPages";
import type { ReadFile } from "./PickPolicy";
import { PolicyFields, usePolicyNames } from "./PolicyFields";
import { PolicyPages } from "./PolicyPages";
import { policyRules, type PolicyValues } from "./policyValues";
import { usePolicyTexts } from "./usePolicyTexts";

const Columns = styled.div`
  display: grid;
  gap: ${theme.space(5)};

  ${wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;

const Title = styled.h2`
  font-size: ${theme.size[22]};

  &:focus {
    outline: none;
  }
`;

type PolicyFormProps = {
  /** What the form begins with, and so which fields it has. */
  values: PolicyValues;
  /** Keeps what was filled in. What it throws is shown to the person. */
  onUse: (values: PolicyValues) => Promise<void>;
  onClose: () => void;
};

/** The policies that somebody has, typed by hand. */
export function PolicyByHand(props: PolicyFormProps) {
  const t = usePolicyTexts();
  return (
    <PolicyForm
      {...props}
      title={t("fields.handTitle")}
      lead={t("fields.handLead")}
      useLabel={t("fields.save")}
    />
  );
}

type PolicyReviewProps = Omit<PolicyFormProps, "values"> & { file: ReadFile };

/** What was read of a file, each value beside its place, to be changed and confirmed. */
export function PolicyReview({
  file: { file, text, unreadPages, read },
  ...rest
}: PolicyReviewProps) {
  const t = usePolicyTexts();
  const { date } = useFormats();
  const [active, setActive] = useState<string | null>(null);
  const draw = useDrawing(file);
  const { places } = read;
  const found = useMemo(
    () => ({ places, pages: text.pages, active, show: setActive, draw }),
    [places, text, active, draw],
  );
  const { nameOf } = usePolicyNames(read.values);
  const onMark = (field: string) => {
    setActive(field);
    focusField(controlNameOf(field, read.values));
  };
  return (
    <FoundPlacesContext value={found}>
      <PolicyForm
        {...rest}
        values={read.values}
        title={t("review.title")}
        lead={t("review.lead")}
        useLabel={t("review.use")}
        notes={
          <>
            {read.kind === "quote" && <Badge $tone="caution">{t("review.quoteRead")}</Badge>}
            {read.endedOn && (
              <Badge $tone="caution">{t("review.endedRead", { date: date(read.endedOn) })}</Badge>
            )}
            {read.areSeveral && <Notice>{t("review.several")}</Notice>}
            {unreadPages !== undefined && (
              <Notice>{t("review.long", { count: text.pages.length })}</Notice>
            )}
            {read.differs && <Notice>{t("review.differs")}</Notice>}
          </>
        }
        pages={
          <PolicyPages
            nameOf={(field) =>
              t("review.mark", { field: nameOf(field), value: textAt(places[field] ?? []) })
            }
            onMark={onMark}
          />
        }
      />
    </FoundPlacesContext>
  );
}

const textAt = (places: readonly Place[]) => places.map(({ text }) => text).join(", ");

/** The control of a field; a share of the dwelling has one for its dollars or its percent. */
function controlNameOf(field: string, values: PolicyValues): string {
  if (!field.endsWith(".windDeductible")) return field;
  const wind = values.home?.cover.windDeductible;
  const isShare = typeof wind === "object" && wind !== null && "percent" in wind;
  return `${field}.${isShare ? "percent" : "dollars"}`;
}

/** Draws parts of a file, which is opened for it once, and closed in the end. */
function useDrawing(file: Blob): PdfPages["draw"] {
  const opened = useRef<Promise<PdfPages> | null>(null);
  useEffect(
    () => () => {
      void opened.current?.then((pages) => pages.close());
      opened.current = null;
    },
    [file],
  );
  return useCallback(
    async (...args) => {
      opened.current ??= openPdfPages(file);
      const pages = await opened.current;
      await pages.draw(...args);
    },
    [file],
  );
}

type InnerProps = PolicyFormProps & {
  title: string;
  lead: string;
  useLabel: string;
  notes?: ReactNode;
  pages?: ReactNode;
};

function PolicyForm({ values, onUse, onClose, title, lead, useLabel, notes, pages }: InnerProps) {
  const t = usePolicyTexts();
  const form = useForm<PolicyValues>({ defaultValues: values, rules: policyRules });
  const submit = useSubmit(form, { send: onUse });
  const fields = (
    <Stack $gap={5}>
      <FormErrorSummary />
      <PolicyFields values={values} />
    </Stack>
  );
  return (
    <Form form={form} onSubmit={submit} aria-labelledby="today">
      <Stack $gap={4}>
        <Stack $gap={2}>
          <Title id="today" tabIndex={-1}>
            {title}
          </Title>
          <p>{lead}</p>
          {notes}
        </Stack>
        {pages ? (
          <Columns>
            {pages}
            {fields}
          </Columns>
        ) : (
          fields
        )}
        <Row $gap={3}>
          <SubmitButton form={form} busyLabel={t("fields.saving")}>
            {useLabel}
          </SubmitButton>
          <Button emphasis="quiet" onClick={onClose}>
            {t("pick.cancel")}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
