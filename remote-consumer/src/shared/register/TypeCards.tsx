import type { InsuranceTypeId } from "@quotehaven/contract/rules";
import { Illustration, theme } from "@quotehaven/shared-ui";
import { FieldError } from "@quotehaven/shared-ui/fields";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";

const Root = styled.fieldset`
  border: 0;
  min-width: 0;
  padding: 0;
  margin: 0;
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space(3)};

  @media (max-width: 30em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const CardLabel = styled.label`
  position: relative;
  display: grid;
  align-content: start;
  justify-items: center;
  gap: ${theme.space(1)};
  padding: ${theme.space(4, 3)};
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surfaceRaised};
  text-align: center;
  cursor: pointer;

  &:hover {
    border-color: ${theme.color.accent};
  }

  &:has(:checked) {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    box-shadow: inset 0 0 0 1px ${theme.color.accent};
  }

  &:has(:focus-visible) {
    ${theme.focusRing}
  }

  & > svg {
    width: 96px;
    height: 72px;
  }

  @media (max-width: 30em) {
    grid-template-columns: 80px 1fr;
    justify-items: start;
    column-gap: ${theme.space(4)};
    text-align: start;

    & > svg {
      grid-row: 1 / 3;
      width: 80px;
      height: 60px;
    }
  }
`;

const Radio = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

const Name = styled.span`
  font-weight: ${theme.weight.bold};
`;

const Text = styled.span`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

const Legend = styled.legend`
  padding: 0;
  margin-bottom: ${theme.space(2)};
  font-size: ${theme.size[14]};
  font-weight: ${theme.weight.bold};
`;

type TypeCardsProps = {
  name: string;
  value: InsuranceTypeId | null;
  onChange: (value: InsuranceTypeId) => void;
  options: readonly {
    value: InsuranceTypeId;
    picture: "house" | "family" | "car";
    name: "home" | "life" | "auto";
  }[];
  error?: string;
};

/** The insurance types as cards with a picture; one can be chosen. */
export function TypeCards({ name, value, onChange, options, error }: TypeCardsProps) {
  const { t } = useTranslation("consumer");
  const errorId = useId();
  const isFirst = (type: InsuranceTypeId, index: number) =>
    value === null ? index === 0 : type === value;
  return (
    <Root role="radiogroup" aria-describedby={error ? errorId : undefined}>
      <Legend>{t("registration.typesLabel")}</Legend>
      <Cards>
        {options.map((option, index) => (
          <CardLabel key={option.value}>
            <Radio
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              data-autofocus={isFirst(option.value, index) ? "" : undefined}
            />
            <Illustration name={option.picture} />
            <Name>{t(`common.${option.name}Name`)}</Name>
            <Text>{t(`registration.${option.name}Text`)}</Text>
          </CardLabel>
        ))}
      </Cards>
      {error && (
        <div role="alert">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </Root>
  );
}
