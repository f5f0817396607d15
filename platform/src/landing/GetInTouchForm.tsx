import { feedbackRules } from "@quotehaven/contract/rules";
import {
  Controller,
  isOutage,
  reportProblem,
  rulesResolver,
  useErrorWords,
  useFieldError,
  useForm,
  useHumanVerification,
  useLoader,
  useToast,
  useTranslation,
  withFreshToken,
} from "@quotehaven/platform";
import { Button, Notice, TextArea, TextField, theme } from "@quotehaven/shared-ui";
import { useState } from "react";
import styled from "styled-components";
import { useSendFeedbackMutation } from "./feedbackApi";

const Form = styled.form`
  display: grid;
  justify-items: stretch;
  gap: ${theme.space(4)};
  margin-top: ${theme.space(3)};

  & > button {
    justify-self: start;
  }
`;

type Feedback = { name: string; email: string; message: string };
const blank: Feedback = { name: "", email: "", message: "" };

/**
 * Get in touch. A refusal is only logged (LAN-6) and what was written stays;
 * an outage is told beside the button.
 */
export function GetInTouchForm() {
  const { t } = useTranslation();
  const toast = useToast();
  const words = useErrorWords();
  const fieldError = useFieldError();
  const humanToken = useHumanVerification("feedback");
  const [send] = useSendFeedbackMutation();
  const [failure, setFailure] = useState<unknown>(null);
  const { control, handleSubmit, reset, formState } = useForm<Feedback>({
    defaultValues: blank,
    resolver: rulesResolver(feedbackRules),
    mode: "onBlur",
  });
  const { isSubmitting } = formState;
  useLoader(isSubmitting);

  const onSubmit = handleSubmit(async (feedback) => {
    setFailure(null);
    try {
      await withFreshToken(humanToken, (token) => send({ ...feedback, token }).unwrap());
      reset(blank);
      toast(t("footer.getInTouchThanks"), { kind: "success" });
    } catch (error) {
      reportProblem(error, "get in touch");
      if (isOutage(error)) setFailure(error);
    }
  });

  return (
    <Form onSubmit={(event) => void onSubmit(event)} noValidate>
      <p>{t("footer.getInTouchText")}</p>
      <Controller
        control={control}
        name="name"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={t("footer.name")}
            autoComplete="name"
            required
            error={fieldError(fieldState.error)}
          />
        )}
      />
      <Controller
        control={control}
        name="email"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            type="email"
            label={t("footer.yourEmail")}
            autoComplete="email"
            required
            error={fieldError(fieldState.error)}
          />
        )}
      />
      <Controller
        control={control}
        name="message"
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            label={t("footer.message")}
            rows={4}
            required
            error={fieldError(fieldState.error)}
          />
        )}
      />
      {failure !== null && <Notice kind="danger">{words(failure).join(" ")}</Notice>}
      <Button type="submit" busy={isSubmitting} busyLabel={t("footer.sending")}>
        {t("footer.send")}
      </Button>
    </Form>
  );
}
