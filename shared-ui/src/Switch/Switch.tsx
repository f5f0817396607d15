import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { useField, FieldError } from "../Field/FieldFrame";
import { theme } from "../theme/theme";

type Own = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

const Row = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(4)};
  min-height: 44px;
  cursor: pointer;

  &:has(:disabled) {
    cursor: not-allowed;
  }
`;

const Track = styled.input`
  appearance: none;
  flex: none;
  position: relative;
  width: 46px;
  height: 26px;
  margin: 0;
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.round};
  background: ${theme.color.surfaceSunken};
  cursor: inherit;
  transition: background-color ${theme.motion.fast} ease;

  &::after {
    content: "";
    position: absolute;
    top: 3px;
    inset-inline-start: 3px;
    width: 17px;
    height: 17px;
    border-radius: 50%;
    background: ${theme.color.lineStrong};
    transition: transform ${theme.motion.fast} ${theme.motion.ease};
  }

  &:checked {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
  }

  &:checked::after {
    background: ${theme.color.accentInk};
    transform: translateX(20px);
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

/** A setting that takes effect at once, without a save. */
export function Switch({
  label,
  hint,
  error,
  onChange,
  id,
  className,
  ...rest
}: Own & Omit<ComponentProps<"input">, keyof Own | "type">) {
  const field = useField({ hint, error }, id);
  return (
    <div className={className}>
      <Row>
        <span>
          <span id={`${field.id}-label`}>{label}</span>
          {hint != null && <Hint id={field.hintId}>{hint}</Hint>}
        </span>
        <Track
          {...rest}
          {...field.control}
          aria-labelledby={`${field.id}-label`}
          type="checkbox"
          role="switch"
          onChange={({ target }) => onChange(target.checked)}
        />
      </Row>
      {error != null && error !== "" && <FieldError id={field.errorId}>{error}</FieldError>}
    </div>
  );
}
