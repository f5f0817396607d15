import { jest } from "@jest/globals";
import { useState } from "react";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TextField, type TextFieldProps } from "./TextField";

function Field(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState("");
  return <TextField label="Rooms" name="rooms" {...props} value={value} onChange={setValue} />;
}

it("keeps digits alone where it asks for a number, and says so until the field is left", async () => {
  render(<Field type="number" />);
  const input = screen.getByRole("textbox", { name: "Rooms" });
  await userEvent.type(input, "0");
  expect(input).not.toHaveAccessibleDescription();
  await userEvent.type(input, "C1-2.5");
  expect(input).toHaveValue("0125");
  expect(input).toHaveAccessibleDescription("Only digits count here.");
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByText("Only digits count here.")).toBeNull());
});

it("says in words of its own that only digits count, where it has some", async () => {
  render(<Field type="number" digitsNote="No letters." />);
  const input = screen.getByRole("textbox", { name: "Rooms" });
  await userEvent.click(input);
  await userEvent.paste("0C 1");
  expect(input).toHaveValue("01");
  expect(input).toHaveAccessibleDescription("No letters.");
});

it("neither shows nor hides an error between a press and its release", async () => {
  const { rerender } = render(<Field />);
  fireEvent.pointerDown(document.body);
  rerender(<Field error="This field is required." />);
  expect(screen.queryByText("This field is required.")).not.toBeInTheDocument();
  fireEvent.pointerUp(document.body);
  expect(await screen.findByText("This field is required.")).toBeInTheDocument();
  fireEvent.mouseDown(document.body);
  rerender(<Field />);
  expect(screen.getByText("This field is required.")).toBeInTheDocument();
  fireEvent.mouseUp(document.body);
  await waitFor(() =>
    expect(screen.queryByText("This field is required.")).not.toBeInTheDocument(),
  );
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
  expect(screen.getByRole("textbox", { name: "Rooms" })).toHaveAccessibleDescription("(optional)");
});
