import { RadioGroup, TextArea, TextField, type TextFieldProps } from "@quotehaven/shared-ui";
import { Checkbox, Select, type SelectOption } from "@quotehaven/shared-ui/fields";
import { useEffect, type ComponentProps, type ReactNode } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useEnterKey, useFormParts } from "./Form";
import type { KeyedError } from "./rulesResolver";
import { DateField, MoneyField, PhoneField } from "./typedFields";

/**
 * One field of the form around: its value, what to do when it changes or is left, and its error in
 * words. What every `Form…` field is made of; use it for a control that only one screen has.
 */
export function useFormField(name: string, label?: ReactNode) {
  const { i18n } = useTranslation("platform");
  const { field, fieldState } = useController({ name });
  const { addField, change } = useFormParts();
  const text = typeof label === "string" ? label : undefined;
  useEffect(() => addField(name, text), [addField, name, text]);
  // react-hook-form knows errors as texts alone; every one of ours is made by the resolver.
  const error = fieldState.error as KeyedError | undefined;
  return {
    ...field,
    onChange: (value: unknown) => change(name, () => field.onChange(value)),
    error: error && i18n.t(error.message, error.values),
  };
}

/**
 * The address that the password beside it signs in with: password managers keep both as one. For a form
 * that shows no field of it, or another field in between. Nobody sees it.
 */
export function Username({ address }: { address: string }) {
  return <input name="username" autoComplete="username" value={address} readOnly hidden />;
}

/** The props of a field without those that the form around gives it. */
type Own<Props> = Omit<Props, "value" | "onChange" | "onBlur" | "error">;

/** Text, an address, digits or a password of the form around, by `type`. */
export function FormTextField({ name, ...rest }: Own<TextFieldProps>) {
  return <TextField enterKeyHint={useEnterKey()} {...rest} {...useFormField(name, rest.label)} />;
}

/** Several lines of text of the form around. */
export function FormTextArea({ name, ...rest }: Own<ComponentProps<typeof TextArea>>) {
  return <TextArea {...rest} {...useFormField(name, rest.label)} />;
}

/** A date of the form around, as MM/DD/YYYY. */
export function FormDateField({ name, ...rest }: Own<ComponentProps<typeof DateField>>) {
  return <DateField enterKeyHint={useEnterKey()} {...rest} {...useFormField(name, rest.label)} />;
}

/** A phone number of the form around, masked (###)###-####. */
export function FormPhoneField({ name, ...rest }: Own<ComponentProps<typeof PhoneField>>) {
  return <PhoneField enterKeyHint={useEnterKey()} {...rest} {...useFormField(name, rest.label)} />;
}

type FormMoneyFieldProps = Omit<Own<ComponentProps<typeof MoneyField>>, "name"> & {
  name: string;
  /** What the error summary calls the field, where its label alone does not say which it is. */
  summaryLabel?: string;
};

/** Whole US dollars of the form around; null while it is empty. */
export function FormMoneyField({ name, summaryLabel, ...rest }: FormMoneyFieldProps) {
  const field = useFormField(name, summaryLabel ?? rest.label);
  return <MoneyField enterKeyHint={useEnterKey()} {...rest} {...field} />;
}

/** A yes-or-no of the form around. */
export function FormCheckbox({
  name,
  ...rest
}: Omit<Own<ComponentProps<typeof Checkbox>>, "checked">) {
  const { value, onBlur: _onBlur, ...field } = useFormField(name);
  return <Checkbox {...rest} {...field} checked={value === true} />;
}

/** A group of radio buttons of the form around. */
export function FormRadioGroup<Value extends number | string | boolean>({
  name,
  ...rest
}: Own<ComponentProps<typeof RadioGroup<Value>>>) {
  // Leaving a group is no answer: moving from button to button would refuse it half-way.
  const { ref: _ref, onBlur: _onBlur, ...field } = useFormField(name, rest.label);
  return <RadioGroup<Value> {...rest} {...field} />;
}

type FormSelectProps<Value extends number | string> = Omit<
  Own<ComponentProps<typeof Select<Value>>>,
  "options"
> & { options: readonly SelectOption<Value>[] };

/**
 * A select of the form around. Nothing chosen is `null`, or an empty text where the options are texts;
 * the form begins with that.
 */
export function FormSelect<Value extends number | string>({
  name,
  ...rest
}: FormSelectProps<Value>) {
  const { value, onChange, ...field } = useFormField(name, rest.label);
  const isText = typeof rest.options[0]?.value === "string";
  return (
    <Select<Value>
      {...rest}
      {...field}
      value={value === "" ? null : value}
      onChange={(chosen) => onChange(chosen ?? (isText ? "" : null))}
    />
  );
}
