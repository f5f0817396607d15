import { aLead, aWonLead } from "../../shared/leadFixtures";
import { isCovered, leadAction, typeNames } from "./leadRules";

describe("the action of a lead's card", () => {
  it("is the summary while neither won nor confirmed", () => {
    expect(leadAction(aLead())).toBe("viewSummary");
    expect(leadAction(aLead({ has_quote: true }))).toBe("viewSummary");
  });

  it("is the client's details once won, and once confirmed", () => {
    expect(leadAction(aWonLead())).toBe("viewClient");
    expect(leadAction(aWonLead({ aps_confirmed: true }))).toBe("viewClient");
  });

  it("is none on a deleted lead", () => {
    expect(leadAction(aWonLead({ aps_deleted: true }))).toBeNull();
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
