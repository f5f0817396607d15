import { jest } from "@jest/globals";
import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { Pagination } from "./Pagination";
import { pageNumbers } from "./pageNumbers";
import { useLastPage } from "./useLastPage";

const pagination = (page: number, pageCount: number) => {
  const onChange = jest.fn();
  render(<Pagination page={page} pageCount={pageCount} onChange={onChange} />);
  return onChange;
};
const jumpTo = (text: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: /Go to page/ }), {
    target: { value: text },
  });

it.each([
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
])("shows for page %p of %p the numbers %p", (page, count, numbers) => {
  expect(pageNumbers(page, count)).toEqual(numbers);
});

describe("Pagination", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it("goes to a page that is pressed and marks the one that is shown, unless it is the only one", () => {
    render(<Pagination page={1} pageCount={1} onChange={jest.fn()} />);
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
    const onChange = pagination(2, 9);
    expect(screen.getByRole("button", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    fireEvent.click(screen.getByRole("button", { name: "Page 3" }));
    expect(onChange).toHaveBeenCalledWith(3);
  });

  it("stops at both ends", () => {
    pagination(1, 2);
    expect(screen.getByRole("button", { name: "Previous page" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Next page" })).toBeEnabled();
  });

  it("jumps half a second after the last digit, once", () => {
    const onChange = pagination(1, 60);
    jumpTo("1");
    act(() => jest.advanceTimersByTime(300));
    jumpTo("12");
    act(() => jest.advanceTimersByTime(499));
    expect(onChange).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onChange.mock.calls).toEqual([[12]]);
  });

  it("moves the list that is shown by then, and goes to the last page there is", () => {
    const [before, after] = [jest.fn(), jest.fn()];
    const { rerender } = render(<Pagination page={1} pageCount={9} onChange={before} />);
    jumpTo("3");
    rerender(<Pagination page={1} pageCount={9} onChange={after} />);
    act(() => jest.advanceTimersByTime(500));
    expect([before.mock.calls, after.mock.calls]).toEqual([[], [[3]]]);

    const goes = jest.fn();
    const { rerender: count } = renderHook(({ pages }) => useLastPage(2, pages, goes), {
      initialProps: { pages: undefined as number | undefined },
    });
    count({ pages: 2 });
    expect(goes).not.toHaveBeenCalled();
    count({ pages: 1 });
    count({ pages: 0 });
    expect(goes.mock.calls).toEqual([[1]]);
  });

  it.each([
    ["0", 1],
    ["-3", 1],
    ["999", 60],
  ])("holds %p between the first and the last page", (text, to) => {
    const onChange = pagination(30, 60);
    jumpTo(text);
    act(() => jest.advanceTimersByTime(500));
    expect(onChange.mock.calls).toEqual([[to]]);
  });

  it.each(["", "abc", "-", "2.5"])("ignores %p and takes it away", (text) => {
    const onChange = pagination(30, 60);
    jumpTo("7");
    jumpTo(text);
    act(() => jest.advanceTimersByTime(1000));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole("textbox", { name: "Go to page" })).toHaveValue("");
  });
});
