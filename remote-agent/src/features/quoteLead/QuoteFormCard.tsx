import { useFormats, useTranslation } from "@quotehaven/platform";
import {
  Badge,
  Card,
  Dropdown,
  Icon,
  IconButton,
  MoneyField,
  Monogram,
  Notice,
  Row,
  Stack,
  theme,
} from "@quotehaven/shared-ui";
import styled from "styled-components";
import {
  hasBundle,
  isNonQuoted,
  priceSum,
  type CarrierOption,
  type PriceFields,
  type QuoteForm,
} from "./quoteForms";
import { fieldNames } from "./quoteProblems";
import type { ErrorOf, QuestionOf } from "./useQuoteProblems";

const Title = styled.h2`
  font-family: ${theme.font.sans};
  font-size: ${theme.size[18]};
`;

const Prices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space(2, 3)};

  & > legend {
    padding: 0;
    margin-bottom: ${theme.space(1)};
    font-weight: 600;
  }
`;

const Hint = styled.p`
  grid-column: 1 / -1;
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

const Question = styled(Notice)`
  grid-column: 1 / -1;
`;

const periods = ["monthly", "yearly"] as const;

type QuoteFormCardProps = {
  /** Its place on the screen, from 1. */
  number: number;
  form: QuoteForm;
  options: readonly CarrierOption[];
  errorOf: ErrorOf;
  questionOf: QuestionOf;
  onChange: (form: QuoteForm) => void;
  /** Takes the form off the screen; missing where that is not offered. */
  onRemove?: () => void;
};

/** One carrier's quote: a price for each insurance type, and one for all together. */
export function QuoteFormCard({
  number,
  form,
  options,
  errorOf,
  questionOf,
  onChange,
  onRemove,
}: QuoteFormCardProps) {
  const { t } = useTranslation();
  const isLocked = !isNonQuoted(form);
  const title = form.carrierName || t("quoteLead.form", { number });
  const chooseCarrier = (id: number | null) => {
    const name = options.find((option) => option.id === id)?.name ?? "";
    onChange({ ...form, carrierId: id, carrierName: name });
  };
  return (
    <Card as="section" padding="medium" aria-label={title} tone={isLocked ? "sunken" : "raised"}>
      <Stack gap={4}>
        <Row justify="space-between" wrap="nowrap">
          <Title>{title}</Title>
          <QuoteStateBadge form={form} />
          {onRemove && (
            <IconButton
              icon="trash"
              tone="danger"
              label={t("quoteLead.removeOf", { name: title })}
              onClick={onRemove}
            />
          )}
        </Row>
        <Dropdown
          name={fieldNames.carrier(form)}
          label={t("quoteLead.carrier")}
          placeholder={t("quoteLead.chooseCarrier")}
          required
          // A sent quote keeps its carrier (QLE-3).
          disabled={form.state !== "new"}
          options={shownOptions(form, options).map((option) => ({
            value: option.id,
            label: option.name,
            image: <Monogram name={option.name} size={32} />,
            hidden: option.hidden,
            disabled: option.refusal !== null,
            tooltip: option.refusal ? t(`quoteLead.${option.refusal}`) : undefined,
          }))}
          value={form.carrierId}
          onChange={chooseCarrier}
          error={errorOf(fieldNames.carrier(form))}
        />
        {form.prices.map((price) => (
          <TypePrices
            key={price.insuranceTypeId}
            form={form}
            price={price}
            disabled={isLocked}
            errorOf={errorOf}
            question={questionOf(price.insuranceTypeId)}
            onChange={(changed) =>
              onChange({
                ...form,
                prices: form.prices.map((other) =>
                  other.insuranceTypeId === changed.insuranceTypeId ? changed : other,
                ),
              })
            }
          />
        ))}
        {hasBundle(form) && (
          <BundlePrices
            form={form}
            disabled={isLocked}
            errorOf={errorOf}
            question={questionOf("bundle")}
            onChange={onChange}
          />
        )}
      </Stack>
    </Card>
  );
}

/** A sent quote's carrier stays shown, also when the agent's list no longer has it. */
function shownOptions(form: QuoteForm, options: readonly CarrierOption[]): CarrierOption[] {
  const isListed = options.some((option) => option.id === form.carrierId);
  if (isListed || form.carrierId === null || form.state === "new") return [...options];
  return [{ id: form.carrierId, name: form.carrierName, hidden: false, refusal: null }, ...options];
}

function QuoteStateBadge({ form }: { form: QuoteForm }) {
  const { t } = useTranslation();
  if (form.isAccepted) {
    return (
      <Badge tone="positive">
        <Icon name="star" size={14} /> {t("quoteLead.won")}
      </Badge>
    );
  }
  if (form.state === "closed") return <Badge tone="caution">{t("quoteLead.notSent")}</Badge>;
  if (form.state === "locked") {
    return (
      <Badge tone="neutral">
        <Icon name="lock" size={14} /> {t("quoteLead.quoted")}
      </Badge>
    );
  }
  return form.state === "editable" ? (
    <Badge tone="caution">{t("quoteLead.needsUpdate")}</Badge>
  ) : null;
}

type TypePricesProps = {
  form: QuoteForm;
  price: PriceFields;
  disabled: boolean;
  errorOf: ErrorOf;
  question: string | undefined;
  onChange: (price: PriceFields) => void;
};

function TypePrices({ form, price, disabled, errorOf, question, onChange }: TypePricesProps) {
  const { t } = useTranslation();
  return (
    <Prices disabled={disabled} data-question={question ? "" : undefined}>
      <legend>{price.insuranceTypeName}</legend>
      {periods.map((period) => {
        const name = fieldNames.price(form, price.insuranceTypeId, period);
        return (
          <MoneyField
            key={period}
            name={name}
            label={t(`quoteLead.${period}`)}
            required
            disabled={disabled}
            value={price[period]}
            onChange={(value) => onChange({ ...price, [period]: value })}
            error={errorOf(name)}
          />
        );
      })}
      {question && <Question kind="caution">{question}</Question>}
    </Prices>
  );
}

type BundlePricesProps = {
  form: QuoteForm;
  disabled: boolean;
  errorOf: ErrorOf;
  question: string | undefined;
  onChange: (form: QuoteForm) => void;
};

function BundlePrices({ form, disabled, errorOf, question, onChange }: BundlePricesProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <Prices disabled={disabled} data-question={question ? "" : undefined}>
      <legend>{t("quoteLead.bundle")}</legend>
      {!disabled && <Hint>{t("quoteLead.bundleHint")}</Hint>}
      {periods.map((period) => {
        const name = fieldNames.bundle(form, period);
        const sum = priceSum(form, period);
        return (
          <MoneyField
            key={period}
            name={name}
            label={t(`quoteLead.${period}`)}
            required={disabled ? undefined : false}
            disabled={disabled}
            placeholder={sum > 0 ? number(sum) : undefined}
            value={form.bundle[period]}
            onChange={(value) => onChange({ ...form, bundle: { ...form.bundle, [period]: value } })}
            error={errorOf(name)}
          />
        );
      })}
      {question && <Question kind="caution">{question}</Question>}
    </Prices>
  );
}
