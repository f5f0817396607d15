import type { ComponentProps } from "react";
import styled from "styled-components";
import { controlStyles } from "../Field/controlStyles";
import { FieldFrame, useFieldProps, type FieldProps } from "../Field/FieldFrame";

type Own = FieldProps & { value: string; onChange: (value: string) => void };

const Control = styled.textarea`
  ${controlStyles}
  min-height: 112px;
  resize: vertical;
  field-sizing: content;
  max-height: 60vh;
`;

/** Several lines of text; grows with what is typed. */
export function TextArea(props: Own & Omit<ComponentProps<"textarea">, keyof Own>) {
  const { frame, control, rest } = useFieldProps(props);
  return (
    <FieldFrame {...frame}>
      <Control {...rest} {...control} onChange={({ target }) => props.onChange(target.value)} />
    </FieldFrame>
  );
}
