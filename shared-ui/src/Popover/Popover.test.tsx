import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Popover } from "./Popover";

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
