import { useState, type ComponentProps, type ReactNode } from "react";
import { NumericFormat } from "react-number-format";
import styled from "styled-components";
import { FieldFrame, FieldNote, useField, type FieldProps } from "../Field/FieldFrame";
import { textLink } from "../Text/textLink";
import { InputBox, InputControl, InputSymbol, symbolRoom } from "../TextField/TextField";
import { theme } from "../theme/theme";
import { useUiTexts } from "../texts/UiTexts";

type Own = FieldProps & {
  /** A whole number; `null` means nothing is entered. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** A unit beside the number, such as "$" or "sq ft". */
  symbol?: ReactNode;
  symbolPosition?: "before" | "after";
};

/** What NumberField takes: its own, and everything an input takes. */
export type NumberFieldProps = Own &
  Omit<ComponentProps<"input">, keyof Own | "type" | "defaultValue">;

/** Twelve digits stay exact as numbers and fit the field. */
const longest = 999_999_999_999;

const Question = styled.button`
  ${textLink}
  min-height: 32px;
  padding: ${theme.space(1, 0)};
  border: 0;
  background: none;
  font-size: ${theme.size[14]};
  cursor: pointer;

  ${theme.touch} {
    min-height: 44px;
  }
`;

/** The number before the point; null where there is none. */
function wholeOf(typed: string): number | null {
  const [whole = ""] = typed.split(".");
  return whole === "" ? null : Number(whole);
}

/** What `1.800` means to somebody who groups thousands with points; null for other texts. */
function meantBy(typed: string): number | null {
  const meant = /^[1-9]\d{0,2}\.(?:\d{3})+$/.test(typed) ? Number(typed.replace(".", "")) : null;
  return meant !== null && meant <= longest ? meant : null;
}

/**
 * A whole number with a comma every thousand, and no way to type anything but digits. A decimal
 * point may be typed or pasted and is dropped with what follows it, which is said as it happens;
 * where it may have stood for a comma, the field asks.
 */
export function NumberField({
  label,
  hint,
  error,
  help,
  name,
  required,
  value,
  onChange,
  symbol,
  symbolPosition = "after",
  onBlur,
  id,
  className,
  ref,
  ...rest
}: NumberFieldProps) {
  const texts = useUiTexts();
  const field = useField({ hint, help, error, required }, id);
  // The text in the field while it is typed, where that is more than the number.
  const [typed, setTyped] = useState<string | null>(null);
  const [doubt, setDoubt] = useState<{ read: number | null; meant: number } | null>(null);
  const shown = typed !== null && wholeOf(typed) === value ? typed : value;
  const asks = doubt !== null && doubt.read === value && !rest.disabled && !rest.readOnly;
  const hasPoint = typeof shown === "string" && shown.includes(".");
  const noteId = `${field.id}-note`;
  const take = (text: string) => {
    const whole = wholeOf(text);
    const meant = meantBy(text);
    setTyped(text);
    setDoubt(meant === null ? null : { read: whole, meant });
    if (whole !== value) onChange(whole);
  };
  return (
    <FieldFrame {...{ field, label, hint, error, help, required, className }}>
      <InputBox>
        {symbol != null && symbol !== "" && (
          <InputSymbol side={symbolPosition}>{symbol}</InputSymbol>
        )}
        <NumericFormat
          inputMode="numeric"
          autoComplete="off"
          {...rest}
          {...field.control}
          {...symbolRoom(symbol, symbolPosition)}
          aria-describedby={
            [field.control["aria-describedby"], (asks || hasPoint) && noteId]
              .filter(Boolean)
              .join(" ") || undefined
          }
          name={name}
          value={shown ?? ""}
          valueIsNumericString
          thousandSeparator=","
          allowNegative={false}
          customInput={InputControl}
          getInputRef={ref}
          isAllowed={({ floatValue }) => (floatValue ?? 0) <= longest}
          onValueChange={(next, { source }) => {
            if (source === "event") take(next.value);
          }}
          onBlur={(event) => {
            setTyped(null);
            onBlur?.(event);
          }}
        />
      </InputBox>
      <FieldNote id={noteId}>
        {asks ? (
          <Question
            type="button"
            onClick={() => {
              onChange(doubt.meant);
              document.getElementById(field.id)?.focus();
            }}
          >
            {texts.didYouMean(doubt.meant.toLocaleString("en-US"))}
          </Question>
        ) : (
          hasPoint && texts.wholeOnly
        )}
      </FieldNote>
    </FieldFrame>
  );
}
