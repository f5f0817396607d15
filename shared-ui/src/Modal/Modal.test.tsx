import { jest } from "@jest/globals";
import { useState } from "react";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "../Button/Button";
import { Dropdown } from "../Dropdown/Dropdown";
import { TextField } from "../TextField/TextField";
import { ToastList } from "../ToastList/ToastList";
import { UiTextsProvider } from "../texts/UiTexts";
import { Tooltip } from "../Tooltip/Tooltip";
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

it("starts on the first field, keeps the Tab key inside, and stays open for a press that began inside", async () => {
  const close = jest.fn();
  render(<Page onClose={close} />);
  const dialog = await opened();
  await userEvent.keyboard("Ada");
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Ada");
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
  await userEvent.tab();
  await waitFor(() => expect(screen.getByRole("button", { name: "Close" })).toHaveFocus());
  await userEvent.tab({ shift: true });
  await waitFor(() => expect(screen.getByRole("button", { name: "Save" })).toHaveFocus());
  await userEvent.click(dialog);
  await userEvent.pointer([
    { keys: "[MouseLeft>]", target: dialog },
    { keys: "[/MouseLeft]", target: dialog.parentElement ?? document.body },
  ]);
  expect(close).not.toHaveBeenCalled();
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

it("stays open for the second press of a double click that opened it", async () => {
  const close = jest.fn();
  render(<Page onClose={close} />);
  const backdrop = (await opened()).parentElement ?? document.body;
  // As browsers count it; presses of tests are counted on each element.
  const asSecond = (event: Event) => {
    event.stopPropagation();
    backdrop.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
  };
  window.addEventListener("click", asSecond, { capture: true, once: true });
  await userEvent.click(backdrop);
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(backdrop);
  expect(close).toHaveBeenCalledTimes(1);
});

it.each([
  ["nothing opened it", false],
  ["what opened it is gone", true],
])("gives the focus to the page's heading where %s", async (_case, isPressed) => {
  function Opening() {
    const [open, setOpen] = useState(!isPressed);
    return (
      <>
        <h1>Agency details</h1>
        {!open && isPressed && <Button onClick={() => setOpen(true)}>Open</Button>}
        {open && <Modal title="No carriers" onClose={() => setOpen(false)} />}
      </>
    );
  }
  render(<Opening />);
  if (isPressed) await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Agency details" })).toHaveFocus();
});

it("hides the page behind from screen readers and holds it still while it is open, but not the messages over it", async () => {
  const dismiss = jest.fn();
  render(
    <>
      <ToastList toasts={[{ id: 1, kind: "error", message: "Not sent" }]} onDismiss={dismiss} />
      <Page />
    </>,
  );
  const dialog = await opened();
  expect(dialog).toHaveAttribute("aria-modal", "true");
  expect(screen.queryByRole("button", { name: "Open" })).not.toBeInTheDocument();
  expect(screen.getByRole("region", { name: "Messages" })).toHaveTextContent("Not sent");
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(dismiss).toHaveBeenCalledWith(1);
  expect(dialog).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
  await waitFor(() => expect(document.body.style.overflowY).toBe("hidden"));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.body.style.overflowY).toBe(""));
});

it("gives Escape to the topmost of two, and the focus back to what opened it in the window below", async () => {
  function Asking() {
    const [asks, setAsks] = useState(false);
    return (
      <Modal title="Application" onClose={() => {}}>
        <Button onClick={() => setAsks(true)}>Delete</Button>
        {asks && (
          <ConfirmDialog
            title="Delete this?"
            message="It cannot be brought back."
            onConfirm={() => {}}
            onCancel={() => setAsks(false)}
          />
        )}
      </Modal>
    );
  }
  render(<Asking />);
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(screen.getByRole("alertdialog", { name: "Delete this?" })).toBeInTheDocument();
  expect(screen.queryByRole("dialog", { name: "Application" })).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  expect(screen.getByRole("dialog", { name: "Application" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Delete" })).toHaveFocus();
});

it("stays open when Escape hides a tooltip or closes a list inside it", async () => {
  const close = jest.fn();
  render(
    <Modal title="Carrier" onClose={close}>
      <Tooltip content="Counts every bedroom">
        <button data-autofocus="">Help</button>
      </Tooltip>
      <Dropdown
        label="Carrier"
        name="carrier"
        options={[{ value: 1, label: "Harbor Mutual" }]}
        value={null}
        onChange={() => {}}
      />
    </Modal>,
  );
  expect(await screen.findByRole("tooltip")).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("combobox", { name: /Carrier/ }));
  // Base UI's list takes the focus once it is laid out, and hears Escape from then on.
  const list = await screen.findByRole("listbox");
  await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("listbox")).not.toBeInTheDocument());
  expect(close).not.toHaveBeenCalled();
});

it("asks a question: begins on the harmless answer, and takes Escape and a press beside it as that", async () => {
  const [confirm, cancel] = [jest.fn(), jest.fn()];
  render(
    <ConfirmDialog
      title="Delete this?"
      message="It cannot be brought back."
      confirmLabel="Delete"
      danger
      onConfirm={confirm}
      onCancel={cancel}
    />,
  );
  const dialog = screen.getByRole("alertdialog", { name: "Delete this?" });
  expect(dialog).toHaveAccessibleDescription("It cannot be brought back.");
  expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(cancel).toHaveBeenCalledTimes(1);
  await userEvent.click(dialog.parentElement ?? document.body);
  expect(cancel).toHaveBeenCalledTimes(2);
  expect(confirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(confirm).toHaveBeenCalledTimes(1);
});

it("says its own texts in the language it is given", () => {
  render(
    <UiTextsProvider texts={{ close: "Cerrar" }}>
      <Modal title="Aviso" onClose={() => {}} />
    </UiTextsProvider>,
  );
  expect(screen.getByRole("button", { name: "Cerrar" })).toBeInTheDocument();
});
