import type { ComponentProps } from "react";
import { NumberFormatBase } from "react-number-format";
import type { InputControl } from "../TextField/TextField";
import { FormattedInput } from "./FormattedInput";

/** What a field whose text is formatted while it is typed takes besides its frame. */
export type TypedInputProps = Omit<
  ComponentProps<typeof InputControl>,
  "value" | "onChange" | "type" | "defaultValue"
> & {
  type?: "text" | "tel";
  /** As it is shown. */
  value: string;
  /** Told what is shown. */
  onChange: (value: string) => void;
};

/** The caret may be anywhere. */
const anywhere = (shown: string) => Array.from({ length: shown.length + 1 }, () => true);

/** An input that shows what is typed in its own form, and keeps the caret where it was. */
export function TypedInput({
  read,
  show,
  onChange,
  ref,
  ...rest
}: TypedInputProps & {
  /** What is kept of a text, given what stood there before. */
  read: (text: string, before?: string) => string;
  /** How that is shown; reading it gives the same again. */
  show: (kept: string) => string;
}) {
  return (
    <NumberFormatBase
      {...rest}
      customInput={FormattedInput}
      getInputRef={ref}
      format={show}
      removeFormatting={(text, change) => read(text, change?.lastValue)}
      getCaretBoundary={anywhere}
      onValueChange={({ formattedValue }, { source }) => {
        if (source === "event") onChange(formattedValue);
      }}
    />
  );
}
