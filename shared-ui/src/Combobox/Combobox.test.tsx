import { jest } from "@jest/globals";
import { useState } from "react";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Modal } from "@quotehaven/shared-ui";
import { Combobox, MultiCombobox, type ComboboxOption } from ".";

const zips: ComboboxOption<number>[] = [
  { value: 1, label: "97201" },
  { value: 2, label: "97202" },
  { value: 3, label: "10001", disabled: true, tooltip: "Not served yet" },
];

describe("Combobox", () => {
  function Zip() {
    const [value, setValue] = useState<ComboboxOption<number> | null>(null);
    return (
      <>
        <Combobox label="Zip code" name="zip" options={zips} value={value} onChange={setValue} />
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
});

describe("what is typed into a Combobox", () => {
  const austin = { value: 7, label: "78701 Austin, TX", exact: "78701" };

  /** Searched elsewhere: what matches arrives when `found` does. */
  function Zip({
    found,
    start = null,
    loading = !found,
    onBlur,
  }: {
    loading?: boolean;
    found?: readonly ComboboxOption<number>[];
    start?: ComboboxOption<number> | null;
    onBlur?: () => void;
  }) {
    const [value, setValue] = useState(start);
    return (
      <>
        <Combobox
          label="Zip code"
          name="zip"
          autoComplete="postal-code"
          options={found ?? []}
          loading={loading}
          value={value}
          onChange={setValue}
          onSearch={() => {}}
          onBlur={onBlur}
          error={value ? undefined : "This field is required."}
        />
        <output>{JSON.stringify(value?.value ?? null)}</output>
      </>
    );
  }
  const input = () => screen.getByRole("combobox", { name: "Zip code" });

  it.each(["{Tab}", "{Enter}"])(
    "in full is taken by %s when its match arrives late",
    async (key) => {
      const onBlur = jest.fn();
      const { rerender } = render(<Zip onBlur={onBlur} />);
      await userEvent.type(input(), `78701${key}`);
      expect(input()).toHaveValue("78701");
      expect(onBlur).not.toHaveBeenCalled();
      expect(screen.queryByText("This field is required.")).not.toBeInTheDocument();
      rerender(<Zip found={[austin]} onBlur={onBlur} />);
      expect(await screen.findByText("7")).toBeInTheDocument();
      expect(input()).toHaveValue("78701 Austin, TX");
    },
  );

  it("is not taken for what an earlier text had found", async () => {
    const { rerender } = render(<Zip found={[austin]} />);
    await userEvent.type(input(), "787");
    expect(await screen.findByRole("option")).toHaveAttribute("data-highlighted");
    rerender(<Zip found={[austin]} loading />);
    await userEvent.type(input(), "02{Enter}");
    expect(input()).toHaveValue("78702");
    expect(screen.getByText("null")).toBeInTheDocument();
  });

  it("stays where it is on no list, and is said to be on none", async () => {
    render(<Zip found={[]} />);
    await userEvent.type(input(), "00000");
    await userEvent.tab();
    expect(await screen.findByText(/not on the list/)).toBeInTheDocument();
    expect(input()).toHaveValue("00000");
    expect(input()).toBeInvalid();
  });

  it("corrects a choice", async () => {
    const other = { value: 8, label: "78702 Austin, TX", exact: "78702" };
    render(<Zip found={[austin, other]} start={austin} />);
    await userEvent.type(input(), "78702", {
      initialSelectionStart: 0,
      initialSelectionEnd: austin.label.length,
    });
    await userEvent.tab();
    expect(await screen.findByText("8")).toBeInTheDocument();
    expect(input()).toHaveValue("78702 Austin, TX");
  });

  it("is taken as a browser fills it in, and survives Escape on the closed list", async () => {
    render(<Zip found={[austin]} />);
    expect(input()).toHaveAttribute("autocomplete", "postal-code");
    fireEvent.change(input(), { target: { value: "78701" } });
    expect(await screen.findByText("7")).toBeInTheDocument();
    await userEvent.click(input());
    await userEvent.keyboard("{Escape}{Escape}{Escape}");
    expect(screen.getByText("7")).toBeInTheDocument();
    expect(input()).toHaveValue("78701 Austin, TX");
  });
});

it("closes its list on Escape and leaves the window open", async () => {
  const close = jest.fn();
  render(
    <Modal title="Where you live" onClose={close}>
      <Combobox label="Zip code" name="zip" options={zips} value={null} onChange={() => {}} />
    </Modal>,
  );
  await userEvent.click(await screen.findByRole("combobox", { name: "Zip code" }));
  const option = await screen.findByRole("option", { name: "97201" });
  expect(screen.getByRole("dialog").closest("body > *")).toContainElement(option);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("option", { name: "97201" })).not.toBeInTheDocument();
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(close).toHaveBeenCalledTimes(1);
});

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

it("keeps every chip on Escape, removes one by its chip, and takes what is typed in full when it is left", async () => {
  render(<Zips />);
  const input = screen.getByRole("combobox", { name: "Preferred zip codes" });
  await userEvent.click(input);
  await userEvent.click(await screen.findByRole("option", { name: "97201" }));
  await userEvent.click(await screen.findByRole("option", { name: "97202" }));
  await userEvent.keyboard("{Escape}{Escape}{Escape}");
  expect(screen.getByText("[1,2]")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Remove 97202" }));
  expect(screen.getByText("[1]")).toBeInTheDocument();
  await userEvent.type(input, "97202{Tab}");
  expect(await screen.findByText("[1,2]")).toBeInTheDocument();
  expect(input).toHaveValue("");
});
