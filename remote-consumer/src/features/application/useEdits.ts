import { useDispatch, useSelector, useUnsaved, type useDraft } from "@quotehaven/platform";
import { useEffect, useEffectEvent, useMemo } from "react";
import { selectApplication, type Application } from "../../shared/applicationApi";
import { leftUnsaved } from "../../shared/leftUnsaved";
import { actions, editsOf, selectors, type EditorAction } from "./editor";
import type { Edits } from "./edits";

/** Where this tab keeps what is being changed, also over a reload. */
export type KeptDraft = Pick<ReturnType<typeof useDraft<Edits | null>>, "keep" | "forget">;

export type Editing = ReturnType<typeof useEdits>;

/** The application being edited, as it is drawn, and what changes it. */
export function useEdits(application: Application, { keep, forget }: KeptDraft) {
  const dispatch = useDispatch();
  const state = useSelector(selectors.selectEditor);
  const view = useMemo(() => editsOf(state.draft, application), [state.draft, application]);

  /** All of it as it is now, also inside what was begun earlier, or ends after the screen was left. */
  const now = () =>
    dispatch((_dispatch, getState) => {
      const editor = selectors.selectEditor(getState());
      const known = selectApplication(getState()).data ?? application;
      return { state: editor, application: known, ...editsOf(editor.draft, known) };
    });

  /** Tells the editor what happened, and keeps the draft as it is then. */
  const act = (action: EditorAction): void =>
    dispatch((_dispatch, getState) => {
      const { draft: before } = selectors.selectEditor(getState());
      dispatch(action);
      const { draft } = selectors.selectEditor(getState());
      if (draft === before) return;
      if (draft) return keep(draft);
      forget();
      leftUnsaved.release();
    });

  const change = (update: (before: Edits) => Edits) => act(actions.edited(update(now().newest)));

  useUnsaved(view.isDirty, { isDraft: true });
  const onLeft = useEffectEvent(() => {
    if (now().differs) leftUnsaved.hold();
  });
  useEffect(() => {
    leftUnsaved.release();
    return () => onLeft();
  }, []);

  return { ...view, state, now, act, change };
}
