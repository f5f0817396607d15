import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { DateField } from "../DateField/DateField";
import { MoneyField } from "../MoneyField/MoneyField";
import { NumberField } from "../NumberField/NumberField";
import { PhoneField } from "../PhoneField/PhoneField";
import { shownDate, shownPhone, typedDate, typedPhone } from "./typedText";

function Person() {
  const [born, setBorn] = useState("");
  const [phone, setPhone] = useState("");
  const [pay, setPay] = useState<number | null>(null);
  return (
    <>
      <DateField label="Born" name="born" value={born} onChange={setBorn} />
      <PhoneField label="Phone" name="phone" value={phone} onChange={setPhone} />
      <NumberField label="Pay" name="pay" value={pay} onChange={setPay} />
      <input aria-label="Street" />
    </>
  );
}

describe("a field whose text is formatted", () => {
  it.each([
    ["Born", "04121986", "04/12/1986"],
    ["Phone", "5125550177", "(512)555-0177"],
    ["Pay", "70000", "70,000"],
  ])("%s, filled in while the person is at another, leaves them there", (name, filled, shown) => {
    render(<Person />);
    const street = screen.getByRole("textbox", { name: "Street" });
    street.focus();
    const field = screen.getByRole("textbox", { name });
    fireEvent.change(field, { target: { value: filled } });
    expect(field).toHaveValue(shown);
    expect(street).toHaveFocus();
    field.focus();
    expect(field).toHaveFocus();
  });

  it("corrects a digit in the middle, with the caret where it was", async () => {
    render(<Person />);
    const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Phone" });
    await userEvent.type(input, "5125550199");
    await userEvent.type(input, "{Backspace}9", {
      initialSelectionStart: 7,
      initialSelectionEnd: 7,
    });
    expect(input).toHaveValue("(512)595-0199");
    expect(input.selectionStart).toBe(7);
  });
});

/** What a field shows after each key, as a person types them at the end. */
function typing(
  keys: string,
  read: (text: string, before: string) => string,
  show: (kept: string) => string,
): string {
  return [...keys].reduce((shown, key) => show(read(shown + key, shown)), "");
}

describe("a telephone number", () => {
  it.each([
    ["5125550199", "(512)555-0199"],
    ["15125550199", "(512)555-0199"],
    ["+1 (512) 555-0199", "(512)555-0199"],
    ["512555", "(512)555"],
    ["51255501995", "(512)555-0199"],
  ])("typed as %s shows as %s", (keys, shown) => {
    expect(typing(keys, typedPhone, shownPhone)).toBe(shown);
  });

  it.each(["+1 (512) 555-0199", "1-512-555-0199", "512.555.0199", "15125550199"])(
    "pasted as %s loses its country code",
    (text) => {
      expect(shownPhone(typedPhone(text))).toBe("(512)555-0199");
    },
  );

  it("keeps a 1 that comes first only while another digit is being replaced", () => {
    expect(shownPhone(typedPhone("(12)555-0199", "(312)555-0199"))).toBe("(125)550-199");
    expect(shownPhone(typedPhone("(2125)550-199", "(125)550-199"))).toBe("(212)555-0199");
  });
});

describe("a date", () => {
  it.each([
    ["1/5/1990", "01/05/1990"],
    ["4/12/1986", "04/12/1986"],
    ["02291988", "02/29/1988"],
    ["1-5-1990", "01/05/1990"],
    ["1980-03-07", "03/07/1980"],
    ["1980/3/07", "03/07/1980"],
    ["19800307", "03/07/1980"],
    ["1980-03", "1980-03"],
    ["12.31.1990", "12/31/1990"],
    ["1/", "01/"],
    ["1/5", "01/5"],
    ["1//5", "01/5"],
    ["/1", "1"],
  ])("typed as %s shows as %s", (keys, shown) => {
    expect(typing(keys, typedDate, shownDate)).toBe(shown);
  });

  it.each([
    ["1990-01-05", "01/05/1990"],
    ["1/5/1990", "01/05/1990"],
    ["12-31-1990", "12/31/1990"],
    ["01/05/1990", "01/05/1990"],
  ])("pasted or filled in as %s shows as %s", (text, shown) => {
    expect(shownDate(typedDate(text))).toBe(shown);
  });

  it("lets a digit in the middle be taken out and typed anew", () => {
    const without = shownDate(typedDate("01/0/1990", "01/05/1990"));
    expect(without).toBe("01/01/990");
    expect(shownDate(typedDate("01/061/990", without))).toBe("01/06/1990");
  });

  it("gives its slash up again", () => {
    expect(shownDate(typedDate("01", "01/"))).toBe("01");
  });

  it("takes a filled-in date in the place of another", () => {
    expect(shownDate(typedDate("1986-04-12", "01/05/1990"))).toBe("04/12/1986");
  });
});

describe("an amount of money", () => {
  function Price() {
    const [value, setValue] = useState<number | null>(null);
    return (
      <>
        <MoneyField label="Monthly" name="monthly" value={value} onChange={setValue} />
        <output>{JSON.stringify(value)}</output>
      </>
    );
  }

  it.each([
    ["1234567", "1,234,567", "1234567"],
    ["-1a2$", "12", "12"],
    ["$1,800.00", "1,800.00", "1800"],
  ])("reads %s, shows %s and gives %s, or null when it is emptied", async (typed, shown, given) => {
    render(<Price />);
    const input = screen.getByRole("textbox", { name: "Monthly" });
    await userEvent.click(input);
    await userEvent.paste(typed);
    expect(input).toHaveValue(shown);
    expect(screen.getByRole("status")).toHaveTextContent(given);
    await userEvent.clear(input);
    expect(screen.getByRole("status")).toHaveTextContent("null");
  });

  it.each(["12.50", "$12.50"])(
    "drops the cents of %s, typed or pasted, and says so",
    async (text) => {
      render(<Price />);
      const input = screen.getByRole("textbox");
      await userEvent.type(input, text);
      expect(screen.getByRole("status")).toHaveTextContent(/^12$/);
      expect(input).toHaveAccessibleDescription(/Whole numbers only/);
      await userEvent.clear(input);
      await userEvent.paste(text);
      expect(screen.getByRole("status")).toHaveTextContent(/^12$/);
      await userEvent.tab();
      expect(input).toHaveValue("12");
      expect(input).not.toHaveAccessibleDescription();
    },
  );

  it("takes 1.800 for 1 and asks whether 1,800 was meant, also after it was left, until something else is typed", async () => {
    render(<Price />);
    const input = screen.getByRole("textbox");
    await userEvent.type(input, "1.800");
    await userEvent.clear(input);
    await userEvent.type(input, "2");
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    await userEvent.clear(input);
    await userEvent.type(input, "1.800");
    expect(screen.getByRole("status")).toHaveTextContent(/^1$/);
    await userEvent.tab();
    await userEvent.click(screen.getByRole("button", { name: "Did you mean 1,800?" }));
    expect(screen.getByRole("status")).toHaveTextContent(/^1800$/);
    expect(input).toHaveValue("1,800");
    expect(input).toHaveFocus();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("shows what it is given anew, whatever was typed", async () => {
    const { rerender } = render(
      <MoneyField label="Monthly" name="m" value={null} onChange={() => {}} />,
    );
    await userEvent.type(screen.getByRole("textbox"), "12.5");
    rerender(<MoneyField label="Monthly" name="m" value={900} onChange={() => {}} />);
    expect(screen.getByRole("textbox")).toHaveValue("900");
  });
});
