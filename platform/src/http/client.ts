import axios from "axios";

/** Our one HTTP client. `request` says who calls, and what a failure is. */
export const client = axios.create({
  baseURL: "/api",
  headers: { Accept: "application/json" },
  validateStatus: (status) => (status >= 200 && status < 300) || status === 304,
});
