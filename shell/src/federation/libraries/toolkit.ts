/** What remotes take of Redux Toolkit: what a slice of their own needs. The rest stays out of the page. */
export { createAction, createSelector, createSlice, isAnyOf, nanoid } from "@reduxjs/toolkit";
