import { ErrorSummary } from "@quotehaven/shared-ui/fields";
import { useEffect, type ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { useFormParts } from "./FormContext";

type FormErrorSummaryProps = Omit<ComponentProps<typeof ErrorSummary>, "errors" | "attempt">;

/** What the last attempt refused. It stays as it is until the next one, so that nothing moves under a press. */
export function FormErrorSummary(props: FormErrorSummaryProps) {
  const { i18n } = useTranslation("platform");
  const { refusal, addSummary } = useFormParts();
  useEffect(() => addSummary(), [addSummary]);
  return (
    <ErrorSummary
      {...props}
      attempt={refusal.attempt}
      errors={refusal.fields.map(({ name, label, key, values }) => ({
        name,
        label,
        message: i18n.t(key, values),
      }))}
    />
  );
}
