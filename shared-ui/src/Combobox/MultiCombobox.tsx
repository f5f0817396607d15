import { Combobox as Base } from "@base-ui/react/combobox";
import { Icon, theme } from "@quotehaven/shared-ui";
import { controlStyles, FieldFrame } from "@quotehaven/shared-ui/fields";
import styled from "styled-components";
import { ComboboxList } from "./ComboboxList";
import type { ComboboxFieldProps, ComboboxOption } from "./comboboxProps";
import { keepOnEscape, useCombobox } from "./useCombobox";

type MultiComboboxProps<Value extends number | string> = ComboboxFieldProps<Value> & {
  /** Whole options, in the order they were chosen. */
  value: readonly ComboboxOption<Value>[];
  onChange: (value: ComboboxOption<Value>[]) => void;
};

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
  padding-inline: ${theme.space(2.5)} 0;
  border-radius: ${theme.radius.small};
  background: ${theme.color.accentSoft};
  font-size: ${theme.size[14]};
  font-weight: ${theme.weight.bold};

  /* Nothing to press stands at its end where it cannot be changed. */
  &:not(:has(button)) {
    padding-inline-end: ${theme.space(2.5)};
  }
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

/**
 * Any number of choices from a long list; each is shown as a chip that can be removed. What is typed
 * in full is taken when the field is left.
 */
export function MultiCombobox<Value extends number | string>({
  value,
  onChange,
  ...rest
}: MultiComboboxProps<Value>) {
  const isChosen = (option: ComboboxOption<Value>) =>
    value.some((each) => each.value === option.value);
  const { texts, box, setBox, loading, frame, root, input } = useCombobox(rest, {
    onExact: (option) => {
      if (!isChosen(option)) onChange([...value, option]);
    },
    restingText: "",
    emptiedBy: "item-press",
  });
  const state = input["aria-invalid"] ? "invalid" : undefined;
  return (
    <FieldFrame {...frame}>
      <Base.Root<ComboboxOption<Value>, true>
        {...root}
        multiple
        value={value}
        onValueChange={(next, details) => {
          if (!keepOnEscape(details)) onChange(next);
        }}
      >
        <Chips ref={setBox} data-state={root.disabled ? "disabled" : state}>
          {value.map((option) => (
            <Chip key={option.value} aria-label={option.label}>
              <span>{option.label}</span>
              {!root.disabled && (
                <ChipRemove aria-label={texts.remove(option.label)}>
                  <Icon name="close" size={14} />
                </ChipRemove>
              )}
            </Chip>
          ))}
          <ChipInput
            {...input}
            autoComplete={input.autoComplete ?? "off"}
            placeholder={value.length === 0 ? input.placeholder : undefined}
          />
        </Chips>
        <ComboboxList<Value> loading={loading} anchor={box} isChosen={isChosen} />
      </Base.Root>
    </FieldFrame>
  );
}
