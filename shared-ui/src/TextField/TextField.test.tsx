import { jest } from "@jest/globals";
import { useState } from "react";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TextField, type TextFieldProps } from "./TextField";

function Field(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState("");
  return <TextField label="Rooms" name="rooms" {...props} value={value} onChange={setValue} />;
}

describe("TextField", () => {
  it("keeps digits only where it asks for a number", async () => {
    render(<Field type="number" />);
    const input = screen.getByRole("textbox", { name: "Rooms" });
    await userEvent.type(input, "a1-2.5");
    expect(input).toHaveValue("125");
  });

  it("ties hint and error to the input", () => {
    render(<Field hint="Without bathrooms" error="This field is required." />);
    const input = screen.getByRole("textbox", { name: "Rooms" });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription("Without bathrooms This field is required.");
  });

  it("shows and hides a password", async () => {
    render(<Field type="password" label="Password" />);
    const input = screen.getByLabelText("Password");
    expect(input).toHaveAttribute("type", "password");
    await userEvent.click(screen.getByRole("button", { name: "Show password" }));
    expect(input).toHaveAttribute("type", "text");
    await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
    expect(input).toHaveAttribute("type", "password");
  });

  it("shows its detail on focus and hides it after 6 seconds", () => {
    jest.useFakeTimers();
    try {
      render(<Field detail="Round up halves" />);
      expect(screen.queryByText("Round up halves")).not.toBeInTheDocument();
      fireEvent.focus(screen.getByRole("textbox"));
      expect(screen.getByText("Round up halves")).toBeInTheDocument();
      act(() => jest.advanceTimersByTime(5999));
      expect(screen.getByText("Round up halves")).toBeInTheDocument();
      act(() => jest.advanceTimersByTime(1));
      expect(screen.queryByText("Round up halves")).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it("says that a field is optional without changing its name", () => {
    render(<Field required={false} />);
    expect(screen.getByRole("textbox", { name: "Rooms" })).toHaveAccessibleDescription(
      "(optional)",
    );
  });
});
