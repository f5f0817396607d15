import { useState } from "react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MoneyField } from "./MoneyField";

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
