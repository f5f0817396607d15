import { templateNameLength, type HeldCover } from "@quotehaven/contract/cover";
import {
  defaultValidators,
  insuranceTypes,
  maxLength,
  plainName,
} from "@quotehaven/contract/rules";
import type { CoverTemplate } from "@quotehaven/contract/schemas";
import { useApiErrorToast, useToast } from "@quotehaven/platform";
import { Form, FormTextField, SubmitButton, useForm, useSubmit } from "@quotehaven/platform/forms";
import { Button, ConfirmDialog, IconButton, Modal, Row, Stack } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  useAgentCoverTemplateDeleteMutation,
  useAgentCoverTemplateKeepMutation,
  useTemplatesOf,
} from "./quoteApi";
import { isAnyStated } from "./covers";
import type { TemplateSource } from "./QuoteContext";

type TemplateModalProps = TemplateSource & { onClose: () => void };

/** Keeps the limits of a form under a name, and forgets those that are needed no more. */
export function TemplateModal({ held, typeName, onClose }: TemplateModalProps) {
  const { t } = useTranslation("agent");
  const { form, save } = useTemplateForm(held, onClose);
  const canSave = isAnyStated(held);
  return (
    <Modal
      title={t("quoteLead.template.title", { name: typeName })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("agent.close")}</Button>
          {canSave && <SubmitButton form={form}>{t("quoteLead.template.save")}</SubmitButton>}
        </>
      }
    >
      <Stack $gap={5}>
        {canSave ? (
          <Form form={form} onSubmit={save} asks={false}>
            <FormTextField
              name="name"
              label={t("quoteLead.template.name")}
              hint={t("quoteLead.template.nameHint")}
              required
            />
          </Form>
        ) : (
          <p>{t("quoteLead.template.nothing")}</p>
        )}
        <KeptTemplates type={held.type} />
      </Stack>
    </Modal>
  );
}

function useTemplateForm({ type, cover }: HeldCover, onSaved: () => void) {
  const { t } = useTranslation("agent");
  const toast = useToast();
  const [keep] = useAgentCoverTemplateKeepMutation();
  const form = useForm({
    defaultValues: { name: "" },
    rules: { name: [...defaultValidators, plainName, maxLength(templateNameLength)] },
  });
  const save = useSubmit(form, {
    send: ({ name }) =>
      keep({
        insuranceTypeId: insuranceTypes[type],
        name: name.trim(),
        cover: { [type]: cover },
      }).unwrap(),
    onSent: () => {
      toast(t("quoteLead.template.saved"), { kind: "success" });
      onSaved();
    },
  });
  return { form, save };
}

function KeptTemplates({ type }: Pick<HeldCover, "type">) {
  const { t } = useTranslation("agent");
  const [remove] = useAgentCoverTemplateDeleteMutation();
  const toastError = useApiErrorToast();
  const [removing, setRemoving] = useState<CoverTemplate | null>(null);
  const kept = useTemplatesOf(type);
  const confirm = (id: number) => {
    setRemoving(null);
    remove(id).unwrap().catch(toastError);
  };
  return (
    <Stack $gap={1}>
      {kept.map((template) => (
        <Row key={template.id} $justify="space-between" $wrap="nowrap">
          <span>{template.name}</span>
          <IconButton
            icon="trash"
            tone="danger"
            label={t("quoteLead.template.deleteOf", { name: template.name })}
            onClick={() => setRemoving(template)}
          />
        </Row>
      ))}
      {removing && (
        <ConfirmDialog
          title={t("quoteLead.template.deleteTitle")}
          message={t("quoteLead.template.deleteConfirm", { name: removing.name })}
          confirmLabel={t("quoteLead.template.delete")}
          danger
          onConfirm={() => confirm(removing.id)}
          onCancel={() => setRemoving(null)}
        />
      )}
    </Stack>
  );
}
