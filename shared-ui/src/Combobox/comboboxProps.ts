import type { DropdownOption, FieldProps } from "@quotehaven/shared-ui/fields";
import type { ReactNode, Ref } from "react";

/** One line of a combobox: what Dropdown takes too. */
export type ComboboxOption<Value extends number | string = number | string> =
  DropdownOption<Value> & {
    /** What somebody types who means this option and no other; the label does as well. */
    exact?: string;
  };

/** What every combobox takes. */
export type ComboboxFieldProps<Value extends number | string> = FieldProps & {
  /** The lines on offer: all of them, or with `onSearch` those that match what was typed. */
  options: readonly ComboboxOption<Value>[];
  /**
   * Told what was typed, for a list that is searched elsewhere; the options are then shown as they
   * come. Without it the options are searched here. Waiting between letters is the caller's.
   */
  onSearch?: (text: string) => void;
  /** Matches of what was typed are on their way. */
  loading?: boolean;
  /** How a typed or filled-in text is read before it is searched and compared. */
  readTyped?: (text: string) => string;
  /** What is said under a text, as it was read, that was left and is no option's. */
  unknown?: (text: string) => ReactNode;
  autoComplete?: string;
  placeholder?: string;
  disabled?: boolean;
  onBlur?: () => void;
  id?: string;
  className?: string;
  ref?: Ref<HTMLInputElement>;
};
