import { leadNotesRules } from "@quotehaven/contract/rules";
import type { LeadNotes } from "@quotehaven/contract/schemas";
import { useToast } from "@quotehaven/platform";
import { useForm, useSubmit } from "@quotehaven/platform/forms";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAgentLeadNotesChangeMutation } from "./leadNotesApi";
import { changedSince, changesOf, crossedFields, notesFormOf, type NotesForm } from "./notesForm";

/**
 * The form of an agent's notes on a lead. What another window keeps meanwhile comes in where nothing
 * was typed here; where something was, both are shown (`crossed`) until one is taken or saved.
 * What was typed outlives a reload and a session that ended by itself.
 */
export function useNotesForm(leadId: number, notes: LeadNotes) {
  const { t } = useTranslation("agent");
  const toast = useToast();
  const [change] = useAgentLeadNotesChangeMutation();
  const [now] = useState(() => new Date());
  const form = useForm<NotesForm>({
    values: useMemo(() => notesFormOf(notes), [notes]),
    rules: leadNotesRules(now),
    draft: `lead-notes-${leadId}`,
  });
  const [crossed, setCrossed] = useState(() => changedSince(form.typedOver, notesFormOf(notes)));

  const shown = useRef(notes);
  useEffect(() => {
    if (shown.current === notes) return;
    setCrossed(crossedFields(shown.current, notes, form.getValues()));
    shown.current = notes;
  }, [notes, form]);

  const save = useSubmit(form, {
    send: async (typed) => {
      const changes = changesOf(notes, typed);
      if (Object.keys(changes).length === 0) return;
      await change({ leadId, version: notes.version, ...changes }).unwrap();
    },
    onSent: () => {
      setCrossed([]);
      toast(t("leadNotes.saved"), { kind: "success" });
    },
  });

  const takeTheirs = () => {
    const stored = notesFormOf(notes);
    for (const name of crossed) {
      form.parts.change(name, () => form.setValue(name, stored[name], { shouldDirty: true }));
    }
    setCrossed([]);
  };
  return { form, save, crossed, takeTheirs };
}
