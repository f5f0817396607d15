import { useState } from "react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PhoneField } from "./MaskedField";

function Phone() {
  const [value, setValue] = useState("");
  return (
    <>
      <PhoneField label="Phone" name="phone" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

describe("PhoneField", () => {
  it("carries the masked text", async () => {
    render(<Phone />);
    await userEvent.type(screen.getByRole("textbox", { name: "Phone" }), "5550100142");
    expect(screen.getByRole("textbox")).toHaveValue("(555)010-0142");
    expect(screen.getByRole("status")).toHaveTextContent("(555)010-0142");
  });

  it("carries only what was typed of an unfinished number", async () => {
    render(<Phone />);
    await userEvent.type(screen.getByRole("textbox"), "5550");
    expect(screen.getByRole("status").textContent).toBe("(555)0");
  });
});
