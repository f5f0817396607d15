import type { ComponentProps } from "react";
import { PatternFormat } from "react-number-format";
import { FieldFrame, useField, type FieldProps } from "../Field/FieldFrame";
import { InputBox, InputControl } from "../TextField/TextField";
import { typedSoFar } from "./typedSoFar";

type Own = FieldProps & {
  /** What is shown, mask characters included, such as "(555)010". */
  value: string;
  /** Told what is shown, mask characters included. */
  onChange: (value: string) => void;
};

/** What MaskedField takes but the mask. */
export type MaskedFieldProps = Own &
  Omit<ComponentProps<"input">, keyof Own | "type" | "defaultValue">;

/** Digits typed into a mask, where `#` stands for a digit: "(###)###-####". */
export function MaskedField({
  mask,
  label,
  hint,
  error,
  help,
  name,
  required,
  value,
  onChange,
  id,
  className,
  ref,
  ...rest
}: MaskedFieldProps & { mask: string }) {
  const field = useField({ hint, error, required }, id);
  return (
    <FieldFrame {...{ field, label, hint, error, help, required, className }}>
      <InputBox>
        <PatternFormat
          inputMode="numeric"
          {...rest}
          {...field.control}
          format={mask}
          name={name}
          value={value}
          customInput={InputControl}
          getInputRef={ref}
          onValueChange={({ formattedValue, value: digits }, { source }) => {
            if (source === "event") onChange(typedSoFar(formattedValue, digits, mask));
          }}
        />
      </InputBox>
    </FieldFrame>
  );
}

/** A telephone number of the United States: (###)###-####. */
export function PhoneField(props: MaskedFieldProps) {
  return (
    <MaskedField autoComplete="tel-national" inputMode="tel" {...props} mask="(###)###-####" />
  );
}
