import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Modal } from "../Modal/Modal";
import { Popover } from "../Popover/Popover";
import { TextField } from "../TextField/TextField";
import { Tooltip } from "../Tooltip/Tooltip";
import { isOverlayOpen } from "./overlays";

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

it("has the keyboard for itself while a panel or a window is open", async () => {
  const page = (
    <Popover label="Filters" trigger={(props) => <button {...props}>Filter</button>}>
      <button>Only new</button>
    </Popover>
  );
  const { rerender } = render(page);
  expect(isOverlayOpen()).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Filter" }));
  expect(isOverlayOpen()).toBe(true);
  await userEvent.keyboard("{Escape}");
  expect(isOverlayOpen()).toBe(false);
  rerender(<Modal title="Filters" onClose={() => {}} />);
  expect(isOverlayOpen()).toBe(true);
  rerender(page);
  expect(isOverlayOpen()).toBe(false);
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
