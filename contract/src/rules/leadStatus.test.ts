import { leadStatus, type LeadFlags } from "./leadStatus";

function aLead(flags: Partial<LeadFlags> = {}): LeadFlags {
  return {
    aps_submitted: "2026-01-01T00:00:00Z",
    aps_confirmed: false,
    aps_deleted: false,
    has_quote: false,
    won_quote: false,
    edit: false,
    ...flags,
  };
}

describe("leadStatus", () => {
  it.each([
    ["New", {}],
    ["Quoted", { has_quote: true }],
    ["Won", { has_quote: true, won_quote: true }],
    ["Complete", { has_quote: true, won_quote: true, aps_confirmed: true }],
    ["Updated", { has_quote: true, edit: true }],
    ["New", { edit: true }],
    ["Updated", { has_quote: true, won_quote: true, aps_confirmed: true, edit: true }],
    ["Deleted", { has_quote: true, edit: true, aps_deleted: true }],
  ] as const)("reads %s for %p", (label, flags) => {
    expect(leadStatus(aLead(flags))).toBe(label);
  });
});
