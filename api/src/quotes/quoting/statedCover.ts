import {
  appliedCover,
  endsOfQuote,
  heldCovers,
  type Covers,
  type Needs,
} from "@quotehaven/contract/cover";
import { hasContactDetail } from "@quotehaven/contract/contact";
import { isIsoDate, cleanText } from "@quotehaven/contract/rules";
import type { QuoteBody } from "@quotehaven/contract/wire";
import { invalid } from "../../server/errors";

/**
 * What a quote says to the client in words, as it is stored.
 *
 * @throws 422 `contact-details` where it holds a phone number, an address or a link.
 */
export function statedMessage(body: QuoteBody): string | null {
  const message = cleanText(body.message ?? "");
  if (hasContactDetail(message)) throw invalid("contact-details");
  return message || null;
}

/**
 * What a quote says beside its prices and its words, checked, as it is stored. Without an end it
 * holds for the usual time. `today` is the day where the client lives.
 *
 * @throws 422 `invalid-cover` for a cover that the lead does not ask for or that makes no sense for
 * it, `quote-end` and `quote-start` for a day out of range.
 */
export function statedCover(body: QuoteBody, need: Partial<Needs>, today: string) {
  const { earliest, usual, latest } = endsOfQuote(today);
  const end = body.validUntil ?? usual;
  if (!isIsoDate(end) || end < earliest || end > latest) throw invalid("quote-end");
  const start = body.startsOn ?? null;
  if (start !== null && (!isIsoDate(start) || start < today)) throw invalid("quote-start");
  return {
    cover: JSON.stringify(checkedCover(body.cover ?? {}, need)),
    valid_until: end,
    starts_on: start,
  };
}

function checkedCover(covers: Partial<Covers>, need: Partial<Needs>): Partial<Covers> {
  const held = heldCovers(covers, need);
  const isAsked = Object.keys(covers).every((type) => held.some((each) => each.type === type));
  const applies = held.every(
    (each) =>
      Object.keys(appliedCover(each)[each.type] ?? {}).length === Object.keys(each.cover).length,
  );
  if (!isAsked || !applies) throw invalid("invalid-cover");
  return covers;
}
