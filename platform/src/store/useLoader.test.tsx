import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { LoaderHost } from "../page/PageFrame";
import { createPlatformStore } from "./createPlatformStore";
import { useLoader } from "./useLoader";

function Work({ active }: { active: boolean }) {
  useLoader(active);
  return null;
}

function page(...active: boolean[]) {
  return (
    <>
      {active.map((each, index) => (
        <Work key={index} active={each} />
      ))}
      <LoaderHost />
    </>
  );
}

function renderWork(...active: boolean[]) {
  const store = createPlatformStore();
  return render(page(...active), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it("shows after 800 ms, until the last of several works ends or disappears, and never for work that ends sooner", () => {
  const { rerender } = renderWork(true, true);
  wait(799);
  expect(screen.queryByRole("status")).toBeNull();
  wait(1);
  expect(screen.getByRole("status")).toBeInTheDocument();
  rerender(page(true, false));
  expect(screen.getByRole("status")).toBeInTheDocument();
  rerender(page());
  expect(screen.queryByRole("status")).toBeNull();
  rerender(page(true));
  wait(700);
  rerender(page(false));
  wait(5_000);
  expect(screen.queryByRole("status")).toBeNull();
});
