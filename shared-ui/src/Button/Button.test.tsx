import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "./Button";
import { ButtonLink } from "./ButtonLink";

describe("Button", () => {
  it("takes no presses while busy, says what it does, and keeps the focus", async () => {
    const press = jest.fn();
    const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={submit}>
        <Button type="submit" busy={busy} busyLabel="Saving…" onClick={press}>
          Save
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    rerender(form(true));
    const button = screen.getByRole("button", { name: "Saving…" });
    await userEvent.click(button);
    expect(press).toHaveBeenCalledTimes(1);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
  });

  it("keeps room for the words it does not show, and for a spinner where they come with one", () => {
    const saveButton = (busy: boolean) => (
      <Button busy={busy} busyLabel="Saving…">
        Save
      </Button>
    );
    const { rerender } = render(saveButton(false));
    const face = () => screen.getByRole("button").firstElementChild;
    expect(face()).toHaveAttribute("data-reserve", "Saving…");
    expect(face()).toHaveAttribute("data-reserves", "busy");
    rerender(saveButton(true));
    expect(face()).toHaveAttribute("data-reserve", "Save");
    expect(face()).toHaveAttribute("data-reserves", "idle");
  });
});

describe("ButtonLink", () => {
  it("keeps its look's words off the element", () => {
    render(
      <ButtonLink href="/profile" emphasis="primary" size="large">
        My profile
      </ButtonLink>,
    );
    const link = screen.getByRole("link", { name: "My profile" });
    expect(link).toHaveAttribute("href", "/profile");
    expect(link).not.toHaveAttribute("emphasis");
  });
});
