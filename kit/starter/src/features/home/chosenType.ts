import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { events, injectSlice, useDispatch, useSelector } from "@quotehaven/platform";

const { actions, selectors } = injectSlice(
  createSlice({
    name: "__name__/choice",
    initialState: { id: null as number | null },
    reducers: { typeChosen: (_choice, { payload }: PayloadAction<number>) => ({ id: payload }) },
    selectors: { selectChosen: ({ id }) => id },
  }),
);

/** What somebody chose, kept while screens come and go. Other remotes hear of it. */
export function useChosenType() {
  const dispatch = useDispatch();
  const chosen = useSelector(selectors.selectChosen);
  function choose(id: number) {
    dispatch(actions.typeChosen(id));
    events.emit("__camel__Chosen", { id });
  }
  return { chosen, choose };
}
