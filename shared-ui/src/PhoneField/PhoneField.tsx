import { FieldFrame, useFieldProps, type FieldProps } from "../Field/FieldFrame";
import { InputBox } from "../TextField/TextField";
import { TypedInput, type TypedInputProps } from "../TypedInput/TypedInput";
import { shownPhone, typedPhone } from "../TypedInput/typedText";

/** A telephone number of the United States, (###)###-####. A country code before it is dropped. */
export function PhoneField(props: FieldProps & TypedInputProps) {
  const { frame, control, rest } = useFieldProps(props);
  return (
    <FieldFrame {...frame}>
      <InputBox>
        <TypedInput
          type="tel"
          autoComplete="tel-national"
          inputMode="tel"
          {...rest}
          {...control}
          read={typedPhone}
          show={shownPhone}
        />
      </InputBox>
    </FieldFrame>
  );
}
