import { useRef, useState, type ReactNode, type Ref } from "react";
import { Combobox as Base } from "@base-ui/react/combobox";
import styled from "styled-components";
import {
  FieldFrame,
  Icon,
  OptionContent,
  OptionRow,
  Spinner,
  controlStyles,
  theme,
  useField,
  useUiWords,
  type DropdownOption,
  type FieldProps,
} from "@quotehaven/shared-ui";
import { useTypedChoice } from "./useTypedChoice";

/** One line of a combobox: what Dropdown takes too. */
export type ComboboxOption<Value extends number | string = number | string> =
  DropdownOption<Value> & {
    /** What somebody types who means this option and no other; the label does as well. */
    exact?: string;
  };

type Own<Value extends number | string> = FieldProps & {
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
  /** Said under a text that was left and is no option's. */
  unknown?: ReactNode;
  autoComplete?: string;
  placeholder?: string;
  disabled?: boolean;
  onBlur?: () => void;
  id?: string;
  className?: string;
  ref?: Ref<HTMLInputElement>;
};

type ComboboxProps<Value extends number | string> = Own<Value> & {
  /** The whole option, so that it can be shown while it is not among `options`. */
  value: ComboboxOption<Value> | null;
  onChange: (value: ComboboxOption<Value> | null) => void;
};

type MultiComboboxProps<Value extends number | string> = Own<Value> & {
  /** Whole options, in the order they were chosen. */
  value: readonly ComboboxOption<Value>[];
  onChange: (value: ComboboxOption<Value>[]) => void;
};

const Box = styled(Base.InputGroup)`
  position: relative;
  display: flex;
  align-items: center;
`;

const Input = styled(Base.Input)`
  ${controlStyles}
  padding-inline-end: 76px;

  ${theme.touch} {
    padding-inline-end: 92px;
  }
`;

const Chips = styled(Base.Chips)`
  ${controlStyles}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1.5)};
  padding: ${theme.space(1.5, 2)};
  cursor: text;

  &:focus-within {
    border-color: ${theme.color.focus};
    outline: 2px solid ${theme.color.focus};
    outline-offset: 1px;
  }

  &[data-state="disabled"] {
    border-color: ${theme.color.line};
    background: ${theme.color.surfaceSunken};
    cursor: not-allowed;
  }

  &[data-state="invalid"] {
    border-color: ${theme.color.danger};
    box-shadow: inset 0 0 0 1px ${theme.color.danger};
  }
`;

const ChipInput = styled(Base.Input)`
  flex: 1;
  min-width: 96px;
  min-height: 32px;
  padding: 0 ${theme.space(1)};
  border: 0;
  outline: 0;
  background: none;

  &::placeholder {
    color: ${theme.color.inkMuted};
    opacity: 1;
  }

  &:focus-visible {
    outline: 0;
  }
`;

const Chip = styled(Base.Chip)`
  display: inline-flex;
  align-items: center;
  min-height: 32px;
  padding-inline-start: ${theme.space(2.5)};
  border-radius: ${theme.radius.small};
  background: ${theme.color.accentSoft};
  font-size: ${theme.size[14]};
  font-weight: 600;
`;

const ChipRemove = styled(Base.ChipRemove)`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.small};
  background: none;
  color: ${theme.color.inkMuted};
  cursor: pointer;

  &:hover {
    color: ${theme.color.danger};
  }

  ${theme.touch} {
    width: 44px;
    height: 44px;
  }
`;

const Side = styled.span`
  position: absolute;
  inset-inline-end: 4px;
  display: flex;
  align-items: center;
  color: ${theme.color.inkMuted};
`;

const sideButton = `
  display: grid;
  place-items: center;
  width: 36px;
  height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;

  ${theme.touch} {
    width: 44px;
  }
`;

const Clear = styled(Base.Clear)`
  ${sideButton}
`;

const Open = styled(Base.Trigger)`
  ${sideButton}
`;

const Positioner = styled(Base.Positioner)`
  z-index: ${theme.layer.modal + 4};
`;

const Popup = styled(Base.Popup)`
  width: var(--anchor-width);
  min-width: 200px;
  max-width: var(--available-width);
  max-height: min(340px, var(--available-height));
  padding: ${theme.space(1.5)};
  overflow-y: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.high};
`;

const Quiet = styled.div`
  &:not(:empty) {
    display: flex;
    align-items: center;
    gap: ${theme.space(2)};
    padding: ${theme.space(2, 3)};
    font-size: ${theme.size[14]};
    color: ${theme.color.inkMuted};
  }
`;

/** Escape closes the list. On a closed one it is not the combobox's: nothing chosen is lost by it. */
function keepOnEscape(details: Base.Root.ChangeEventDetails) {
  if (details.reason !== "escape-key") return false;
  details.cancel();
  details.allowPropagation();
  return true;
}

const asTyped = (text: string) => text;

const sameOption = (one: ComboboxOption, other: ComboboxOption) => one.value === other.value;
const labelOf = (option: ComboboxOption) => option.label;

/** The list under the input, with what is said while it is empty or on its way. */
function Options<Value extends number | string>({
  loading,
  anchor,
  isChosen,
}: {
  loading: boolean;
  /** What the list stands under; the input unless given. */
  anchor?: HTMLElement | null;
  isChosen: (option: ComboboxOption<Value>) => boolean;
}) {
  const words = useUiWords();
  return (
    <Base.Portal>
      <Positioner sideOffset={6} anchor={anchor}>
        <Popup>
          <Base.Status render={<Quiet />}>
            {loading && (
              <>
                <Spinner size={16} /> {words.searching}
              </>
            )}
          </Base.Status>
          <Base.Empty render={<Quiet />}>{!loading && words.noMatches}</Base.Empty>
          <Base.List>
            {(option: ComboboxOption<Value>) => (
              <Base.Item
                key={option.value}
                value={option}
                disabled={option.disabled}
                render={<OptionRow />}
              >
                <OptionContent option={option} chosen={isChosen(option)} />
              </Base.Item>
            )}
          </Base.List>
        </Popup>
      </Positioner>
    </Base.Portal>
  );
}

/**
 * A choice of one from a list too long to scroll: type to find it. What is typed in full is taken
 * when the field is left; a choice is corrected by typing over it.
 */
export function Combobox<Value extends number | string>({
  options,
  value,
  onChange,
  onSearch,
  loading = false,
  readTyped = asTyped,
  unknown,
  placeholder,
  disabled,
  autoComplete,
  onBlur,
  ref,
  ...frame
}: ComboboxProps<Value>) {
  const words = useUiWords();
  const box = useRef<HTMLDivElement>(null);
  const choice = useTypedChoice({ options, loading, readTyped, onExact: onChange, onBlur });
  const error = choice.isUnknown
    ? (unknown ?? words.notOnList)
    : choice.isOpen
      ? null
      : frame.error;
  const field = useField({ ...frame, error }, frame.id);
  return (
    <FieldFrame {...frame} error={error} field={field}>
      <Base.Root<ComboboxOption<Value>>
        items={options.filter((option) => !option.hidden)}
        filter={onSearch ? null : undefined}
        value={value}
        onValueChange={(next, details) => {
          if (!keepOnEscape(details)) onChange(next);
        }}
        inputValue={choice.typed ?? value?.label ?? ""}
        onInputValueChange={(text, details) => {
          if (keepOnEscape(details)) return;
          if (details.reason === "input-change") {
            choice.type(text, box.current?.querySelector("input") ?? null);
            onSearch?.(readTyped(text));
            if (value && text !== "") onChange(null);
          } else if (details.reason === "item-press") choice.clear();
          else if (details.reason === "clear-press") {
            choice.clear();
            onSearch?.("");
          }
        }}
        isItemEqualToValue={sameOption}
        itemToStringLabel={labelOf}
        disabled={disabled}
        autoHighlight
      >
        <Box ref={box}>
          <Input
            {...field.control}
            {...choice.input}
            ref={ref}
            name={frame.name}
            autoComplete={autoComplete}
            placeholder={placeholder ?? words.choose}
          />
          {!disabled && (
            <Side>
              <Clear aria-label={words.clear}>
                <Icon name="close" size={16} />
              </Clear>
              <Open aria-label={words.choose}>
                <Icon name="chevron-down" />
              </Open>
            </Side>
          )}
        </Box>
        <Options<Value> loading={loading} isChosen={(option) => option.value === value?.value} />
      </Base.Root>
    </FieldFrame>
  );
}

/**
 * Any number of choices from a long list; each stands as a chip that can be removed. What is typed
 * in full is taken when the field is left.
 */
export function MultiCombobox<Value extends number | string>({
  options,
  value,
  onChange,
  onSearch,
  loading = false,
  readTyped = asTyped,
  unknown,
  placeholder,
  disabled,
  autoComplete,
  onBlur,
  ref,
  ...frame
}: MultiComboboxProps<Value>) {
  const words = useUiWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choice = useTypedChoice({
    options,
    loading,
    readTyped,
    onExact: (option) => {
      if (!value.some((each) => sameOption(each, option))) onChange([...value, option]);
    },
    onBlur,
  });
  const error = choice.isUnknown ? (unknown ?? words.notOnList) : frame.error;
  const field = useField({ ...frame, error }, frame.id);
  const state = disabled ? "disabled" : field.control["aria-invalid"] ? "invalid" : undefined;
  return (
    <FieldFrame {...frame} error={error} field={field}>
      <Base.Root<ComboboxOption<Value>, true>
        multiple
        items={options.filter((option) => !option.hidden)}
        filter={onSearch ? null : undefined}
        value={value}
        onValueChange={(next, details) => {
          if (!keepOnEscape(details)) onChange(next);
        }}
        inputValue={choice.typed ?? ""}
        onInputValueChange={(text, details) => {
          if (keepOnEscape(details)) return;
          if (details.reason === "input-change") {
            choice.type(text, anchor?.querySelector("input") ?? null);
            onSearch?.(readTyped(text));
          } else if (details.reason === "item-press") {
            choice.clear();
            onSearch?.("");
          }
        }}
        isItemEqualToValue={sameOption}
        itemToStringLabel={labelOf}
        disabled={disabled}
        autoHighlight
      >
        <Chips ref={setAnchor} data-state={state}>
          {value.map((option) => (
            <Chip key={option.value} aria-label={option.label}>
              {option.label}
              {!disabled && (
                <ChipRemove aria-label={words.remove(option.label)}>
                  <Icon name="close" size={14} />
                </ChipRemove>
              )}
            </Chip>
          ))}
          <ChipInput
            {...field.control}
            {...choice.input}
            ref={ref}
            name={frame.name}
            autoComplete={autoComplete}
            placeholder={value.length === 0 ? (placeholder ?? words.choose) : undefined}
          />
        </Chips>
        <Options<Value>
          loading={loading}
          anchor={anchor}
          isChosen={(option) => value.some((each) => each.value === option.value)}
        />
      </Base.Root>
    </FieldFrame>
  );
}
