import { useState } from "react";
import { FieldFrame, FieldNote, useFieldProps, type FieldProps } from "../Field/FieldFrame";
import { InputBox } from "../TextField/TextField";
import { TypedInput, type TypedInputProps } from "../TypedInput/TypedInput";
import { typedPhone, type PhoneReading, type TypedPhone } from "../TypedInput/typedText";
import { useUiTexts } from "../texts/UiTexts";

type PhoneFieldProps = FieldProps &
  TypedInputProps & {
    /** What a text says as a telephone number. */
    read: (text: string) => PhoneReading;
  };

/**
 * A telephone number of the United States, (###)###-####. A country code before it is dropped, and an
 * extension behind it, which is said. What is longer, or of another country, is not taken, and said.
 */
export function PhoneField(props: PhoneFieldProps) {
  const texts = useUiTexts();
  const { field, frame, control, rest } = useFieldProps(props);
  const { read, ...own } = rest;
  const [note, setNote] = useState<TypedPhone["note"]>(null);
  const noteId = `${field.id}-note`;
  const describedBy = [control["aria-describedby"], note && noteId].filter(Boolean).join(" ");
  return (
    <FieldFrame {...frame}>
      <InputBox>
        <TypedInput
          type="tel"
          autoComplete="tel-national"
          inputMode="tel"
          {...own}
          {...control}
          aria-describedby={describedBy || undefined}
          shape={(text, before) => {
            const typed = typedPhone(text, before, read);
            setNote(typed.note);
            return typed.shown;
          }}
        />
      </InputBox>
      <div aria-live="polite">
        <FieldNote id={noteId}>
          {note && (note === "length" ? texts.phoneLength : texts.phoneExtension)}
        </FieldNote>
      </div>
    </FieldFrame>
  );
}
