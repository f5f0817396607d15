import { createSlice } from "@reduxjs/toolkit";

/** Work that takes less than this never shows the loader. */
export const LOADER_DELAY_MS = 800;

/** How many pieces of work have lasted long enough to show the loader. */
export const loaderSlice = createSlice({
  name: "loader",
  initialState: { waiting: 0 },
  reducers: {
    /** A piece of work has lasted long enough to show the loader. */
    waitGrewLong(loader) {
      loader.waiting += 1;
    },
    /** Such a piece of work has ended. */
    longWaitEnded(loader) {
      loader.waiting = Math.max(0, loader.waiting - 1);
    },
  },
});

export const { waitGrewLong, longWaitEnded } = loaderSlice.actions;
