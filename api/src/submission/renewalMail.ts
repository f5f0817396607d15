import { presentTypes, type Needs, type PresentType } from "@quotehaven/contract/cover";
import { formatDay, formatMoney, insuranceTypes } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import { dayOfUser } from "../accounts/timeZoneOfUser";
import { liveApplication, mayAskAgain, type Application } from "../applications/liveApplication";
import { needOf } from "../applications/needOf";
import { endsInAnswers } from "../applications/renewal";
import type { Queries } from "../database";
import type { MailValues, PolicyInMail } from "../outbox/mail/MailText";
import { readOffer } from "../quotes/readQuoteNews";
import { insuranceTypeNames } from "../reference/insuranceTypes";

type Reader = { userId: number; language: Language; now: Date };

/**
 * What the mail on the end of a policy says of what the client has, as they said it last; null where a quote
 * was chosen meanwhile, the application is another, or no end is ahead any more.
 */
export async function renewalOfMail(
  queries: Queries,
  applicationId: number,
  { userId, language, now }: Reader,
): Promise<Pick<MailValues, "lastDay" | "renewal"> | null> {
  const application = await liveApplication(queries, userId);
  if (application?.id !== applicationId || application.acceptedQuoteId !== null) return null;
  const { draftTypes, draftAnswers } = application;
  const need = needOf({ submittedTypes: draftTypes, submittedAnswers: draftAnswers }, null, now);
  const today = await dayOfUser(queries, userId, now);
  const names = insuranceTypeNames(language);
  const found = presentTypes.flatMap((type) => {
    const policy = {
      ...policyOf(application, type, today),
      price: priceOf(application, type, need),
    };
    const isKnown = policy.carrier ?? policy.price ?? policy.endsOn;
    return isKnown ? [{ ...policy, type: names[insuranceTypes[type]] }] : [];
  });
  const [first] = found.flatMap(({ endsOn }) => endsOn ?? []).sort();
  if (first === undefined) return null;
  const [only] = found;
  if (found.length === 1 && only && !only.carrier) {
    only.carrier = await carrierOfProfile(queries, userId);
  }
  return {
    lastDay: formatDay(first, language),
    renewal: {
      isSubmitted: application.submittedAt !== null,
      policies: found.map(({ endsOn, ...policy }) => ({
        ...policy,
        ...(endsOn && { endsOn: formatDay(endsOn, language) }),
      })),
    },
  };
}

/** Company and end of a policy; an end that has passed is none. */
function policyOf(
  { presentPolicies, draftTypes, draftAnswers }: Application,
  type: PresentType,
  today: string,
): { carrier?: string; endsOn?: string } {
  const policy = presentPolicies?.[type];
  const answered = draftTypes.filter((id) => id === insuranceTypes[type]);
  const ends = [policy?.expiresOn ?? "", ...endsInAnswers(answered, draftAnswers)];
  const [endsOn] = ends.filter((day) => day > today).sort();
  return { carrier: policy?.carrier, endsOn };
}

/** What a policy costs: as it is known of it, else as it was answered, where nothing is not known. */
function priceOf(
  { presentPolicies }: Application,
  type: PresentType,
  { home, auto }: Partial<Needs>,
): PolicyInMail["price"] {
  const premium = presentPolicies?.[type]?.premium;
  if (premium) return { amount: formatMoney(premium.dollars), months: premium.months };
  const answered = type === "home" ? home?.presentYearly : auto?.presentMonthly;
  if (!answered) return undefined;
  return { amount: formatMoney(answered), months: type === "home" ? 12 : 1 };
}

/** Of a client who said with which company they are, but not of which policy. */
async function carrierOfProfile(queries: Queries, userId: number): Promise<string | undefined> {
  const row = await queries
    .selectFrom("consumers")
    .innerJoin("carriers", "carriers.id", "consumers.current_carrier_id")
    .select("carriers.name")
    .where("consumers.user_id", "=", userId)
    .executeTakeFirst();
  return row?.name;
}

/** What the mail a year after a choice says of it; null where they could not ask again, which it leads to. */
export async function yearOfMail(
  queries: Queries,
  applicationId: number,
  { userId, now }: Pick<Reader, "userId" | "now">,
): Promise<Pick<MailValues, "chosen"> | null> {
  const application = await liveApplication(queries, userId);
  if (application?.id !== applicationId || !mayAskAgain(application, now)) return null;
  const { acceptedQuoteId } = application;
  if (acceptedQuoteId === null) return null;
  const { carrier, monthly } = await readOffer(queries, applicationId, acceptedQuoteId);
  return { chosen: { carrier, monthly: formatMoney(monthly) } };
}
