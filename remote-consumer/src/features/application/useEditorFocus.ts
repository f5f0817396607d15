import type { InsuranceTypeId } from "@quotehaven/contract/rules";
import { focusField, useFocusNext } from "@quotehaven/shared-ui";
import { useEffect, useRef, useState } from "react";

/** Where the focus goes when what was pressed is gone: what takes its place is drawn first. */
export function useEditorFocus() {
  const saveButton = useRef<HTMLButtonElement>(null);
  const lockedTitle = useRef<HTMLHeadingElement>(null);
  const types = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext();
  return {
    saveButton,
    lockedTitle,
    types,
    toSave: () => focusNext(() => saveButton.current),
    toLock: () => focusNext(() => lockedTitle.current),
    toScreen: () => focusNext(),
    toField: useFocusFieldNext(),
    /** The cell of an insurance type, whichever it shows. */
    toType: (type: InsuranceTypeId) =>
      focusNext(() => types.current?.querySelector<HTMLElement>(`[data-tab="${type}"]`)),
  };
}

/** Brings the keyboard to a field that the press that asked for it may only draw. */
function useFocusFieldNext(): (name: string) => void {
  const [wanted, setWanted] = useState<{ name: string }>();
  useEffect(() => {
    if (wanted) focusField(wanted.name);
  }, [wanted]);
  return (name) => setWanted({ name });
}
