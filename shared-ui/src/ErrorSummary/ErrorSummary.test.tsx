import { jest } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TextField } from "../TextField/TextField";
import { ErrorSummary } from "./ErrorSummary";
import { useAtAttempt } from "./useAtAttempt";

const page = (errors: { name: string; message: string }[], attempt = 0) => (
  <>
    <ErrorSummary errors={errors} attempt={attempt} />
    <TextField label="City" name="city" value="" onChange={() => {}} />
  </>
);

describe("ErrorSummary", () => {
  it("takes the focus when a step is refused, and again at the next attempt", async () => {
    const { rerender } = render(page([]));
    rerender(page([{ name: "city", message: "This field is required." }], 1));
    expect(screen.getByRole("alert")).toHaveFocus();
    screen.getByRole("textbox").focus();
    rerender(page([{ name: "city", message: "This field is required." }], 2));
    expect(screen.getByRole("alert")).toHaveFocus();
  });

  it("counts the answers and names their fields: what is wrong is said once, at the field", () => {
    const message = "This field is required.";
    render(
      <>
        <ErrorSummary errors={[{ name: "city", label: "City", message }]} />
        <TextField label="City" name="city" value="" onChange={() => {}} error={message} />
      </>,
    );
    const summary = screen.getByRole("alert");
    expect(summary).toHaveTextContent(/^One answer needs attentionCity$/);
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(within(summary).queryByText(message)).toBeNull();
  });

  it("is all that is announced by itself: the field's own sentence describes the field", async () => {
    const message = "This field is required.";
    const { container } = render(
      <>
        <ErrorSummary errors={[{ name: "city", label: "City", message }]} />
        <TextField label="City" name="city" value="" onChange={() => {}} error={message} />
      </>,
    );
    const live = container.querySelectorAll("[role=alert], [role=status], [aria-live]");
    expect([...live]).toEqual([screen.getByRole("alert")]);
    await userEvent.click(screen.getByRole("link", { name: "City" }));
    expect(screen.getByRole("textbox", { name: "City" })).toHaveFocus();
    expect(screen.getByRole("textbox", { name: "City" })).toHaveAccessibleDescription(message);
  });

  it("says what is wrong where the field has no name to show", () => {
    render(<ErrorSummary errors={[{ name: "city", message: "This field is required." }]} />);
    expect(screen.getByRole("link", { name: "This field is required." })).toBeInTheDocument();
  });

  it("is shown from its start where that lies out of sight", () => {
    const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
    const place = jest
      .spyOn(Element.prototype, "getBoundingClientRect")
      .mockReturnValue(new DOMRect(0, -739));
    render(page([{ name: "city", message: "This field is required." }]));
    expect(scroll.mock.contexts).toEqual([screen.getByRole("alert")]);
    expect(scroll).toHaveBeenCalledWith({ block: "start" });
    place.mockRestore();
    scroll.mockRestore();
  });

  it("leads to the field", async () => {
    render(page([{ name: "city", message: "This field is required." }]));
    await userEvent.click(screen.getByRole("link", { name: "This field is required." }));
    expect(screen.getByRole("textbox", { name: "City" })).toHaveFocus();
  });

  it("leads to the field of its own form, where another has one of the same name", async () => {
    const errors = [{ name: "city", message: "This field is required." }];
    render(
      <>
        <form aria-label="First">{page([])}</form>
        <form aria-label="Second">{page(errors)}</form>
      </>,
    );
    await userEvent.click(screen.getByRole("link", { name: "This field is required." }));
    const second = screen.getByRole("form", { name: "Second" });
    expect(within(second).getByRole("textbox", { name: "City" })).toHaveFocus();
  });
});

function Mended({ errors, attempt }: { errors: string[]; attempt: number }) {
  const refused = useAtAttempt(errors, attempt);
  return <output>{refused.join()}</output>;
}

describe("useAtAttempt", () => {
  it("keeps what an attempt refused while it is mended, until the next one", () => {
    const { rerender } = render(<Mended errors={[]} attempt={0} />);
    rerender(<Mended errors={["city", "state"]} attempt={1} />);
    rerender(<Mended errors={["state"]} attempt={1} />);
    expect(screen.getByRole("status")).toHaveTextContent("city,state");
    rerender(<Mended errors={["state"]} attempt={2} />);
    expect(screen.getByRole("status")).toHaveTextContent(/^state$/);
  });
});
