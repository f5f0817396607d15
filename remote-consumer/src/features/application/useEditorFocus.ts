import { focusField, useFocusNext } from "@quotehaven/shared-ui";
import { useEffect, useRef, useState } from "react";

/** Where the focus goes when what was pressed is gone: what takes its place is drawn first. */
export function useEditorFocus() {
  const saveButton = useRef<HTMLButtonElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const lockedTitle = useRef<HTMLHeadingElement>(null);
  const focusNext = useFocusNext();
  return {
    saveButton,
    submitButton,
    lockedTitle,
    toSave: () => focusNext(() => saveButton.current),
    toSubmit: () => focusNext(() => submitButton.current),
    toLock: () => focusNext(() => lockedTitle.current),
    toField: useFocusFieldNext(),
    toScreen: () => focusNext(),
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
