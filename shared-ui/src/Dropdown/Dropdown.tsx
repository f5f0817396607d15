import { useId, useRef, type Ref } from "react";
import styled from "styled-components";
import { controlStyles } from "../Field/controlStyles";
import { FieldFrame, useField, type FieldProps } from "../Field/FieldFrame";
import { useClearMissing } from "../Field/useClearMissing";
import { Icon } from "../Icon/Icon";
import { theme } from "../theme/theme";
import { useUiTexts } from "../texts/UiTexts";
import { OptionImage, type DropdownOption } from "./Option";
import { OptionList, optionIdOf } from "./OptionList";
import { useListbox } from "./useListbox";

type DropdownProps<Value extends number | string> = FieldProps & {
  options: readonly DropdownOption<Value>[];
  /** `null` means nothing is chosen. */
  value: Value | null;
  onChange: (value: Value | null) => void;
  placeholder?: string;
  disabled?: boolean;
  onBlur?: () => void;
  id?: string;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
};

const Trigger = styled.button`
  ${controlStyles}
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  padding-block: ${theme.space(1.5)};
  text-align: start;
  cursor: pointer;

  & > svg {
    flex: none;
    color: ${theme.color.inkMuted};
  }
`;

const Chosen = styled.span<{ $empty: boolean }>`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${({ $empty }) => ($empty ? theme.color.inkMuted : "inherit")};
`;

/**
 * A choice of one whose options have pictures, or say why they cannot be chosen. The keyboard works
 * as in the system's own select: arrows, Home, End, letters, Enter, Escape.
 */
export function Dropdown<Value extends number | string>({
  options,
  value,
  onChange,
  placeholder,
  disabled,
  onBlur,
  name,
  id,
  ref,
  ...frame
}: DropdownProps<Value>) {
  const texts = useUiTexts();
  const field = useField(frame, id);
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  useClearMissing(value, options, onChange);
  const shown = options.filter((option) => !option.hidden);
  const chosen = options.find((option) => option.value === value);
  const list = useListbox(shown, value, onChange);

  return (
    <FieldFrame field={field} {...frame}>
      <div ref={box}>
        <Trigger
          {...field.control}
          ref={ref}
          type="button"
          name={name}
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={list.isOpen}
          aria-controls={list.isOpen ? listId : undefined}
          aria-activedescendant={
            list.isOpen && list.active >= 0 ? optionIdOf(listId, list.active) : undefined
          }
          aria-labelledby={`${field.id}-label ${field.id}-value`}
          disabled={disabled}
          onClick={list.isOpen ? list.close : list.open}
          onKeyDown={list.onKeyDown}
          onBlur={onBlur}
        >
          {chosen?.image != null && <OptionImage $dim={false}>{chosen.image}</OptionImage>}
          <Chosen $empty={!chosen} id={`${field.id}-value`}>
            {chosen?.label ?? placeholder ?? texts.choose}
          </Chosen>
          <Icon name="chevron-down" />
        </Trigger>
      </div>
      {list.isOpen && (
        <OptionList
          id={listId}
          labelledBy={`${field.id}-label`}
          anchor={box}
          options={shown}
          value={value}
          active={list.active}
          onActivate={list.activate}
          onChoose={list.choose}
          onClose={list.close}
        />
      )}
    </FieldFrame>
  );
}
