import { validateFields } from "@quotehaven/contract/rules";
import { keptWith, noDetails, policiesOf, policyRules, typedPolicies } from "./policyValues";

const byHand = () => typedPolicies(null, ["home", "auto"]);

it("asks by hand for eight things of a type", () => {
  const { home, auto } = byHand();
  expect(Object.keys(home?.cover ?? {})).toHaveLength(5);
  expect(Object.keys(auto?.cover ?? {})).toHaveLength(5);
});

it("keeps nothing of a form that is empty, and refuses it", () => {
  const values = byHand();
  expect(policiesOf(values)).toEqual({});
  expect(Object.keys(validateFields(values, policyRules(values)))).toEqual(["home.carrier"]);
});

it("keeps what is filled in, and nothing for what is not", () => {
  const values = byHand();
  Object.assign(values.auto ?? {}, { carrier: " Erie ", expiresOn: "03/01/2027", dollars: 640 });
  Object.assign(values.auto?.cover ?? {}, {
    injury: "100/300",
    propertyDamage: 300_000,
    comprehensiveDeductible: "none",
    collisionDeductible: "750",
  });
  expect(validateFields(values, policyRules(values))).toEqual({});
  expect(policiesOf(values)).toEqual({
    auto: {
      carrier: "Erie",
      expiresOn: "2027-03-01",
      premium: { dollars: 640, months: 6 },
      cover: {
        injury: "100/300",
        propertyDamage: 300_000,
        comprehensiveDeductible: "none",
        collisionDeductible: 750,
      },
    },
  });
});

it("shows what is kept as it was given", () => {
  const present = {
    home: {
      carrier: "Amica",
      premium: { dollars: 900, months: 12 as const },
      cover: {
        dwelling: 400_000,
        windDeductible: { percent: 2.5 },
        included: ["flood" as const],
      },
    },
    isShared: true,
  };
  const values = typedPolicies(present, ["home"]);
  expect(values.isShared).toBe(true);
  expect(keptWith(null, values)).toEqual(present);
});

it("leaves a policy that is not in the form as it is", () => {
  const auto = { carrier: "Root", cover: {} };
  const values = { ...typedPolicies(null, ["home"]), details: noDetails };
  Object.assign(values.home ?? {}, { carrier: "Kin" });
  const kept = keptWith({ auto, isShared: true }, values);
  expect(kept).toEqual({ auto, home: { carrier: "Kin", cover: {} }, isShared: false });
});

it.each([
  ["home.dollars", { dollars: 0 }],
  ["home.expiresOn", { expiresOn: "02/31/2027" }],
  ["home.carrier", { carrier: "x".repeat(61) }],
  ["home.cover.dwelling", { cover: { dwelling: 1_000_000_000 } }],
  ["home.cover.windDeductible.percent", { cover: { windDeductible: { percent: 101 } } }],
])("refuses %s where it cannot be", (field, wrong) => {
  const values = typedPolicies({ home: { carrier: "Kin", cover: {} }, isShared: false }, ["home"]);
  Object.assign(values.home ?? {}, wrong);
  expect(Object.keys(validateFields(values, policyRules(values)))).toEqual([field]);
});
