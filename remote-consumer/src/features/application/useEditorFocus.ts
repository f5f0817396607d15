import type { InsuranceTypeId } from "@quotehaven/contract/rules";
import { focusField, focusStart, useFocusNext } from "@quotehaven/shared-ui";
import { useEffect, useRef, useState } from "react";

/** Where the focus goes when what was pressed is gone: what takes its place is drawn first. */
export function useEditorFocus() {
  const saveButton = useRef<HTMLButtonElement>(null);
  const lockedTitle = useRef<HTMLHeadingElement>(null);
  const types = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext();
  const afterDrawing = useAfterDrawing();
  return {
    saveButton,
    lockedTitle,
    types,
    toSave: () => focusNext(() => saveButton.current),
    toLock: () => focusNext(() => lockedTitle.current),
    toScreen: () => focusNext(),
    toField: (name: string) => afterDrawing(() => focusField(name)),
    /** The open page of questions, from its start. */
    toPage: () =>
      afterDrawing(() => {
        const page = types.current?.querySelector<HTMLElement>('[role="tabpanel"] [role="group"]');
        if (page) focusStart(page);
      }),
    /** The cell of an insurance type, whichever it shows. */
    toType: (type: InsuranceTypeId) =>
      focusNext(() => types.current?.querySelector<HTMLElement>(`[data-tab="${type}"]`)),
  };
}

/** Does something once the page shows what a press brought about. */
function useAfterDrawing(): (act: () => void) => void {
  const [wanted, setWanted] = useState<{ act: () => void }>();
  useEffect(() => wanted?.act(), [wanted]);
  return (act) => setWanted({ act });
}
