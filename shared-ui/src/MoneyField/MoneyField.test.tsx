import { useState } from "react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MoneyField } from "./MoneyField";

function Price({ start = null }: { start?: number | null }) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <>
      <MoneyField label="Monthly" name="monthly" value={value} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

describe("MoneyField", () => {
  it("shows thousands with a comma and gives a number", async () => {
    render(<Price />);
    await userEvent.type(screen.getByRole("textbox", { name: "Monthly" }), "1234567");
    expect(screen.getByRole("textbox")).toHaveValue("1,234,567");
    expect(screen.getByRole("status")).toHaveTextContent("1234567");
  });

  it("takes nothing but digits", async () => {
    render(<Price />);
    await userEvent.type(screen.getByRole("textbox"), "-1a2$");
    expect(screen.getByRole("textbox")).toHaveValue("12");
  });

  it("gives null when it is emptied", async () => {
    render(<Price start={12} />);
    await userEvent.clear(screen.getByRole("textbox"));
    expect(screen.getByRole("status")).toHaveTextContent("null");
  });

  it("reads a pasted price with symbol and comma", async () => {
    render(<Price />);
    await userEvent.click(screen.getByRole("textbox"));
    await userEvent.paste("$1,250");
    expect(screen.getByRole("status")).toHaveTextContent("1250");
  });
});
