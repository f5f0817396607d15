import { type ComponentProps, type ReactNode } from "react";
import { NumericFormat } from "react-number-format";
import styled from "styled-components";
import { FieldFrame, FieldNote, useFieldProps, type FieldProps } from "../Field/FieldFrame";
import { textLink } from "../Text/textLink";
import { InputBox, InputSymbol, symbolRoom } from "../TextField/TextField";
import { theme } from "../theme/theme";
import { FormattedInput } from "../TypedInput/FormattedInput";
import { useUiTexts } from "../texts/UiTexts";
import { largestNumber, useTypedNumber, type TypedNumber } from "./useTypedNumber";

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

/** Asks for the number that was probably meant, or says that what follows a point is dropped. */
function NumberNote({
  id,
  typed,
  onMeant,
}: {
  id: string;
  typed: TypedNumber;
  onMeant: (meant: number) => void;
}) {
  const texts = useUiTexts();
  const { meant, hasPoint } = typed;
  return (
    <FieldNote id={id}>
      {meant === null ? (
        hasPoint && texts.wholeOnly
      ) : (
        <Question type="button" onClick={() => onMeant(meant)}>
          {texts.didYouMean(meant.toLocaleString("en-US"))}
        </Question>
      )}
    </FieldNote>
  );
}

/**
 * A whole number with a comma every thousand, and no way to type anything but digits. A decimal
 * point may be typed or pasted and is dropped with what follows it, which is said as it happens;
 * where it may have stood for a comma, the field asks.
 */
export function NumberField(props: NumberFieldProps) {
  const { field, frame, control, rest } = useFieldProps(props);
  const { value, onChange, symbol, symbolPosition = "after", onBlur, ref, ...own } = rest;
  const typed = useTypedNumber({ value, onChange, canAsk: !own.disabled && !own.readOnly });
  const noteId = `${field.id}-note`;
  const hasNote = typed.meant !== null || typed.hasPoint;
  const describedBy = [control["aria-describedby"], hasNote && noteId].filter(Boolean);
  return (
    <FieldFrame {...frame}>
      <InputBox>
        {symbol != null && symbol !== "" && (
          <InputSymbol side={symbolPosition}>{symbol}</InputSymbol>
        )}
        <NumericFormat
          inputMode="numeric"
          autoComplete="off"
          {...own}
          {...control}
          {...symbolRoom(symbol, symbolPosition)}
          aria-describedby={describedBy.join(" ") || undefined}
          value={typed.shown ?? ""}
          valueIsNumericString
          thousandSeparator=","
          allowNegative={false}
          customInput={FormattedInput}
          getInputRef={ref}
          isAllowed={({ floatValue }) => (floatValue ?? 0) <= largestNumber}
          onValueChange={(next, { source }) => {
            if (source === "event") typed.take(next.value);
          }}
          onBlur={(event) => {
            typed.end();
            onBlur?.(event);
          }}
        />
      </InputBox>
      <NumberNote
        id={noteId}
        typed={typed}
        onMeant={(meant) => {
          onChange(meant);
          document.getElementById(field.id)?.focus();
        }}
      />
    </FieldFrame>
  );
}
