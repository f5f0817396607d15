import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from "react";
import styled from "styled-components";
import { controlLook } from "../Field/controlLook";
import { FieldFrame, useField, type FieldProps } from "../Field/FieldFrame";
import { useClearMissing } from "../Field/useClearMissing";
import { Icon } from "../Icon/Icon";
import { FloatingPanel } from "../Popover/FloatingPanel";
import { theme } from "../theme/theme";
import { useUiWords } from "../words/UiWords";
import { nextLine, startingWith } from "./listKeys";

/** One line of a Dropdown or a Combobox. */
export type DropdownOption<Value extends number | string> = {
  value: Value;
  label: string;
  /** A picture before the label, such as a Monogram. */
  image?: ReactNode;
  disabled?: boolean;
  /** Left out of the list; it still shows where it is the value. */
  hidden?: boolean;
  /** Says why an option is disabled, or more about it. */
  tooltip?: string;
};

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
  ${controlLook}
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

const List = styled(FloatingPanel)`
  min-width: var(--anchor-width);
  max-height: min(340px, var(--available-height, 340px));
  padding: ${theme.space(1.5)};
`;

/** One option's row, for Dropdown and Combobox alike. */
export const OptionRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  min-height: 44px;
  padding: ${theme.space(1.5, 3)};
  border-radius: ${theme.radius.small};
  line-height: 1.35;
  cursor: pointer;

  &[data-active],
  &[data-highlighted] {
    background: ${theme.color.surfaceSunken};
    box-shadow: inset 0 0 0 1.5px ${theme.color.lineStrong};
  }

  &[aria-disabled="true"] {
    color: ${theme.color.inkMuted};
    cursor: not-allowed;
  }

  &[aria-selected="true"] {
    font-weight: 600;
  }

  & > svg {
    flex: none;
    color: ${theme.color.accent};
  }
`;

const OptionText = styled.span`
  flex: 1;
  min-width: 0;
`;

const Reason = styled.span`
  display: block;
  font-size: ${theme.size[14]};
  font-weight: 400;
  color: ${theme.color.inkMuted};
`;

const Image = styled.span<{ $dim: boolean }>`
  flex: none;
  display: grid;
  opacity: ${({ $dim }) => ($dim ? 0.55 : 1)};
`;

/** What stands in an option's row. */
export function OptionFace({
  option,
  id,
  chosen,
}: {
  option: DropdownOption<number | string>;
  id?: string;
  chosen: boolean;
}) {
  return (
    <>
      {option.image != null && <Image $dim={option.disabled ?? false}>{option.image}</Image>}
      <OptionText>
        <span id={id && `${id}-label`}>{option.label}</span>
        {option.tooltip !== undefined && option.tooltip !== "" && (
          <Reason id={id && `${id}-reason`}>{option.tooltip}</Reason>
        )}
      </OptionText>
      {chosen && <Icon name="check" />}
    </>
  );
}

/** Scrolls the list to the option that has become active. */
const showInList = (row: HTMLElement | null) => row?.scrollIntoView({ block: "nearest" });

/**
 * A choice of one whose options have pictures, or say why they cannot be chosen. The keyboard works
 * as in the system's own select: arrows, Home, End, letters, Enter, Escape.
 */
export function Dropdown<Value extends number | string>({
  label,
  hint,
  error,
  help,
  name,
  required,
  options,
  value,
  onChange,
  placeholder,
  disabled,
  onBlur,
  id,
  className,
  ref,
}: DropdownProps<Value>) {
  const words = useUiWords();
  const field = useField({ hint, error, required }, id);
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [typed, setTyped] = useState({ text: "", atMs: 0 });
  const box = useRef<HTMLDivElement>(null);
  useClearMissing(value, options, onChange);

  const shown = options.filter((option) => !option.hidden);
  const chosen = options.find((option) => option.value === value);
  const optionId = (index: number) => `${listId}-${index}`;

  const show = () => {
    setActive(shown.findIndex((option) => option.value === value));
    setOpen(true);
  };
  const choose = (index: number) => {
    const option = shown[index];
    if (!option || option.disabled) return;
    setOpen(false);
    if (option.value !== value) onChange(option.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === "Tab") return setOpen(false);
    const isLetter = key.length === 1 && key !== " " && !event.ctrlKey && !event.metaKey;
    const moves = ["ArrowDown", "ArrowUp", "Home", "End"].includes(key);
    if (!isLetter && !moves && !["Enter", " ", "Escape"].includes(key)) return;
    if (!open && key === "Escape") return;
    event.preventDefault();
    // Escape is about the list alone: a window around it stays open.
    event.stopPropagation();
    if (key === "Escape") return setOpen(false);
    if (isLetter) {
      const text = (event.timeStamp - typed.atMs < 700 ? typed.text : "") + key;
      setTyped({ text, atMs: event.timeStamp });
      const found = startingWith(shown, text, active);
      if (!open) show();
      if (found >= 0) setActive(found);
      return;
    }
    if (!open) return show();
    if (moves) setActive(nextLine(shown, active, key));
    else choose(active);
  };

  return (
    <FieldFrame {...{ field, label, hint, error, help, required, className }}>
      <div ref={box}>
        <Trigger
          {...field.control}
          ref={ref}
          type="button"
          name={name}
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
          aria-labelledby={`${field.id}-label ${field.id}-value`}
          disabled={disabled}
          onClick={() => (open ? setOpen(false) : show())}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        >
          {chosen?.image != null && <Image $dim={false}>{chosen.image}</Image>}
          <Chosen $empty={!chosen} id={`${field.id}-value`}>
            {chosen?.label ?? placeholder ?? words.choose}
          </Chosen>
          <Icon name="chevron-down" />
        </Trigger>
      </div>
      {open && (
        <List
          id={listId}
          role="listbox"
          aria-labelledby={`${field.id}-label`}
          anchor={box}
          onClose={() => setOpen(false)}
          // The focus stays on the trigger, which tells what is active.
          focus="kept"
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
        >
          {shown.map((option, index) => (
            <OptionRow
              key={option.value}
              id={optionId(index)}
              role="option"
              aria-selected={option.value === value}
              aria-disabled={option.disabled || undefined}
              aria-labelledby={`${optionId(index)}-label`}
              aria-describedby={option.tooltip ? `${optionId(index)}-reason` : undefined}
              data-active={index === active ? "" : undefined}
              ref={index === active ? showInList : undefined}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(index)}
            >
              <OptionFace option={option} id={optionId(index)} chosen={option.value === value} />
            </OptionRow>
          ))}
          {shown.length === 0 && <OptionRow aria-disabled="true">{words.noMatches}</OptionRow>}
        </List>
      )}
    </FieldFrame>
  );
}
