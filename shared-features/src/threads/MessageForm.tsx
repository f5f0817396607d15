import { limits, type CustomerRole } from "@quotehaven/contract/rules";
import type { Thread } from "@quotehaven/contract/schemas";
import { Form, FormTextArea, SubmitButton } from "@quotehaven/platform/forms";
import { Notice, Row, Stack, theme } from "@quotehaven/shared-ui";
import type { KeyboardEvent } from "react";
import styled from "styled-components";
import { useMessageForm } from "./useMessageForm";
import { useThreadTexts, type ThreadText } from "./useThreadTexts";

/** From here on it says how many characters are left. */
const FEW_LEFT = 200;

const Left = styled.p<{ $tooMany: boolean }>`
  font-size: ${theme.size[14]};
  font-variant-numeric: tabular-nums;
  color: ${({ $tooMany }) => ($tooMany ? theme.color.danger : theme.color.inkMuted)};
`;

type MessageFormProps = { thread: Thread; role: CustomerRole };

/** Writes a message, and says what of it is hidden from the other one, before and after. */
export function MessageForm({ thread, role }: MessageFormProps) {
  const t = useThreadTexts();
  const { form, submit, text, willHide, didHide } = useMessageForm(thread);
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };
  return (
    // A draft keeps what was typed.
    <Form form={form} onSubmit={submit} asks={false} onKeyDown={sendByKey}>
      <Stack $gap={3}>
        <FormTextArea
          name="text"
          label={t("field")}
          hint={t("fieldHint")}
          rows={3}
          readOnly={form.parts.isSending}
          required
        />
        <div role="status">
          {willHide.length > 0 && (
            <HiddenNotice
              kind="caution"
              words={t("willHide", { details: quoted(willHide) })}
              {...{ role, t }}
            />
          )}
          {didHide.length > 0 && (
            <HiddenNotice
              kind="info"
              words={t("didHide", { details: quoted(didHide) })}
              {...{ role, t }}
            />
          )}
        </div>
        <Row $justify="space-between">
          <SubmitButton form={form} busyLabel={t("sending")}>
            {t("send")}
          </SubmitButton>
          <CharactersLeft count={limits.messageLength - text.length} t={t} />
        </Row>
      </Stack>
    </Form>
  );
}

const quoted = (details: readonly string[]) => details.map((one) => `“${one}”`).join(", ");

type HiddenNoticeProps = {
  kind: "caution" | "info";
  words: string;
  role: CustomerRole;
  t: ThreadText;
};

function HiddenNotice({ kind, words, role, t }: HiddenNoticeProps) {
  return (
    <Notice kind={kind} role="presentation" title={words}>
      {t(`whyHide.${role}`)}
    </Notice>
  );
}

function CharactersLeft({ count, t }: { count: number; t: ThreadText }) {
  if (count > FEW_LEFT) return null;
  const isTooMany = count < 0;
  return (
    <Left $tooMany={isTooMany}>
      {t(isTooMany ? "tooLong" : "left", { count: Math.abs(count) })}
    </Left>
  );
}
