import { render, screen } from "@testing-library/react";
import { PageHeading } from "./PageHeading";

describe("PageHeading", () => {
  it("leaves the focus alone on the first page of a tab and takes it on the next", () => {
    const { rerender } = render(<PageHeading key="first">First</PageHeading>);
    expect(document.body).toHaveFocus();
    rerender(<PageHeading key="second">Second</PageHeading>);
    expect(screen.getByRole("heading", { name: "Second" })).toHaveFocus();
  });
});
