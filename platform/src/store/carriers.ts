import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** Whether the signed-in agent has a carrier; null until that is known. */
export const carriersSlice = createSlice({
  name: "hasCarriers",
  initialState: null as boolean | null,
  reducers: {
    /** Whoever read the agent's carriers, or changed them, says whether there are any. */
    carriersCounted: (_before, { payload }: PayloadAction<{ hasCarriers: boolean }>) =>
      payload.hasCarriers,
  },
  selectors: { selectHasCarriers: (hasCarriers) => hasCarriers ?? undefined },
});

export const { carriersCounted } = carriersSlice.actions;

/** Whether the signed-in agent has a carrier; undefined until that is known. */
export const { selectHasCarriers } = carriersSlice.selectors;
