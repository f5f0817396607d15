import { FieldsetFrame, useFieldProps, type FieldProps } from "../Field/FieldFrame";
import { CheckRow } from "./Checkbox";

type CheckboxGroupProps = FieldProps & {
  options: readonly { value: number; label: string; disabled?: boolean }[];
  /** The values that are ticked, in the options' order. Empty means none. */
  value: readonly number[];
  onChange: (value: number[]) => void;
  /** Adds an option that excludes the others, and is ticked while nothing else is. */
  noneLabel?: string;
  disabled?: boolean;
  id?: string;
  className?: string;
};

/** Any number of choices from a short list. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { frame, control, rest } = useFieldProps(props);
  const { options, value, onChange, noneLabel, disabled } = rest;
  const set = (changed: number, checked: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === changed ? checked : value.includes(each))),
    );
  const hasNone = noneLabel !== undefined && noneLabel !== "";
  return (
    <FieldsetFrame {...frame}>
      {options.map((option) => (
        <CheckRow
          key={option.value}
          name={control.name}
          label={option.label}
          checked={value.includes(option.value)}
          disabled={disabled || option.disabled}
          onChange={(checked) => set(option.value, checked)}
        />
      ))}
      {hasNone && (
        <CheckRow
          name={control.name}
          label={noneLabel}
          checked={value.length === 0}
          disabled={disabled}
          // Unticking it would leave no answer at all, which is what it already says.
          onChange={() => onChange([])}
        />
      )}
    </FieldsetFrame>
  );
}
