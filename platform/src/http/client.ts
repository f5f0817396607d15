import axios from "axios";

/** Our one HTTP client. `request` says who calls, and what a failure is. */
export const client = axios.create({
  baseURL: "/api",
  headers: { Accept: "application/json" },
  // `request` says which is a failure.
  validateStatus: () => true,
});
