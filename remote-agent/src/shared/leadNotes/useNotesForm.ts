import { leadNotesRules } from "@quotehaven/contract/rules";
import type { LeadNotes } from "@quotehaven/contract/wire";
import { useForm, useSubmit, useToast, useTranslation } from "@quotehaven/platform";
import { useEffect, useRef, useState } from "react";
import { useAgentLeadNotesChangeMutation } from "./leadNotesApi";
import { changesOf, crossedFields, notesFormOf, type NotesForm } from "./notesForm";

/**
 * The form of an agent's notes on a lead. What another window keeps meanwhile comes in where nothing
 * was typed here; where something was, both are shown (`crossed`) until one is taken or saved.
 */
export function useNotesForm(leadId: number, notes: LeadNotes) {
  const { t } = useTranslation<"agent">();
  const toast = useToast();
  const [change] = useAgentLeadNotesChangeMutation();
  const [now] = useState(() => new Date());
  const [crossed, setCrossed] = useState<(keyof NotesForm)[]>([]);
  const form = useForm<NotesForm>({
    defaultValues: notesFormOf(notes),
    rules: leadNotesRules(now),
  });

  const shown = useRef(notes);
  useEffect(() => {
    if (shown.current === notes) return;
    setCrossed(crossedFields(shown.current, notes, form.getValues()));
    form.reloaded(notesFormOf(notes));
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
    for (const name of crossed) form.setValue(name, stored[name], { shouldDirty: true });
    setCrossed([]);
  };
  return { form, save, crossed, takeTheirs };
}
