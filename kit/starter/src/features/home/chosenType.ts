import type { PayloadAction } from "@reduxjs/toolkit";
import { events, useDispatch, useSelector } from "@quotehaven/platform";
import { store } from "../../store";

const { actions, selectors } = store.addSlice({
  name: "choice",
  initialState: { id: null as number | null },
  reducers: { typeChosen: (_choice, { payload }: PayloadAction<number>) => ({ id: payload }) },
  selectors: { selectChosen: ({ id }) => id },
});

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
