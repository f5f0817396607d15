import {
  typedDates,
  typedExtensions,
  typedNumbers,
  typedPhones,
} from "@quotehaven/contract/typed-examples";
import { toShownDate } from "@quotehaven/contract/rules";
import { TextField } from "@quotehaven/shared-ui";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState, type ComponentProps } from "react";
import { renderScreen } from "../testing";
import { DateField, MoneyField, NumberField, PhoneField } from "./typedFields";

const kinds = { Born: DateField, Phone: PhoneField, Rooms: RoomsField } as const;

function RoomsField(props: ComponentProps<typeof TextField>) {
  return <TextField {...props} type="number" />;
}

function Pay() {
  const [pay, setPay] = useState<number | null>(null);
  return (
    <>
      <MoneyField label="Pay" name="pay" value={pay} onChange={setPay} />
      <output>{JSON.stringify(pay)}</output>
    </>
  );
}

function TextOf({ name }: { name: keyof typeof kinds }) {
  const [value, setValue] = useState("");
  const Field = kinds[name];
  return <Field label={name} name={name} value={value} onChange={setValue} />;
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const pay = () => Number(screen.getByRole("status").textContent.replace("null", "NaN"));
const open = (name: keyof typeof kinds | "Pay") =>
  renderScreen(
    <>
      {name === "Pay" ? <Pay /> : <TextOf name={name} />}
      <input aria-label="Street" />
    </>,
  ).user;

const fill = (name: string, text: string) =>
  fireEvent.change(field(name), { target: { value: text } });

/** As an input method does: a part at a time, and whole at the end. */
function compose(name: string, text: string) {
  const input = field(name);
  fireEvent.compositionStart(input);
  for (const part of [text.slice(0, 1), text.slice(0, -1), text]) {
    fill(name, part);
    expect(input).toHaveValue(part);
  }
  fireEvent.compositionEnd(input);
}

/** Each key at the end of what is shown. */
function type(name: string, keys: string) {
  act(() => field(name).focus());
  for (const key of keys)
    fill(name, key === "<" ? field(name).value.slice(0, -1) : field(name).value + key);
}

const isSaidWrong = (name: string) => field(name).getAttribute("aria-invalid") === "true";

/** All of them are filled in, and some composed. */
const entered = <Row,>(rows: readonly Row[]) => [
  ...rows.map((row) => ({ row, enter: fill })),
  ...rows.filter((_row, place) => place % 12 === 0).map((row) => ({ row, enter: compose })),
];

describe("a text that is pasted, filled in or composed", () => {
  it("is the number that it plainly says, or stays as it is with a question or an error", () => {
    open("Pay");
    for (const { row, enter } of entered(typedNumbers)) {
      const [text, meant] = row;
      enter("Pay", text);
      const isNumber = typeof meant === "number";
      const asked = screen.queryAllByText(/Did you mean/).length;
      expect([text, pay(), field("Pay").validity.valid]).toEqual([
        text,
        isNumber ? meant : NaN,
        isNumber,
      ]);
      expect([text, asked, isSaidWrong("Pay")]).toEqual([
        text,
        Array.isArray(meant) ? meant.length : 0,
        meant === null,
      ]);
      if (!isNumber) expect(field("Pay")).toHaveValue(text);
      fill("Pay", "");
    }
  });

  it("is read by itself where it takes the place of another number", () => {
    open("Pay");
    for (const [before, text, meant] of [
      ["12000", "12,50", NaN],
      ["1234", "1,5", NaN],
      ["1234", "1,299", 1299],
      ["90", "100", 100],
    ] as const) {
      fill("Pay", before);
      fill("Pay", text);
      expect([text, pay()]).toEqual([text, meant]);
      fill("Pay", "");
    }
  });

  it("is the US telephone number that it says, or is not taken, and that is said", () => {
    open("Phone");
    for (const { row, enter } of entered(typedPhones)) {
      const [text, meant] = row;
      enter("Phone", text);
      const shown = field("Phone").value;
      const isWhole = shown.length === "(512)555-0199".length;
      if (meant !== null) expect([text, shown]).toEqual([text, "(512)555-0199"]);
      // Nobody's: the form's rules say that no such number exists.
      else if (isWhole) expect(text).toMatch(/112|055|1512/);
      else if (shown === "") expect(field("Phone")).toHaveAccessibleDescription(/10 digits/);
      fill("Phone", "");
    }
    for (const text of typedExtensions) {
      fill("Phone", text);
      expect(field("Phone")).toHaveValue("(512)555-0199");
      expect(field("Phone")).toHaveAccessibleDescription("The extension was left out.");
      fill("Phone", "");
    }
  });

  it("is the day that it says, or no other", () => {
    open("Born");
    for (const { row, enter } of entered(typedDates)) {
      const [text, meant] = row;
      enter("Born", text);
      expect([text, toShownDate(field("Born").value)]).toEqual([text, toShownDate(meant)]);
      if (meant !== null) expect(field("Born")).toHaveValue(toShownDate(meant));
      fill("Born", "");
    }
  });

  it("has digits of any script where digits alone are kept", () => {
    open("Rooms");
    compose("Rooms", "１٢3");
    expect(field("Rooms")).toHaveValue("123");
  });
});

it.each([
  ["Born", "04121986", "04/12/1986"],
  ["Phone", "5125550177", "(512)555-0177"],
  ["Pay", "70000", "70,000"],
] as const)(
  "%s, filled in while the person is at another, leaves them there",
  (name, filled, shown) => {
    open(name);
    act(() => field("Street").focus());
    fireEvent.change(field(name), { target: { value: filled } });
    expect(field(name)).toHaveValue(shown);
    expect(field("Street")).toHaveFocus();
  },
);

describe("typed key by key", () => {
  const shownAfter = (name: string, keys: string) => {
    fill(name, "");
    type(name, keys);
    return field(name).value;
  };

  it("a telephone number is masked, and takes no digit too many", () => {
    open("Phone");
    const typed = {
      "5125550199": "(512)555-0199",
      "15125550199": "(512)555-0199",
      "+1 (512) 555-0199": "(512)555-0199",
      "512a555": "(512)555",
      "+52 1 55 1234 5678": "+52 1 55 1234 5678",
      "51255501995": "(512)555-0199",
    };
    for (const [keys, shown] of Object.entries(typed)) {
      expect([keys, shownAfter("Phone", keys)]).toEqual([keys, shown]);
    }
    expect(field("Phone")).toHaveAccessibleDescription("A US number has 10 digits.");
  });

  it("a date is masked, and never becomes another", () => {
    open("Born");
    const typed = {
      "1/5/1990": "01/05/1990",
      "04121986": "04/12/1986",
      "1-5-1990": "01/05/1990",
      "1980-03-07": "03/07/1980",
      "1980/3/07": "03/07/1980",
      "19800307": "03/07/1980",
      "1980-03": "1980-03",
      "12.31.1990": "12/31/1990",
      "1/": "01/",
      "1/5": "01/5",
      "1//5": "01/5",
      "/1": "1",
      "a1b/5": "01/5",
      "1/5/90": "01/05/90",
      "1/5/19901": "01/05/1990",
      "20/12/1985": "20/12/1985",
      "20121985": "20/12/1985",
      "1/5/1990<<<<<<<<<<": "",
      "02/<": "02",
    };
    for (const [keys, shown] of Object.entries(typed)) {
      expect([keys, shownAfter("Born", keys)]).toEqual([keys, shown]);
    }
  });

  it("an amount has its commas, and is none where it is not plainly one number", () => {
    open("Pay");
    const typed: [string, string, number | null][] = [
      ["1234567", "1,234,567", 1_234_567],
      ["1,234,567", "1,234,567", 1_234_567],
      ["-12", "12", 12],
      ["12abc", "12", 12],
      ["$1,800.00", "1,800.00", 1800],
      ["1 800", "1,800", 1800],
      ["150 miles", "150", 150],
      ["150 per month", "150", 150],
      ["12500<", "1,250", 1250],
      ["150-175", "150-175", null],
      ["150k", "150k", null],
      ["2 million", "2 million", null],
      ["1e3", "1e3", null],
      ["1a2", "1a2", null],
      ["150 per 6", "150 per 6", null],
      ["12,50", "12,50", null],
      ["1.800", "1.800", null],
      [".5", ".5", null],
      ["150k<", "150", 150],
    ];
    for (const [keys, shown, meant] of typed) {
      expect([shownAfter("Pay", keys), pay()]).toEqual([shown, meant ?? NaN]);
      // Nothing is held against it before the person is done with it.
      expect(isSaidWrong("Pay")).toBe(false);
    }
  });
});

it("corrects a digit in the middle, with the caret where it was, and goes back over the mask", async () => {
  const user = open("Phone");
  const input = field("Phone");
  await user.type(input, "5125550199");
  const at = { initialSelectionStart: 7, initialSelectionEnd: 7 };
  await user.type(input, "{Backspace}9", at);
  expect(input).toHaveValue("(512)595-0199");
  expect(input.selectionStart).toBe(7);
  await user.type(input, "{Backspace>3/}", { initialSelectionStart: 6, initialSelectionEnd: 6 });
  expect(input).toHaveValue("(595)019-9");
});

it("what is no number is said once the field is left, with the numbers that may be meant", async () => {
  const user = open("Pay");
  await user.type(field("Pay"), "150-175");
  await user.tab();
  expect(field("Pay")).toHaveAccessibleDescription(/“150-175” is not one whole number/);
  await user.clear(field("Pay"));
  await user.type(field("Pay"), "1800,50");
  expect(screen.queryByRole("button", { name: /Did you mean/ })).toBeNull();
  await user.tab();
  expect(screen.getByRole("button", { name: "Did you mean 1,800?" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Did you mean 180,050?" }));
  expect(pay()).toBe(180_050);
  expect(field("Pay")).toHaveValue("180,050");
  expect(field("Pay")).toHaveFocus();
  await waitFor(() => expect(field("Pay").validity.valid).toBe(true));
});

it("an amount drops its cents as it is left, and says so before", async () => {
  const user = open("Pay");
  await user.type(field("Pay"), "12.50");
  expect(field("Pay")).toHaveAccessibleDescription(/Whole numbers only/);
  await user.tab();
  expect(field("Pay")).toHaveValue("12");
  expect(field("Pay")).not.toHaveAccessibleDescription();
});

it("a number shows what it is given anew, whatever was typed", async () => {
  const view = (value: number | null) => (
    <NumberField label="Pay" name="pay" value={value} onChange={() => {}} />
  );
  const { user, rerender } = renderScreen(view(null));
  await user.type(field("Pay"), "12.5");
  rerender(view(900));
  expect(field("Pay")).toHaveValue("900");
});
