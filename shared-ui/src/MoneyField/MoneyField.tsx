import type { ComponentProps } from "react";
import { NumericFormat } from "react-number-format";
import { FieldFrame, useField, type FieldProps } from "../Field/FieldFrame";
import { InputBox, InputControl, InputSymbol } from "../TextField/TextField";

type Own = FieldProps & {
  /** Whole dollars; `null` means nothing is entered. */
  value: number | null;
  onChange: (value: number | null) => void;
};

/** Twelve digits stay exact as numbers and fit the field. */
const longest = 999_999_999_999;

/** Whole US dollars: a $ before, a comma every thousand, and no way to type anything but digits. */
export function MoneyField({
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
}: Own & Omit<ComponentProps<"input">, keyof Own | "type" | "defaultValue">) {
  const field = useField({ hint, error, required }, id);
  return (
    <FieldFrame {...{ field, label, hint, error, help, required, className }}>
      <InputBox>
        <InputSymbol side="before">$</InputSymbol>
        <NumericFormat
          inputMode="numeric"
          autoComplete="off"
          {...rest}
          {...field.control}
          $before
          name={name}
          value={value ?? ""}
          thousandSeparator=","
          decimalScale={0}
          allowNegative={false}
          customInput={InputControl}
          getInputRef={ref}
          isAllowed={({ floatValue }) => (floatValue ?? 0) <= longest}
          onValueChange={({ floatValue }, { source }) => {
            if (source === "event") onChange(floatValue ?? null);
          }}
        />
      </InputBox>
    </FieldFrame>
  );
}
