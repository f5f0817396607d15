import { useIsHydrated, useUnsaved } from "@quotehaven/platform";
import { Button, lazyPart, TextArea, TextField } from "@quotehaven/shared-ui";
import { useRef, useState, type FocusEvent, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { GetInTouchFields } from "./GetInTouchFields";

/** What somebody writes to us. */
export type Written = { name: string; email: string; message: string };

const blank: Written = { name: "", email: "", message: "" };

const GetInTouchForm = lazyPart(async () => (await import("./GetInTouchForm")).GetInTouchForm);

/**
 * Get in touch. Most visitors never write: what checks and sends is fetched when somebody comes to the
 * fields, and takes their place, with what was written, once these are left or sent.
 */
export function GetInTouch() {
  const { t } = useTranslation("platform");
  const isHydrated = useIsHydrated();
  const [written, setWritten] = useState(blank);
  const [step, setStep] = useState<"writing" | "left" | "sent">("writing");
  const fields = useRef<HTMLFormElement>(null);
  useUnsaved(step === "writing" && Object.values(written).some((text) => text !== ""));

  const goOn = async (next: "left" | "sent") => {
    // A failure is said in the place of the form.
    await GetInTouchForm.load().catch(() => undefined);
    const isBack = fields.current?.contains(document.activeElement) === true;
    if (next === "sent" || !isBack) setStep(next);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) void goOn("left");
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void goOn("sent");
  };
  const kept = (name: keyof Written) => ({
    name,
    value: written[name],
    onChange: (text: string) => setWritten((before) => ({ ...before, [name]: text })),
  });

  if (step !== "writing") return <GetInTouchForm written={written} isSent={step === "sent"} />;
  return (
    <form
      ref={fields}
      noValidate
      inert={!isHydrated}
      onFocus={() => void GetInTouchForm.load().catch(() => undefined)}
      onBlur={onBlur}
      onSubmit={onSubmit}
    >
      <GetInTouchFields>
        <p>{t("footer.getInTouchText")}</p>
        <TextField
          {...kept("name")}
          label={t("footer.name")}
          autoComplete="name"
          enterKeyHint="send"
          required
        />
        <TextField
          {...kept("email")}
          type="email"
          label={t("footer.yourEmail")}
          autoComplete="email"
          enterKeyHint="send"
          required
        />
        <TextArea {...kept("message")} label={t("footer.message")} rows={3} required />
        <Button type="submit" emphasis="secondary">
          {t("footer.send")}
        </Button>
      </GetInTouchFields>
    </form>
  );
}
