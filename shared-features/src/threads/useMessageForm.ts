import { limits, messageRules } from "@quotehaven/contract/rules";
import type { Thread } from "@quotehaven/contract/schemas";
import { randomId, useContactDetails, useDraft } from "@quotehaven/platform";
import { useForm, useSubmit } from "@quotehaven/platform/forms";
import { useState } from "react";
import { useThreadCalls } from "./threadsApi";

/** What is written and not sent yet, with the key under which it was tried. */
const blank = { text: "", key: "", tried: "" };

/**
 * A message on its way into a thread. What is written survives a reload and a failure, and what may
 * have arrived already is sent again under the same key, so that it is one message.
 */
export function useMessageForm({ quoteId, masks }: Pick<Thread, "quoteId" | "masks">) {
  const draft = useDraft(`thread:${quoteId}`, blank);
  const { useSendThreadMessageMutation } = useThreadCalls();
  const [send] = useSendThreadMessageMutation();
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const { text } = draft.value;
  const contact = useContactDetails(masks && text !== "");
  const detailsIn = (written: string) => contact?.contactDetailsIn(written) ?? [];
  const form = useForm({
    defaultValues: { text: draft.value.text },
    rules: messageRules,
    onTyped: ({ text }) => {
      draft.keep({ ...draft.newest(), text });
      setHidden([]);
    },
  });
  const submit = useSubmit(form, {
    send: ({ text }) => {
      const before = draft.newest();
      const key = before.tried === text && before.key ? before.key : randomId();
      draft.keep({ text, key, tried: text });
      return send({ quoteId, key, text }).unwrap();
    },
    onSent: ({ isMasked }, { text }) => {
      setHidden(isMasked ? detailsIn(text) : []);
      draft.forget();
      form.reset({ text: "" });
    },
  });
  return {
    form,
    submit,
    text,
    /** What will be taken out of what is written now. */
    willHide: masks && text.length <= limits.messageLength ? detailsIn(text) : [],
    /** What was taken out of the message that was sent last. */
    didHide: hidden,
  };
}
