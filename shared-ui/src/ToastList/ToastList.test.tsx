import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ToastList } from "./ToastList";

const toasts = [
  { id: 1, kind: "error" as const, message: "Insurance company not found" },
  { id: 2, kind: "success" as const, message: "Profile updated!" },
];

describe("ToastList", () => {
  it("announces errors at once and the rest when it is quiet", () => {
    render(<ToastList toasts={toasts} onDismiss={() => {}} />);
    expect(screen.getByRole("alert")).toHaveTextContent("Insurance company not found");
    expect(screen.getByRole("status")).toHaveTextContent("Profile updated!");
  });

  it("dismisses the one that is pressed", async () => {
    const dismiss = jest.fn();
    render(<ToastList toasts={toasts} onDismiss={dismiss} />);
    await userEvent.click(screen.getByText("Profile updated!"));
    expect(dismiss.mock.calls).toEqual([[2]]);
  });

  it("dismisses by the keyboard, once", async () => {
    const dismiss = jest.fn();
    render(<ToastList toasts={toasts} onDismiss={dismiss} />);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(dismiss.mock.calls).toEqual([[1]]);
  });
});
