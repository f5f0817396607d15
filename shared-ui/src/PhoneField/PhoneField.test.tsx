import { useState } from "react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PhoneField } from "./PhoneField";

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

  it.each(["+1 (512) 555-0199", "15125550199"])(
    "drops the country code of %s, typed or pasted",
    async (text) => {
      render(<Phone />);
      const input = screen.getByRole("textbox");
      await userEvent.type(input, text);
      expect(screen.getByRole("status")).toHaveTextContent("(512)555-0199");
      await userEvent.clear(input);
      await userEvent.paste(text);
      expect(screen.getByRole("status")).toHaveTextContent("(512)555-0199");
    },
  );

  it("corrects a digit in the middle, with the caret where it was", async () => {
    render(<Phone />);
    const input = screen.getByRole<HTMLInputElement>("textbox");
    await userEvent.type(input, "5125550199");
    await userEvent.type(input, "{Backspace}9", {
      initialSelectionStart: 7,
      initialSelectionEnd: 7,
    });
    expect(input).toHaveValue("(512)595-0199");
    expect(input.selectionStart).toBe(7);
  });

  it("carries only what was typed of an unfinished number", async () => {
    render(<Phone />);
    await userEvent.type(screen.getByRole("textbox"), "5550");
    expect(screen.getByRole("status").textContent).toBe("(555)0");
  });
});
