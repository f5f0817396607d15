import { render, screen } from "@testing-library/react";

const styleOf = (text: string) => window.getComputedStyle(screen.getByText(text));

describe("the style of an element in tests", () => {
  beforeEach(() => {
    render(
      <>
        <style>{".quiet { visibility: hidden } p.loud:not([data-soft]) { color: red }"}</style>
        <div data-testid="around">
          <p className="loud">one</p>
          <p className="loud">two</p>
        </div>
      </>,
    );
  });

  it("follows a class, an attribute and what is written on the element", () => {
    const one = screen.getByText("one");
    expect([styleOf("one").color, styleOf("two").color]).toEqual([
      "rgb(255, 0, 0)",
      "rgb(255, 0, 0)",
    ]);
    one.setAttribute("data-soft", "");
    expect(styleOf("one").color).not.toBe("rgb(255, 0, 0)");
    one.className = "quiet";
    expect(styleOf("one").visibility).toBe("hidden");
    one.style.visibility = "visible";
    expect(styleOf("one").visibility).toBe("visible");
    one.hidden = true;
    expect([styleOf("one").display, styleOf("two").display]).toEqual(["none", "block"]);
  });

  it("follows the element around it", () => {
    expect(styleOf("two").visibility).toBe("visible");
    screen.getByTestId("around").className = "quiet";
    expect(styleOf("two").visibility).toBe("hidden");
  });

  it("follows the rules of the page, the last first", () => {
    const [sheet] = document.styleSheets;
    sheet?.insertRule("p { pointer-events: none }", 0);
    screen.getByTestId("around").dataset.changed = "";
    expect(styleOf("one").pointerEvents).toBe("none");
    sheet?.insertRule("@media screen { .loud { pointer-events: auto } }", 1);
    sheet?.insertRule("@media print { .loud { display: none } }", 2);
    screen.getByTestId("around").dataset.changed = "again";
    expect([styleOf("one").pointerEvents, styleOf("one").display]).toEqual(["auto", "block"]);
    sheet?.deleteRule(1);
    screen.getByTestId("around").dataset.changed = "back";
    expect(styleOf("one").pointerEvents).toBe("none");
  });
});
