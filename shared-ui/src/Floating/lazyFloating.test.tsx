import { jest } from "@jest/globals";
import { useState, type ReactNode } from "react";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "../Button/Button";
import { Modal } from "../Modal/Modal";
import { TextField } from "../TextField/TextField";
import { Tooltip } from "../Tooltip/Tooltip";
import { lazyDialog } from "./lazyFloating";

let isLibraryThere = true;
jest.mock("@base-ui/react/dialog", () => {
  if (!isLibraryThere) throw new Error("offline");
  return jest.requireActual("@base-ui/react/dialog");
});
jest.mock("@base-ui/react/tooltip", () => {
  if (!isLibraryThere) throw new Error("offline");
  return jest.requireActual("@base-ui/react/tooltip");
});

const before = globalThis.reportError;
const report = jest.fn();
beforeEach(() => {
  isLibraryThere = true;
  globalThis.reportError = report;
});
afterEach(() => {
  globalThis.reportError = before;
});

function Page({ children }: { children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && children(() => setOpen(false))}
    </>
  );
}

function Ask({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Get quotes" onClose={onClose}>
      <TextField label="Name" name="name" value="" onChange={() => {}} />
    </Modal>
  );
}

const openButton = () => screen.getByRole("button", { name: "Open" });
const open = () => userEvent.click(openButton());
const failed = () => screen.findByRole("dialog", { name: "This could not be opened" });
const tryAgain = () => screen.findByRole("button", { name: "Try again" });

describe("where the library of windows does not come", () => {
  beforeEach(() => {
    isLibraryThere = false;
  });

  it("a tooltip still tells", async () => {
    render(
      <Tooltip content="Counts every bedroom">
        <button>Rooms</button>
      </Tooltip>,
    );
    await userEvent.tab();
    await screen.findByRole("tooltip");
    expect(screen.getByRole("button")).toHaveAccessibleDescription("Counts every bedroom");
  });

  it("a window says so, closes by each way once, opens by Try again, and gives the focus back", async () => {
    const close = jest.fn();
    render(
      <Page>
        {(leave) => (
          <Ask
            onClose={() => {
              close();
              leave();
            }}
          />
        )}
      </Page>,
    );
    const ways = [
      () => userEvent.keyboard("{Escape}"),
      () => userEvent.click(screen.getByRole("button", { name: "Close" })),
    ];
    for (const [times, leave] of ways.entries()) {
      await open();
      expect(await failed()).toHaveFocus();
      await leave();
      expect(close).toHaveBeenCalledTimes(times + 1);
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
      expect(openButton()).toHaveFocus();
    }
    await open();
    isLibraryThere = true;
    await userEvent.click(await tryAgain());
    expect(await screen.findByRole("dialog", { name: "Get quotes" })).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(openButton()).toHaveFocus());
  });
});

describe("a window that arrives late", () => {
  /** A window whose code does not come until `arrive` was called. */
  function aLateWindow() {
    let isThere = false;
    const Window = lazyDialog<{ onClose: () => void }>(
      async () => {
        if (!isThere) throw new Error("offline");
        return Ask;
      },
      ({ onClose }) => onClose(),
    );
    return { Window, arrive: () => (isThere = true) };
  }

  it("fails in a window that can be closed, opens by Try again, and gives the focus back", async () => {
    const { Window, arrive } = aLateWindow();
    render(<Page>{(close) => <Window onClose={close} />}</Page>);
    await open();
    await failed();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(openButton()).toHaveFocus();
    await open();
    const again = await tryAgain();
    arrive();
    await userEvent.click(again);
    expect(await screen.findByRole("dialog", { name: "Get quotes" })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(openButton()).toHaveFocus());
  });

  it("leaves the window open that it fails in", async () => {
    const { Window } = aLateWindow();
    const close = jest.fn();
    render(
      <Modal title="Agency details" onClose={close}>
        <Page>{(leave) => <Window onClose={leave} />}</Page>
      </Modal>,
    );
    await open();
    await failed();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(openButton()).toHaveFocus());
    expect(screen.getByRole("dialog", { name: "Agency details" })).toBeInTheDocument();
    expect(close).not.toHaveBeenCalled();
  });
});
