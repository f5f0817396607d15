import { jest } from "@jest/globals";

// All tests begin with that code there: what took it is loaded anew without, and again for the next file.
jest.resetModules();
afterAll(() => void jest.resetModules());
const useFloatingCode = jest.fn(() => "failed");
jest.unstable_mockModule("./floatingCode", () => ({
  useFloatingCode,
  loadFloating: async () => undefined,
}));
const { useState } = await import("react");
const { render, screen } = await import("@testing-library/react");
const { default: userEvent } = await import("@testing-library/user-event");
const { Button } = await import("../Button/Button");
const { Dropdown } = await import("../Dropdown/Dropdown");
const { Modal } = await import("../Modal/Modal");
const { Tooltip } = await import("../Tooltip/Tooltip");

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

const opened = async (onClose = () => {}) => {
  render(<Page onClose={onClose} />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  return screen.getByRole("dialog", { name: "Carrier" });
};

describe("where the code that lets parts float cannot be fetched", () => {
  beforeEach(() => useFloatingCode.mockClear());
  afterEach(() => expect(useFloatingCode).toHaveBeenCalled());

  it.each([
    ["Escape", () => userEvent.keyboard("{Escape}")],
    ["the close icon", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
    [
      "a press beside it",
      () => userEvent.click(screen.getByRole("dialog").parentElement ?? document.body),
    ],
  ])("a window still opens, closes by %s, and gives the focus back", async (_way, leave) => {
    const close = jest.fn();
    expect(await opened(close)).toHaveFocus();
    await leave();
    expect(close).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();
  });

  it("a list can still be chosen from", async () => {
    await opened();
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
