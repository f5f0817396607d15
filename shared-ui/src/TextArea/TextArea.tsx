import type { ComponentProps } from "react";
import styled from "styled-components";
import { controlStyles } from "../Field/controlStyles";
import { FieldFrame, useField, type FieldProps } from "../Field/FieldFrame";

type Own = FieldProps & { value: string; onChange: (value: string) => void };

const Control = styled.textarea`
  ${controlStyles}
  min-height: 112px;
  resize: vertical;
  field-sizing: content;
  max-height: 60vh;
`;

/** Several lines of text; grows with what is typed. */
export function TextArea({
  label,
  hint,
  error,
  help,
  name,
  required,
  onChange,
  id,
  className,
  ...rest
}: Own & Omit<ComponentProps<"textarea">, keyof Own>) {
  const field = useField({ hint, help, error, required }, id);
  return (
    <FieldFrame {...{ field, label, hint, error, help, required, className }}>
      <Control
        {...rest}
        {...field.control}
        name={name}
        onChange={({ target }) => onChange(target.value)}
      />
    </FieldFrame>
  );
}
