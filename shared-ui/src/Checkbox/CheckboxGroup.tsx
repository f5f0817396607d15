import { FieldsetFrame, useField, type FieldProps } from "../Field/FieldFrame";
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
export function CheckboxGroup({
  label,
  hint,
  error,
  help,
  name,
  required,
  options,
  value,
  onChange,
  noneLabel,
  disabled,
  id,
  className,
}: CheckboxGroupProps) {
  const field = useField({ hint, help, error, required }, id);
  const set = (changed: number, checked: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === changed ? checked : value.includes(each))),
    );
  const hasNone = noneLabel !== undefined && noneLabel !== "";
  return (
    <FieldsetFrame {...{ field, label, hint, error, help, required, className }}>
      {options.map((option) => (
        <CheckRow
          key={option.value}
          name={name}
          label={option.label}
          checked={value.includes(option.value)}
          disabled={disabled || option.disabled}
          onChange={(checked) => set(option.value, checked)}
        />
      ))}
      {hasNone && (
        <CheckRow
          name={name}
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
