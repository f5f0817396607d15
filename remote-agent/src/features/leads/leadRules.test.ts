import { aLead, aWonLead } from "../../shared/leadFixtures";
import { isCovered, leadActions, leadMark, typeNames } from "./leadRules";

describe("the actions of a lead's card", () => {
  it("are the summary alone while neither won nor confirmed", () => {
    expect(leadActions(aLead())).toEqual(["viewSummary"]);
    expect(leadActions(aLead({ has_quote: true }))).toEqual(["viewSummary"]);
  });

  it("are the client's details and the answers once won, and once confirmed", () => {
    expect(leadActions(aWonLead())).toEqual(["viewClient", "viewAnswers"]);
    expect(leadActions(aWonLead({ aps_confirmed: true }))).toEqual(["viewClient", "viewAnswers"]);
  });

  it("are to put it away on a deleted lead", () => {
    expect(leadActions(aWonLead({ aps_deleted: true }))).toEqual(["dismiss"]);
  });
});

describe("the mark of a lead's card", () => {
  it("is none where there is something to win or won", () => {
    expect(leadMark(aLead())).toBeNull();
    expect(leadMark(aWonLead({ viable_inc: [] }))).toBeNull();
    expect(leadMark(aLead({ aps_deleted: true, other_chosen: true }))).toBeNull();
  });

  it("is that another agent was chosen, also where all carriers are covered", () => {
    expect(leadMark(aLead({ has_quote: true, other_chosen: true, viable_inc: [] }))).toBe("lost");
  });

  it("is that all carriers are covered", () => {
    expect(leadMark(aLead({ viable_inc: [] }))).toBe("covered");
  });
});

describe("a lead", () => {
  it("is covered when none of the carriers is left", () => {
    expect(isCovered(aLead({ viable_inc: [] }))).toBe(true);
    expect(isCovered(aLead())).toBe(false);
  });

  it("is not covered while an own quote on it is to be updated", () => {
    expect(isCovered(aLead({ viable_inc: [], has_quote: true, edit: true }))).toBe(false);
  });

  it("names one type alone and several as a bundle", () => {
    const home = { aps_id: 12, ins_name: "Home" };
    const auto = { aps_id: 12, ins_name: "Auto" };
    expect(typeNames({ ins_types: [home] }, "Bundle")).toBe("Home");
    expect(typeNames({ ins_types: [home, auto] }, "Bundle")).toBe("Bundle: Home + Auto");
  });
});
