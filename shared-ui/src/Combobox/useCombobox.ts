import type { Combobox as Base } from "@base-ui/react/combobox";
import { useUiTexts } from "@quotehaven/shared-ui";
import { useField } from "@quotehaven/shared-ui/fields";
import { useState } from "react";
import type { ComboboxFieldProps, ComboboxOption } from "./comboboxProps";
import { useTypedChoice } from "./useTypedChoice";

/** Escape closes the list. On a closed one it is not the combobox's: nothing chosen is lost by it. */
export function keepOnEscape(details: Base.Root.ChangeEventDetails) {
  if (details.reason !== "escape-key") return false;
  details.cancel();
  details.allowPropagation();
  return true;
}

const asTyped = (text: string) => text;

const sameOption = (one: ComboboxOption, other: ComboboxOption) => one.value === other.value;
const labelOf = (option: ComboboxOption) => option.label;

type Typing<Value extends number | string> = {
  /** Takes the option that was typed in full. */
  onExact: (option: ComboboxOption<Value>) => void;
  /** What the input shows while nothing is typed. */
  restingText: string;
  /** The press that empties the input: the search begins anew. */
  emptiedBy: "item-press" | "clear-press";
  /** Told of each text that is typed. */
  onType?: (text: string) => void;
  /** Says nothing against a text that may still become a choice. */
  isPatient?: boolean;
};

/** What every combobox does with what is typed: searches, takes what is meant, says what is unknown. */
export function useCombobox<Value extends number | string>(
  {
    options,
    onSearch,
    loading = false,
    readTyped = asTyped,
    unknown,
    placeholder,
    autoComplete,
    disabled,
    onBlur,
    ref,
    ...frame
  }: ComboboxFieldProps<Value>,
  { onExact, restingText, emptiedBy, onType, isPatient = false }: Typing<Value>,
) {
  const texts = useUiTexts();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const choice = useTypedChoice({ options, loading, readTyped, onExact, onBlur });
  const said = isPatient && choice.isOpen ? null : frame.error;
  const unknownText = () => unknown?.(readTyped(choice.typed ?? "")) ?? texts.notOnList;
  const error = choice.isUnknown ? unknownText() : said;
  const field = useField({ ...frame, error }, frame.id);
  const onInputValueChange = (text: string, details: Base.Root.ChangeEventDetails) => {
    if (keepOnEscape(details)) return;
    const { reason } = details;
    if (reason === "input-change") {
      choice.type(text, box?.querySelector("input") ?? null);
      onSearch?.(readTyped(text));
      onType?.(text);
    } else if (reason === "item-press" || reason === "clear-press") {
      choice.clear();
      if (reason === emptiedBy) onSearch?.("");
    }
  };
  return {
    texts,
    box,
    setBox,
    loading,
    frame: { ...frame, error, field },
    root: {
      items: options.filter((option) => !option.hidden),
      filter: onSearch ? null : undefined,
      inputValue: choice.typed ?? restingText,
      onInputValueChange,
      isItemEqualToValue: sameOption,
      itemToStringLabel: labelOf,
      disabled,
      autoHighlight: true,
    },
    input: {
      ...field.control,
      ...choice.input,
      ref,
      name: frame.name,
      autoComplete,
      placeholder: placeholder ?? texts.choose,
    },
  };
}
