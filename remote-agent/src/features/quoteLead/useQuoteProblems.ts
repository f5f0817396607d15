import type { LeadCarrier } from "@quotehaven/contract/wire";
import { useTranslation } from "@quotehaven/platform";
import { useAtAttempt } from "@quotehaven/shared-ui";
import { useState } from "react";
import { oddPrices, type OddPrice } from "./oddPrices";
import { isNonQuoted, type QuoteForm } from "./quoteForms";
import { allProblems, bundleName, formProblems, type FieldProblem } from "./quoteProblems";

/** The sentence under a control, by its name. */
export type ErrorOf = (field: string) => string | undefined;

/** The question about the prices of an insurance type, or of all together. */
export type QuestionOf = (of: OddPrice["of"]) => string | undefined;

/**
 * What is wrong with the forms, in words. Nothing is said before Finish Quoting was first pressed;
 * from then on the words follow what is typed. A form added later waits for the next press. Prices
 * that may be right and look odd are asked about once: the press after that sends them.
 */
export function useQuoteProblems(forms: readonly QuoteForm[], carriers: readonly LeadCarrier[]) {
  const { t } = useTranslation();
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());

  /** Checks every form that is still to be sent; true when all are fine. */
  const check = () => {
    const problems = allProblems(forms, carriers);
    const isAsking = problems.length === 0 && ask();
    setChecked(new Set(forms.filter(isNonQuoted).map((form) => form.key)));
    setAttempt((before) => before + 1);
    return problems.length === 0 && !isAsking;
  };
  /** Asks about odd prices that were not asked about yet; false when there are none. */
  const ask = () => {
    const fresh = forms
      .filter(isNonQuoted)
      .flatMap(oddPrices)
      .filter(({ id }) => !asked.has(id));
    setAsked((before) => new Set([...before, ...fresh.map(({ id }) => id)]));
    return fresh.length > 0;
  };
  const questionOf = (form: QuoteForm): QuestionOf => {
    const odd = isNonQuoted(form) ? oddPrices(form).filter(({ id }) => asked.has(id)) : [];
    return (of) => {
      const question = odd.find((each) => each.of === of);
      return question && t(`quoteLead.odd.${question.key}`);
    };
  };
  const errorOf = (form: QuoteForm): ErrorOf => {
    if (!checked.has(form.key)) return () => undefined;
    const problems = formProblems(form, forms, carriers);
    return (name) => {
      const problem = problems.find(({ field }) => field === name);
      return problem && t(problem.key, problem.values);
    };
  };
  const fieldWords = ({ price }: FieldProblem) => {
    if (!price) return t("quoteLead.carrier");
    const of = price.of === bundleName ? t("quoteLead.bundle") : price.of;
    return `${of} ${t(`quoteLead.${price.period}`).toLowerCase()}`;
  };
  const refused = forms.filter(isNonQuoted).flatMap((form, index) =>
    formProblems(form, forms, carriers).map((problem) => ({
      name: problem.field,
      message: t(problem.key, problem.values),
      label: [form.carrierName || t("quoteLead.form", { number: index + 1 }), fieldWords(problem)]
        .filter(Boolean)
        .join(", "),
    })),
  );
  const summary = useAtAttempt(attempt === 0 ? [] : refused, attempt);
  return { check, errorOf, questionOf, summary, attempt };
}
