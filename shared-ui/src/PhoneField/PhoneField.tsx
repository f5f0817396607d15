import { FieldFrame, useField, type FieldProps } from "../Field/FieldFrame";
import { InputBox } from "../TextField/TextField";
import { TypedInput, type TypedInputProps } from "../TypedInput/TypedInput";
import { shownPhone, typedPhone } from "../TypedInput/typedText";

/** A telephone number of the United States, (###)###-####. A country code before it is dropped. */
export function PhoneField({
  label,
  hint,
  error,
  help,
  name,
  required,
  id,
  className,
  ...rest
}: FieldProps & TypedInputProps) {
  const field = useField({ hint, help, error, required }, id);
  return (
    <FieldFrame {...{ field, label, hint, error, help, required, className }}>
      <InputBox>
        <TypedInput
          type="tel"
          autoComplete="tel-national"
          inputMode="tel"
          {...rest}
          {...field.control}
          name={name}
          read={typedPhone}
          show={shownPhone}
        />
      </InputBox>
    </FieldFrame>
  );
}
