import { useId, useRef, useState, type ComponentProps, type FocusEvent } from "react";
import styled from "styled-components";
import { useIsCell } from "../Field/cells";
import { FieldFrame, useFieldProps, type FieldProps } from "../Field/FieldFrame";
import { Icon } from "../Icon/Icon";
import { lazyPart } from "../LazyPart/lazyPart";
import { Spinner } from "../Loader/Spinner";
import { AnchoredPanel } from "../Floating/lazyFloating";
import { InputAction, InputBox } from "../TextField/TextField";
import { TypedInput, type TypedInputProps } from "../TypedInput/TypedInput";
import { typedDate } from "../TypedInput/typedText";
import { useUiTexts } from "../texts/UiTexts";
import { dateText, parseDateText } from "./dateText";

const Waiting = styled.div`
  display: grid;
  place-items: center;
  width: 308px;
  height: 340px;
`;

function CalendarOnItsWay() {
  const texts = useUiTexts();
  return (
    <Waiting role="status" aria-label={texts.loading}>
      <Spinner size={28} />
    </Waiting>
  );
}

const Calendar = lazyPart(async () => (await import("../Calendar/Calendar")).Calendar, {
  waiting: <CalendarOnItsWay />,
});

type DateFieldProps = FieldProps &
  Omit<TypedInputProps, "onBlur"> & {
    /** The field and its calendar were left. */
    onBlur?: () => void;
    /** The day that a text names, as MM/DD/YYYY; an empty text where it names none. */
    read: (text: string) => string;
    /** The month on which the calendar opens while no date is typed. Today's unless given. */
    defaultMonth?: Date;
  };

/** Opens and closes the calendar `panelId`. */
function CalendarButton({
  panelId,
  isOpen,
  ...rest
}: ComponentProps<"button"> & { panelId: string; isOpen: boolean }) {
  const texts = useUiTexts();
  return (
    <InputAction
      type="button"
      aria-label={texts.openCalendar}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      // The field is not left by a look at its calendar: the focus stays until the calendar takes it.
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
    >
      <Icon name="calendar" />
    </InputAction>
  );
}

/**
 * A date as MM/DD/YYYY, typed with or without slashes, filled in by the browser, pasted as `read` knows
 * it, or picked from a calendar of the years 1900 to 2099. The calendar's code is fetched when it is first opened; in a
 * table's cell there is none.
 */
export function DateField(props: DateFieldProps) {
  const texts = useUiTexts();
  const { frame, control, rest } = useFieldProps(props);
  const { defaultMonth, onBlur, read, ...own } = rest;
  const hasCalendar = !useIsCell();
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const pick = (date: Date) => {
    own.onChange(dateText(date));
    setOpen(false);
  };
  const onLeave = ({ relatedTarget: next }: FocusEvent<HTMLElement>) => {
    const isInside =
      box.current?.contains(next) || document.getElementById(panelId)?.contains(next);
    if (!isInside) onBlur?.();
  };
  return (
    <FieldFrame {...frame}>
      <div onBlur={onLeave}>
        <InputBox ref={box}>
          <TypedInput
            inputMode="numeric"
            autoComplete="off"
            placeholder={texts.datePattern}
            {...own}
            {...control}
            $after={hasCalendar}
            shape={(text, before) => typedDate(text, before, read)}
          />
          {hasCalendar && (
            <CalendarButton
              panelId={panelId}
              isOpen={open}
              disabled={own.disabled || own.readOnly}
              onClick={() => setOpen(!open)}
            />
          )}
        </InputBox>
        {open && (
          <AnchoredPanel
            id={panelId}
            role="dialog"
            aria-label={texts.openCalendar}
            anchor={box}
            align="end"
            onClose={() => setOpen(false)}
          >
            <Calendar
              selected={parseDateText(own.value)}
              defaultMonth={defaultMonth}
              onSelect={pick}
            />
          </AnchoredPanel>
        )}
      </div>
    </FieldFrame>
  );
}
