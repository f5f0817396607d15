import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Button } from "../Button/Button";
import { Dropdown } from "../Dropdown/Dropdown";
import { Modal } from "../Modal/Modal";
import { Tooltip } from "../Tooltip/Tooltip";

const useFloatingCode = jest.fn(() => "failed");
jest.mock("./floatingCode", () => ({ useFloatingCode: () => useFloatingCode() }));

const carriers = [{ value: 1, label: "Harbor Mutual" }];

function Page({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(false);
  const [carrier, setCarrier] = useState<number | null>(null);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Modal title="Carrier" onClose={close}>
          <Dropdown
            label="Carrier"
            name="carrier"
            options={carriers}
            value={carrier}
            onChange={setCarrier}
          />
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

  it("a list can still be chosen from", async () => {
    render(<Page onClose={() => {}} />);
    await open();
    await userEvent.click(screen.getByRole("combobox", { name: /Carrier/ }));
    await userEvent.click(screen.getByRole("option", { name: "Harbor Mutual" }));
    expect(screen.getByRole("combobox", { name: /Carrier/ })).toHaveTextContent("Harbor Mutual");
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
