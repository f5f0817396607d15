import { useState } from "react";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Dropdown } from "./Dropdown";
import type { DropdownOption } from "./Option";

const carriers: DropdownOption<number>[] = [
  { value: 1, label: "Harbor Mutual" },
  { value: 2, label: "Bluebird", disabled: true, tooltip: "Already quoted by another agent." },
  { value: 3, label: "Cedar & Stone", hidden: true },
  { value: 4, label: "Cornerstone" },
];

function Carrier({ start = null }: { start?: number | null }) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <Dropdown label="Carrier" name="carrier" options={carriers} value={value} onChange={setValue} />
  );
}

const trigger = () => screen.getByRole("combobox", { name: /Carrier/ });

describe("Dropdown", () => {
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

  it("chooses by click", async () => {
    render(<Carrier />);
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole("option", { name: "Cornerstone" }));
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

  it("stays open when the pointer leaves the list", async () => {
    render(<Carrier />);
    await userEvent.click(trigger());
    await userEvent.hover(screen.getByRole("option", { name: "Cornerstone" }));
    await userEvent.unhover(screen.getByRole("option", { name: "Cornerstone" }));
    expect(screen.getByRole("listbox")).toBeInTheDocument();
  });

  it("chooses by arrows and Enter", async () => {
    render(<Carrier />);
    trigger().focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(trigger()).toHaveTextContent("Harbor Mutual");
    expect(trigger()).toHaveFocus();
  });

  it("finds by letters", async () => {
    render(<Carrier />);
    trigger().focus();
    await userEvent.keyboard("co{Enter}");
    expect(trigger()).toHaveTextContent("Cornerstone");
  });

  it("does not choose a disabled option by the keyboard", async () => {
    render(<Carrier start={1} />);
    trigger().focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(trigger()).toHaveTextContent("Harbor Mutual");
  });

  it("still shows a value whose option is hidden", () => {
    render(<Carrier start={3} />);
    expect(trigger()).toHaveTextContent("Cedar & Stone");
  });
});
