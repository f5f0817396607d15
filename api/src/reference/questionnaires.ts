import { Type, type Static } from "typebox";
import {
  questionsOf,
  questionTypes,
  type CatalogueQuestion,
  type Form,
} from "@quotehaven/contract/rules";
import {
  Id,
  InsuranceTypeId,
  Nullable,
  Question,
  type Language,
} from "@quotehaven/contract/schemas";
import { readReference } from "./readReference";

const QuestionType = Type.Union([
  Type.Literal(questionTypes.text),
  Type.Literal(questionTypes.select),
  Type.Literal(questionTypes.radio),
  Type.Literal(questionTypes.checkboxes),
  Type.Literal(questionTypes.date),
  Type.Literal(questionTypes.number),
  Type.Literal(questionTypes.year),
]);
const RuleTargets = Nullable(Type.Array(Id));
const { answer: _stored, ...question } = Question.properties;

const CatalogueFile = Type.Array(
  Type.Object({
    ins_id: InsuranceTypeId,
    ins_name: Type.String(),
    sections: Type.Array(
      Type.Object({
        sec_name: Type.String(),
        sec_text: Type.String(),
        questions: Type.Array(
          Type.Object({
            ...question,
            que_type: QuestionType,
            que_placeholder: Type.String(),
            que_text: Type.String(),
            answers: Type.Array(
              Type.Object({
                ans_id: Id,
                ans_content: Type.String(),
                shows_questions: RuleTargets,
                shows_answers: RuleTargets,
                hides_questions: RuleTargets,
                hides_answers: RuleTargets,
              }),
            ),
          }),
        ),
      }),
    ),
  }),
);

const Words = Type.Optional(Type.String());
const Texts = Type.Record(Type.String(), Type.String());

/** The texts of a translation, by id; sections are keyed `ins_id.position`, both from 1. */
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
 * @throws When the file is not a catalogue, or a rule points at nothing or outside its form.
 */
export function catalogueFor(language: Language = "en"): Catalogue {
  const known = cache.get(language);
  if (known) return known;
  const catalogue =
    language === "en"
      ? checkedCatalogue(readReference("questionnaires.json", CatalogueFile))
      : translated(catalogueFor("en"), readReference("questionnaires.es.json", Translation));
  cache.set(language, catalogue);
  return catalogue;
}

/** The questionnaire of one insurance type, or null when there is none. */
export function formFor(insuranceTypeId: number, language: Language = "en"): Form | null {
  return catalogueFor(language).find((form) => form.ins_id === insuranceTypeId) ?? null;
}

function checkedCatalogue(forms: Catalogue): Catalogue {
  forms.forEach(checkRuleTargets);
  const questions = forms.flatMap((form) => questionsOf(form));
  checkUnique(
    questions.map(({ que_id }) => que_id),
    "que_id",
  );
  checkUnique(
    questions.flatMap(({ answers }) => answers.map(({ ans_id }) => ans_id)),
    "ans_id",
  );
  return forms;
}

function checkUnique(ids: readonly number[], what: string): void {
  const repeated = ids.find((entry, index) => ids.indexOf(entry) !== index);
  if (repeated !== undefined) throw new Error(`${what} ${repeated} stands twice`);
}

function checkRuleTargets(form: Form): void {
  const questions = questionsOf(form);
  const questionIds = new Set(questions.map(({ que_id }) => que_id));
  const options = questions.flatMap(({ answers }) => answers);
  const answerIds = new Set(options.map(({ ans_id }) => ans_id));
  for (const option of options) {
    const strays = [
      ...[...(option.shows_questions ?? []), ...(option.hides_questions ?? [])].filter(
        (target) => !questionIds.has(target),
      ),
      ...[...(option.shows_answers ?? []), ...(option.hides_answers ?? [])].filter(
        (target) => !answerIds.has(target),
      ),
    ];
    if (strays.length > 0) {
      throw new Error(`answer ${option.ans_id} rules over ${strays.join(", ")}, not in its form`);
    }
  }
}

/** Texts that need no translation (numbers, names of states, MM/DD/YYYY) keep the original. */
function translated(catalogue: Catalogue, translation: Translation): Catalogue {
  return catalogue.map((form) => ({
    ...form,
    ins_name: translation.forms[form.ins_id] || form.ins_name,
    sections: form.sections.map((section, index) => {
      const words = translation.sections[`${form.ins_id}.${index + 1}`];
      return {
        sec_name: words?.name || section.sec_name,
        sec_text: words?.text || section.sec_text,
        questions: section.questions.map((question) => translatedQuestion(question, translation)),
      };
    }),
  }));
}

function translatedQuestion(
  question: CatalogueQuestion,
  translation: Translation,
): CatalogueQuestion {
  const words = translation.questions[question.que_id];
  return {
    ...question,
    que_content: words?.content || question.que_content,
    que_placeholder: words?.placeholder || question.que_placeholder,
    que_text: words?.text || question.que_text,
    que_symbol: words?.symbol || question.que_symbol,
    answers: question.answers.map((option) => ({
      ...option,
      ans_content: translation.answers[option.ans_id] || option.ans_content,
    })),
  };
}
