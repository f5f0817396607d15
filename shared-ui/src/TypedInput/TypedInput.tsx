import { useLayoutEffect, useState, type ComponentProps } from "react";
import { digitsOf } from "../Field/digits";
import { useComposed } from "../Field/useComposed";
import { InputControl } from "../TextField/TextField";

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

/** Where the caret goes: before as many digits as stood behind it. */
function caretIn(shown: string, behind: string, isDeleted: boolean): number {
  const count = digitsOf(behind).length;
  const fits = (at: number) => digitsOf(shown.slice(at)).length === count;
  let at = shown.length;
  while (at > 0 && !fits(at)) at -= 1;
  // Going back over a character of the mask gets past it.
  while (isDeleted && at > 0 && fits(at - 1)) at -= 1;
  return at;
}

/** An input that shows what is typed in its own form, and keeps the caret where it was. */
export function TypedInput({
  shape,
  value,
  onChange,
  ...rest
}: TypedInputProps & {
  /** What is shown after a change, given what stood there before. */
  shape: (text: string, before: string, input: HTMLInputElement, inputType: string) => string;
}) {
  const [caret, setCaret] = useState<{ input: HTMLInputElement; at: number } | null>(null);
  useLayoutEffect(() => {
    // Where the browser fills in a field that nobody is at, the focus stays where the person is.
    if (caret && document.activeElement === caret.input)
      caret.input.setSelectionRange(caret.at, caret.at);
  }, [caret]);
  const { composed, handlers } = useComposed((input, inputType) => {
    const text = input.value;
    const at = input.selectionStart ?? text.length;
    const shown = shape(text, value, input, inputType);
    const isDeleted = inputType !== "deleteContentForward" && text.length < value.length;
    setCaret({ input, at: shown === text ? at : caretIn(shown, text.slice(at), isDeleted) });
    onChange(shown);
  });
  return <InputControl type="text" {...rest} {...handlers} value={composed ?? value} />;
}
