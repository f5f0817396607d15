import { jest } from "@jest/globals";
import { useState } from "react";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckboxGroup } from "./Checkbox/CheckboxGroup";
import { DateField } from "./DateField/DateField";
import { dateText, parseDateText } from "./DateField/dateText";
import { Select } from "./Select/Select";
import { TextField, type TextFieldProps } from "./TextField/TextField";

describe("a field for text", () => {
  function Field(props: Partial<TextFieldProps>) {
    const [value, setValue] = useState("");
    return <TextField label="Rooms" name="rooms" {...props} value={value} onChange={setValue} />;
  }

  it("keeps digits alone where it asks for a number, and says so until the field is left", async () => {
    render(<Field type="number" />);
    const input = screen.getByRole("textbox", { name: "Rooms" });
    await userEvent.type(input, "0");
    expect(input).not.toHaveAccessibleDescription();
    await userEvent.type(input, "C1-2.5");
    expect(input).toHaveValue("0125");
    expect(input).toHaveAccessibleDescription("Only digits count here.");
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByText("Only digits count here.")).toBeNull());
  });

  it("says in words of its own that only digits count, where it has some", async () => {
    render(<Field type="number" digitsNote="No letters." />);
    const input = screen.getByRole("textbox", { name: "Rooms" });
    await userEvent.click(input);
    await userEvent.paste("0C 1");
    expect(input).toHaveValue("01");
    expect(input).toHaveAccessibleDescription("No letters.");
  });

  it("neither shows nor hides an error between a press and its release", async () => {
    const { rerender } = render(<Field />);
    fireEvent.pointerDown(document.body);
    rerender(<Field error="This field is required." />);
    expect(screen.queryByText("This field is required.")).not.toBeInTheDocument();
    fireEvent.pointerUp(document.body);
    expect(await screen.findByText("This field is required.")).toBeInTheDocument();
    fireEvent.mouseDown(document.body);
    rerender(<Field />);
    expect(screen.getByText("This field is required.")).toBeInTheDocument();
    fireEvent.mouseUp(document.body);
    await waitFor(() =>
      expect(screen.queryByText("This field is required.")).not.toBeInTheDocument(),
    );
  });

  it("ties hint and error to the input", () => {
    render(<Field hint="Without bathrooms" error="This field is required." />);
    const input = screen.getByRole("textbox", { name: "Rooms" });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription("Without bathrooms This field is required.");
  });

  it("shows and hides a password", async () => {
    render(<Field type="password" label="Password" />);
    const input = screen.getByLabelText("Password");
    expect(input).toHaveAttribute("type", "password");
    await userEvent.click(screen.getByRole("button", { name: "Show password" }));
    expect(input).toHaveAttribute("type", "text");
    await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
    expect(input).toHaveAttribute("type", "password");
  });

  it("shows its detail on focus and hides it after 6 seconds", () => {
    jest.useFakeTimers();
    try {
      render(<Field detail="Round up halves" />);
      expect(screen.queryByText("Round up halves")).not.toBeInTheDocument();
      fireEvent.focus(screen.getByRole("textbox"));
      expect(screen.getByText("Round up halves")).toBeInTheDocument();
      act(() => jest.advanceTimersByTime(5999));
      expect(screen.getByText("Round up halves")).toBeInTheDocument();
      act(() => jest.advanceTimersByTime(1));
      expect(screen.queryByText("Round up halves")).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it("says that a field is optional without changing its name", () => {
    render(<Field required={false} />);
    expect(screen.getByRole("textbox", { name: "Rooms" })).toHaveAccessibleDescription(
      "(optional)",
    );
  });
});

describe("a field for a date", () => {
  const read = () => "";

  function Born({ start = "" }: { start?: string }) {
    const [value, setValue] = useState(start);
    return (
      <>
        <DateField
          label="Date of birth"
          name="born"
          value={value}
          read={read}
          onChange={setValue}
        />
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
        <DateField
          label="Born"
          name="born"
          value=""
          read={read}
          onBlur={onBlur}
          onChange={() => {}}
        />
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
        read={read}
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
});

describe("a selection", () => {
  const roofs = [
    { value: 1, label: "Tile" },
    { value: 2, label: "Slate" },
  ];

  function select(value: number | null, options = roofs, placeholder?: null) {
    const onChange = jest.fn();
    const view = (chosen: number | null, of: typeof roofs) => (
      <Select
        label="Roof"
        name="roof"
        options={of}
        placeholder={placeholder}
        onChange={onChange}
        value={chosen}
      />
    );
    const { rerender } = render(view(value, options));
    const change = (chosen: number | null, of = options) => rerender(view(chosen, of));
    return { onChange, change };
  }

  it("gives numbers where its values are numbers", async () => {
    const { onChange } = select(null);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Roof" }), "Slate");
    expect(onChange).toHaveBeenCalledWith(2);
  });

  it("offers to take a choice back, unless one is always made", () => {
    const lines = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
    select(2);
    expect(lines()).toEqual(["Choose…", "Tile", "Slate"]);
    cleanup();
    const { change } = select(2, roofs, null);
    expect(lines()).toEqual(["Tile", "Slate"]);
    change(null);
    expect(lines()).toEqual(["Choose…", "Tile", "Slate"]);
    expect(screen.getByRole("combobox")).toHaveValue("");
  });

  it.each([[[{ value: 1, label: "Tile" }]], [[]]])(
    "clears a value that is not among %j",
    (others) => {
      const { onChange, change } = select(2);
      expect(onChange).not.toHaveBeenCalled();
      change(2, others);
      expect(onChange).toHaveBeenCalledWith(null);
    },
  );

  it("keeps a value while its options have not arrived", () => {
    const { onChange, change } = select(2, []);
    change(2, roofs);
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole("combobox")).toHaveValue("2");
  });
});

describe("a group of checkboxes", () => {
  function Alarms() {
    const [value, setValue] = useState<number[]>([]);
    return (
      <>
        <CheckboxGroup
          label="Alarms"
          name="alarms"
          noneLabel="None of these"
          options={[
            { value: 12, label: "Smoke" },
            { value: 14, label: "Burglar" },
          ]}
          value={value}
          onChange={setValue}
        />
        <output>{JSON.stringify(value)}</output>
      </>
    );
  }

  const box = (name: string) => screen.getByRole("checkbox", { name });

  it("says none while nothing is chosen, and gives what is chosen in the options' order", async () => {
    render(<Alarms />);
    expect(screen.getByRole("group", { name: "Alarms" })).toBeInTheDocument();
    expect(box("None of these")).toBeChecked();
    await userEvent.click(box("None of these"));
    expect(box("None of these")).toBeChecked();
    await userEvent.click(box("Burglar"));
    await userEvent.click(box("Smoke"));
    expect(box("None of these")).not.toBeChecked();
    expect(screen.getByRole("status")).toHaveTextContent("[12,14]");
    await userEvent.click(box("None of these"));
    expect(box("Smoke")).not.toBeChecked();
    expect(screen.getByRole("status")).toHaveTextContent("[]");
  });
});
