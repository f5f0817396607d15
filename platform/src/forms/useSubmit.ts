import type { ErrorCode } from "@quotehaven/contract/rules";
import { useId, useRef } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import { events } from "../events/events";
import { isApiError, type ApiError } from "../http/ApiError";
import { isTransientFailure } from "../http/isTransientFailure";
import type { MessageKey } from "../i18n/i18n";
import { useApiErrorToast, useToast } from "../toasts/useToast";
import { useFollowUp } from "../toasts/useFollowUp";
import { useLoader } from "../store/useLoader";
import { messagesOf, refusedFields } from "./refusedFields";
import type { Form } from "./useForm";

/** What a refusal means to a form. */
type Refusal<Values extends FieldValues> = {
  /** What its fields say, as translation keys, in place of what the refusal says of them itself. */
  fields?: Partial<Record<FieldPath<Values>, MessageKey>>;
  /** What the toast says where the server's own sentence says too little. */
  toast?: string;
  /** The fields say it all: no toast. */
  isShownAtFields?: boolean;
};

type SubmitOptions<Values extends FieldValues, Reply> = {
  /** Sends what was typed. What it throws is shown to the person. */
  send: (values: Values) => Promise<Reply>;
  /** It was taken: nothing is unsaved any more. What it throws is not told as a refusal. */
  onSent?: (reply: Reply, values: Values) => unknown;
  /**
   * What a refusal means here; otherwise it is a toast, and said at the fields that it names (`named`).
   * Never asked about an outage.
   */
  onRefused?: (error: ApiError, named: Record<string, ErrorCode>) => Refusal<Values>;
  /** Where the toasts of this form belong to a subject that others speak of too. */
  subject?: string;
};

/**
 * Sends a form once: checks it, sends it, and says what came of it. A second press meanwhile does
 * nothing. An outage (429, 5xx, no network) is a toast and leaves the fields alone; what an earlier
 * attempt said goes with the next one.
 *
 * @returns for `Form`'s `onSubmit`; its promise says whether what was typed was taken
 */
export function useSubmit<Values extends FieldValues, Reply>(
  form: Form<Values>,
  { send, onSent, onRefused, subject: given }: SubmitOptions<Values, Reply>,
): () => Promise<boolean> {
  const toast = useToast();
  const toastError = useApiErrorToast();
  const followUp = useFollowUp();
  const own = useId();
  const subject = given ?? `form${own}`;
  // State alone would let a second press through before the next render.
  const isUnderWay = useRef(false);
  useLoader(form.parts.isSending);

  const tell = (error: unknown) => {
    if (!isApiError(error) || isTransientFailure(error)) return toastError(error, { subject });
    const named = refusedFields(error, Object.keys(form.getValues()));
    const refusal = onRefused?.(error, named) ?? {};
    // The names are those of the form's own values.
    const fields = refusal.fields ?? (messagesOf(named) as NonNullable<typeof refusal.fields>);
    const { isShownAtFields = false, toast: said } = refusal;
    if (said !== undefined) toast(said, { subject });
    else if (!isShownAtFields) toastError(error, { subject });
    if (Object.keys(fields).length > 0) form.refuse(fields);
  };

  const submit = async () => {
    if (!(await form.check())) return false;
    events.emit("toastsWithdrawn", { subject });
    form.parts.setSending(true);
    const values = structuredClone(form.getValues());
    try {
      const reply = await send(values);
      await followUp(
        async () => {
          form.saved(values);
          await onSent?.(reply, values);
        },
        { subject },
      );
      return true;
    } catch (error) {
      tell(error);
      return false;
    } finally {
      form.parts.setSending(false);
    }
  };

  return async () => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    return submit().finally(() => (isUnderWay.current = false));
  };
}
