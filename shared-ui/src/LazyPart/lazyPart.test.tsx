import { jest } from "@jest/globals";
import { useState, type ComponentType } from "react";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "../Button/Button";
import { lazyCode } from "../LazyCode/lazyCode";
import { Modal } from "../Modal/Modal";
import { TextField } from "../TextField/TextField";
import { lazyDialog, lazyPart } from "./lazyPart";

const before = globalThis.reportError;
const report = jest.fn();
beforeEach(() => {
  report.mockClear();
  globalThis.reportError = report;
});
afterEach(() => {
  globalThis.reportError = before;
});

/** Fetches a part that does not come until `arrive` was called. */
function offline<Props extends object>(Part: ComponentType<Props>) {
  let isThere = false;
  const fetchPart = async () => {
    if (!isThere) throw new Error("offline");
    return Part;
  };
  return { fetchPart, arrive: () => (isThere = true) };
}

describe("code that arrives late", () => {
  type Greeting = { text: string };

  /** Code that arrives or fails when the test says so; `asked` counts how often it was fetched. */
  function aGreeting() {
    let arrive: (greeting: Greeting) => void = () => {};
    let fail: (error: Error) => void = () => {};
    const asked = jest.fn(
      () =>
        new Promise<Greeting>((resolve, reject) => {
          arrive = resolve;
          fail = reject;
        }),
    );
    const code = lazyCode(asked);
    function Part() {
      const greeting = code.useCode();
      if (greeting === "failed") return <p>Alone</p>;
      return <p>{greeting?.text ?? "Not yet"}</p>;
    }
    return {
      asked,
      load: code.load,
      Part,
      arrive: () => act(async () => arrive({ text: "Hello" })),
      fail: () => act(async () => fail(new Error("offline"))),
    };
  }

  it("shows as soon as it is there, fetched once for everybody", async () => {
    const { Part, asked, arrive } = aGreeting();
    expect(asked).not.toHaveBeenCalled();
    render(
      <>
        <Part />
        <Part />
      </>,
    );
    expect(screen.getAllByText("Not yet")).toHaveLength(2);
    await arrive();
    expect(screen.getAllByText("Hello")).toHaveLength(2);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("shows in the first render once it was fetched before", async () => {
    const { Part, load, arrive } = aGreeting();
    const loaded = load();
    await arrive();
    await loaded;
    render(<Part />);
    expect(screen.getByText("Hello")).toBeInTheDocument();
  });

  it("is tried again by the next that needs it, and reported where it failed", async () => {
    const { Part, asked, arrive, fail } = aGreeting();
    const { unmount } = render(<Part />);
    await fail();
    expect(screen.getByText("Alone")).toBeInTheDocument();
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: "offline" }));
    unmount();
    render(<Part />);
    await arrive();
    expect(screen.getByText("Hello")).toBeInTheDocument();
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

const tryAgain = () => screen.findByRole("button", { name: "Try again" });

describe("a part that arrives late", () => {
  it("shows its placeholder meanwhile, then itself", async () => {
    const Part = lazyPart(async () => () => <p>Here</p>, { waiting: <p>Wait</p> });
    render(<Part />);
    expect(screen.getByText("Wait")).toBeInTheDocument();
    expect(await screen.findByText("Here")).toBeInTheDocument();
  });

  it("says in its place that it did not come, and comes by Try again with the focus", async () => {
    const { fetchPart, arrive } = offline(() => <input aria-label="ZIP code" />);
    const Part = lazyPart(fetchPart);
    function Form() {
      const [name, setName] = useState("");
      return (
        <>
          <TextField label="Name" name="name" value={name} onChange={setName} />
          <Part />
        </>
      );
    }
    render(<Form />);
    await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Ada");
    expect(screen.getByRole("alert")).toHaveTextContent(/could not be loaded/);
    await userEvent.click(await tryAgain());
    expect(await tryAgain()).toHaveFocus();
    arrive();
    await userEvent.click(await tryAgain());
    expect(await screen.findByRole("textbox", { name: "ZIP code" })).toHaveFocus();
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Ada");
    expect(report).toHaveBeenCalled();
  });

  it("keeps a failure while it renders in its place, and renders anew", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
    let isBroken = true;
    const Part = lazyPart(async () => () => {
      if (isBroken) throw new Error("broken");
      return <p>Here</p>;
    });
    render(
      <>
        <h1>Leads</h1>
        <Part />
      </>,
    );
    const again = await tryAgain();
    isBroken = false;
    await userEvent.click(again);
    expect(screen.getByText("Here")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Leads" })).toHaveFocus();
    log.mockRestore();
  });
});

describe("a window that arrives late", () => {
  const { fetchPart, arrive } = offline(({ onClose }: { onClose: () => void }) => (
    <Modal title="Get quotes" onClose={onClose}>
      <TextField label="Name" name="name" value="" onChange={() => {}} />
    </Modal>
  ));
  const Window = lazyDialog(fetchPart, ({ onClose }) => onClose());

  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        {open && <Window onClose={() => setOpen(false)} />}
      </>
    );
  }

  const openButton = () => screen.getByRole("button", { name: "Open" });

  it("fails in a window that can be closed, opens by Try again, and gives the focus back", async () => {
    render(<Page />);
    await userEvent.click(openButton());
    await screen.findByRole("dialog", { name: "This could not be opened" });
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(openButton()).toHaveFocus();
    await userEvent.click(openButton());
    const again = await tryAgain();
    arrive();
    await userEvent.click(again);
    expect(await screen.findByRole("dialog", { name: "Get quotes" })).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await act(async () => undefined);
    expect(openButton()).toHaveFocus();
  });
});
