import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TextField } from "../TextField/TextField";
import { Tooltip } from "./Tooltip";

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
