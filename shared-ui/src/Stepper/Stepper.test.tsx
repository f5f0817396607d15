import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { jest } from "@jest/globals";
import { Stepper } from "./Stepper";

const steps = [
  { label: "One", state: "done", share: 1 },
  { label: "Two", state: "current", share: 0.5 },
  { label: "Three", state: "todo", share: 0 },
] as const;

it("says which step is done and which is open, and leads to the one that is pressed", async () => {
  const onSelect = jest.fn();
  render(<Stepper steps={steps} onSelect={onSelect} />);
  expect(screen.getByRole("button", { name: "Two" })).toHaveAttribute("aria-current", "step");
  expect(screen.getByRole("button", { name: "Three" })).not.toHaveAttribute("aria-current");
  await userEvent.click(screen.getByRole("button", { name: /^One \(/ }));
  expect(onSelect).toHaveBeenCalledWith(0);
});
