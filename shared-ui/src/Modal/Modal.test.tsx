import { jest } from "@jest/globals";
import { useState } from "react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "../Button/Button";
import { Dropdown } from "../Dropdown/Dropdown";
import { TextField } from "../TextField/TextField";
import { ConfirmDialog } from "./ConfirmDialog";
import { Modal } from "./Modal";

function Page({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState("");
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Modal
          title="Your name"
          onClose={() => {
            onClose?.();
            setOpen(false);
          }}
          footer={<Button>Save</Button>}
        >
          <TextField label="Name" name="name" value={name} onChange={setName} />
        </Modal>
      )}
    </>
  );
}

const opened = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  return screen.getByRole("dialog", { name: "Your name" });
};

describe("Modal", () => {
  it("starts on the first field and keeps the Tab key inside", async () => {
    render(<Page />);
    await opened();
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
  });

  it("does not move the focus while someone types", async () => {
    render(<Page />);
    await opened();
    await userEvent.keyboard("Ada");
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Ada");
  });

  it.each([
    ["Escape", () => userEvent.keyboard("{Escape}")],
    ["the close icon", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
    [
      "a press on the backdrop",
      () => userEvent.click(screen.getByRole("dialog").parentElement ?? document.body),
    ],
  ])("closes by %s and gives the focus back", async (_way, leave) => {
    const close = jest.fn();
    render(<Page onClose={close} />);
    await opened();
    await leave();
    expect(close).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();
  });

  it("stays open for a press inside it", async () => {
    render(<Page />);
    const dialog = await opened();
    await userEvent.click(dialog);
    expect(dialog).toBeInTheDocument();
  });

  it("holds the page behind still, and lets it go again", async () => {
    render(<Page />);
    await opened();
    expect(document.body.style.overflow).toBe("hidden");
    await userEvent.keyboard("{Escape}");
    expect(document.body.style.overflow).toBe("");
  });

  it("gives Escape to the topmost of two", async () => {
    const lower = jest.fn();
    const upper = jest.fn();
    render(
      <>
        <Modal title="Lower" onClose={lower} />
        <Modal title="Upper" onClose={upper} />
      </>,
    );
    await userEvent.keyboard("{Escape}");
    expect(upper).toHaveBeenCalledTimes(1);
    expect(lower).not.toHaveBeenCalled();
  });

  it("stays open when Escape closes a list inside it", async () => {
    const close = jest.fn();
    render(
      <Modal title="Carrier" onClose={close}>
        <Dropdown
          label="Carrier"
          name="carrier"
          options={[{ value: 1, label: "Harbor Mutual" }]}
          value={null}
          onChange={() => {}}
        />
      </Modal>,
    );
    await userEvent.click(screen.getByRole("combobox", { name: /Carrier/ }));
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    expect(close).not.toHaveBeenCalled();
  });
});

describe("ConfirmDialog", () => {
  const dialog = (onConfirm: () => void, onCancel: () => void) =>
    render(
      <ConfirmDialog
        title="Delete this?"
        message="It cannot be brought back."
        confirmLabel="Delete"
        danger
        onConfirm={onConfirm}
        onCancel={onCancel}
      />,
    );

  it("begins on the harmless answer", () => {
    dialog(jest.fn(), jest.fn());
    expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
  });

  it("takes Escape as cancel", async () => {
    const cancel = jest.fn();
    const confirm = jest.fn();
    dialog(confirm, cancel);
    await userEvent.keyboard("{Escape}");
    expect(cancel).toHaveBeenCalledTimes(1);
    expect(confirm).not.toHaveBeenCalled();
  });

  it("confirms when told to", async () => {
    const confirm = jest.fn();
    dialog(confirm, jest.fn());
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect(confirm).toHaveBeenCalledTimes(1);
  });
});
