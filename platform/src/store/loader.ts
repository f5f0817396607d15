import { createSlice } from "@reduxjs/toolkit";

/** Work that takes less than this never shows the loader. */
export const LOADER_DELAY_MS = 800;

/** How many pieces of work have lasted long enough to show the loader. */
export const loaderSlice = createSlice({
  name: "loader",
  initialState: { waiting: 0 },
  reducers: {
    waitGrewLong: (state) => {
      state.waiting += 1;
    },
    longWaitEnded: (state) => {
      state.waiting = Math.max(0, state.waiting - 1);
    },
  },
});

export const { waitGrewLong, longWaitEnded } = loaderSlice.actions;
