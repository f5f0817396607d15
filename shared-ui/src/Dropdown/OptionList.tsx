import type { RefObject } from "react";
import styled from "styled-components";
import { FloatingPanel } from "../Popover/FloatingPanel";
import { theme } from "../theme/theme";
import { useUiTexts } from "../texts/UiTexts";
import { OptionContent, OptionRow, type DropdownOption } from "./Option";

const List = styled(FloatingPanel)`
  min-width: var(--anchor-width);
  max-height: min(340px, var(--available-height, 340px));
  padding: ${theme.space(1.5)};
`;

/** The id of an option of a list. */
export const optionIdOf = (listId: string, index: number) => `${listId}-${index}`;

/** Scrolls the list to the option that has become active. */
const scrollIntoList = (row: HTMLElement | null) => row?.scrollIntoView({ block: "nearest" });

type OptionListProps = {
  id: string;
  labelledBy: string;
  anchor: RefObject<HTMLElement | null>;
  options: readonly DropdownOption<number | string>[];
  value: number | string | null;
  /** The index of the option that the keyboard or the pointer is at; -1 for none. */
  active: number;
  onActivate: (index: number) => void;
  onChoose: (index: number) => void;
  onClose: () => void;
};

/** The open list of a Dropdown. */
export function OptionList({
  id,
  labelledBy,
  anchor,
  options,
  value,
  active,
  onActivate,
  onChoose,
  onClose,
}: OptionListProps) {
  const texts = useUiTexts();
  return (
    <List
      id={id}
      role="listbox"
      aria-labelledby={labelledBy}
      anchor={anchor}
      onClose={onClose}
      // The focus stays on the trigger, which tells what is active.
      focus="kept"
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        <OptionRow
          key={option.value}
          id={optionIdOf(id, index)}
          role="option"
          aria-selected={option.value === value}
          aria-disabled={option.disabled || undefined}
          aria-labelledby={`${optionIdOf(id, index)}-label`}
          aria-describedby={option.tooltip ? `${optionIdOf(id, index)}-reason` : undefined}
          data-active={index === active ? "" : undefined}
          ref={index === active ? scrollIntoList : undefined}
          onPointerMove={() => onActivate(index)}
          onClick={() => onChoose(index)}
        >
          <OptionContent
            option={option}
            id={optionIdOf(id, index)}
            chosen={option.value === value}
          />
        </OptionRow>
      ))}
      {options.length === 0 && <OptionRow aria-disabled="true">{texts.noMatches}</OptionRow>}
    </List>
  );
}
