import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { DateField } from "../DateField/DateField";
import { NumberField } from "../NumberField/NumberField";
import { PhoneField } from "../PhoneField/PhoneField";

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
