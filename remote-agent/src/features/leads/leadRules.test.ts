import { aLead, aWonLead } from "../../shared/leadFixtures";
import {
  byDeadline,
  isCovered,
  leadActions,
  leadMark,
  placeName,
  quoteAction,
  typeNames,
} from "./leadRules";

describe("the actions of a lead's row", () => {
  it("are the summary and the quote while neither won nor confirmed", () => {
    expect(leadActions(aLead())).toEqual(["viewSummary", "quote"]);
    expect(leadActions(aLead({ hasQuote: true }))).toEqual(["viewSummary", "quote"]);
  });

  it("are the summary alone where another agent was chosen or covers all carriers", () => {
    expect(leadActions(aLead({ hasQuote: true, isLost: true }))).toEqual(["viewSummary"]);
    expect(leadActions(aLead({ viableCarriers: [] }))).toEqual(["viewSummary"]);
  });

  it("are the client's details and the answers once won, and once confirmed", () => {
    expect(leadActions(aWonLead())).toEqual(["viewClient", "viewAnswers"]);
    expect(leadActions(aWonLead({ isConfirmed: true }))).toEqual(["viewClient", "viewAnswers"]);
  });

  it("are to put it away on a deleted lead", () => {
    expect(leadActions(aWonLead({ isDeleted: true }))).toEqual(["dismiss"]);
  });
});

describe("the key for a quote", () => {
  it("goes to the quotes of a lead, also to those of a lost one", () => {
    expect(quoteAction(aLead())).toBe("quote");
    expect(quoteAction(aLead({ hasQuote: true, isLost: true }))).toBe("quote");
  });

  it("tells of a covered lead that it is covered, and never offers a form", () => {
    expect(quoteAction(aLead({ viableCarriers: [] }))).toBe("viewSummary");
  });

  it("shows what was quoted on a lead that is won, and does nothing on a deleted one", () => {
    expect(quoteAction(aWonLead())).toBe("viewAnswers");
    expect(quoteAction(aLead({ isDeleted: true }))).toBeNull();
  });
});

describe("the mark of a lead's card", () => {
  it("is none where there is something to win or won", () => {
    expect(leadMark(aLead())).toBeNull();
    expect(leadMark(aWonLead({ viableCarriers: [] }))).toBeNull();
    expect(leadMark(aLead({ isDeleted: true, isLost: true }))).toBeNull();
  });

  it("is that another agent was chosen, also where all carriers are covered", () => {
    expect(leadMark(aLead({ hasQuote: true, isLost: true, viableCarriers: [] }))).toBe("lost");
  });

  it("is that all carriers are covered", () => {
    expect(leadMark(aLead({ viableCarriers: [] }))).toBe("covered");
  });
});

describe("a lead", () => {
  it("is covered when none of the carriers is left", () => {
    expect(isCovered(aLead({ viableCarriers: [] }))).toBe(true);
    expect(isCovered(aLead())).toBe(false);
  });

  it("is not covered while an own quote on it is to be updated", () => {
    expect(isCovered(aLead({ viableCarriers: [], hasQuote: true, needsUpdate: true }))).toBe(false);
  });

  it("names one type alone and several as a bundle", () => {
    const home = { leadId: 12, name: "Home" };
    const auto = { leadId: 12, name: "Auto" };
    expect(typeNames({ types: [home] }, "Bundle")).toBe("Home");
    expect(typeNames({ types: [home, auto] }, "Bundle")).toBe("Bundle: Home + Auto");
  });

  it("says where its client lives, as far as that is told", () => {
    expect(placeName({ city: "Austin", state: "TX" })).toBe("Austin, TX");
    expect(placeName({ city: undefined, state: "TX" })).toBe("TX");
  });
});

it("puts the nearest deadline first, and leads without one last", () => {
  const later = aWonLead({ id: 1, contactDue: "2026-11-26T18:00:00.000Z" });
  const sooner = aWonLead({ id: 2, contactDue: "2026-11-24T18:00:00.000Z" });
  expect(byDeadline([aWonLead({ id: 3 }), later, sooner]).map(({ id }) => id)).toEqual([2, 1, 3]);
});
