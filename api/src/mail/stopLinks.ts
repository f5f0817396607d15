import { STOP_LEAD_MAILS } from "@quotehaven/contract/release";

/** Where a person stops mails of new leads: a page that asks for one press. */
export const stopPage = (token: string) => `${STOP_LEAD_MAILS}?token=${encodeURIComponent(token)}`;

/** Where a mail program stops them (RFC 8058); whoever opens it is led to the page. */
export const oneClickStop = (token: string) =>
  `/api/lead-mails/stop?token=${encodeURIComponent(token)}`;
