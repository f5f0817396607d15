import { jest } from "@jest/globals";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Select } from "./Select";

const roofs = [
  { value: 1, label: "Tile" },
  { value: 2, label: "Slate" },
];

const select = (value: number | null, options = roofs) => {
  const onChange = jest.fn();
  const view = (of: typeof roofs) => (
    <Select label="Roof" name="roof" options={of} value={value} onChange={onChange} />
  );
  const { rerender } = render(view(options));
  return { onChange, offer: (of: typeof roofs) => rerender(view(of)) };
};

it("gives numbers where its values are numbers", async () => {
  const { onChange } = select(null);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Roof" }), "Slate");
  expect(onChange).toHaveBeenCalledWith(2);
});

it("offers to take a choice back, unless one is always made", () => {
  const lines = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
  const always = (value: number | null) => (
    <Select
      label="Roof"
      name="roof"
      options={roofs}
      value={value}
      onChange={jest.fn()}
      placeholder={null}
    />
  );
  select(2);
  expect(lines()).toEqual(["Choose…", "Tile", "Slate"]);
  cleanup();
  const { rerender } = render(always(2));
  expect(lines()).toEqual(["Tile", "Slate"]);
  rerender(always(null));
  expect(lines()).toEqual(["Choose…", "Tile", "Slate"]);
  expect(screen.getByRole("combobox")).toHaveValue("");
});

it.each([[[{ value: 1, label: "Tile" }]], [[]]])(
  "clears a value that is not among %j",
  (others) => {
    const { onChange, offer } = select(2);
    expect(onChange).not.toHaveBeenCalled();
    offer(others);
    expect(onChange).toHaveBeenCalledWith(null);
  },
);

it("keeps a value while its options have not arrived", () => {
  const { onChange, offer } = select(2, []);
  offer(roofs);
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole("combobox")).toHaveValue("2");
});
