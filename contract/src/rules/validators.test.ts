import {
  accepted,
  atLeastAged,
  between,
  confirmPassword,
  date,
  dateBetween,
  dateOfBirth,
  email,
  fieldErrors,
  isEmail,
  maxLength,
  number,
  oneOf,
  password,
  phoneNum,
  plainName,
  plainText,
  present,
  regex,
  required,
  requiredAsTyped,
  validateFields,
  when,
  year,
} from "./validators";

const today = new Date("2026-03-01T12:00:00Z");

/** The words of a text, in which samples without blanks are short to write. */
const words = (text: string) => text.trim().split(/\s+/);

it.each([[undefined], [null], [""], ["   "], [[]]])("required refuses %p", (value) => {
  expect(required(value, {})?.key).toBe("validation.required");
});

it.each([[0], [false], ["x"], [[{ id: 1 }]]])("required accepts %p", (value) => {
  expect(required(value, {})).toBeNull();
});

it("maxLength lets the limit pass and refuses one more", () => {
  expect(maxLength()("x".repeat(500), {})).toBeNull();
  expect(maxLength()("x".repeat(501), {})?.code).toBe("max-length");
  expect(maxLength(255)("x".repeat(255), {})).toBeNull();
  expect(maxLength(255)("x".repeat(256), {})?.code).toBe("max-length");
});

it("present takes null and false for an answer, but not an empty text", () => {
  expect([null, false, 0].map((value) => present(value, {}))).toEqual([null, null, null]);
  expect(present(undefined, {})?.code).toBe("required");
  expect(present("", {})?.code).toBe("required");
});

it("takes nothing but a text or a number for one: a list is not what it holds", () => {
  expect(email(["ann@example.com"], {})).toBe(fieldErrors.email);
  expect(number(["12"], {})).toBe(fieldErrors.number);
  expect(password({ length: 12 }, {})).toBe(fieldErrors.password);
});

it("year runs from 1900 to the current year", () => {
  for (const value of ["1900", 2026, " 2001\t"]) expect(year(today)(value, {})).toBeNull();
  for (const text of ["1899", "2027", "20 01", "02001", "2001.0", "x2001", "2001x", "200"]) {
    expect(year(today)(text, {})).toBe(fieldErrors.year);
  }
});

it("number takes digits and thousands commas only, with blanks around but not inside", () => {
  expect([12, 0, "12,000", " 12,000 "].map((value) => number(value, {}))).toEqual(
    Array(4).fill(null),
  );
  for (const text of ["12.5", "-3", "12 000", " ", ",000", "12,000 a year", "about 12", "$5"]) {
    expect(number(text, {})).toBe(fieldErrors.number);
  }
});

it("password refuses 8 characters and accepts 9, whatever units they are stored in", () => {
  expect(["12345678", "🔑".repeat(8)].map((text) => password(text, {})?.key)).toEqual(
    Array(2).fill("validation.password"),
  );
  expect(["123456789", "🔑".repeat(9)].map((text) => password(text, {}))).toEqual([null, null]);
  expect(confirmPassword()("abcdefghi", { password: "abcdefghj" })?.code).toBe("password");
  expect(confirmPassword()("abcdefghi", { password: "abcdefghi" })).toBeNull();
  expect(confirmPassword()("anything", {})).toBeNull();
});

it("between bounds whole numbers, names its limits, and leaves others to number", () => {
  const weight = between(50, 1_000);
  for (const text of ["50", " 1,000 ", "", "some 5000", "5000 a year"]) {
    expect(weight(text, {})).toBeNull();
  }
  for (const text of ["49", " 1,001 "]) {
    expect(weight(text, {})).toEqual({
      key: "validation.between",
      code: "limit",
      values: { minimum: "50", maximum: "1,000" },
    });
  }
});

it.each([
  ["number", number],
  ["year", year(today)],
  ["email", email],
  ["phoneNum", phoneNum],
  ["date", date],
  ["dateOfBirth", dateOfBirth(today)],
  ["password", password],
  ["oneOf", oneOf([1])],
  ["regex", regex(/^[A-Z]{2}$/)],
])("%s says nothing of an empty field, which is for required to refuse", (_name, validator) => {
  for (const value of ["", null, undefined, []]) expect(validator(value, {})).toBeNull();
});

it("requiredAsTyped takes blanks for characters as any other", () => {
  expect(requiredAsTyped("   ", {})).toBeNull();
  expect(requiredAsTyped("", {})?.code).toBe("required");
});

it("phoneNum takes ten digits in any shape", () => {
  for (const text of ["(512)555-0100", "5125550100", "+1 (512) 555-0199", "1-512-555-0199"]) {
    expect(phoneNum(text, {})).toBeNull();
  }
  expect(phoneNum("(512)555-010", {})?.code).toBe("phone");
  expect(phoneNum("25125550199", {})?.key).toBe("validation.phoneLong");
});

it("dateBetween names its limits, which pass themselves, and leaves what is no day to date", () => {
  const start = dateBetween("2026-03-01", "2026-04-30");
  const days = ["03/01/2026", "2026-04-30", "", "02/30/2026"];
  expect(days.map((day) => start(day, {}))).toEqual([null, null, null, null]);
  expect(start("02/28/2026", {})).toEqual({
    key: "validation.dateBetween",
    code: "limit",
    values: { earliest: "03/01/2026", latest: "04/30/2026" },
  });
  expect(start("05/01/2026", {})?.code).toBe("limit");
});

it("oneOf takes an option as it is, regex what matches, and nothing that looks like it", () => {
  expect(regex(/^[A-Z]{2}$/)("TX", {})).toBeNull();
  expect(regex(/^[A-Z]{2}$/)("Texas", {})).toBe(fieldErrors.pattern);
  expect(oneOf([1, "a"])(1, {})).toBeNull();
  expect(oneOf([1, "a"])("1", {})?.key).toBe("validation.option");
});

it("required refuses a text of which nobody sees anything", () => {
  const unseen = [
    "\u202e",
    "\u200b",
    "\u00a0 \u2003",
    "\u3164\uffa0",
    "\ufeff\u2060\n",
    "\u2800",
    "\u{e0020}",
  ];
  for (const text of [...unseen, unseen.join("")])
    expect(required(text, {})?.code).toBe("required");
  for (const text of ["\u200bx", "0", "☂", "é", "سلام"]) expect(required(text, {})).toBeNull();
});

it("plainName and plainText refuse links and what nobody sees, but around the name", () => {
  for (const text of ["Ann", " Ann\n", "Strauß & Søn, Ltd.", "Ann: the agent", "", "María José"]) {
    expect(plainName(text, {})).toBeNull();
  }
  const hidden = ["A\nnn", "A\u200bnn", "A\u2028nn", "A\u2029nn", "A\u0000nn"];
  for (const text of ["https://a.example", "x://y", ...hidden]) {
    expect(plainName(text, {})?.key).toBe("validation.name");
    expect(plainText(text, {})).toEqual({ key: "validation.plainText", code: "pattern" });
  }
  expect(plainText(" PC-0F69776 (B) ", {})).toBeNull();
});

it("when checks only where the form says so, and shows the first error", () => {
  const ofPair = when(({ partner }) => partner === true, required, number);
  expect(ofPair("", { partner: false })).toBeNull();
  expect(ofPair("", { partner: true })?.code).toBe("required");
  expect(ofPair("x", { partner: true })?.code).toBe("number");
  expect(ofPair("7", { partner: true })).toBeNull();
});

it("phoneNum refuses an area code or exchange of 0 or 1", () => {
  for (const text of ["(151)255-5019", "(012)555-0199", "(512)055-0199", "(512)155-0199"]) {
    expect(phoneNum(text, {})?.key).toBe("validation.phoneStart");
  }
});

it("atLeastAged counts birthdays", () => {
  const adult = atLeastAged(18, today, fieldErrors.underAge);
  expect([adult("03/01/2008", {}), adult("soon", {})]).toEqual([null, null]);
  expect(adult("03/02/2008", {})?.code).toBe("under-age");
});

it.each([
  ...words(`
    a@b.co first.last@sub-domain.co.uk a_b-c@example.com first+tag@gmail.com o'neil@firm.co
    name@agency.insurance a@x.info under_score@my_host.com a@my_host.co.uk
    a-b.c@my-firm.my_host.com A.B@EXAMPLE.COM a@B.Museum a@1.2.example a@x1.y2z.a1b
    a.@b.museum
  `),
  `${"a".repeat(249)}@b.com`,
  `a@${"b".repeat(63)}.museum`,
  `a@b.${"c".repeat(63)}`,
])("accepts %s", (text) => {
  expect(isEmail(text)).toBe(true);
});

it.each([
  ...words(`
    a@b a@b.c a@localhost.1 a@127.0.0.1 @c.com a@.com a@b..com a@-b.com <a@b.com>
    a@b.com,c@d.com a@b@c.com a@b.com. a@b-.com a@b.c- a@b.1com a@my_host.museum a@b.c_m
    ü@b.com a..b@my_host.com -a@my_host.com a@my_host..com a@my_host.com.museum a@my_host.c0m
    a@my_host.c
  `),
  "a b@c.com",
  "x\na@b.com",
  `a@${"b".repeat(64)}.museum`,
  `${"a".repeat(250)}@b.com`,
  `a@b.${"c".repeat(64)}`,
])("refuses %p as an e-mail address", (text) => {
  expect(email(text, {})?.key).toBe("registration.validEmail");
});

it.each([
  `a@${"aa.".repeat(1700)}!`,
  `${"a.".repeat(2500)}`,
  `${"a".repeat(5000)}!`,
  `a@${"a-".repeat(2500)}`,
  `${"'".repeat(120)}@${"a.".repeat(60)}!`,
])(
  "answers a hostile e-mail address of 5000 characters in under 100 ms of processor time",
  (text) => {
    const before = process.cpuUsage();
    expect(email(text, {})).not.toBeNull();
    expect(process.cpuUsage(before).user).toBeLessThan(100_000);
  },
);

it("date refuses days that do not exist", () => {
  expect(date("02/30/2024", {})).toEqual({ key: "validation.date", code: "pattern" });
  expect(date("02-29-2024", {})).toBeNull();
});

it("dateOfBirth takes 1900 up to yesterday, in UTC, and no other day", () => {
  const born = dateOfBirth(new Date("2026-03-01T00:30:00Z"));
  expect(["01/01/1900", "02/28/2026"].map((day) => born(day, {}))).toEqual([null, null]);
  for (const day of ["03/01/2026", "01/01/2050", "12/31/1899"]) {
    expect(born(day, {})?.code).toBe("date-of-birth");
  }
});

it("accepted takes a ticked box alone", () => {
  expect(accepted(true, {})).toBeNull();
  expect(accepted("true", {})?.key).toBe("registration.youMustAcceptTerms");
});

it("validateFields reads names that lead into lists and objects, and no further than they go", () => {
  const rules = { "prices.0.monthly": [required, number], "prices.1.monthly": [required] };
  const values = { prices: [{ monthly: "x" }, { monthly: 7 }] };
  expect(validateFields(values, rules)).toEqual({ "prices.0.monthly": fieldErrors.number });
  expect(Object.keys(validateFields({ prices: null }, rules))).toEqual(Object.keys(rules));
  expect(Object.keys(validateFields({ prices: "77" }, rules))).toEqual(Object.keys(rules));
  expect(validateFields({}, { toString: [required] })).toEqual({ toString: fieldErrors.required });
});

it("validateFields looks at the fields that are asked for, with conditions on the whole form", () => {
  const rules = { a: [required, number], b: [when(({ a }) => a === "x", required)] };
  expect(validateFields({ a: "x" }, rules)).toEqual({
    a: fieldErrors.number,
    b: fieldErrors.required,
  });
  expect(validateFields({ a: "x" }, rules, ["b"])).toEqual({ b: fieldErrors.required });
  expect(validateFields({ toString: "" }, rules, ["toString", "c"])).toEqual({});
});
