import type { ReactNode } from "react";
import styled from "styled-components";
import { FieldsetFrame, useFieldProps, type FieldProps } from "../Field/FieldFrame";
import { theme } from "../theme/theme";

type Value = number | string | boolean;

type RadioGroupProps<V extends Value> = FieldProps & {
  options: readonly { value: V; label: ReactNode; hint?: ReactNode; disabled?: boolean }[];
  value: V | null;
  onChange: (value: V) => void;
  disabled?: boolean;
  /** `row` for two or three short answers, `column` for longer ones. */
  direction?: "row" | "column";
  onBlur?: () => void;
  id?: string;
  className?: string;
};

const Options = styled.div<{ $direction: "row" | "column" }>`
  display: flex;
  flex-flow: ${({ $direction }) => ($direction === "row" ? "row wrap" : "column")};
  gap: ${theme.space(2)};
`;

const Option = styled.label<{ $row: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  ${({ $row }) => $row && "flex: 0 1 auto; min-width: 104px;"}
  min-height: 44px;
  padding: ${theme.space(2, 4, 2, 3)};
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.small};
  background: ${theme.color.surfaceRaised};
  line-height: 1.4;
  cursor: pointer;
  transition:
    background-color ${theme.motion.fast} ease,
    border-color ${theme.motion.fast} ease;

  &:hover:not(:has(:disabled)) {
    border-color: ${theme.color.accent};
  }

  &:has(:checked) {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
  }

  &:has(:focus-visible) {
    ${theme.focusRing}
  }

  &:has(:disabled) {
    border-color: ${theme.color.line};
    background: ${theme.color.surfaceSunken};
    cursor: not-allowed;
  }

  fieldset[aria-invalid="true"] &:not(:has(:checked)) {
    border-color: ${theme.color.danger};
  }
`;

const Dot = styled.input`
  appearance: none;
  flex: none;
  width: 20px;
  height: 20px;
  margin: 0;
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: 50%;
  background: ${theme.color.surfaceRaised};
  cursor: inherit;

  &:checked {
    border: 6px solid ${theme.color.accent};
  }

  &:disabled:checked {
    border-color: ${theme.color.lineStrong};
  }

  &:focus-visible {
    outline: none;
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

const Hint = styled.span`
  display: block;
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

/** One choice from a few, all in sight. */
export function RadioGroup<V extends Value>(props: RadioGroupProps<V>) {
  const { frame, control } = useFieldProps(props);
  const { options, value, onChange, disabled, direction = "row", onBlur } = props;
  return (
    <FieldsetFrame role="radiogroup" {...frame}>
      <Options $direction={direction} onBlur={onBlur}>
        {options.map((option) => (
          <Option key={String(option.value)} $row={direction === "row"}>
            <Dot
              type="radio"
              name={control.name}
              value={String(option.value)}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>
              <span>{option.label}</span>
              {option.hint != null && <Hint>{option.hint}</Hint>}
            </span>
          </Option>
        ))}
      </Options>
    </FieldsetFrame>
  );
}
