import {
  applyRules,
  isFormFilled,
  missingQuestions,
  prefillAnswer,
  questionsOf,
  toWireAnswer,
  usStates,
  type Answers,
} from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import { catalogueFor, formFor } from "./questionnaires";

function form(insuranceTypeId: number) {
  const found = formFor(insuranceTypeId);
  if (!found) throw new Error(`no form ${insuranceTypeId}`);
  return found;
}

const home = form(1);
const life = form(2);
const auto = form(3);

const visibleCount = (insuranceTypeId: number, answers: Answers) =>
  applyRules(form(insuranceTypeId), answers).questionIds.size;
const question = (insuranceTypeId: number, id: number) => {
  const found = questionsOf(form(insuranceTypeId)).find(({ que_id }) => que_id === id);
  if (!found) throw new Error(`no question ${id}`);
  return found;
};

describe("the catalogue", () => {
  it("holds 111 questions and 359 answers", () => {
    const questions = catalogueFor().flatMap((entry) => questionsOf(entry));
    expect(questions).toHaveLength(111);
    expect(questions.flatMap(({ answers }) => answers)).toHaveLength(359);
  });

  it("has as many visibility rules as it was designed with", () => {
    const options = catalogueFor().flatMap((entry) =>
      questionsOf(entry).flatMap(({ answers }) => answers),
    );
    const count = (
      rule: "shows_questions" | "hides_questions" | "shows_answers" | "hides_answers",
    ) => options.reduce((sum, option) => sum + (option[rule]?.length ?? 0), 0);
    expect([
      count("shows_questions"),
      count("hides_questions"),
      count("shows_answers"),
      count("hides_answers"),
    ]).toEqual([72, 27, 5, 4]);
  });

  it("lets every question but 140 and 141 be answered by everyone", () => {
    const choices = catalogueFor().flatMap((entry) =>
      questionsOf(entry).filter(({ que_type }) => que_type === 1 || que_type === 2),
    );
    expect(choices.every(({ answers }) => answers.length > 1)).toBe(true);
  });

  it.each<[string, number, number, Answers]>([
    [
      "home: house, insured, nothing special",
      29,
      1,
      { 101: 10101, 107: 10701, 125: 12502, 130: 13001, 135: 13501 },
    ],
    ["home: renter, insured", 15, 1, { 101: 10103, 130: 13001 }],
    ["home: condo, insured", 24, 1, { 101: 10102, 130: 13001 }],
    ["home: landlord, insured", 26, 1, { 101: 10105, 107: 10701, 130: 13001 }],
    [
      "home: house, busiest",
      37,
      1,
      {
        101: 10101,
        107: 10704,
        114: [11403],
        121: [12101, 12103],
        122: 12201,
        125: 12504,
        127: [12701],
        130: 13001,
        135: 13504,
      },
    ],
    ["life: single, no children", 24, 2, { 193: 19302, 195: 19501, 198: 19802 }],
    ["life: couple with children", 28, 2, { 193: 19301, 195: 19503, 208: 20802 }],
    [
      "life: busiest",
      34,
      2,
      {
        182: 18204,
        184: [18403, 18405],
        193: 19301,
        195: 19503,
        208: 20801,
        198: 19801,
        212: 21201,
      },
    ],
    [
      "auto: one car, one driver, renter",
      24,
      3,
      { 142: 14201, 153: 15301, 164: 16401, 168: 16802, 173: 17302 },
    ],
    [
      "auto: two cars, two drivers, owner",
      30,
      3,
      { 142: 14202, 153: 15302, 164: 16401, 168: 16802, 173: 17301 },
    ],
    [
      "auto: busiest",
      37,
      3,
      {
        142: 14204,
        153: 15304,
        160: [16001, 16004],
        161: 16101,
        164: 16401,
        168: 16802,
        173: 17301,
      },
    ],
  ])("shows for %s: %i questions", (_case, count, insuranceTypeId, answers) => {
    expect(visibleCount(insuranceTypeId, answers)).toBe(count);
  });
});

describe("rules of the home form", () => {
  it("asks about bites only with a dog, and clears both answers without", () => {
    const withDog = { 121: [12103], 122: 12201, 124: "2020" };
    expect(applyRules(home, withDog).answers).toEqual(withDog);
    expect(applyRules(home, { ...withDog, 121: [] }).answers).toEqual({ 121: [] });
  });

  it("hides fifteen building questions for belongings, and the basement below them", () => {
    const house = applyRules(home, { 101: 10101, 107: 10704, 108: "800" });
    expect(house.answers).toMatchObject({ 108: "800" });
    const renter = applyRules(home, { 101: 10103, 107: 10704, 108: "800" });
    expect(renter.answers).toEqual({ 101: 10103 });
    const hidden = home.sections
      .flatMap(({ questions }) => questions.map(({ que_id }) => que_id))
      .filter((id) => house.questionIds.has(id) && !renter.questionIds.has(id));
    expect(hidden).toHaveLength(16);
  });

  it("offers loss assessment to a condo alone", () => {
    expect(applyRules(home, { 101: 10102, 138: [13808] }).answers[138]).toEqual([13808]);
    expect(applyRules(home, { 101: 10101, 138: [13808] }).answers[138]).toEqual([]);
  });

  it("takes a deductible above 5% away when there is a mortgage", () => {
    expect(applyRules(home, { 134: 13402, 137: 13706 }).answers[137]).toBe(13706);
    expect(applyRules(home, { 134: 13401, 137: 13706 }).answers[137]).toBeUndefined();
  });

  it("stores none of 118 as an empty list, and offers no 'none' for 136", () => {
    expect(toWireAnswer(question(1, 118), [])).toMatchObject({ ans_id: "[]" });
    expect(question(1, 136).que_placeholder).toBe("");
  });
});

describe("prefill", () => {
  it("finds every state of a profile among the answers of 102", () => {
    const chosen = usStates.map(({ code }) => prefillAnswer(question(1, 102), { usr_state: code }));
    const names = question(1, 102).answers.map(({ ans_content }) => ans_content);
    expect(chosen).toEqual(question(1, 102).answers.map(({ ans_id }) => ans_id));
    expect(names).toEqual(usStates.map(({ name }) => name));
  });

  it("fills from the profile exactly the questions that were meant to be", () => {
    const fields = catalogueFor()
      .flatMap((entry) => questionsOf(entry))
      .flatMap(({ que_id, que_prefill }) => (que_prefill ? [[que_id, que_prefill]] : []));
    expect(Object.fromEntries(fields)).toEqual({
      101: "usr_rents",
      102: "usr_state",
      155: "usr_partnerdateofbirth",
      173: "usr_rents",
      193: "usr_maritalstatus",
    });
  });
});

describe("rules of the life form", () => {
  it("takes 'only if it lowers the price' away for a permanent policy", () => {
    expect(applyRules(life, { 210: 21003, 214: 21403 }).answers[214]).toBe(21403);
    expect(applyRules(life, { 210: 21005, 214: 21403 }).answers[214]).toBeUndefined();
  });
});

describe("rules of the auto form", () => {
  it("clears liability only once the car is financed or leased, so it must be answered again", () => {
    expect(applyRules(auto, { 144: 14401, 168: 16801 }).answers[168]).toBe(16801);
    for (const owed of [14402, 14403]) {
      const answers = { 144: owed, 168: 16801 };
      expect(applyRules(auto, answers).answers[168]).toBeUndefined();
      expect(missingQuestions(auto, answers).map(({ que_id }) => que_id)).toContain(168);
    }
  });

  it("offers gap cover for a financed car and ride cover for deliveries", () => {
    const extras = { 170: [17003, 17004] };
    expect(applyRules(auto, extras).answers[170]).toEqual([]);
    expect(applyRules(auto, { ...extras, 144: 14402 }).answers[170]).toEqual([17003]);
    expect(applyRules(auto, { ...extras, 145: 14504 }).answers[170]).toEqual([17004]);
  });

  it("nests the filing date below the filing below a suspension or a DUI", () => {
    const answers = { 160: [16004], 161: 16101, 179: "12/31/2026" };
    expect(applyRules(auto, answers).answers).toEqual(answers);
    expect(applyRules(auto, { ...answers, 160: [16001] }).answers).toEqual({ 160: [16001] });
    expect(applyRules(auto, { ...answers, 160: [], 159: 15904 }).answers[179]).toBe("12/31/2026");
  });

  it("is filled without 140, 141 and, without an umbrella, 150", () => {
    const all: Answers = Object.fromEntries(
      questionsOf(auto)
        .filter(({ que_id }) => ![140, 141, 150].includes(que_id))
        .map(({ que_id, que_type, answers }) => [
          que_id,
          que_type === 1 || que_type === 2 ? (answers.at(-1)?.ans_id ?? null) : "1",
        ]),
    );
    expect(isFormFilled(auto, all)).toBe(true);
    expect(isFormFilled(auto, all, { umbrella: true })).toBe(false);
  });
});

describe("the Spanish catalogue", () => {
  /** Every text a person reads, by what it belongs to; the names of states aside. */
  function textsOf(language: Language): Map<string, string> {
    const texts = new Map<string, string>();
    for (const { ins_id, ins_name, sections } of catalogueFor(language)) {
      texts.set(`form ${ins_id}`, ins_name);
      sections.forEach(({ sec_name, sec_text }, index) => {
        texts.set(`section ${ins_id}.${index + 1} name`, sec_name);
        texts.set(`section ${ins_id}.${index + 1} text`, sec_text);
      });
      for (const entry of sections.flatMap(({ questions }) => questions)) {
        texts.set(`question ${entry.que_id} content`, entry.que_content);
        texts.set(`question ${entry.que_id} text`, entry.que_text);
        texts.set(`question ${entry.que_id} placeholder`, entry.que_placeholder);
        if (entry.que_id === 102) continue;
        for (const { ans_id, ans_content } of entry.answers) {
          texts.set(`answer ${ans_id}`, ans_content);
        }
      }
    }
    return texts;
  }

  /** Words that are the same in both languages, and examples of cars and companies. */
  const shared = /^(?:Auto|Metal|No|Diabetes|State Farm|\d{4} (?:Toyota|Honda|Ford|Subaru) .*)$/;

  it("leaves no text untranslated", () => {
    const spanish = textsOf("es");
    const untranslated = [...textsOf("en")].filter(
      ([key, english]) =>
        spanish.get(key) === english && /[A-Za-z]/.test(english) && !shared.test(english),
    );
    expect(untranslated).toEqual([]);
  });

  it("has the ids, the rules, the types and the empty placeholders of the original", () => {
    const bones = (language: Language) =>
      catalogueFor(language).flatMap((entry) =>
        questionsOf(entry).map(({ que_id, que_type, que_calc, que_prefill, ...rest }) => ({
          ...{ que_id, que_type, que_calc, que_prefill },
          hasPlaceholder: rest.que_placeholder !== "",
          answers: rest.answers.map(({ ans_content: _, ...rules }) => rules),
        })),
      );
    expect(bones("es")).toEqual(bones("en"));
  });

  it("keeps the names of the states", () => {
    const states = (language: Language) =>
      catalogueFor(language)
        .flatMap((entry) => questionsOf(entry))
        .find(({ que_id }) => que_id === 102)
        ?.answers.map(({ ans_content }) => ans_content);
    expect(states("es")).toEqual(states("en"));
  });
});
