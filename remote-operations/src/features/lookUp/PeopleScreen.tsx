import { email, reasonRules, required, shortened } from "@quotehaven/contract/rules";
import type { FoundPerson } from "@quotehaven/contract/schemas";
import { saveFile, useFormats } from "@quotehaven/platform";
import {
  Form,
  FormErrorSummary,
  FormTextField,
  SubmitButton,
  useForm,
  useSubmit,
} from "@quotehaven/platform/forms";
import { Card, Notice, Row, Stack } from "@quotehaven/shared-ui";
import { DefinitionList } from "@quotehaven/shared-ui/content";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ActButton } from "../../shared/ActButton";
import {
  useOperationsMailRegistrationsMutation,
  useOperationsPersonApproveAddressMutation,
  useOperationsPersonDeleteMutation,
  useOperationsPersonEndSessionsMutation,
  useOperationsPersonExportMutation,
  useOperationsPersonFindMutation,
  useOperationsPersonLinkMutation,
} from "../../shared/operationsApi";
import { SectionScreen } from "../../shared/SectionScreen";

/** Somebody by their whole address, for a reason: nobody is listed, and each look is in the log. */
export function PeopleScreen() {
  const { t } = useTranslation("operations");
  const [found, setFound] = useState<FoundPerson | NobodyProps | null>(null);
  const [find] = useOperationsPersonFindMutation();
  const form = useForm({
    defaultValues: { email: "", why: "" },
    rules: { ...reasonRules, email: [required, email] },
  });
  const submit = useSubmit(form, {
    send: async ({ email: asked, why }) => ({
      ...(await find({ email: asked, why }).unwrap()),
      email: asked.trim(),
    }),
    onSent: ({ data, ...nobody }) => setFound(data ?? nobody),
  });
  return (
    <SectionScreen title="people.title">
      <Form form={form} onSubmit={submit} asks={false}>
        <Stack $gap={4}>
          <p>{t("people.intro")}</p>
          <FormErrorSummary />
          <FormTextField name="email" type="email" autoComplete="off" label={t("people.email")} />
          <FormTextField name="why" autoComplete="off" label={t("act.why")} />
          <Row>
            <SubmitButton form={form} busyLabel={t("act.doing")}>
              {t("people.find")}
            </SubmitButton>
          </Row>
        </Stack>
      </Form>
      {found !== null && !("id" in found) && <Nobody {...found} />}
      {found !== null && "id" in found && (
        <Person key={found.id} person={found} onChanged={setFound} />
      )}
    </SectionScreen>
  );
}

type NobodyProps = {
  email: string;
  /** How many registrations wait for the confirmation of the address. */
  waiting: number;
};

/** An address of no account, for which registrations may wait. */
function Nobody({ email: asked, waiting }: NobodyProps) {
  const { t } = useTranslation("operations");
  const [mail] = useOperationsMailRegistrationsMutation();
  if (waiting === 0) return <Notice title={t("people.nobody")} />;
  return (
    <Notice
      title={t("people.waiting", { count: waiting })}
      actions={
        <ActButton
          label={t("people.mailRegistrations")}
          consequence={t("people.mailRegistrationsMeans", { email: asked })}
          act={(why) => mail({ email: asked, why }).unwrap()}
        />
      }
    />
  );
}

type PersonProps = {
  person: FoundPerson;
  /** Told how the person is after an act, `null` where they are gone. */
  onChanged: (person: FoundPerson | null) => void;
};

function Person({ person, onChanged }: PersonProps) {
  const { t } = useTranslation("operations");
  const { date } = useFormats();
  return (
    <Card>
      <Stack $gap={4}>
        <h2>{shortened(person.name)}</h2>
        <DefinitionList
          layout="under"
          items={[
            { term: t("people.email"), detail: person.email },
            { term: t("people.kind"), detail: t(`people.${person.kind}`) },
            { term: t("agencies.joined"), detail: date(person.joinedAt) },
            { term: t("people.sessions"), detail: person.sessions },
          ]}
        />
        <PersonActions person={person} onChanged={onChanged} />
      </Stack>
    </Card>
  );
}

function PersonActions({ person, onChanged }: PersonProps) {
  const { t } = useTranslation("operations");
  const [endSessions] = useOperationsPersonEndSessionsMutation();
  const [sendLink] = useOperationsPersonLinkMutation();
  const [takeAlong] = useOperationsPersonExportMutation();
  const [remove] = useOperationsPersonDeleteMutation();
  const [approveAddress] = useOperationsPersonApproveAddressMutation();
  const { id, kind, waitingEmail, ...rest } = person;
  return (
    <Row>
      <ActButton
        label={t("people.endSessions")}
        consequence={t("people.endSessionsMeans")}
        act={async (why) => {
          await endSessions({ id, why }).unwrap();
          onChanged({ ...person, sessions: 0 });
        }}
      />
      <ActButton
        label={t("people.link")}
        consequence={t("people.linkMeans")}
        act={(why) => sendLink({ id, why }).unwrap()}
      />
      {waitingEmail !== undefined && (
        <ActButton
          label={t("people.approveAddress")}
          consequence={t("people.approveAddressMeans", { email: waitingEmail })}
          act={async (why) => {
            await approveAddress({ id, why }).unwrap();
            onChanged({ id, kind, ...rest });
          }}
        />
      )}
      {kind === "consumer" && (
        <ActButton
          label={t("people.export")}
          consequence={t("people.exportMeans")}
          act={async (why) => {
            const everything = await takeAlong({ id, why }).unwrap();
            saveFile(`person-${id}.json`, "application/json", JSON.stringify(everything, null, 2));
          }}
        />
      )}
      <ActButton
        label={t("people.delete")}
        consequence={t("people.deleteMeans", { name: shortened(person.name) })}
        emphasis="danger"
        act={async (why) => {
          await remove({ id, why }).unwrap();
          onChanged(null);
        }}
      />
    </Row>
  );
}
