import { insuranceTypesReply } from "@quotehaven/contract/wire";

/** What the API answers in tests and in the mock shell. */
export const replies = {
  "GET /insurance-types": insuranceTypesReply.encode([
    { id: 1, name: "Home" },
    { id: 2, name: "Life" },
    { id: 3, name: "Auto" },
  ]),
  "POST /feedback": { message: "ok" },
};
