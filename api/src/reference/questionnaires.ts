import { Type, type Static, type TSchema } from "typebox";
import type { CatalogueQuestion, Form } from "@quotehaven/contract/rules";
import { Id, InsuranceTypeId, type Language } from "@quotehaven/contract/schemas";
import { readReference } from "./readReference";

const oneOf = <const Word extends string>(...words: Word[]) =>
  Type.Union(words.map((word) => Type.Literal(word)));

/** The file leaves out what is null or empty. */
const orNull = <T extends TSchema>(schema: T) =>
  Type.Union([schema, Type.Null()], { default: null });
const orEmpty = Type.String({ default: "" });

const RuleTargets = orNull(Type.Array(Id));

const CatalogueOption = Type.Object({
  id: Id,
  content: Type.String(),
  showsQuestions: RuleTargets,
  showsOptions: RuleTargets,
  hidesQuestions: RuleTargets,
  hidesOptions: RuleTargets,
});

const CatalogueQuestionFile = Type.Object({
  id: Id,
  kind: oneOf("text", "select", "radio", "checkboxes", "date", "number", "year"),
  content: Type.String(),
  placeholder: orEmpty,
  help: orEmpty,
  symbol: orNull(Type.String()),
  symbolPosition: orNull(oneOf("before", "after")),
  prefill: orNull(oneOf("rents", "state", "maritalStatus", "partnerDateOfBirth")),
  isForEstimate: Type.Boolean(),
  options: Type.Array(CatalogueOption),
});

const CatalogueFile = Type.Array(
  Type.Object({
    insuranceTypeId: InsuranceTypeId,
    name: Type.String(),
    sections: Type.Array(
      Type.Object({
        name: Type.String(),
        text: Type.String(),
        questions: Type.Array(CatalogueQuestionFile),
      }),
    ),
  }),
);

const Words = Type.Optional(Type.String());
const Texts = Type.Record(Type.String(), Type.String());

/** The texts of a translation, by id; sections are keyed by insurance type and position (`1.2`), both from 1. */
const Translation = Type.Object({
  forms: Texts,
  sections: Type.Record(Type.String(), Type.Object({ name: Words, text: Words })),
  questions: Type.Record(
    Type.String(),
    Type.Object({ content: Words, placeholder: Words, text: Words, symbol: Words }),
  ),
  answers: Texts,
});
type Translation = Static<typeof Translation>;

/** The questionnaires of all insurance types. */
export type Catalogue = readonly Form[];

const cache = new Map<Language, Catalogue>();

/**
 * The questionnaires in a language. Ids, rules and the number of everything are
 * the same in every language. Read and checked once; do not change what it returns.
 *
 * @throws When the file is not a catalogue.
 */
export function catalogueFor(language: Language = "en"): Catalogue {
  const known = cache.get(language);
  if (known) return known;
  const catalogue =
    language === "en"
      ? readReference("questionnaires.json", CatalogueFile)
      : translated(catalogueFor("en"), readReference("questionnaires.es.json", Translation));
  cache.set(language, catalogue);
  return catalogue;
}

/** The questionnaire of one insurance type, or null when there is none. */
export function formFor(insuranceTypeId: number, language: Language = "en"): Form | null {
  return catalogueFor(language).find((form) => form.insuranceTypeId === insuranceTypeId) ?? null;
}

/** Texts that need no translation (numbers, names of states, MM/DD/YYYY) keep the original. */
function translated(catalogue: Catalogue, translation: Translation): Catalogue {
  return catalogue.map((form) => ({
    ...form,
    name: translation.forms[form.insuranceTypeId] || form.name,
    sections: form.sections.map((section, index) => {
      const words = translation.sections[`${form.insuranceTypeId}.${index + 1}`];
      return {
        name: words?.name || section.name,
        text: words?.text || section.text,
        questions: section.questions.map((question) => translatedQuestion(question, translation)),
      };
    }),
  }));
}

function translatedQuestion(
  question: CatalogueQuestion,
  translation: Translation,
): CatalogueQuestion {
  const words = translation.questions[question.id];
  return {
    ...question,
    content: words?.content || question.content,
    placeholder: words?.placeholder || question.placeholder,
    help: words?.text || question.help,
    symbol: words?.symbol || question.symbol,
    options: question.options.map((option) => ({
      ...option,
      content: translation.answers[option.id] || option.content,
    })),
  };
}
