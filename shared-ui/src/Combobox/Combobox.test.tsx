import { jest } from "@jest/globals";
import { useState } from "react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Modal } from "@quotehaven/shared-ui";
import { Combobox, MultiCombobox, type ComboboxOption } from "./Combobox";

const zips: ComboboxOption<number>[] = [
  { value: 1, label: "97201" },
  { value: 2, label: "97202" },
  { value: 3, label: "10001", disabled: true, tooltip: "Not served yet" },
];

describe("Combobox", () => {
  function Zip({ onSearch }: { onSearch?: (text: string) => void }) {
    const [value, setValue] = useState<ComboboxOption<number> | null>(null);
    return (
      <>
        <Combobox
          label="Zip code"
          name="zip"
          options={zips}
          value={value}
          onChange={setValue}
          onSearch={onSearch}
        />
        <output>{JSON.stringify(value?.value ?? null)}</output>
      </>
    );
  }

  it("finds what is typed and chooses it with Enter", async () => {
    render(<Zip />);
    const input = screen.getByRole("combobox", { name: "Zip code" });
    await userEvent.type(input, "97202");
    expect(await screen.findByRole("option", { name: "97202" })).toBeInTheDocument();
    expect(screen.queryByRole("option", { name: "97201" })).not.toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByText("2")).toBeInTheDocument();
    expect(input).toHaveValue("97202");
  });

  it("tells what is typed and shows the options as they come", async () => {
    const search = jest.fn();
    render(<Zip onSearch={search} />);
    await userEvent.type(screen.getByRole("combobox"), "5");
    expect(search).toHaveBeenCalledWith("5");
    expect(await screen.findByRole("option", { name: "97201" })).toBeInTheDocument();
  });
});

describe("a Combobox in a window", () => {
  it("closes its list on Escape and leaves the window open", async () => {
    const close = jest.fn();
    render(
      <Modal title="Where you live" onClose={close}>
        <Combobox label="Zip code" name="zip" options={zips} value={null} onChange={() => {}} />
      </Modal>,
    );
    await userEvent.click(screen.getByRole("combobox", { name: "Zip code" }));
    const option = await screen.findByRole("option", { name: "97201" });
    expect(screen.getByRole("dialog").closest("body > *")).toContainElement(option);
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("option", { name: "97201" })).not.toBeInTheDocument();
    expect(close).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe("MultiCombobox", () => {
  function Zips() {
    const [value, setValue] = useState<ComboboxOption<number>[]>([]);
    return (
      <>
        <MultiCombobox
          label="Preferred zip codes"
          name="zips"
          options={zips}
          value={value}
          onChange={setValue}
        />
        <output>{JSON.stringify(value.map((option) => option.value))}</output>
      </>
    );
  }

  it("collects choices and removes one by its chip", async () => {
    render(<Zips />);
    await userEvent.click(screen.getByRole("combobox", { name: "Preferred zip codes" }));
    await userEvent.click(await screen.findByRole("option", { name: "97201" }));
    await userEvent.click(await screen.findByRole("option", { name: "97202" }));
    expect(screen.getByText("[1,2]")).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "Remove 97201" }));
    expect(screen.getByText("[2]")).toBeInTheDocument();
  });
});
