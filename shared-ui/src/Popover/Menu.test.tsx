import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Menu } from "./Menu";

describe("Menu", () => {
  it("opens, moves by arrows, acts, and gives the focus back", async () => {
    const logOut = jest.fn();
    render(
      <Menu
        label="Account"
        trigger={(props) => <button {...props}>Account</button>}
        items={[
          { label: "Profile", onSelect: () => {} },
          { label: "Log out", onSelect: logOut },
        ]}
      />,
    );
    await userEvent.click(screen.getByRole("button", { name: "Account" }));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(screen.getByRole("menuitem", { name: "Log out" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(logOut).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Account" })).toHaveFocus();
  });

  it("closes on a second press of its button", async () => {
    render(<Menu label="More" trigger={(props) => <button {...props}>More</button>} items={[]} />);
    const button = screen.getByRole("button", { name: "More" });
    await userEvent.click(button);
    expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(button);
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
    expect(button).toHaveAttribute("aria-expanded", "false");
  });

  it("closes on Escape and on a press elsewhere", async () => {
    render(<Menu label="More" trigger={(props) => <button {...props}>More</button>} items={[]} />);
    const button = screen.getByRole("button", { name: "More" });
    await userEvent.click(button);
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.click(document.body);
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
  });
});
