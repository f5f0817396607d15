import api from "../api.json" with { type: "json" };
import { hasContactDetail } from "../contact";
import {
  agentProfileRules,
  agentRegistrationRules,
  consumerProfileRules,
  consumerRegistrationRules,
  presentPolicyRules,
  validateFields,
  validatorsFor,
  type FieldRules,
} from "../rules";
import { aQuestion } from "../rules/questionnaireFixtures";

const today = new Date("2026-11-28T12:00:00Z");
const registration = consumerRegistrationRules(today);
const profile = consumerProfileRules(today);
const agency = agentProfileRules(today);

/** Where a text is written: the rules of its form, and its field. */
type Door = readonly [FieldRules, string];

const person = (field: string): Door[] => [
  [registration, field],
  [profile, field],
];
const agentsName: Door[] = [
  [agentRegistrationRules, "name"],
  [agentRegistrationRules, "lastname"],
  [agency, "firstName"],
  [agency, "lastName"],
];
const agencyName: Door[] = [[agency, "agencyName"]];
const company: Door[] = [[presentPolicyRules, "carrier"]];
const answer: Door[] = [
  [{ answer: validatorsFor(aQuestion({ id: 143, kind: "text" }), "wizard", today) }, "answer"],
];
/** A message to the other side. The server refuses a quote's and masks a thread's: `quotes.test.ts`, `threads.test.ts`. */
const message: Door[] = [];

/**
 * Every text that an agent reads of a client, or a client of an agent, before the fee is paid, and
 * where it is written. A text that is not in one of the lists below fails the test.
 */
const guarded: Record<string, Door[]> = {
  "data.data[].client": [...person("firstName"), ...person("lastName")],
  "data.data[].city": person("city"),
  "data.leads[].clientName": [...person("firstName"), ...person("lastName")],
  "data.leads[].city": person("city"),
  "data.data[].details.lead.city": person("city"),
  "data.data[].agency": agencyName,
  "data.data[].usr_firstname": person("firstName"),
  "user_info.usr_firstname": person("firstName"),
  "user_info.usr_lastname": person("lastName"),
  "user_info.usr_address1": person("address1"),
  "user_info.usr_city": person("city"),
  "user_info.usr_partnerfirstname": person("partnerFirstName"),
  "user_info.usr_partnerlastname": person("partnerLastName"),
  "lead.usr_firstname": person("firstName"),
  "lead.usr_lastname": person("lastName"),
  "data[].sections[].questions[].answer.qan_content": answer,
  "questions[].answer.qan_content": answer,
  "present.home.carrier": company,
  "present.auto.carrier": company,
  "data[].agent.agency": agencyName,
  "data[].agent.name": agentsName,
  "data[].agent.licenseNumber": [[agency, "fullLicense"]],
  "data[].qot_message": message,
  "data.partner.name": [...person("firstName"), ...agentsName],
  "data.partner.agency": agencyName,
  "data.messages[].text": message,
  "data.text": message,
  "consent.text": [...agencyName, ...agentsName],
  "data.openings[].agency": agencyName,
  "data.consents[].text": [...agencyName, ...agentsName],
  "data.consents[].agent": agentsName,
  "data.consents[].agency": agencyName,
};

const paths = (list: string) => list.trim().split(/\s+/);

/** Words, names, dates and marks of ours, what operators write, and what is said after the payment. */
const ours = new Set(
  paths(`
    message data[].ins_name data[].inc_name consent.inc_name data.inc_name lead.inc_name
    data[].sections[].sec_name data[].sections[].sec_text data[].sections[].questions[].que_content
    data[].sections[].questions[].que_placeholder data[].sections[].questions[].que_text
    data[].sections[].questions[].que_symbol data[].sections[].questions[].answers[].ans_content
    data[].sections[].questions[].answer.ans_id
    data.data[].viable_inc[].inc_name data.data[].ins_types[].ins_name
    data.data[].withdrawn_inc[].inc_name data.data[].state data.data[].renewal
    data.data[].own_price.inc_name data.data[].follow_up
    data.areas[].area data.latest[].state data[].name
    data.leads[].typeNames[] data.leads[].state data.carrierName
    data.zipCodes[].code data.zipCodes[].city data.zipCodes[].state data.unknown[]
    user_info.usr_dateofbirth user_info.usr_partnerdateofbirth
    quote_info[].inc_name quote_info[].prices[].ins_name quote_info[].qot_valid_until
    quote_info[].qot_starts insurance_companies[].inc_name
    lead.client_time_zone lead.state lead.renewal lead.ins_names[]
    user_data.usr_firstname user_data.usr_lastname user_data.usr_email user_data.usr_phonenumber
    payment_intent.id payment_intent.client_secret payment_intent.status payment_intent.currency
    payment_methods[].id payment_methods[].card.brand payment_methods[].card.last4
    payment.number payment.lead payment.ins_names[] payment.brand payment.last4
    payment.fee_return.answer
    data[].number data[].lead data[].ins_names[] data[].brand data[].last4 data[].fee_return.answer
    data[].month data[].state
    data.data[].ntp_name data.data[].withdrawn_inc data.data[].inc_name
    data.data[].details.quote.carrier data.data[].details.quote.validUntil
    data.data[].details.chosen.carrier data.number
    data.consents[].carrier data.consents[].prices.each[].insuranceTypeName
    data[].prices[].ins_name data[].agent.licenseState data[].agent.phone data[].agent.email
    present.home.expires present.auto.expires
    data[].qot_valid_until data[].qot_starts data.prices[].ins_name data.qot_valid_until
    data.qot_starts data.html
    other-data[].label other-data[].data questions[].que_content questions[].que_placeholder
    questions[].que_text questions[].que_symbol questions[].answers[].ans_content
    questions[].answer.ans_id working[].line working[].label working[].formula working[].result
    working[].pieces[].text working[].pieces[].spoken working[].notes[] assumed[].text
  `),
);

/** What a reader wrote, and reads again. */
const own = new Set(
  paths(`
    quote_info[].qot_message data.qot_message payment.agency data[].agency
    payment.fee_return.words data[].fee_return.words
  `),
);

/** Calls that tell their reader of themselves; what others wrote to a client is in `GET /user/quotes` as well. */
const isOwnCall = (call: string) =>
  /(?:GET|PUT) \/(?:agent|user)\/profile$|\/user\/application|\/notes$|\/cover-templates$|\/user\/privacy\/data$/.test(
    call,
  );

type Schema = {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
};

/** The paths of the texts in a reply that nothing bounds but their length. */
function textsOf(schema: Schema, path = ""): string[] {
  const { type, format, pattern, items, anyOf = [], allOf = [], properties = {} } = schema;
  const isFree = type === "string" && !format && !pattern && schema.enum === undefined;
  return [
    ...(isFree && !("const" in schema) ? [path] : []),
    ...[...anyOf, ...allOf].flatMap((option) => textsOf(option, path)),
    ...(items ? textsOf(items, `${path}[]`) : []),
    ...Object.entries(properties).flatMap(([name, field]) =>
      textsOf(field, path ? `${path}.${name}` : name),
    ),
  ];
}

const calls = Object.entries(api as unknown as Record<string, { reply: Schema | null }>).filter(
  ([call]) => /^\w+ \/(?:agent|user|threads|notifications)\b/.test(call) && !isOwnCall(call),
);

it("lists each text of a reply to clients and agents as guarded or as no text of the other side", () => {
  const texts = calls.flatMap(([, { reply }]) => (reply ? textsOf(reply) : []));
  const known = new Set([...Object.keys(guarded), ...ours, ...own]);
  expect([...new Set(texts)].filter((path) => !known.has(path))).toEqual([]);
  expect([...known].filter((path) => !texts.includes(path))).toEqual([]);
});

it.each(Object.entries(guarded))(
  "%s is refused with contact details where it is written",
  (_path, doors) => {
    for (const [rules, field] of doors) {
      for (const value of ["Maya maya@example.com", "www.mayaruiz.com", "instagram: mayaruiz"]) {
        const values = { maritalStatus: "married", [field]: value };
        const errors = validateFields(values, rules, [field], hasContactDetail);
        expect([field, errors[field]?.code]).toEqual([field, "contact-details"]);
      }
    }
  },
);

it("refuses our own name as that of a person or an agency", () => {
  const names = [
    "Quotehaven",
    "Quotehaven Support",
    "QUOTE HAVEN",
    "Quóte-Hàven, Inc.",
    "q u o t e h a v e n",
  ];
  const doors = [
    ...agencyName,
    ...agentsName,
    ...person("firstName"),
    ...person("partnerLastName"),
  ];
  for (const [rules, field] of doors) {
    for (const value of names) {
      const errors = validateFields({ maritalStatus: "married", [field]: value }, rules, [field]);
      expect([value, errors[field]?.code]).toEqual([value, "own-name"]);
    }
    const values = { maritalStatus: "married", [field]: "Haven Quote Insurance" };
    expect(validateFields(values, rules, [field], hasContactDetail)).toEqual({});
  }
});

it("takes ordinary names, streets, licenses and answers", () => {
  const fine: [Door, string][] = [
    ...["Dr. Ana-María O'Neil Jr.", "St. John", "Muñoz de la Cruz"].flatMap((value) =>
      agentsName.map((door): [Door, string] => [door, value]),
    ),
    ...[
      "Ruiz & Sons Insurance, Inc.",
      "A.B.C. Agency No. 1",
      "State Farm – Maya Ruiz",
      "1-800 Insure",
    ].map((value): [Door, string] => [[agency, "agencyName"], value]),
    [[agency, "agencyAddress"], "400 Harbor Street, Suite 12, Portland, OR 97201-1234"],
    [[agency, "fullLicense"], "TX-5125550199"],
    ...["St. Louis", "O'Fallon", "Coeur d’Alene"].map((value): [Door, string] => [
      [profile, "city"],
      value,
    ]),
    ...[
      "2019 Toyota Camry LE, 2021 Honda CR-V",
      "17, 22, 45 and 68",
      "Teacher (retired), U.S. Army",
    ].flatMap((value) => answer.map((door): [Door, string] => [door, value])),
  ];
  for (const [[rules, field], value] of fine) {
    expect([value, validateFields({ [field]: value }, rules, [field], hasContactDetail)]).toEqual([
      value,
      {},
    ]);
  }
});
