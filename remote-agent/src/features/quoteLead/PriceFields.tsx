import { FormMoneyField } from "@quotehaven/platform/forms";
import { Notice, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";

const Fields = styled.fieldset`
  display: grid;
  /* Two columns where each shows seven digits with their commas. */
  grid-template-columns: repeat(auto-fit, minmax(min(128px, 100%), 1fr));
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

type PriceFieldsProps = {
  /** What the two prices are for. */
  legend: string;
  /** Before the names of the two fields: where they are among the form's values. */
  prefix: string;
  disabled: boolean;
  required?: boolean;
  hint?: string;
  placeholderOf?: (period: (typeof periods)[number]) => string | undefined;
  /** What is asked about them. */
  question: string | undefined;
};

/** A monthly and a yearly price of the form around. */
export function PriceFields({
  legend,
  prefix,
  disabled,
  required,
  hint,
  placeholderOf,
  question,
}: PriceFieldsProps) {
  const { t } = useTranslation("agent");
  return (
    <Fields disabled={disabled} data-question={question ? "" : undefined}>
      <legend>{legend}</legend>
      {hint !== undefined && <Hint role="status">{hint}</Hint>}
      {periods.map((period) => (
        <FormMoneyField
          key={period}
          name={`${prefix}${period}`}
          label={t(`quoteLead.${period}`)}
          summaryLabel={`${legend} ${t(`quoteLead.${period}`).toLowerCase()}`}
          required={required}
          disabled={disabled}
          placeholder={placeholderOf?.(period)}
        />
      ))}
      {question && <Question kind="caution">{question}</Question>}
    </Fields>
  );
}
