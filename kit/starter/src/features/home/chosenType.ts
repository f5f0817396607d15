import { events, remoteSlice, useDispatch } from "@quotehaven/platform";

const { actions, useSlice } = remoteSlice("__name__/choice", {
  initialState: { id: null as number | null },
  reducers: { typeChosen: (_choice, { payload }: { payload: number }) => ({ id: payload }) },
});

/** What somebody chose, kept while screens come and go. Other remotes hear of it. */
export function useChosenType() {
  const dispatch = useDispatch();
  const { id: chosen } = useSlice();
  function choose(id: number) {
    dispatch(actions.typeChosen(id));
    events.emit("__name__/chosen@1", { id });
  }
  return { chosen, choose };
}
