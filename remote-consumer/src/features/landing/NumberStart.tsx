import { useIsHydrated } from "@quotehaven/platform";
import {
  insuranceTypes,
  type InsuranceTypeId,
  insuranceTypeName,
} from "@quotehaven/contract/rules";
import { StartButton, type LandingStart } from "@quotehaven/shared-features/landing";
import { useNavigate } from "react-router-dom";
import { Button, RadioGroup, TextField, theme } from "@quotehaven/shared-ui";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { typedZip } from "../../shared/fields/place";
import { typeNameKeys } from "../../shared/insuranceTypeNames";
import type { TypedStart } from "../../shared/register/RegisterModal";

/** Here the words of the three would run over their frames. */
const narrowest = "@media (max-width: 22.5em)";

const Root = styled.form`
  display: grid;
  gap: ${theme.space(4)};
  width: 100%;
  max-width: 520px;
  padding: ${theme.space(5)};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.surfaceRaised};

  ${theme.mobile} {
    gap: ${theme.space(3)};
    padding: ${theme.space(4)};
  }

  ${narrowest} {
    padding: ${theme.space(3)};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space(3)};

  & > :first-child {
    flex: 1 1 110px;
  }

  ${theme.mobile} {
    & > button {
      flex: 1 1 auto;
    }
  }
`;

/** The three beside each other, on a phone too. */
const Types = styled(RadioGroup<InsuranceTypeId>)`
  & label {
    flex: 1 1 0;
    min-width: 0;
    padding-inline: ${theme.space(2.5)};
    gap: ${theme.space(2)};

    ${narrowest} {
      flex: 1 1 auto;
      padding-inline: ${theme.space(2)};
      gap: ${theme.space(1.5)};
    }
  }
`;

type NumberStartProps = {
  start: LandingStart;
  typed: TypedStart;
  onTyped: (typed: TypedStart) => void;
};

/** What is to be insured and where, which the example beside it follows: leads to quotes, or to a number of the visitor's own first. */
export function NumberStart({ start, typed, onTyped }: NumberStartProps) {
  const { type, zip } = typed;
  const { t } = useTranslation("consumer");
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const begin = (event: SubmitEvent) => {
    event.preventDefault();
    const place = zip === "" ? "" : `?zip=${encodeURIComponent(zip)}`;
    void navigate(`/your-number/${insuranceTypeName(type)}${place}`);
  };
  return (
    <Root onSubmit={begin} inert={!isHydrated} aria-label={t("number.title")}>
      <Types
        name="insurance-type"
        label={t("number.types")}
        direction="row"
        options={Object.values(insuranceTypes).map((value) => ({
          value,
          label: t(typeNameKeys[value]),
        }))}
        value={type}
        onChange={(next) => onTyped({ ...typed, type: next })}
      />
      <Line>
        <TextField
          name="zip"
          label={t("common.zipCode")}
          inputMode="numeric"
          autoComplete="postal-code"
          enterKeyHint="go"
          value={zip}
          read={typedZip}
          onChange={(text) => onTyped({ ...typed, zip: text })}
        />
        <StartButton type="button" emphasis="primary" start={start} />
        <Button type="submit" emphasis="secondary">
          {t("number.see")}
        </Button>
      </Line>
    </Root>
  );
}
