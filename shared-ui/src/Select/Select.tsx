import type { ComponentProps } from "react";
import styled from "styled-components";
import { controlStyles } from "../Field/controlStyles";
import { FieldFrame, useFieldProps, type FieldProps } from "../Field/FieldFrame";
import { useClearMissing } from "../Field/useClearMissing";
import { Icon } from "../Icon/Icon";
import { theme } from "../theme/theme";
import { useUiTexts } from "../texts/UiTexts";

/** One line of a select. */
export type SelectOption<Value extends number | string> = {
  value: Value;
  label: string;
  disabled?: boolean;
};

type Own<Value extends number | string> = FieldProps & {
  options: readonly SelectOption<Value>[];
  /** `null` means nothing is chosen. */
  value: Value | null;
  /** Told the option's own value: a number where the option's value is a number. */
  onChange: (value: Value | null) => void;
  /** The first, empty line; `null` where a choice is always made: then there is none to take it back. */
  placeholder?: string | null;
};

const Box = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    inset-inline-end: 12px;
    top: calc(50% - 10px);
    color: ${theme.color.inkMuted};
    pointer-events: none;
  }
`;

const Control = styled.select<{ $empty: boolean }>`
  ${controlStyles}
  appearance: none;
  padding-inline-end: 40px;
  text-overflow: ellipsis;
  cursor: pointer;
  color: ${({ $empty }) => ($empty ? theme.color.inkMuted : theme.color.ink)};

  & option {
    background: ${theme.color.surfaceRaised};
    color: ${theme.color.ink};
  }
`;

/**
 * A choice of one from a short list, with the system's own picker.
 *
 * A value that is no longer among the options is cleared by `onChange(null)`. Options that have not
 * arrived yet clear nothing.
 */
export function Select<Value extends number | string>(
  props: Own<Value> & Omit<ComponentProps<"select">, keyof Own<Value>>,
) {
  const texts = useUiTexts();
  const { frame, control, rest } = useFieldProps(props);
  const { options, value, onChange, placeholder, ...own } = rest;
  const present = useClearMissing(value, options, onChange);

  return (
    <FieldFrame {...frame}>
      <Box>
        <Control
          {...own}
          {...control}
          $empty={!present}
          value={present ? String(value) : ""}
          onChange={({ target }) =>
            onChange(options.find((option) => String(option.value) === target.value)?.value ?? null)
          }
        >
          {(placeholder !== null || !present) && (
            <option value="">{placeholder ?? texts.choose}</option>
          )}
          {options.map((option) => (
            <option key={option.value} value={String(option.value)} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Control>
        <Icon name="chevron-down" />
      </Box>
    </FieldFrame>
  );
}
