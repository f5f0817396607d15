import { aLead, aWonLead } from "../../shared/leadFixtures";
import { isCovered, leadActions, leadMark, typeNames } from "./leadRules";

describe("the actions of a lead's card", () => {
  it("are the summary alone while neither won nor confirmed", () => {
    expect(leadActions(aLead())).toEqual(["viewSummary"]);
    expect(leadActions(aLead({ hasQuote: true }))).toEqual(["viewSummary"]);
  });

  it("are the client's details and the answers once won, and once confirmed", () => {
    expect(leadActions(aWonLead())).toEqual(["viewClient", "viewAnswers"]);
    expect(leadActions(aWonLead({ isConfirmed: true }))).toEqual(["viewClient", "viewAnswers"]);
  });

  it("are to put it away on a deleted lead", () => {
    expect(leadActions(aWonLead({ isDeleted: true }))).toEqual(["dismiss"]);
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
});
