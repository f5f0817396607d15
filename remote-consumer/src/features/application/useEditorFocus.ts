import { useFocusNext } from "@quotehaven/shared-ui";
import { useRef } from "react";

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
    toScreen: () => focusNext(),
  };
}
