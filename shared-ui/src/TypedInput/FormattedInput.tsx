import type { ChangeEvent, ComponentProps } from "react";
import { InputControl } from "../TextField/TextField";

/**
 * The input of a field whose text react-number-format forms: that puts the caret to where the text
 * changed, and brings the focus there. Where a browser or the page fills in a field that nobody is
 * at, the focus stays where the person is.
 */
export function FormattedInput({ onChange, ...rest }: ComponentProps<typeof InputControl>) {
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const { currentTarget } = event;
    const isFilled = document.activeElement !== currentTarget;
    // A property of its own hides the element's method.
    if (isFilled) currentTarget.focus = () => undefined;
    onChange?.(event);
    if (isFilled) Reflect.deleteProperty(currentTarget, "focus");
  };
  return <InputControl {...rest} onChange={take} />;
}
