import { expect, it } from "@jest/globals";
import { renderScreen } from "@quotehaven/platform/testing";
import { aMeta } from "./applicationFixtures";
import { NeedOutlines } from "./NeedOutline";

/** The parts that are drawn before a need is known, of an application with these answers. */
function partsOf(home: Record<number, number>): (string | null)[] {
  const application = {
    forms: [],
    meta: aMeta(),
    submitted: { types: [1] as const, answersByType: { 1: home } },
  };
  const { container, unmount } = renderScreen(<NeedOutlines application={application} />);
  const parts = [...container.querySelectorAll("[data-part]")];
  const names = parts.map((part) => part.getAttribute("data-part"));
  unmount();
  return names;
}

it("outlines the kind of home that an application is about", () => {
  expect(partsOf({})).toContain("otherStructures");
  expect(partsOf({ 101: 10102 })).toContain("dwelling");
  expect(partsOf({ 101: 10102 })).not.toContain("otherStructures");
  expect(partsOf({ 101: 10103 })).not.toContain("dwelling");
});
