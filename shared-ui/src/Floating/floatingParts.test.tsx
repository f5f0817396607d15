import { useState } from "react";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Dropdown } from "../Dropdown/Dropdown";
import type { DropdownOption } from "../Dropdown/Option";
import { Popover } from "../Popover/Popover";
import { TextField } from "../TextField/TextField";
import { Tooltip } from "../Tooltip/Tooltip";

describe("a list to choose from", () => {
  const carriers: DropdownOption<number>[] = [
    { value: 1, label: "Harbor Mutual" },
    { value: 2, label: "Bluebird", disabled: true, tooltip: "Already quoted by another agent." },
    { value: 3, label: "Cedar & Stone", hidden: true },
    { value: 4, label: "Cornerstone" },
  ];

  function Carrier({ start = null }: { start?: number | null }) {
    const [value, setValue] = useState<number | null>(start);
    return (
      <Dropdown
        label="Carrier"
        name="carrier"
        options={carriers}
        value={value}
        onChange={setValue}
      />
    );
  }

  const trigger = () => screen.getByRole("combobox", { name: /Carrier/ });

  it("leaves hidden options out and says why one is disabled", async () => {
    render(<Carrier />);
    await userEvent.click(trigger());
    const options = within(screen.getByRole("listbox", { name: "Carrier" }));
    expect(options.queryByRole("option", { name: "Cedar & Stone" })).not.toBeInTheDocument();
    const bluebird = options.getByRole("option", { name: "Bluebird" });
    expect(bluebird).toHaveAccessibleDescription("Already quoted by another agent.");
    await userEvent.click(bluebird);
    expect(trigger()).toHaveTextContent("Choose");
  });

  it("chooses by click, and stays open while the pointer only passes", async () => {
    render(<Carrier start={3} />);
    expect(trigger()).toHaveTextContent("Cedar & Stone");
    await userEvent.click(trigger());
    const option = screen.getByRole("option", { name: "Cornerstone" });
    await userEvent.hover(option);
    await userEvent.unhover(option);
    await userEvent.click(option);
    expect(trigger()).toHaveTextContent("Cornerstone");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  });

  it("closes by a second press, and by a press elsewhere", async () => {
    render(<Carrier />);
    for (const pressed of [trigger(), document.body]) {
      await userEvent.click(trigger());
      expect(screen.getByRole("listbox")).toBeInTheDocument();
      await userEvent.click(pressed);
      expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    }
    expect(trigger()).toHaveAttribute("aria-expanded", "false");
  });

  it.each([
    ["{ArrowDown}{ArrowDown}{Enter}", null, "Harbor Mutual"],
    ["co{Enter}", null, "Cornerstone"],
    // The next option is disabled.
    ["{ArrowDown}{ArrowDown}{Enter}", 1, "Harbor Mutual"],
  ])("chooses by the keys %s from %p: %s", async (keys, start, chosen) => {
    render(<Carrier start={start} />);
    trigger().focus();
    await userEvent.keyboard(keys);
    expect(trigger()).toHaveTextContent(chosen);
    expect(trigger()).toHaveFocus();
  });
});

describe("a panel", () => {
  const opened = async () => {
    render(
      <>
        <Popover label="Filters" trigger={(props) => <button {...props}>Filter</button>}>
          <button>Only new</button>
        </Popover>
        <button>Next</button>
        <h1 tabIndex={-1}>Leads</h1>
      </>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Filter" }));
    const panel = screen.getByRole("dialog", { name: "Filters" });
    await waitFor(() => expect(panel).toHaveFocus());
    return panel;
  };

  it.each([
    ["on Escape", () => userEvent.keyboard("{Escape}")],
    ["when the Tab key leaves it at its end", () => userEvent.tab()],
    ["when the Tab key leaves it at its beginning", () => userEvent.tab({ shift: true })],
  ])("closes %s, and gives the focus back", async (_when, leave) => {
    await opened();
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Only new" })).toHaveFocus();
    await leave();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Filter" })).toHaveFocus();
  });

  it("leaves the focus on what was pressed elsewhere", async () => {
    await opened();
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Next" })).toHaveFocus();
  });

  it("stays open when a screen that arrives focuses its heading", async () => {
    const panel = await opened();
    act(() => screen.getByRole("heading", { name: "Leads" }).focus());
    await userEvent.keyboard("{Control}");
    expect(panel).toBeInTheDocument();
  });
});

describe("a tooltip", () => {
  const tooltip = () =>
    render(
      <Tooltip content="Counts every bedroom">
        <button>Rooms</button>
      </Tooltip>,
    );

  it("describes its child on focus, hides on Escape, and goes a moment after the pointer left", async () => {
    tooltip();
    const button = screen.getByRole("button");
    expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole("tooltip")).toHaveTextContent("Counts every bedroom");
    expect(button).toHaveAccessibleDescription("Counts every bedroom");
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.hover(button);
    const bubble = screen.getByRole("tooltip");
    await userEvent.unhover(button);
    await waitFor(() => expect(bubble).not.toBeInTheDocument());
    expect(button).not.toHaveAccessibleDescription();
  });

  it("shows on touch, and a second touch keeps it", async () => {
    tooltip();
    const button = screen.getByRole("button");
    await userEvent.pointer({ keys: "[TouchA]", target: button });
    await userEvent.pointer({ keys: "[TouchA]", target: button });
    expect(screen.getByRole("tooltip")).toBeInTheDocument();
  });

  it("names a help by what it explains, which keeps its size beside a long label", () => {
    render(<TextField label="Rooms" name="rooms" help="Every room" value="" onChange={() => {}} />);
    const help = screen.getByRole("button", { name: "Help: Rooms" });
    // What holds the button is beside the label; a button in it cannot shrink alone.
    const holder = help.parentElement ?? document.body;
    expect(getComputedStyle(holder).flexShrink).toBe("0");
  });
});
