import { useState } from "react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Segment, Segments } from "./Segments";
import { Tab, TabList, TabPanel, Tabs } from "./Tabs";

const types = ["home", "life", "auto"] as const;

function Types({ start }: { start: string | null }) {
  const [type, setType] = useState(start);
  return (
    <Tabs value={type} onValueChange={setType}>
      <TabList activateOnFocus={start !== null} aria-label="Types">
        {types.map((each) => (
          <Tab key={each} value={each}>
            {each}
          </Tab>
        ))}
      </TabList>
      <TabPanel value={type}>
        <input aria-label={`About ${type ?? "nothing"}`} />
      </TabPanel>
    </Tabs>
  );
}

const field = (name: string) => screen.findByRole("textbox", { name });

it("tabs are one Tab stop, and open by arrows, Home and End; then comes what is in the panel", async () => {
  render(<Types start="home" />);
  await userEvent.tab();
  expect(screen.getByRole("tab", { name: "home" })).toHaveFocus();
  for (const [key, type] of [
    ["{ArrowRight}", "life"],
    ["{End}", "auto"],
    ["{ArrowRight}", "home"],
    ["{ArrowLeft}", "auto"],
    ["{Home}", "home"],
  ] as const) {
    await userEvent.keyboard(key);
    expect(screen.getByRole("tab", { name: type, selected: true })).toHaveFocus();
    expect(screen.getByRole("tabpanel", { name: type })).toContainElement(
      await field(`About ${type}`),
    );
  }
  await userEvent.tab();
  expect(await field("About home")).toHaveFocus();
});

it("tabs of which none is open are reached by the Tab key, and open by Enter", async () => {
  render(<Types start={null} />);
  await userEvent.tab();
  expect(screen.getByRole("tab", { name: "home", selected: false })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(await field("About home")).toBeInTheDocument();
});

it("segments are one Tab stop, with the arrows between them, and say which one is on", async () => {
  function Views() {
    const [view, setView] = useState("forms");
    return (
      <Segments
        aria-label="View"
        value={[view]}
        onValueChange={([pressed]) => setView(pressed ?? view)}
      >
        <Segment value="forms">Forms</Segment>
        <Segment value="grid">Grid</Segment>
      </Segments>
    );
  }
  render(<Views />);
  expect(screen.getByRole("group", { name: "View" })).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  const grid = screen.getByRole("button", { name: "Grid", pressed: false });
  expect(grid).toHaveFocus();
  for (const key of [" ", " "]) {
    await userEvent.keyboard(key);
    expect(grid).toHaveAttribute("aria-pressed", "true");
  }
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
