import {
  coverNameOf,
  coverNames,
  coverNouns,
  isCoverNoun,
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

/** Whose need it is: the reader's own, or a client's. */
export type Reader = "client" | "agent";

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
  /** What a line lacks: an amount, or extras; empty where nothing is said to be missing. */
  lack(line: CoverLine): string;
  text: Texts;
};

/** Names and values of cover, for a client or for an agent. */
export function useCoverTexts(reader: Reader = "client"): CoverTexts {
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
    return {
      field: (name, held) => names[coverNameOf(name, held)],
      noun: (name, held) => {
        const key = coverNameOf(name, held);
        return isCoverNoun(key) ? coverNouns[language][key] : names[key];
      },
      value: valueOf,
      option,
      verdict: (verdict) =>
        reader === "agent" && verdict !== "notStated"
          ? text.inAgentsWords[verdict]
          : text.verdicts[verdict],
      lack: ({ amounts, missing, field }) => {
        if (amounts && amounts.gap > 0) return text.short(money(amounts.gap));
        return missing ? text.missing(missing.map((each) => option(each, field)).join(", ")) : "";
      },
      text: reader === "agent" ? { ...text, needed: text.inAgentsWords.needed } : text,
    };
  }, [language, money, reader]);
}

function shareOf(value: object, text: Texts, money: (dollars: number) => string): string {
  if ("dollars" in value) return money(Number(value.dollars));
  return "percent" in value ? text.percentOfDwelling(Number(value.percent)) : "";
}
