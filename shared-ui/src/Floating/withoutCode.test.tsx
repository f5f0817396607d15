import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Button } from "../Button/Button";
import { Modal } from "../Modal/Modal";
import { Tooltip } from "../Tooltip/Tooltip";

const useFloatingCode = jest.fn(() => "failed");
jest.mock("./floatingCode", () => ({ useFloatingCode: () => useFloatingCode() }));

function Page({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Modal title="Carrier" onClose={close}>
          Harbor Mutual
        </Modal>
      )}
    </>
  );
}

const open = () => userEvent.click(screen.getByRole("button", { name: "Open" }));

describe("where the code that lets parts float cannot be fetched", () => {
  beforeEach(() => useFloatingCode.mockClear());
  afterEach(() => expect(useFloatingCode).toHaveBeenCalled());

  it("a window still opens, closes by each way once, and gives the focus back", async () => {
    const close = jest.fn();
    render(<Page onClose={close} />);
    const ways = [
      () => userEvent.keyboard("{Escape}"),
      () => userEvent.click(screen.getByRole("button", { name: "Close" })),
      () => userEvent.click(screen.getByRole("dialog").parentElement ?? document.body),
    ];
    for (const [before, leave] of ways.entries()) {
      await open();
      expect(screen.getByRole("dialog", { name: "Carrier" })).toHaveFocus();
      await leave();
      expect(close).toHaveBeenCalledTimes(before + 1);
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
      expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();
    }
  });

  it("a tooltip still tells", async () => {
    render(
      <Tooltip content="Counts every bedroom">
        <button>Rooms</button>
      </Tooltip>,
    );
    await userEvent.tab();
    expect(screen.getByRole("button")).toHaveAccessibleDescription("Counts every bedroom");
  });
});
