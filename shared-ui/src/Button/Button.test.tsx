import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "./Button";
import { ButtonLink } from "./ButtonLink";

describe("Button", () => {
  it("takes no presses while busy, says what it does, and keeps the focus", async () => {
    const press = jest.fn();
    const { rerender } = render(
      <Button busyLabel="Saving…" onClick={press}>
        Save
      </Button>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(press).toHaveBeenCalledTimes(1);

    rerender(
      <Button busy busyLabel="Saving…" onClick={press}>
        Save
      </Button>,
    );
    const button = screen.getByRole("button", { name: "Saving…" });
    await userEvent.click(button);
    expect(press).toHaveBeenCalledTimes(1);
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

  it("does not submit its form while busy", async () => {
    const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole("button"));
    expect(submit).not.toHaveBeenCalled();
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
