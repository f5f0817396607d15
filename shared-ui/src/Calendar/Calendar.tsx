import { DayPicker, UI, useDayPicker, type DropdownProps } from "react-day-picker";
import styled from "styled-components";
import { theme } from "../theme/theme";
import { useUiTexts } from "../texts/UiTexts";

type CalendarProps = {
  selected?: Date;
  onSelect: (date: Date) => void;
  /** Shown first where nothing is selected. Today unless given. */
  defaultMonth?: Date;
};

const Root = styled.div`
  padding: ${theme.space(3)};
  font-variant-numeric: tabular-nums;

  .rdp-root,
  .rdp-months,
  .rdp-month {
    position: relative;
  }

  .rdp-nav {
    position: absolute;
    inset-inline: 0 0;
    top: 0;
    display: flex;
    justify-content: space-between;
    pointer-events: none;
  }

  .rdp-button_previous,
  .rdp-button_next,
  .rdp-day_button {
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.medium};
    background: none;
    cursor: pointer;
    pointer-events: auto;

    ${theme.touch} {
      width: min(44px, 12vw);
      height: 44px;
    }
  }

  .rdp-button_previous:hover,
  .rdp-button_next:hover,
  .rdp-day_button:hover {
    background: ${theme.color.surfaceSunken};
  }

  .rdp-chevron {
    width: 16px;
    height: 16px;
    fill: ${theme.color.inkMuted};
  }

  .rdp-month_caption {
    display: flex;
    justify-content: center;
    align-items: center;
    height: 40px;
    margin-bottom: ${theme.space(2)};
  }

  .rdp-dropdowns {
    display: flex;
    gap: ${theme.space(2)};
  }

  .rdp-dropdown_root {
    display: inline-flex;
  }

  .rdp-dropdown {
    min-height: 36px;
    padding: ${theme.space(1, 2)};
    border: 1.5px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.small};
    background: ${theme.color.surfaceRaised};
    font-weight: ${theme.weight.bold};
    cursor: pointer;
  }

  .rdp-month_grid {
    border-collapse: collapse;
  }

  .rdp-weekday {
    padding-block: ${theme.space(1)};
    font-size: ${theme.size[12]};
    font-weight: ${theme.weight.bold};
    color: ${theme.color.inkMuted};
  }

  .rdp-day {
    padding: 1px;
    text-align: center;
  }

  .rdp-outside .rdp-day_button {
    color: ${theme.color.inkMuted};
  }

  .rdp-today .rdp-day_button {
    font-weight: ${theme.weight.bold};
    box-shadow: inset 0 0 0 1.5px ${theme.color.lineStrong};
  }

  .rdp-selected .rdp-day_button {
    background: ${theme.color.accent};
    color: ${theme.color.accentInk};
    font-weight: ${theme.weight.bold};
    box-shadow: none;
  }
`;

const firstMonth = new Date(1900, 0);
const lastMonth = new Date(2099, 11);

/** A choice of a month or a year, without the library's label, which the choice says itself. */
function MonthOrYear({ options = [], className = "", ...rest }: DropdownProps) {
  const { classNames, components } = useDayPicker();
  return (
    <span data-disabled={rest.disabled} className={classNames[UI.DropdownRoot]}>
      <components.Select className={`${classNames[UI.Dropdown]} ${className}`} {...rest}>
        {options.map(({ label, ...option }) => (
          <components.Option key={option.value} {...option}>
            {label}
          </components.Option>
        ))}
      </components.Select>
    </span>
  );
}

/** A month of days to pick one from, with dropdowns for month and year (1900 to 2099). */
export function Calendar({ selected, onSelect, defaultMonth }: CalendarProps) {
  const texts = useUiTexts();
  const language = document.documentElement.lang || "en";
  const say = (options: Intl.DateTimeFormatOptions) => (date: Date) =>
    date.toLocaleDateString(language, options);
  return (
    <Root>
      <DayPicker
        mode="single"
        required
        autoFocus
        captionLayout="dropdown"
        startMonth={firstMonth}
        endMonth={lastMonth}
        defaultMonth={selected ?? defaultMonth}
        selected={selected}
        onSelect={onSelect}
        components={{ Dropdown: MonthOrYear }}
        formatters={{
          formatWeekdayName: say({ weekday: "narrow" }),
          formatMonthDropdown: say({ month: "short" }),
        }}
        labels={{
          labelPrevious: () => texts.previousMonth,
          labelNext: () => texts.nextMonth,
          labelMonthDropdown: () => texts.month,
          labelYearDropdown: () => texts.year,
          labelWeekday: say({ weekday: "long" }),
          labelGrid: say({ month: "long", year: "numeric" }),
          labelDayButton: say({ dateStyle: "full" }),
        }}
      />
    </Root>
  );
}
