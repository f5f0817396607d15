import { maxLength, shortened } from "@quotehaven/contract/rules";
import type { ReceivedMessage } from "@quotehaven/contract/schemas";
import { useFormats, useToast } from "@quotehaven/platform";
import { Form, FormTextArea, SubmitButton, useForm, useSubmit } from "@quotehaven/platform/forms";
import { Row, Stack } from "@quotehaven/shared-ui";
import { Badge } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import {
  useOperationsMessageNoteMutation,
  useOperationsMessagesQuery,
} from "../../shared/operationsApi";
import { useWorkList, WorkList } from "./WorkList";

/** What people wrote in Get in touch. */
export function MessagesScreen() {
  const { t } = useTranslation("operations");
  const { date } = useFormats();
  const work = useWorkList("messages");
  const found = useOperationsMessagesQuery(work.query);
  return (
    <WorkList
      {...work}
      found={found}
      keyOf={({ id }) => id}
      row={({ name, message, sentAt, answeredAt }) => ({
        title: name,
        facts: [shortened(message, 90), date(sentAt)],
        badge: answeredAt !== null && <Badge $tone="positive">{t("messages.answered")}</Badge>,
      })}
    >
      {(message) => <Message message={message} />}
    </WorkList>
  );
}

function Message({ message }: { message: ReceivedMessage }) {
  const { t } = useTranslation("operations");
  const { moment } = useFormats();
  const { id, email, sentAt, answeredAt, note } = message;
  const toast = useToast();
  const [keep] = useOperationsMessageNoteMutation();
  const form = useForm({ defaultValues: { note }, rules: { note: [maxLength()] } });
  const isAnswered = answeredAt !== null;
  const send = useSubmit(form, {
    send: (typed) => keep({ id, isAnswered: !isAnswered, ...typed }).unwrap(),
    onSent: () => toast(t("act.done"), { kind: "success" }),
  });
  return (
    <Stack $gap={3}>
      <p>
        <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        <span>{`, ${moment(sentAt)}`}</span>
      </p>
      <p style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{message.message}</p>
      <Form form={form} onSubmit={send}>
        <Stack $gap={3}>
          <FormTextArea name="note" label={t("messages.note")} rows={2} />
          <Row>
            <SubmitButton form={form} emphasis="secondary" size="small" busyLabel={t("act.doing")}>
              {t(isAnswered ? "messages.reopen" : "messages.answer")}
            </SubmitButton>
          </Row>
        </Stack>
      </Form>
    </Stack>
  );
}
