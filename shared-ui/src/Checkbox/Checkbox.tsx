import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { FieldProblem, hasError, useField, type FieldProps } from "../Field/FieldFrame";
import { theme } from "../theme/theme";

const Row = styled.label<{ $disabled?: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space(3)};
  padding: ${theme.space(2, 0)};
  line-height: 1.45;
  cursor: ${({ $disabled }) => ($disabled ? "not-allowed" : "pointer")};

  ${theme.touch} {
    min-height: 44px;
  }
`;

const Box = styled.input`
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  margin: 1px 0 0;
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.small};
  background: ${theme.color.surfaceRaised};
  cursor: inherit;
  transition:
    background-color ${theme.motion.fast} ease,
    border-color ${theme.motion.fast} ease;

  &::after {
    content: "";
    width: 12px;
    height: 6px;
    margin-top: -3px;
    border: solid ${theme.color.accentInk};
    border-width: 0 0 2px 2px;
    transform: rotate(-45deg);
    opacity: 0;
  }

  &:hover:not(:disabled) {
    border-color: ${theme.color.accent};
  }

  &:checked {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
  }

  &:checked::after {
    opacity: 1;
  }

  &[aria-invalid="true"]:not(:checked) {
    border-color: ${theme.color.danger};
  }

  &:disabled {
    border-color: ${theme.color.line};
    background: ${theme.color.surfaceSunken};
  }

  &:disabled:checked {
    border-color: ${theme.color.lineStrong};
    background: ${theme.color.lineStrong};
  }

  &:disabled::after {
    border-color: ${theme.color.surfaceRaised};
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

const Text = styled.span`
  min-width: 0;
`;

const Hint = styled.span`
  display: block;
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

type CheckProps = Omit<ComponentProps<"input">, "onChange" | "type" | "checked"> & {
  label: ReactNode;
  hintId?: string;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** The box and its words, without an error of its own. */
export function CheckRow({
  label,
  hint,
  hintId,
  checked,
  onChange,
  className,
  ...rest
}: CheckProps) {
  return (
    <Row className={className} $disabled={rest.disabled}>
      <Box
        {...rest}
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <Text>
        <span>{label}</span>
        {hint != null && <Hint id={hintId}>{hint}</Hint>}
      </Text>
    </Row>
  );
}

type CheckboxProps = Omit<FieldProps, "help"> & Omit<CheckProps, keyof FieldProps | "hintId">;

/** One yes-or-no. The label may hold a link. */
export function Checkbox({
  label,
  hint,
  error,
  name,
  required,
  id,
  className,
  ...rest
}: CheckboxProps) {
  const field = useField({ hint, error, required }, id);
  return (
    <div className={className}>
      <CheckRow
        {...rest}
        {...field.control}
        aria-describedby={
          [rest["aria-describedby"], hasError(error) && field.errorId].filter(Boolean).join(" ") ||
          undefined
        }
        name={name}
        label={label}
        hint={hint}
        hintId={field.hintId}
      />
      <FieldProblem id={field.errorId} error={error} />
    </div>
  );
}
