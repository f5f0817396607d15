import { jest } from "@jest/globals";
import { useState } from "react";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
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

describe("DateField", () => {
  it("puts the slashes in while digits are typed", async () => {
    render(<Born />);
    const input = screen.getByRole("textbox", { name: "Date of birth" });
    expect(input).toHaveAttribute("placeholder", "MM/DD/YYYY");
    await userEvent.type(input, "02291988");
    expect(input).toHaveValue("02/29/1988");
    expect(screen.getByText("02/29/1988")).toBeInTheDocument();
  });

  it.each([
    ["1/5/1990", "01/05/1990"],
    ["4/12/1986", "04/12/1986"],
  ])("pads %s on its slashes", async (typed, shown) => {
    render(<Born />);
    await userEvent.type(screen.getByRole("textbox"), typed);
    expect(screen.getByRole("textbox")).toHaveValue(shown);
  });

  it("can be deleted to the last character", async () => {
    render(<Born />);
    const input = screen.getByRole("textbox");
    await userEvent.type(input, "1/5/1990{Backspace>10/}");
    expect(input).toHaveValue("");
  });

  it("reads what a browser fills in, also over another date", () => {
    render(<Born start="03/14/1990" />);
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "1986-04-12" } });
    expect(screen.getByRole("textbox")).toHaveValue("04/12/1986");
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

  it("reads a pasted date with other separators", async () => {
    render(<Born />);
    await userEvent.click(screen.getByRole("textbox"));
    await userEvent.paste("12-31-1990");
    expect(screen.getByRole("textbox")).toHaveValue("12/31/1990");
  });

  it("opens its calendar on the month that is likely while none is typed", async () => {
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
  });

  it("picks a day from the calendar and goes back to the field", async () => {
    render(<Born start="03/14/1990" />);
    await userEvent.click(screen.getByRole("button", { name: /calendar/ }));
    await userEvent.click(await screen.findByRole("button", { name: /March 15, 1990/ }));
    expect(screen.getByRole("textbox")).toHaveValue("03/15/1990");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("button", { name: /calendar/ })).toHaveFocus());
  });

  it("closes the calendar by a second press of its button", async () => {
    render(<Born start="03/14/1990" />);
    const button = screen.getByRole("button", { name: /calendar/ });
    await userEvent.click(button);
    const day = await screen.findByRole("button", { name: /March 14, 1990/ });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.click(button);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(button).toHaveAttribute("aria-expanded", "false");
  });

  it("offers the years 1900 to 2099", async () => {
    render(<Born start="03/14/1990" />);
    await userEvent.click(screen.getByRole("button", { name: /calendar/ }));
    const years = await screen.findByRole("combobox", { name: "Year" });
    const offered = [...years.querySelectorAll("option")].map((option) => option.textContent);
    expect(offered.at(0)).toBe("1900");
    expect(offered.at(-1)).toBe("2099");
    expect(offered).toHaveLength(200);
  });
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
