import {
  agingQuestionIds,
  applyRules,
  insuranceTypeIds,
  isFormFilled,
  missingQuestions,
  prefillAnswer,
  questionsOf,
  toSentAnswer,
  usStates,
  type Answers,
} from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import { carriers } from "./carriers";
import { catalogueFor, formFor } from "./questionnaires";
import { morningOf, nextAt, timeZoneOfAgency, timeZoneOfPerson } from "./timeZones";
import { cityName, zipCodeOf, zipCodes, type ZipCode } from "./zipCodes";

it("carriers are unique, never 0, and write at least one insurance type each", () => {
  const all = carriers();
  expect(all).toHaveLength(54);
  expect(new Set(all.map(({ id }) => id)).size).toBe(54);
  expect(all.every(({ id }) => id > 0)).toBe(true);
  expect(all.every(({ insuranceTypeIds }) => insuranceTypeIds.length > 0)).toBe(true);
});

describe("zipCodes", () => {
  it("gives every complete row once, with an id that is never 0", async () => {
    const all: ZipCode[] = [];
    for await (const zipCode of zipCodes()) all.push(zipCode);
    expect(all).toHaveLength(40_977);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.every(({ id }) => id > 0)).toBe(true);
    expect(all.every(({ city, state }) => city !== "" && /^[A-Z]{2}$/.test(state))).toBe(true);
    expect(all.find(({ code }) => code === "00501")).toEqual({
      id: 501,
      code: "00501",
      city: "Holtsville",
      state: "NY",
      county: "Suffolk",
      latitude: 40.8154,
      longitude: -73.0451,
    });
  });

  it.each([
    ["Mcallen", "McAllen"],
    ["Mc Kees Rocks", "McKees Rocks"],
    ["O Fallon", "O'Fallon"],
    ["Port O Connor", "Port O'Connor"],
    ["Land O Lakes", "Land O' Lakes"],
    ["Bois D Arc", "Bois d'Arc"],
    ["D Lo", "D'Lo"],
    ["Coeur d'Alene", "Coeur d'Alene"],
    ["East Saint Louis", "East St. Louis"],
    ["Sainte Genevieve", "Ste. Genevieve"],
    ["Dekalb", "DeKalb"],
    ["Mcbh Kaneohe Bay", "MCBH Kaneohe Bay"],
    ["Mcchord Afb", "McChord AFB"],
    ["Macon", "Macon"],
    ["Lincoln'S New Salem", "Lincoln's New Salem"],
    ["Delaware", "Delaware"],
  ])("spells %s as %s", (name, spelt) => {
    expect(cityName(name)).toBe(spelt);
  });

  it("drops a row without a state", () => {
    expect(zipCodeOf("US\t09001\tAPO AA\t\t\t\t\t\t\t38.1105\t15.6613\t")).toBeNull();
  });
});

const zoneAt = (address: string) => timeZoneOfAgency({ address, licenseState: "" });

it.each([
  ["400 Main Street, Austin, TX", "CA", "America/Chicago"],
  ["400 Main Street, Austin, tx 78701", "CA", "America/Chicago"],
  ["1 Ocean Ave\nSanta Monica CA 90401-1234", "TX", "America/Los_Angeles"],
  ["9 Broadway, New York", "CA", "America/New_York"],
  ["100 Mesa St, El Paso, TX 79901", "", "America/Denver"],
  ["1 Kalakaua Ave, Honolulu, Hawaii 96815-1234", "", "Pacific/Honolulu"],
  ["1 Main Street", "AZ", "America/Phoenix"],
  ["5 Main Street, ZZ", "AZ", "America/Phoenix"],
  ["1 Main Street", "", "America/Chicago"],
])(
  "the time zone of an agency is that of its address, else of its license: %j, %j",
  (address, licenseState, zone) => {
    expect(timeZoneOfAgency({ address, licenseState })).toBe(zone);
  },
);

it("an operator reads days in our own time zone", () => {
  const nothing = { zipCode: null, zipState: null, agencyAddress: null, licenseState: null };
  expect(timeZoneOfPerson(nothing)).toBe("America/New_York");
});

describe("eight in the morning", () => {
  const at = (address: string, now: string) =>
    nextAt(8, zoneAt(address), new Date(now)).toISOString();

  it.each([
    ["Austin, TX", "2026-11-22T12:00:00Z", "2026-11-22T14:00:00.000Z"],
    ["Austin, TX", "2026-11-22T14:00:00Z", "2026-11-23T14:00:00.000Z"],
    ["Boston, MA", "2026-11-22T12:00:00Z", "2026-11-22T13:00:00.000Z"],
    ["Honolulu, HI", "2026-11-22T12:00:00Z", "2026-11-22T18:00:00.000Z"],
    ["Phoenix, AZ", "2026-07-22T12:00:00Z", "2026-07-22T15:00:00.000Z"],
    ["nowhere", "2026-07-22T12:00:00Z", "2026-07-22T13:00:00.000Z"],
  ])("comes next in %s, after %s, at %s", (address, now, next) => {
    expect(at(address, now)).toBe(next);
  });

  it("is eight on the days on which clocks change, too", () => {
    expect(at("Austin, TX", "2026-10-31T14:00:00Z")).toBe("2026-11-01T14:00:00.000Z");
    expect(at("Austin, TX", "2026-03-07T15:00:00Z")).toBe("2026-03-08T13:00:00.000Z");
  });
});

it("a day begins at midnight of where the agency is", () => {
  expect(morningOf("2026-12-01", zoneAt("Austin, TX")).toISOString()).toBe(
    "2026-12-01T06:00:00.000Z",
  );
  expect(morningOf("2026-12-01", zoneAt("Reno, NV")).toISOString()).toBe(
    "2026-12-01T08:00:00.000Z",
  );
});

function form(insuranceTypeId: number) {
  const found = formFor(insuranceTypeId);
  if (!found) throw new Error(`no form ${insuranceTypeId}`);
  return found;
}

const home = form(1);
const life = form(2);
const auto = form(3);

const question = (insuranceTypeId: number, id: number) => {
  const found = questionsOf(form(insuranceTypeId)).find((each) => each.id === id);
  if (!found) throw new Error(`no question ${id}`);
  return found;
};

describe("the catalogue", () => {
  const options = catalogueFor().flatMap((entry) =>
    questionsOf(entry).flatMap((each) => each.options),
  );

  it("holds as many questions, answers and visibility rules as it was designed with", () => {
    const rulesOf = (rule: "showsQuestions" | "hidesQuestions" | "showsOptions" | "hidesOptions") =>
      options.reduce((sum, option) => sum + (option[rule]?.length ?? 0), 0);
    expect(catalogueFor().flatMap((entry) => questionsOf(entry))).toHaveLength(111);
    expect(options).toHaveLength(359);
    expect([
      rulesOf("showsQuestions"),
      rulesOf("hidesQuestions"),
      rulesOf("showsOptions"),
      rulesOf("hidesOptions"),
    ]).toEqual([72, 27, 5, 4]);
  });

  it("has each id once, and rules that point at questions and answers of their own form", () => {
    const questions = catalogueFor().flatMap((entry) => questionsOf(entry));
    for (const ids of [questions.map(({ id }) => id), options.map(({ id }) => id)]) {
      expect(new Set(ids).size).toBe(ids.length);
    }
    for (const entry of catalogueFor()) {
      const asked = questionsOf(entry);
      const own = asked.flatMap((each) => each.options);
      const shown = own.flatMap((one) => [one.showsQuestions ?? [], one.hidesQuestions ?? []]);
      expect(asked.map(({ id }) => id)).toEqual(expect.arrayContaining(shown.flat()));
      const offered = own.flatMap((one) => [one.showsOptions ?? [], one.hidesOptions ?? []]);
      expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining(offered.flat()));
    }
  });

  it("lets every question but 140 and 141 be answered by everyone", () => {
    const choices = catalogueFor().flatMap((entry) =>
      questionsOf(entry).filter(({ kind }) => kind === "select" || kind === "radio"),
    );
    expect(choices.every(({ options }) => options.length > 1)).toBe(true);
  });

  it.each<[string, number, number, Answers]>([
    ["a renter's home, insured", 15, 1, { 101: 10103, 130: 13001 }],
    [
      "the busiest home",
      37,
      1,
      {
        ...{ 101: 10101, 107: 10704, 114: [11403], 121: [12101, 12103], 122: 12201, 125: 12504 },
        ...{ 127: [12701], 130: 13001, 135: 13504 },
      },
    ],
    ["a single person's life", 24, 2, { 193: 19302, 195: 19501, 198: 19802 }],
    [
      "the busiest life",
      34,
      2,
      {
        ...{ 182: 18204, 184: [18403, 18405], 193: 19301, 195: 19503, 208: 20801, 198: 19801 },
        212: 21201,
      },
    ],
    [
      "one car and one driver",
      24,
      3,
      { 142: 14201, 153: 15301, 164: 16401, 168: 16802, 173: 17302 },
    ],
    [
      "the busiest cars",
      37,
      3,
      {
        ...{ 142: 14204, 153: 15304, 160: [16001, 16004], 161: 16101, 164: 16401, 168: 16802 },
        173: 17301,
      },
    ],
  ])("shows for %s %i questions", (_case, count, insuranceTypeId, answers) => {
    expect(applyRules(form(insuranceTypeId), answers).questionIds.size).toBe(count);
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
      .flatMap(({ questions }) => questions.map(({ id }) => id))
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
    expect(toSentAnswer(question(1, 118), [])).toMatchObject({ chosen: [] });
    expect(question(1, 136).placeholder).toBe("");
  });
});

describe("prefill", () => {
  it("finds every state of a profile among the answers of 102", () => {
    const chosen = usStates.map(({ code }) => prefillAnswer(question(1, 102), { state: code }));
    const names = question(1, 102).options.map(({ content }) => content);
    expect(chosen).toEqual(question(1, 102).options.map(({ id }) => id));
    expect(names).toEqual(usStates.map(({ name }) => name));
  });

  it("fills from the profile exactly the questions that were meant to be", () => {
    const fields = catalogueFor()
      .flatMap((entry) => questionsOf(entry))
      .flatMap(({ id, prefill }) => (prefill ? [[id, prefill]] : []));
    expect(Object.fromEntries(fields)).toEqual({
      101: "rents",
      102: "state",
      155: "partnerDateOfBirth",
      173: "rents",
      193: "maritalStatus",
    });
  });
});

it("the life form takes 'only if it lowers the price' away for a permanent policy", () => {
  expect(applyRules(life, { 210: 21003, 214: 21403 }).answers[214]).toBe(21403);
  expect(applyRules(life, { 210: 21005, 214: 21403 }).answers[214]).toBeUndefined();
});

describe("rules of the auto form", () => {
  it("clears liability only once the car is financed or leased, so it must be answered again", () => {
    expect(applyRules(auto, { 144: 14401, 168: 16801 }).answers[168]).toBe(16801);
    for (const owed of [14402, 14403]) {
      const answers = { 144: owed, 168: 16801 };
      expect(applyRules(auto, answers).answers[168]).toBeUndefined();
      expect(missingQuestions(auto, answers).map(({ id }) => id)).toContain(168);
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
        .filter(({ id }) => ![140, 141, 150].includes(id))
        .map(({ id, kind, options }) => [
          id,
          kind === "select" || kind === "radio" ? (options.at(-1)?.id ?? null) : "1",
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
    for (const { insuranceTypeId, name, sections } of catalogueFor(language)) {
      texts.set(`form ${insuranceTypeId}`, name);
      sections.forEach((section, index) => {
        texts.set(`section ${insuranceTypeId}.${index + 1} name`, section.name);
        texts.set(`section ${insuranceTypeId}.${index + 1} text`, section.text);
      });
      for (const entry of sections.flatMap(({ questions }) => questions)) {
        texts.set(`question ${entry.id} content`, entry.content);
        texts.set(`question ${entry.id} text`, entry.help);
        texts.set(`question ${entry.id} placeholder`, entry.placeholder);
        if (entry.id === 102) continue;
        for (const { id, content } of entry.options) {
          texts.set(`answer ${id}`, content);
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
        questionsOf(entry).map(({ id, kind, isForEstimate, prefill, ...rest }) => ({
          ...{ id, kind, isForEstimate, prefill },
          hasPlaceholder: rest.placeholder !== "",
          answers: rest.options.map(({ content: _, ...rules }) => rules),
        })),
      );
    expect(bones("es")).toEqual(bones("en"));
  });
});

it("questions whose answers may have changed since are asked, each by the questionnaire of its type", () => {
  for (const type of insuranceTypeIds) {
    const form = formFor(type);
    const ids = form ? questionsOf(form).map(({ id }) => id) : [];
    expect(agingQuestionIds[type].length).toBeGreaterThan(4);
    expect(agingQuestionIds[type].filter((id) => !ids.includes(id))).toEqual([]);
  }
});
