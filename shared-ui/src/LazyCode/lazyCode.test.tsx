import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { lazyCode } from "./lazyCode";

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

it("shows lazy code as soon as it is there, fetched once for everybody", async () => {
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
  const report = jest.fn();
  const before = globalThis.reportError;
  globalThis.reportError = report;
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
  globalThis.reportError = before;
});
