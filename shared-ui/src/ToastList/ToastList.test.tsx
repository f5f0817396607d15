import { jest } from "@jest/globals";
import { useState } from "react";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ErrorSummary } from "../ErrorSummary/ErrorSummary";
import { ToastList } from "./ToastList";
import { toastPlace, type Box } from "./toastPlace";

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

  describe("on a page that is laid out", () => {
    const place = ({ style }: HTMLElement) => ({
      left: parseFloat(style.left) || 0,
      top: parseFloat(style.top) || 0,
    });
    let width: jest.SpiedGetter<number>;
    /** What stands elsewhere than the messages, in px from the top of the window. */
    let tops: Map<Element, number>;

    beforeEach(() => {
      tops = new Map();
      width = jest.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(1280);
      jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (
        this: Element,
      ) {
        const top = tops.get(this);
        if (top !== undefined) return new DOMRect(0, top, 1280, 200);
        const { left, top: own } = place(this as HTMLElement);
        return new DOMRect(left, own, 436, 150);
      });
      jest.spyOn(window, "requestAnimationFrame").mockImplementation((draw) => {
        draw(0);
        return 0;
      });
    });
    afterEach(() => jest.restoreAllMocks());

    const regionIn = (container: Element) => {
      const region = container.querySelector<HTMLElement>("[style*=left]");
      if (!region) throw new Error("The messages have no place.");
      return region;
    };

    it("stays in sight where the window becomes narrower", () => {
      const { container } = render(<ToastList toasts={toasts} onDismiss={() => {}} />);
      const region = regionIn(container);
      const right = () => place(region).left + 436 - 48;
      Object.assign(region.style, { left: "800px", top: "500px" });
      window.dispatchEvent(new Event("resize"));
      expect(right()).toBe(800 + 436 - 48);
      width.mockReturnValue(375);
      window.dispatchEvent(new Event("resize"));
      expect(right()).toBeLessThanOrEqual(375);
    });

    it("stays in the middle of a phone that is turned upright", () => {
      width.mockReturnValue(812);
      const { container } = render(<ToastList toasts={toasts} onDismiss={() => {}} />);
      const region = regionIn(container);
      const left = () => place(region).left + 48;
      expect(left()).toBe(20);
      width.mockReturnValue(364);
      window.dispatchEvent(new Event("resize"));
      expect(left()).toBe(12);
    });

    it.each([
      ["a button", <button>Get quotes</button>],
      ["another's form in a frame", <iframe title="Card" />],
      [
        "what unfolds",
        <details>
          <summary>Terms</summary>
        </details>,
      ],
    ])("leaves %s free, but nothing that a dialog makes out of reach", (_what, spared) => {
      const page = (isAsked: boolean) => (
        <>
          {spared}
          {isAsked && <div role="dialog">Log in</div>}
          <ToastList toasts={toasts} onDismiss={() => {}} />
        </>
      );
      const { container, rerender } = render(page(false));
      const itsTop = window.innerHeight - 200;
      const itself = container.querySelector("button, iframe, summary");
      if (itself) tops.set(itself, itsTop);
      const region = regionIn(container);
      const isOver = () => place(region).top + 150 - 48 > itsTop;
      const placeAnew = () => {
        region.style.top = "";
        window.dispatchEvent(new Event("resize"));
      };
      placeAnew();
      expect(isOver()).toBe(false);
      rerender(page(true));
      tops.set(screen.getByRole("dialog"), 0);
      placeAnew();
      expect(isOver()).toBe(true);
    });

    it("goes out of the way of what leads to a gap, also where that comes a moment later", async () => {
      const page = (isRefused: boolean) => (
        <>
          {isRefused && <button data-uncovered="">1 answer missing</button>}
          {isRefused && <button>Continue</button>}
          <ToastList toasts={toasts} onDismiss={() => {}} />
        </>
      );
      const { container, rerender } = render(page(false));
      const region = regionIn(container);
      const linkTop = window.innerHeight - 200;
      const isOver = () => place(region).top + 150 - 48 > linkTop;
      expect(isOver()).toBe(true);
      rerender(page(true));
      tops.set(screen.getByRole("button", { name: "1 answer missing" }), linkTop);
      await waitFor(() => expect(isOver()).toBe(false));
    });

    it("covers no summary of errors while that, or a link of it, has the focus", async () => {
      const page = (errors: { name: string; message: string }[]) => (
        <>
          <ErrorSummary errors={errors} />
          <ToastList toasts={toasts} onDismiss={() => {}} />
        </>
      );
      const { container, rerender } = render(page([]));
      const region = regionIn(container);
      const summaryTop = window.innerHeight - 200;
      const isOver = () => place(region).top + 150 - 48 > summaryTop;
      expect(isOver()).toBe(true);
      rerender(page([{ name: "email", message: "Choose another email address." }]));
      const link = screen.getByRole("link");
      const summary = link.closest<HTMLElement>("[tabindex]");
      if (summary) tops.set(summary, summaryTop);
      expect(summary).toHaveFocus();
      window.dispatchEvent(new Event("resize"));
      expect(isOver()).toBe(false);
      Object.assign(region.style, { left: "0px", top: `${summaryTop}px` });
      await userEvent.tab();
      expect(link).toHaveFocus();
      expect(isOver()).toBe(false);
    });
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

describe("messages over the page", () => {
  const wide = { left: 0, top: 0, width: 1280, height: 800 };
  const phone = { left: 0, top: 0, width: 375, height: 667 };
  const size = { width: 440, height: 60 };
  const onPhone = { width: 351, height: 60 };
  const corner: Box = { left: 0, top: 700, width: 500, height: 100 };

  it("are placed at the bottom left of an empty page", () => {
    expect(toastPlace({ window: wide, size, kept: [], spared: [] })).toEqual({
      left: 20,
      top: 720,
    });
  });

  it.each([
    ["what must stay free", { kept: [corner], spared: [] }],
    ["buttons, where they can", { kept: [], spared: [corner] }],
  ])("are placed elsewhere than over %s", (_what, boxes) => {
    expect(toastPlace({ window: wide, size, ...boxes })).toEqual({ left: 820, top: 720 });
  });

  it("are placed over a button rather than over a dialog", () => {
    const dialog = { left: 300, top: 0, width: 680, height: 800 };
    const narrow = { width: 260, height: 60 };
    const buttons = [
      { left: 0, top: 0, width: 200, height: 800 },
      { left: 1080, top: 0, width: 200, height: 800 },
    ];
    const place = toastPlace({ window: wide, size: narrow, kept: [dialog], spared: buttons });
    expect(place).toEqual({ left: 20, top: 720 });
  });

  it("fit between a heading and the field that has the focus on a phone", () => {
    const heading = { left: 16, top: 10, width: 340, height: 60 };
    const field = { left: 16, top: 560, width: 340, height: 100 };
    const place = toastPlace({ window: phone, size: onPhone, kept: [heading, field], spared: [] });
    expect(place?.top).toBe(560 - 60 - 12);
    expect(place?.left).toBe(12);
  });

  it("are placed above a phone's bar of areas rather than over it or over what is read further up", () => {
    const bar = [0, 75, 150, 225, 300].map((left) => ({ left, top: 602, width: 75, height: 65 }));
    const logOut = { left: 280, top: 10, width: 80, height: 44 };
    const heading = { left: 16, top: 80, width: 340, height: 40 };
    const place = toastPlace({
      window: phone,
      size: onPhone,
      kept: [heading],
      spared: [...bar, logOut],
    });
    expect(place).toEqual({ left: 12, top: 602 - 60 - 12 });
  });

  it("have no place where a dialog fills the window", () => {
    const dialog = { left: 8, top: 8, width: 359, height: 651 };
    expect(toastPlace({ window: phone, size: onPhone, kept: [dialog], spared: [] })).toBeNull();
  });
});
