import type { GivenUpMail } from "@quotehaven/contract/schemas";
import { useFormats } from "@quotehaven/platform";
import { Row, Stack } from "@quotehaven/shared-ui";
import { Badge, DefinitionList } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import { ActButton } from "../../shared/ActButton";
import {
  useOperationsMailResendMutation,
  useOperationsMailsQuery,
} from "../../shared/operationsApi";
import { useWorkList, WorkList } from "./WorkList";

/** Mails that failed too often, to be sent again, the longest given up first. */
export function MailsScreen() {
  const { t } = useTranslation("operations");
  const { date } = useFormats();
  const work = useWorkList("mails");
  const found = useOperationsMailsQuery(work.query);
  return (
    <WorkList
      {...work}
      found={found}
      intro={t("mails.intro")}
      isOpenOnly
      keyOf={({ id }) => id}
      row={({ about, lastError, givenUpAt, isLinkOver }) => ({
        title: t(`mails.about.${about}`),
        facts: [lastError, date(givenUpAt)],
        badge: isLinkOver && <Badge $tone="caution">{t("mails.linkOver")}</Badge>,
      })}
    >
      {(mail) => <Mail mail={mail} />}
    </WorkList>
  );
}

function Mail({ mail }: { mail: GivenUpMail }) {
  const { t } = useTranslation("operations");
  const { moment } = useFormats();
  const [resend] = useOperationsMailResendMutation();
  const { id, attempts, lastError, isLinkOver } = mail;
  return (
    <Stack $gap={3}>
      <DefinitionList
        layout="under"
        items={[
          { term: t("mails.to"), detail: <Person person={mail.person} /> },
          { term: t("mails.lastError"), detail: lastError },
          { term: t("mails.queued"), detail: moment(mail.queuedAt) },
          { term: t("mails.givenUp"), detail: moment(mail.givenUpAt) },
          { term: t("mails.attempts"), detail: attempts },
        ]}
      />
      {isLinkOver ? (
        <p>{t("mails.linkOverMeans")}</p>
      ) : (
        <Row>
          <ActButton
            label={t("mails.resend")}
            consequence={t("mails.resendMeans")}
            act={(why) => resend({ id, why }).unwrap()}
          />
        </Row>
      )}
    </Stack>
  );
}

function Person({ person }: Pick<GivenUpMail, "person">) {
  const { t } = useTranslation("operations");
  if (!person) return <span>{t("mails.noAccount")}</span>;
  const { id, agentName } = person;
  const words = t(agentName === null ? "log.person" : "log.agent", { id });
  return <span>{[agentName, words].filter(Boolean).join(", ")}</span>;
}
