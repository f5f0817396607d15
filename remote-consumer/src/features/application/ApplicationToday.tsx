import { presentTypes } from "@quotehaven/contract/cover";
import { insuranceTypeName } from "@quotehaven/contract/rules";
import { useKeepPresentPoliciesMutation } from "../../shared/applicationApi";
import { TodayCard } from "../../shared/policy/TodayCard";
import type { ApplicationEditing } from "./useApplicationEditor";

/** The policies of today, kept with the application: they answer its questions while it is open. */
export function ApplicationToday({ editor }: { editor: ApplicationEditing }) {
  const { application, chosen, edits, isOpen, options } = editor;
  const { meta, present = null } = application;
  const [keep] = useKeepPresentPoliciesMutation();
  const types = presentTypes.filter((type) =>
    edits.types.some((id) => insuranceTypeName(id) === type),
  );
  // A choice ends what is compared.
  if (meta.acceptedQuoteId !== null || (types.length === 0 && !present)) return null;
  return (
    <TodayCard
      present={present}
      keep={(next) => keep(next).unwrap()}
      types={types}
      questionnaires={chosen.map(({ form, answers }) => ({ form, own: answers, options }))}
      answer={isOpen ? editor.answerAll : undefined}
    />
  );
}
