import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import {
  FieldFrame,
  FieldNote,
  hasError,
  useFieldProps,
  type FieldProps,
} from "../Field/FieldFrame";
import { textLink } from "../Text/textLink";
import { InputBox, InputSymbol, symbolRoom } from "../TextField/TextField";
import { theme } from "../theme/theme";
import { TypedInput } from "../TypedInput/TypedInput";
import { useUiTexts } from "../texts/UiTexts";
import { useTypedNumber, useUnread, type NumberReading, type TypedNumber } from "./useTypedNumber";

type Own = FieldProps & {
  /** A whole number; `null` means nothing is entered. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** What a text says as a whole number. */
  read: (text: string) => NumberReading;
  /** Told of each change whether what is typed is no number yet, though something is typed. */
  onUnread?: (isUnread: boolean) => void;
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

const Questions = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space(4)};
`;

/** Asks which number was meant, or says that what follows a point is dropped. */
function NumberNote({
  id,
  typed,
  isAsked,
  onMeant,
}: {
  id: string;
  typed: TypedNumber;
  isAsked: boolean;
  onMeant: (meant: number) => void;
}) {
  const texts = useUiTexts();
  const questions = isAsked && (
    <Questions>
      {typed.meant.map((meant) => (
        <Question key={meant} type="button" onClick={() => onMeant(meant)}>
          {texts.didYouMean(meant.toLocaleString("en-US"))}
        </Question>
      ))}
    </Questions>
  );
  return (
    <FieldNote id={id}>{questions || (typed.hasPoint && <span>{texts.wholeOnly}</span>)}</FieldNote>
  );
}

const longestSaid = 40;

/**
 * A whole number with a comma every thousand. Letters and signs around it are left out as they are
 * typed, and a decimal point with what follows it, which is said as it happens. What is not plainly one
 * number stays as it was typed, is no value, and is asked about or refused; a form of the kit is not
 * sent meanwhile.
 */
export function NumberField(props: NumberFieldProps) {
  const texts = useUiTexts();
  const { value, onChange, read, onUnread, error } = props;
  const typed = useTypedNumber(value, read);
  const isDue = typed.isUnread && (!typed.isOpen || hasError(error));
  const isAsked = isDue && typed.meant.length > 0;
  const problem = typed.isUnread ? texts.notOneNumber(shortened(typed.shown)) : "";
  const { field, frame, control, rest } = useFieldProps({
    ...props,
    error: isDue && !isAsked ? problem : error,
  });
  const { symbol, symbolPosition = "after", onBlur, ...others } = rest;
  const { value: _value, onChange: _onChange, read: _read, onUnread: _onUnread, ...own } = others;
  useUnread(field.id, problem);
  const noteId = `${field.id}-note`;
  const hasNote = isAsked || typed.hasPoint;
  const describedBy = [control["aria-describedby"], hasNote && noteId].filter(Boolean);
  return (
    <FieldFrame {...frame}>
      <InputBox>
        {symbol != null && symbol !== "" && (
          <InputSymbol side={symbolPosition}>{symbol}</InputSymbol>
        )}
        <TypedInput
          inputMode="numeric"
          autoComplete="off"
          {...own}
          {...control}
          {...symbolRoom(symbol, symbolPosition)}
          aria-describedby={describedBy.join(" ") || undefined}
          value={typed.shown}
          onChange={() => {}}
          shape={(next, before, input, inputType) => {
            const { shown, number, isUnread } = typed.shape(next, before, input, inputType);
            // Before the form is told: it asks the input.
            input.setCustomValidity(isUnread ? texts.notOneNumber(shortened(shown)) : "");
            onUnread?.(isUnread);
            if (isUnread || number !== value) onChange(number);
            return shown;
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
        isAsked={isAsked && !own.disabled && !own.readOnly}
        onMeant={(meant) => {
          const input = document.getElementById(field.id);
          if (input instanceof HTMLInputElement) input.setCustomValidity("");
          onUnread?.(false);
          onChange(meant);
          input?.focus();
        }}
      />
    </FieldFrame>
  );
}

const shortened = (text: string) =>
  text.length > longestSaid ? `${text.slice(0, longestSaid)}…` : text;
