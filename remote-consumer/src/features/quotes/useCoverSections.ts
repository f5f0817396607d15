import {
  coverFieldsOf,
  coverLines,
  fieldsThatApply,
  heldCovers,
  isDeductible,
  pictureParts,
  shareInDollars,
  statedValue,
  type CoverFieldName,
  type CoverLine,
  type HeldCover,
  presentCovers,
  type Needs,
  type PresentPolicies,
} from "@quotehaven/contract/cover";
import { insuranceTypes } from "@quotehaven/contract/rules";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { partColor, useCoverTexts, type CoverTexts } from "@quotehaven/shared-features/cover";
import { useFormats } from "@quotehaven/platform";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { typeNameKeys } from "../../shared/insuranceTypeNames";
import type { CompareCell, CompareRow, CompareSection } from "./compareRows";

type Words = { t: TFunction<"consumer">; texts: CoverTexts; money: (dollars: number) => string };

/** What the quotes cover, and what their reader has: a section for each insurance type that is needed. */
export function useCoverSections(
  quotes: readonly ConsumerQuote[],
  needs: Partial<Needs>,
  present: PresentPolicies | undefined,
): CompareSection[] {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const texts = useCoverTexts();
  const presents = present && heldCovers(presentCovers(present), needs);
  return heldCovers({}, needs).map(({ type }) => {
    const had = presents?.find((held) => held.type === type);
    const helds = quotes.flatMap((quote) =>
      heldCovers(quote.cover ?? {}, needs).filter((held) => held.type === type),
    );
    return {
      key: type,
      name: t(typeNameKeys[insuranceTypes[type]]),
      rows: coverRows(type, helds, had, { t, texts, money }),
      unstated: unstatedBy(type, helds, had, { t, texts, money }),
    };
  });
}

function coverRows(
  type: HeldCover["type"],
  helds: readonly HeldCover[],
  had: HeldCover | undefined,
  words: Words,
): CompareRow[] {
  return coverFieldsOf(type)
    .map(([field]) => field)
    .filter((field) => isSaid(field, helds, had))
    .map((field) => ({
      key: `${type}-${field}`,
      name: helds[0] ? words.texts.field(field, helds[0]) : field,
      note: wishOf(field, helds, words),
      cells: helds.map((held) => coverCell(held, field, words)),
      ...(had && { present: presentCell(had, field, words) }),
      isDeciding: isDeductible(field) && field !== "windDeductible",
    }));
}

/** What none of the quotes states and the need does not name: a row of its own would say nothing. */
function unstatedBy(
  type: HeldCover["type"],
  helds: readonly HeldCover[],
  had: HeldCover | undefined,
  { t, texts }: Words,
): string | undefined {
  const fields = coverFieldsOf(type)
    .map(([field]) => field)
    .filter((field) => helds.some((held) => fieldsThatApply(held).includes(field)))
    .filter((field) => !isSaid(field, helds, had));
  const [held] = helds;
  if (!held || fields.length === 0) return undefined;
  const what = fields.map((field) => texts.field(field, held)).join(", ");
  return t("compare.unstated", { what });
}

/** Whether a quote or today's policy states a field, or the need names it. */
function isSaid(field: CoverFieldName, helds: readonly HeldCover[], had: HeldCover | undefined) {
  return (had && statesWhatApplies(had, field)) || helds.some((held) => says(held, field));
}

function statesWhatApplies(held: HeldCover, field: CoverFieldName): boolean {
  return fieldsThatApply(held).includes(field) && statedValue(held, field) !== undefined;
}

/** Whether a field is stated, or named by the need. */
function says(held: HeldCover, field: CoverFieldName): boolean {
  if (!fieldsThatApply(held).includes(field)) return false;
  return statesWhatApplies(held, field) || isNamed(held, field);
}

/** These are held against what is usual, whatever was asked for. */
const usual: readonly CoverFieldName[] = [
  "dwellingSettlement",
  "roofSettlement",
  "belongingsSettlement",
  "uninsuredDrivers",
];

function isNamed(held: HeldCover, field: CoverFieldName): boolean {
  if (lineOf(held, field) === undefined) return false;
  if (field === "dwellingSettlement") return held.type === "home" && held.need.wantsExtended;
  return !usual.includes(field);
}

function lineOf(held: HeldCover, field: CoverFieldName): CoverLine | undefined {
  return coverLines(held).find((line) => line.field === field);
}

function coverCell(
  held: HeldCover,
  field: CoverFieldName,
  { t, texts, money }: Words,
): CompareCell {
  if (!fieldsThatApply(held).includes(field)) return { text: t("compare.doesNotApply") };
  const line = lineOf(held, field);
  const part = pictureParts(held).find((each) => each.field === field);
  const bar = part && { share: part.share, color: partColor(part.field) };
  const stated = statedValue(held, field);
  if (line?.verdict === "notStated" && stated === undefined)
    return { ...bar, verdict: "notStated" };
  const inDollars = shareInDollars(held, field);
  return {
    ...bar,
    text: texts.value(field, stated),
    verdict: line?.verdict === "notStated" ? undefined : line?.verdict,
    lack: line?.verdict === "below" ? texts.lack(line) || texts.verdict("below") : undefined,
    notes: [
      ...(inDollars === null ? [] : [money(inDollars)]),
      ...(line?.waitsFor ? [texts.text.waitsFor(texts.field(line.waitsFor, held))] : []),
    ],
  };
}

/** The same of what the reader has today. What they did not enter is not known. */
function presentCell(had: HeldCover, field: CoverFieldName, words: Words): CompareCell {
  const cell = coverCell(had, field, words);
  return statedValue(had, field) === undefined && fieldsThatApply(had).includes(field)
    ? { share: cell.share, text: words.t("today.notKnown"), isAside: true }
    : cell;
}

/** What a row is held against, where it is the same for every quote. */
function wishOf(
  field: CoverFieldName,
  helds: readonly HeldCover[],
  words: Words,
): string | undefined {
  const { t, texts, money } = words;
  const needed = new Set(helds.map((held) => lineOf(held, field)?.amounts?.needed));
  const [amount] = needed;
  if (needed.size === 1 && amount !== undefined) return `${texts.text.needed} ${money(amount)}`;
  const [held] = helds;
  if (!held) return undefined;
  if (field === "included" && "extras" in held.need && held.need.extras.length > 0) {
    return t("compare.askedFor", { what: texts.value(field, held.need.extras) });
  }
  if (field === "termYears" && held.type === "life" && held.need.termYears !== null) {
    return `${texts.text.needed} ${texts.option(held.need.termYears, field)}`;
  }
  const highest = new Set(helds.map((each) => lineOf(each, field)?.deductible?.most ?? null));
  const [most] = highest;
  return highest.size === 1 && most != null
    ? t("compare.preferred", { amount: money(most) })
    : preferredShare(field, held, words);
}

/** The preferred deductible as a share of the dwelling, which differs by quote; undefined where it is none. */
function preferredShare(
  field: CoverFieldName,
  { need }: HeldCover,
  { t, texts }: Words,
): string | undefined {
  if (!isDeductible(field) || !("deductible" in need)) return undefined;
  return need.deductible === "upTo2Percent"
    ? t("compare.preferred", { amount: texts.text.percentOfDwelling(2) })
    : undefined;
}
