import { jest } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TextField } from "../TextField/TextField";
import { ErrorSummary } from "./ErrorSummary";

const page = (errors: { name: string; message: string }[], attempt = 0) => (
  <>
    <ErrorSummary errors={errors} attempt={attempt} />
    <TextField label="City" name="city" value="" onChange={() => {}} />
  </>
);

it("takes the focus when a step is refused, and again at the next attempt", async () => {
  const { rerender } = render(page([]));
  rerender(page([{ name: "city", message: "This field is required." }], 1));
  expect(screen.getByRole("alert")).toHaveFocus();
  screen.getByRole("textbox").focus();
  rerender(page([{ name: "city", message: "This field is required." }], 2));
  expect(screen.getByRole("alert")).toHaveFocus();
});

it("counts the answers and leads to their fields, whose own sentences are not announced by themselves", async () => {
  const message = "This field is required.";
  const { container } = render(
    <>
      <ErrorSummary errors={[{ name: "city", label: "City", message }]} />
      <TextField label="City" name="city" value="" onChange={() => {}} error={message} />
    </>,
  );
  const live = container.querySelectorAll("[role=alert], [role=status], [aria-live]");
  expect([...live]).toEqual([screen.getByRole("alert")]);
  expect(screen.getByRole("alert")).toHaveTextContent(/^One answer needs attentionCity$/);
  await userEvent.click(screen.getByRole("link", { name: "City" }));
  expect(screen.getByRole("textbox", { name: "City" })).toHaveFocus();
  expect(screen.getByRole("textbox", { name: "City" })).toHaveAccessibleDescription(message);
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
