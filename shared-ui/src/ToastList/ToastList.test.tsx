import { jest } from "@jest/globals";
import { useState } from "react";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ToastList } from "./ToastList";

const toasts = [
  { id: 1, kind: "error" as const, message: "Insurance company not found" },
  { id: 2, kind: "success" as const, message: "Profile updated!" },
];

describe("ToastList", () => {
  it("announces errors at once and the rest when it is quiet, each by itself, in regions that were there before", () => {
    const { container, rerender } = render(<ToastList toasts={[]} onDismiss={() => {}} />);
    const live = (politeness: string) => container.querySelector(`[aria-live=${politeness}]`);
    const [polite, assertive] = [live("polite"), live("assertive")];
    expect(polite).toBeEmptyDOMElement();
    expect(assertive).toBeEmptyDOMElement();
    rerender(<ToastList toasts={toasts} onDismiss={() => {}} />);
    expect(polite).toHaveTextContent(/^Profile updated!$/);
    expect(assertive).toHaveTextContent(/^Insurance company not found$/);
    expect(live("polite")).toBe(polite);
    expect(live("assertive")).toBe(assertive);
    for (const region of container.querySelectorAll("[aria-live]")) {
      expect(region).toHaveAttribute("aria-atomic", "false");
      expect(region.querySelector("[aria-live], [role=alert], [role=status]")).toBeNull();
    }
  });

  it("dismisses the one that is pressed, also by the keyboard, once", async () => {
    const dismiss = jest.fn();
    render(<ToastList toasts={toasts} onDismiss={dismiss} />);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(screen.getByText("Profile updated!"));
    expect(dismiss.mock.calls).toEqual([[1], [2]]);
  });

  describe("with a time", () => {
    const timed = [{ id: 1, kind: "info" as const, message: "Saved", timeoutMs: 1_000 }];
    const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it("dismisses one when its time is over, and waits while it holds the focus or the pointer is over it", async () => {
      const dismiss = jest.fn();
      render(<ToastList toasts={timed} onDismiss={dismiss} />);
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      await user.tab();
      wait(5_000);
      await user.tab();
      wait(999);
      await user.hover(screen.getByText("Saved"));
      wait(5_000);
      expect(dismiss).not.toHaveBeenCalled();
      await user.unhover(screen.getByText("Saved"));
      wait(999);
      expect(dismiss).not.toHaveBeenCalled();
      wait(1);
      expect(dismiss.mock.calls).toEqual([[1]]);
    });
  });

  it("gives the focus back to where it came from, or to the page's heading", async () => {
    function Page() {
      const [shown, setShown] = useState(toasts);
      return (
        <>
          <h1>Leads</h1>
          {shown.length > 0 && <button>Before</button>}
          <ToastList
            toasts={shown}
            onDismiss={(gone) => setShown(shown.filter(({ id }) => id !== gone))}
          />
        </>
      );
    }
    render(<Page />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("button", { name: "Before" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("heading", { name: "Leads" })).toHaveFocus();
  });
});
