import { jest } from "@jest/globals";
import { useState } from "react";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DateField } from "./DateField";
import { dateText, parseDateText } from "./dateText";

function Born({ start = "" }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateField label="Date of birth" name="born" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

it("can be deleted to the last character", async () => {
  render(<Born />);
  const input = screen.getByRole("textbox");
  await userEvent.type(input, "1/5/1990{Backspace>10/}");
  expect(input).toHaveValue("");
});

it("is not left by a look at its calendar, and is left behind it", async () => {
  const onBlur = jest.fn();
  render(
    <>
      <DateField label="Born" name="born" value="" onChange={() => {}} onBlur={onBlur} />
      <button>Next</button>
    </>,
  );
  await userEvent.click(screen.getByRole("textbox"));
  await userEvent.click(screen.getByRole("button", { name: /calendar/ }));
  await screen.findByRole("grid");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("grid")).not.toBeInTheDocument());
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(onBlur).toHaveBeenCalled();
});

it("opens its calendar on the month that is likely, with the years 1900 to 2099", async () => {
  render(
    <DateField
      label="Date of birth"
      name="born"
      value=""
      onChange={() => {}}
      defaultMonth={new Date(1991, 0)}
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: /calendar/ }));
  expect(await screen.findByRole("grid", { name: "January 1991" })).toBeInTheDocument();
  const years = within(screen.getByRole("combobox", { name: "Year" })).getAllByRole("option");
  expect(years.map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 200 }, (_, index) => `${1900 + index}`),
  );
});

it("closes the calendar by a second press of its button, or with the day that is picked", async () => {
  render(<Born start="03/14/1990" />);
  const button = screen.getByRole("button", { name: /calendar/ });
  await userEvent.click(button);
  const day = await screen.findByRole("button", { name: /March 14, 1990/ });
  await waitFor(() => expect(day).toHaveFocus());
  await userEvent.click(button);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(button).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole("button", { name: /March 15, 1990/ }));
  expect(screen.getByRole("textbox")).toHaveValue("03/15/1990");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await waitFor(() => expect(button).toHaveFocus());
});

describe("parseDateText", () => {
  it.each(["02/29/1987", "13/01/2000", "00/10/2000", "1/2/2000", "", "02/30/2000"])(
    "refuses %p",
    (text) => {
      expect(parseDateText(text)).toBeUndefined();
    },
  );

  it("reads what dateText writes", () => {
    const day = new Date(1900, 0, 31);
    expect(parseDateText(dateText(day))).toEqual(day);
  });
});
