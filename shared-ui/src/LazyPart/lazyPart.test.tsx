import { jest } from "@jest/globals";
import { useState, type ComponentType } from "react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TextField } from "../TextField/TextField";
import { lazyPart } from "./lazyPart";

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

const tryAgain = () => screen.findByRole("button", { name: "Try again" });

describe("a part that arrives late", () => {
  it("shows its placeholder meanwhile, then itself", async () => {
    const Part = lazyPart(async () => () => <p>Here</p>, { waiting: <p>Wait</p> });
    render(<Part />);
    expect(screen.getByText("Wait")).toBeInTheDocument();
    expect(await screen.findByText("Here")).toBeInTheDocument();
  });

  it("is fetched once for everybody, and shows in the first render where it was fetched before", async () => {
    const fetchPart = jest.fn(async () => () => <p>Here</p>);
    const Part = lazyPart(fetchPart, { waiting: <p>Wait</p> });
    render(
      <>
        <Part />
        <Part />
      </>,
    );
    expect(await screen.findAllByText("Here")).toHaveLength(2);
    render(<Part />);
    expect(screen.getAllByText("Here")).toHaveLength(3);
    expect(fetchPart).toHaveBeenCalledTimes(1);
  });

  it("is tried again by the next that needs it, and a failure is reported", async () => {
    const { fetchPart, arrive } = offline(() => <p>Here</p>);
    const Part = lazyPart(fetchPart);
    const { unmount } = render(<Part />);
    expect(await tryAgain()).toBeInTheDocument();
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: "offline" }));
    unmount();
    arrive();
    render(<Part />);
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
