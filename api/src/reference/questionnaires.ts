import { readFileSync } from "node:fs";
import {
  questionsOf,
  questionTypes,
  type AnswerOption,
  type CatalogueQuestion,
  type Form,
  type QuestionType,
} from "@quotehaven/contract/rules";

/** The languages in which the questionnaires can be read. */
export type CatalogueLanguage = "en" | "es";

/** The questionnaires of all insurance types. */
export type Catalogue = readonly Form[];

/** The texts of a translation, by id; sections are keyed `ins_id.position`, both from 1. */
type Translation = {
  forms: Record<string, string>;
  sections: Record<string, { name: string; text: string }>;
  questions: Record<
    string,
    { content: string; placeholder?: string; text: string; symbol?: string }
  >;
  answers: Record<string, string>;
};

const cache = new Map<CatalogueLanguage, Catalogue>();

/**
 * The questionnaires in a language. Ids, rules and the number of everything are
 * the same in every language. Read and checked once; do not change what it returns.
 *
 * @throws When the file is not a catalogue, or a rule points at nothing or outside its form.
 */
export function catalogueFor(language: CatalogueLanguage = "en"): Catalogue {
  const known = cache.get(language);
  if (known) return known;
  const catalogue =
    language === "en"
      ? checkedCatalogue(readJson("questionnaires.json"))
      : translated(catalogueFor("en"), checkedTranslation(readJson("questionnaires.es.json")));
  cache.set(language, catalogue);
  return catalogue;
}

/** The questionnaire of one insurance type, or null when there is none. */
export function formFor(insuranceTypeId: number, language: CatalogueLanguage = "en"): Form | null {
  return catalogueFor(language).find((form) => form.ins_id === insuranceTypeId) ?? null;
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));
}

type Fields = Record<string, unknown>;

function fields(value: unknown, what: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Error(`${what} is not an object`);
  }
  return Object.fromEntries(Object.entries(value));
}

function list(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value)) throw new Error(`${what} is not a list`);
  return value;
}

function text(value: unknown, what: string): string {
  if (typeof value !== "string") throw new Error(`${what} is not a text`);
  return value;
}

function id(value: unknown, what: string): number {
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value <= 0) {
    throw new Error(`${what} is not an id`);
  }
  return value;
}

function idsOrNull(value: unknown, what: string): number[] | null {
  return value === null ? null : list(value, what).map((entry) => id(entry, what));
}

function textOrNull(value: unknown, what: string): string | null {
  return value === null ? null : text(value, what);
}

function questionType(value: unknown, what: string): QuestionType {
  const type = Object.values(questionTypes).find((known) => known === value);
  if (type === undefined) throw new Error(`${what} is not a question type`);
  return type;
}

function symbolPosition(value: unknown, what: string): "before" | "after" | null {
  if (value === "before" || value === "after" || value === null) return value;
  throw new Error(`${what} is not a symbol's position`);
}

function checkedOption(value: unknown): AnswerOption {
  const option = fields(value, "an answer");
  const ans_id = id(option.ans_id, "ans_id");
  const rule = (name: string) => idsOrNull(option[name], `${name} of answer ${ans_id}`);
  return {
    ans_id,
    ans_content: text(option.ans_content, `ans_content of ${ans_id}`),
    shows_questions: rule("shows_questions"),
    shows_answers: rule("shows_answers"),
    hides_questions: rule("hides_questions"),
    hides_answers: rule("hides_answers"),
  };
}

function checkedQuestion(value: unknown): CatalogueQuestion {
  const question = fields(value, "a question");
  const que_id = id(question.que_id, "que_id");
  const at = (name: string) => `${name} of question ${que_id}`;
  return {
    que_id,
    que_type: questionType(question.que_type, at("que_type")),
    que_content: text(question.que_content, at("que_content")),
    que_placeholder: text(question.que_placeholder, at("que_placeholder")),
    que_text: text(question.que_text, at("que_text")),
    que_symbol: textOrNull(question.que_symbol, at("que_symbol")),
    que_symbol_pos: symbolPosition(question.que_symbol_pos, at("que_symbol_pos")),
    que_prefill: textOrNull(question.que_prefill, at("que_prefill")),
    que_calc: question.que_calc === true,
    answers: list(question.answers, at("answers")).map(checkedOption),
  };
}

function checkedCatalogue(value: unknown): Catalogue {
  const forms = list(value, "the catalogue").map((entry): Form => {
    const form = fields(entry, "a form");
    const sections = list(form.sections, "sections").map((part) => {
      const section = fields(part, "a section");
      return {
        sec_name: text(section.sec_name, "sec_name"),
        sec_text: text(section.sec_text, "sec_text"),
        questions: list(section.questions, "questions").map(checkedQuestion),
      };
    });
    return {
      ins_id: id(form.ins_id, "ins_id"),
      ins_name: text(form.ins_name, "ins_name"),
      sections,
    };
  });
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

function texts(value: unknown, what: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields(value, what)).map(([key, entry]) => [key, text(entry, `${what} ${key}`)]),
  );
}

function checkedTranslation(value: unknown): Translation {
  const file = fields(value, "the translation");
  const entries = (name: string) =>
    Object.entries(fields(file[name], name)).map(([key, entry]) => ({
      key,
      of: texts(entry, `${name} ${key}`),
    }));
  return {
    forms: texts(file.forms, "forms"),
    sections: Object.fromEntries(
      entries("sections").map(({ key, of }) => [key, { name: of.name ?? "", text: of.text ?? "" }]),
    ),
    questions: Object.fromEntries(
      entries("questions").map(({ key, of }) => [
        key,
        {
          content: of.content ?? "",
          text: of.text ?? "",
          ...(of.placeholder === undefined ? {} : { placeholder: of.placeholder }),
          ...(of.symbol === undefined ? {} : { symbol: of.symbol }),
        },
      ]),
    ),
    answers: texts(file.answers, "answers"),
  };
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
