import { render, screen } from "@testing-library/react";
import { Stepper } from "./Stepper";

/** Whether a rule draws something before an element. */
function hasBefore(element: Element): boolean {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.some(
    (rule) =>
      rule instanceof CSSStyleRule &&
      rule.selectorText.endsWith("::before") &&
      element.matches(rule.selectorText.slice(0, -"::before".length)),
  );
}

it("joins each step to the one before, whatever state they are in", () => {
  render(
    <Stepper
      steps={[
        { label: "One", state: "done" },
        { label: "Two", state: "current" },
        { label: "Three", state: "todo" },
        { label: "Four", state: "todo" },
      ]}
    />,
  );
  expect(screen.getAllByRole("listitem").map(hasBefore)).toEqual([false, true, true, true]);
});
