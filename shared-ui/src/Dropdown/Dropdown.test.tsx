import { useState } from "react";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { DropdownOption } from "../Option/Option";
import { Dropdown } from "./Dropdown";

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
    const options = within(await screen.findByRole("listbox", { name: "Carrier" }));
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
    const option = await screen.findByRole("option", { name: "Cornerstone" });
    await userEvent.hover(option);
    await userEvent.unhover(option);
    await userEvent.click(option);
    expect(trigger()).toHaveTextContent("Cornerstone");
    await waitFor(() => expect(screen.queryByRole("listbox")).not.toBeInTheDocument());
  });

  it("closes by a second press, and by a press elsewhere", async () => {
    render(<Carrier />);
    for (const pressed of [trigger(), document.body]) {
      await userEvent.click(trigger());
      expect(await screen.findByRole("listbox")).toBeInTheDocument();
      await userEvent.click(pressed);
      await waitFor(() => expect(screen.queryByRole("listbox")).not.toBeInTheDocument());
    }
    expect(trigger()).toHaveAttribute("aria-expanded", "false");
  });

  it.each([
    ["{End}{Enter}", null, "Cornerstone"],
    ["c{Enter}", 1, "Cornerstone"],
    // The next option is disabled.
    ["{ArrowDown}{Enter}", 1, "Harbor Mutual"],
  ])("chooses by the keys %s from %p: %s", async (keys, start, chosen) => {
    render(<Carrier start={start} />);
    trigger().focus();
    await userEvent.keyboard("{ArrowDown}");
    const list = await screen.findByRole("listbox");
    await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard(keys);
    expect(trigger()).toHaveTextContent(chosen);
    if (list.isConnected) await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger()).toHaveFocus());
  });

  it("chooses by a letter while it is closed", async () => {
    render(<Carrier />);
    trigger().focus();
    await userEvent.keyboard("c");
    expect(trigger()).toHaveTextContent("Cornerstone");
  });
});
