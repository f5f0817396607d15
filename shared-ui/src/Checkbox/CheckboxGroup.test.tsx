import { useState } from "react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckboxGroup } from "./CheckboxGroup";

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
