import { useId, useRef, useState } from "react";
import { PatternFormat } from "react-number-format";
import styled from "styled-components";
import { FieldFrame, useField } from "../Field/FieldFrame";
import { Icon } from "../Icon/Icon";
import { lazyPart } from "../Late/lazyPart";
import { Spinner } from "../Loader/Spinner";
import type { MaskedFieldProps } from "../MaskedField/MaskedField";
import { typedSoFar } from "../MaskedField/typedSoFar";
import { FloatingPanel } from "../Popover/FloatingPanel";
import { InputAction, InputBox, InputControl } from "../TextField/TextField";
import { useUiWords } from "../words/UiWords";
import { dateText, parseDateText } from "./dateText";

const mask = "##/##/####";

const Waiting = styled.div`
  display: grid;
  place-items: center;
  width: 308px;
  height: 340px;
`;

function CalendarOnItsWay() {
  const words = useUiWords();
  return (
    <Waiting role="status" aria-label={words.loading}>
      <Spinner size={28} />
    </Waiting>
  );
}

const Calendar = lazyPart(async () => (await import("../Calendar/Calendar")).default, {
  waiting: <CalendarOnItsWay />,
});

type DateFieldProps = MaskedFieldProps & {
  /** The month on which the calendar opens while no date is typed. Today's unless given. */
  defaultMonth?: Date;
};

/**
 * A date as MM/DD/YYYY, typed into a mask or picked from a calendar of the years 1900 to 2099. The
 * calendar's code is fetched when it is first opened.
 */
export function DateField({
  label,
  hint,
  error,
  help,
  name,
  required,
  value,
  onChange,
  id,
  className,
  defaultMonth,
  ref,
  ...rest
}: DateFieldProps) {
  const words = useUiWords();
  const field = useField({ hint, error, required }, id);
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const readOnly = rest.disabled || rest.readOnly;
  const pick = (date: Date) => {
    onChange(dateText(date));
    setOpen(false);
  };
  return (
    <FieldFrame {...{ field, label, hint, error, help, required, className }}>
      <InputBox ref={box}>
        <PatternFormat
          inputMode="numeric"
          placeholder="MM/DD/YYYY"
          {...rest}
          {...field.control}
          $after
          format={mask}
          name={name}
          value={value}
          customInput={InputControl}
          getInputRef={ref}
          onValueChange={({ formattedValue, value: digits }, { source }) => {
            if (source === "event") onChange(typedSoFar(formattedValue, digits, mask));
          }}
        />
        <InputAction
          type="button"
          aria-label={words.openCalendar}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          disabled={readOnly}
          onClick={() => setOpen(!open)}
        >
          <Icon name="calendar" />
        </InputAction>
      </InputBox>
      {open && (
        <FloatingPanel
          id={panelId}
          role="dialog"
          aria-label={words.openCalendar}
          anchor={box}
          placement="bottom-end"
          onClose={() => setOpen(false)}
        >
          <Calendar selected={parseDateText(value)} defaultMonth={defaultMonth} onSelect={pick} />
        </FloatingPanel>
      )}
    </FieldFrame>
  );
}
