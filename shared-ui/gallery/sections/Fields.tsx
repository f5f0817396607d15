import { useState } from "react";
import { lazyPart, RadioGroup, Skeleton, TextArea, TextField } from "@quotehaven/shared-ui";
import { Monogram } from "@quotehaven/shared-ui/content";
import {
  Checkbox,
  CheckboxGroup,
  DateField,
  ErrorSummary,
  FieldGroup,
  FormGrid,
  FullRow,
  MoneyField,
  PhoneField,
  Select,
} from "@quotehaven/shared-ui/fields";
import type { ComboboxOption } from "@quotehaven/shared-ui/combobox";
import { Dropdown } from "@quotehaven/shared-ui/dropdown";
import { Section } from "../Section";

/** Rules of their own: here digits alone count. */
const digitsOf = (text: string) => text.replace(/\D/g, "");
const readNumber = (text: string) =>
  digitsOf(text) === ""
    ? { kind: "empty" as const }
    : { kind: "number" as const, value: Number(digitsOf(text)), fraction: "" };
const readPhone = (text: string) =>
  digitsOf(text).length === 10
    ? { kind: "number" as const, digits: digitsOf(text), hasExtension: false }
    : { kind: "short" as const, digits: digitsOf(text).slice(0, 10) };

const waiting = <Skeleton $height={72} $shape="box" />;
const Combobox = lazyPart(
  async () => (await import("@quotehaven/shared-ui/combobox")).Combobox<number>,
  { waiting },
);
const MultiCombobox = lazyPart(
  async () => (await import("@quotehaven/shared-ui/combobox")).MultiCombobox<number>,
  { waiting },
);

const zips: ComboboxOption<number>[] = ["97201", "97202", "97203", "10001", "10002", "60601"].map(
  (label, value) => ({ value, label }),
);
const carriers = [
  { value: 1, label: "Harbor Mutual" },
  { value: 2, label: "Bluebird", disabled: true, tooltip: "Already quoted by another agent." },
  { value: 3, label: "Cedar & Stone" },
  { value: 4, label: "Northline", disabled: true, tooltip: "Already in process of quoting." },
].map((carrier) => ({ ...carrier, image: <Monogram name={carrier.label} size={28} /> }));

const useField = <Value,>(start: Value) => {
  const [value, onChange] = useState(start);
  return { value, onChange };
};

/** Every field, filled, empty, refused and locked. */
export function Fields() {
  const name = useField("");
  const born = useField("03/14/1990");
  const phone = useField("5550");
  const price = useField<number | null>(1234);
  const roof = useField<number | null>(null);
  const carrier = useField<number | null>(1);
  const rents = useField<boolean | null>(null);
  const alarms = useField<number[]>([]);
  const note = useField("");
  const zip = useField<ComboboxOption<number> | null>(null);
  const served = useField<ComboboxOption<number>[]>(zips.slice(0, 2));
  const [terms, setTerms] = useState(false);
  return (
    <Section title="Fields">
      <ErrorSummary
        errors={[
          { name: "email", label: "Email", message: "Enter a valid email address." },
          { name: "terms", message: "You must accept the terms" },
        ]}
      />
      <FieldGroup title="About you" text="Only the agent you choose sees your phone and email.">
        <FormGrid>
          <TextField label="First name" name="first" autoComplete="given-name" {...name} />
          <TextField
            label="Address line 2"
            name="address2"
            required={false}
            hint="Apartment, suite or floor"
            {...name}
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            value="ada@example"
            onChange={() => {}}
            error="Enter a valid email address."
          />
          <TextField label="Password" name="password" type="password" {...name} />
          <DateField read={() => ""} label="Date of birth" name="born" {...born} />
          <PhoneField read={readPhone} label="Phone number" name="phone" {...phone} />
          <TextField
            label="Living area"
            name="area"
            type="number"
            symbol="sq ft"
            symbolPosition="after"
            help="The heated area. A tax bill or the deed says it."
            detail="Without garage and porch"
            {...name}
          />
          <MoneyField read={readNumber} label="Monthly price" name="monthly" {...price} />
          <TextField
            label="Locked"
            name="locked"
            value="Cannot be changed"
            onChange={() => {}}
            readOnly
          />
          <Select
            label="Roof"
            name="roof"
            options={[
              { value: 1, label: "Tile" },
              { value: 2, label: "Slate" },
            ]}
            {...roof}
          />
          <Dropdown label="Carrier" name="carrier" options={carriers} {...carrier} />
          <Combobox label="Zip code" name="zip" options={zips} {...zip} />
          <FullRow>
            <MultiCombobox label="Preferred zip codes" name="zips" options={zips} {...served} />
          </FullRow>
          <RadioGroup
            label="Do you rent?"
            name="rents"
            options={[
              { value: true, label: "Yes" },
              { value: false, label: "No" },
            ]}
            {...rents}
          />
          <RadioGroup
            label="Marital status"
            name="marital"
            direction="column"
            options={[
              { value: 1, label: "Married" },
              { value: 2, label: "Domestic Partner" },
              { value: 0, label: "Single" },
            ]}
            value={1}
            onChange={() => {}}
            error="This field is required."
          />
          <CheckboxGroup
            label="Alarms"
            name="alarms"
            noneLabel="None of these"
            options={[
              { value: 1, label: "Smoke alarm" },
              { value: 2, label: "Burglar alarm" },
            ]}
            {...alarms}
          />
          <Checkbox
            label="I accept the terms"
            name="terms"
            checked={terms}
            onChange={setTerms}
            error={terms ? undefined : "You must accept the terms"}
          />
          <FullRow>
            <TextArea label="Message" name="message" {...note} />
          </FullRow>
        </FormGrid>
      </FieldGroup>
    </Section>
  );
}
