import type { CustomerRole } from "@quotehaven/contract/rules";
import {
  asSentence,
  countWords,
  coverNameOf,
  coverNames,
  coverNouns,
  inSentence,
  isCoverNoun,
  statedValue,
  type CoverCounts,
  type CoverFieldName,
  type CoverLine,
  type HeldCover,
  type Verdict,
} from "@quotehaven/contract/cover";
import { useFormats, useLanguage } from "@quotehaven/platform";
import { useMemo } from "react";
import { english } from "./english";
import { spanish } from "./spanish";

type Texts = typeof english;
const texts: Record<"en" | "es", Texts> = { en: english, es: spanish };

/** What is said of cover, in the language of the page. */
export type CoverTexts = {
  /** The name of a field; a home's names hang on whose home it is. */
  field(name: CoverFieldName, held: Pick<HeldCover, "type"> & { need?: HeldCover["need"] }): string;
  /** The same in the middle of a sentence. */
  noun(name: CoverFieldName, held: HeldCover): string;
  /** A stated value as a person reads it; what is not stated is said so. */
  value(name: CoverFieldName, value: unknown): string;
  /** One option of a field. */
  option(option: string | number, name: CoverFieldName): string;
  verdict(verdict: Verdict): string;
  /** How many lines a quote meets, is below on and does not state, as a sentence without its end. */
  counts(counts: CoverCounts): string;
  /** What a line asks for; empty where its name says it. */
  needed(line: CoverLine, held: HeldCover): string;
  /** What a line lacks: an amount, or extras; empty where nothing is said to be missing. */
  lack(line: CoverLine): string;
  /** What a quote states of a line, and how that compares with the need where it does not meet it. */
  stated(line: CoverLine, held: HeldCover): string;
  text: Texts;
};

/** Names and values of cover, for a consumer or for an agent. */
export function useCoverTexts(role: CustomerRole = "consumer"): CoverTexts {
  const language = useLanguage();
  const { money } = useFormats();
  return useMemo(() => {
    const text = texts[language];
    const options: Record<string, string> = text.options;
    const names = coverNames[language];
    const option = (value: string | number, name: CoverFieldName) => {
      if (typeof value === "string") return options[value] ?? value;
      return name === "termYears" ? text.years(value) : money(value);
    };
    const valueOf = (name: CoverFieldName, value: unknown): string => {
      if (value === undefined || value === null) return text.verdicts.notStated;
      if (typeof value === "string" || typeof value === "number") return option(value, name);
      if (Array.isArray(value)) {
        return value.length === 0
          ? text.options.none
          : value.map((each: string) => option(each, name)).join(", ");
      }
      return shareOf(value, text, money);
    };
    const isForAgent = role === "agent";
    const field: CoverTexts["field"] = (name, held) => names[coverNameOf(name, held)];
    const verdictText = (verdict: Verdict) =>
      isForAgent && verdict !== "notStated" ? text.inAgentsWords[verdict] : text.verdicts[verdict];
    const lack: CoverTexts["lack"] = ({ amounts, deductible, missing, field: name }) => {
      if (amounts && amounts.gap > 0) return text.below(money(amounts.gap));
      if (deductible && deductible.over > 0) {
        return (isForAgent ? text.inAgentsWords : text).above(money(deductible.over));
      }
      return missing ? text.missing(missing.map((each) => option(each, name)).join(", ")) : "";
    };
    return {
      field,
      noun: (name, held) => {
        const key = coverNameOf(name, held);
        return isCoverNoun(key) ? coverNouns[language][key] : inSentence(names[key]);
      },
      value: valueOf,
      option,
      verdict: verdictText,
      counts: (counts) => asSentence(countWords(counts, language)),
      needed: ({ field: name, amounts, deductible }, { need }) => {
        const { options } = text;
        if (amounts) return money(amounts.needed);
        if (deductible) return deductible.most === null ? "" : text.atMost(money(deductible.most));
        if (name.endsWith("Settlement")) {
          const isMore = name === "dwellingSettlement" && "wantsExtended" in need;
          return isMore && need.wantsExtended ? options.extended25 : options.replacement;
        }
        if (name === "policyKind" && "policyKind" in need) {
          return need.policyKind === "term"
            ? options.term
            : `${options.whole}, ${options.universal}`;
        }
        if (name === "included" && "extras" in need) return valueOf(name, need.extras);
        if (name === "termYears" && "termYears" in need) return valueOf(name, need.termYears);
        return name === "medicalExam" ? options.notNeeded : "";
      },
      lack,
      stated: (line, held) => {
        const { verdict, deductible, waitsFor } = line;
        const value = statedValue(held, line.field);
        if (value === undefined) return text.verdicts.notStated;
        const isShare = typeof value === "object" && value !== null && "percent" in value;
        const inDollars = isShare && deductible?.stated;
        return [
          typeof value === "number" && line.amounts
            ? `${text.covered} ${valueOf(line.field, value)}`
            : valueOf(line.field, value),
          inDollars ? money(inDollars) : "",
          verdict === "below" ? lack(line) || inSentence(verdictText(verdict)) : "",
          waitsFor ? text.waitsFor(field(waitsFor, held)) : "",
        ]
          .filter(Boolean)
          .join(", ");
      },
      text: isForAgent ? { ...text, needed: text.inAgentsWords.needed } : text,
    };
  }, [language, money, role]);
}

function shareOf(value: object, text: Texts, money: (dollars: number) => string): string {
  if ("dollars" in value) return money(Number(value.dollars));
  return "percent" in value ? text.percentOfDwelling(Number(value.percent)) : "";
}
