import {
  coverLines,
  gapOf,
  isMainUnstated,
  shortLines,
  worst,
  type HeldCover,
  type Verdict,
} from "@quotehaven/contract/cover";
import { useFormats } from "@quotehaven/platform";
import { useCoverTexts } from "@quotehaven/shared-features/cover";
import { useTranslation } from "react-i18next";
import { statesNothing } from "../../shared/quotes/coverValues";

/** How covers compare with their needs, line by line, in one sentence. */
export type SaidVerdict = { verdict: Verdict; words: string };

/** Says how the covers of a quote, or one of them, compare with the need; null where nothing is needed. */
export function useVerdictWords(): (helds: readonly HeldCover[]) => SaidVerdict | null {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const texts = useCoverTexts();

  const sayShort = (short: ReturnType<typeof shortLines>) => {
    const [largest] = short;
    if (!largest) return "";
    const what = texts.noun(largest.line.field, largest.held);
    const amount = gapOf(largest.line);
    const first = amount
      ? t("compare.verdict.short", { amount: money(amount), what })
      : t("compare.verdict.shortOf", { what: texts.field(largest.line.field, largest.held) });
    const count = short.length - 1;
    return count === 0 ? first : t("compare.verdict.andMore", { first, count });
  };

  return (helds) => {
    const lines = helds.flatMap((held) => coverLines(held).map((line) => ({ held, line })));
    if (lines.length === 0) return null;
    const verdict = worst(lines.map(({ line }) => line.verdict));
    const sayUnstated = () => {
      if (helds.every(statesNothing)) return "nothing";
      return lines.some(({ held, line }) => isMainUnstated(held, line)) ? "unstated" : "mostly";
    };
    if (verdict === "below") return { verdict, words: sayShort(shortLines(helds)) };
    if (verdict === "meets") return { verdict, words: t("compare.verdict.all") };
    return { verdict, words: t(`compare.verdict.${sayUnstated()}`) };
  };
}
