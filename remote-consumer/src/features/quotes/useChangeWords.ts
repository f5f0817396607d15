import {
  asSentence,
  changesFromPresent,
  heldCovers,
  inSentence,
  type CoverChange,
  type CoverFieldName,
  type HeldCover,
  type Needs,
  type PresentPolicies,
} from "@quotehaven/contract/cover";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { useCoverTexts } from "@quotehaven/shared-features/cover";
import { useFormats, useLanguage } from "@quotehaven/platform";
import { useTranslation } from "react-i18next";

/** More than these are only counted. */
const MOST_NAMED = 2;

/** Insurance of a thing is on it; other insurance is for something. */
const things: readonly CoverFieldName[] = [
  "dwelling",
  "otherStructures",
  "belongings",
  "valuables",
];

/**
 * Says in one sentence what a quote changes against what its reader has today: "$120,000 more on the house,
 * $312 less a year." Null where neither cover nor price can be compared.
 */
export function useChangeWords(
  present: PresentPolicies,
  needs: Partial<Needs>,
): (quote: ConsumerQuote) => string | null {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const sayChange = useOneChange();
  return (quote) => {
    const { changes, compared, yearly } = changesFromPresent(quote, present, needs);
    if (compared === 0 && yearly === null) return null;
    const helds = heldCovers(quote.cover ?? {}, needs);
    const named = changes.slice(0, MOST_NAMED).flatMap((change) => {
      const held = helds.find(({ type }) => type === change.type);
      return held ? [sayChange(change, held)] : [];
    });
    const others = changes.length - named.length;
    const cover =
      compared === 0
        ? []
        : changes.length === 0
          ? [t("today.change.same", { count: compared })]
          : [...named, ...(others > 0 ? [t("today.change.others", { count: others })] : [])];
    const price =
      yearly === null
        ? []
        : yearly === 0
          ? [t("today.change.priceSame")]
          : [
              t(yearly > 0 ? "today.change.priceMore" : "today.change.priceLess", {
                amount: money(Math.abs(yearly)),
              }),
            ];
    const silence = compared === 0 ? [t("today.change.notCompared")] : [];
    return `${asSentence([...cover, ...price, ...silence].join(", "))}.`;
  };
}

/** Says how one line differs, in the middle of a sentence. */
function useOneChange(): (change: CoverChange, held: HeldCover) => string {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const texts = useCoverTexts();
  const list = new Intl.ListFormat(useLanguage(), { type: "conjunction" });
  return (change, held) => {
    const { field } = change;
    const what = texts.noun(field, held);
    switch (change.kind) {
      case "limit": {
        const way = change.more > 0 ? "more" : "less";
        const key = things.includes(field) ? (`${way}On` as const) : way;
        return t(`today.change.${key}`, { amount: money(Math.abs(change.more)), what });
      }
      case "deductible":
        return t(change.more > 0 ? "today.change.higher" : "today.change.lower", {
          amount: money(Math.abs(change.more)),
          what,
        });
      case "gained":
      case "lost":
        return field === "comprehensiveDeductible" || field === "collisionDeductible"
          ? t(`today.change.${change.kind}.${field}`)
          : what;
      case "added":
      case "dropped":
        return t(change.kind === "added" ? "today.change.with" : "today.change.without", {
          what: list.format(change.extras.map((extra) => inSentence(texts.option(extra, field)))),
        });
      case "value":
        return t("today.change.value", {
          what,
          quoted: inSentence(texts.value(field, change.quoted)),
          present: inSentence(texts.value(field, change.present)),
        });
    }
  };
}
