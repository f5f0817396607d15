import type { SubmissionReply } from "@quotehaven/contract/wire";
import { liveApplication } from "../applications/liveApplication";
import type { Deps } from "../deps";
import { countReaders } from "../leads/countReaders";
import { notFound } from "../server/errors";
import { firstQuoteHours } from "./firstQuotes";

/** What a consumer may expect of what they submitted. @throws 404 where nothing is submitted. */
export async function submissionOutlook(
  { db, clock }: Pick<Deps, "db" | "clock">,
  consumerId: number,
): Promise<SubmissionReply> {
  const application = await liveApplication(db.query, consumerId);
  if (!application?.submittedAt) throw notFound();
  return outlookOf({ db, clock }, application.id);
}

/** The same of one application. */
export async function outlookOf(
  { db, clock }: Pick<Deps, "db" | "clock">,
  applicationId: number,
): Promise<SubmissionReply> {
  const now = clock.now();
  const [agentsFrom, hours] = await Promise.all([
    countReaders(db.query, applicationId, now),
    firstQuoteHours(db, now),
  ]);
  return { agentsFrom, firstQuoteHours: hours };
}
