import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Icon } from "../Icon/Icon";
import { Button } from "./Button";
import { ButtonLink } from "./ButtonLink";

it("takes no presses while busy, says what it does, keeps the focus, and room for the words it does not show", async () => {
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
  const face = () => screen.getByRole("button").firstElementChild;
  expect(face()).toHaveAttribute("data-reserve", "Saving…");
  expect(face()).toHaveAttribute("data-reserves", "busy");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  rerender(form(true));
  const button = screen.getByRole("button", { name: "Saving…" });
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
  expect(submit).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
  expect(face()).toHaveAttribute("data-reserve", "Save");
  expect(face()).toHaveAttribute("data-reserves", "idle");
});

it("shows an icon beside its words, also where it says what it does while busy", () => {
  render(
    <Button busyLabel="Collecting…">
      <Icon name="download" /> <span>Export</span>
    </Button>,
  );
  const beside = screen.getByText("Export").parentElement ?? document.body;
  expect(getComputedStyle(beside).display).toBe("inline-flex");
});

it("keeps the words for a link's look off the element", () => {
  render(
    <ButtonLink href="/profile" $emphasis="primary" $size="large">
      My profile
    </ButtonLink>,
  );
  const link = screen.getByRole("link", { name: "My profile" });
  expect(link).toHaveAttribute("href", "/profile");
  expect(link).not.toHaveAttribute("emphasis");
});
