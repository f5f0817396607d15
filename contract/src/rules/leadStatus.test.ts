import { leadStatus, type LeadFlags } from "./leadStatus";

function aLead(flags: Partial<LeadFlags> = {}): LeadFlags {
  return {
    isConfirmed: false,
    isDeleted: false,
    hasQuote: false,
    isWon: false,
    needsUpdate: false,
    ...flags,
  };
}

it.each([
  ["New", {}],
  ["Quoted", { hasQuote: true }],
  ["Won", { hasQuote: true, isWon: true }],
  ["Complete", { hasQuote: true, isWon: true, isConfirmed: true }],
  ["Updated", { hasQuote: true, needsUpdate: true }],
  ["New", { needsUpdate: true }],
  ["Updated", { hasQuote: true, isWon: true, isConfirmed: true, needsUpdate: true }],
  ["Deleted", { hasQuote: true, needsUpdate: true, isDeleted: true }],
] as const)("leadStatus reads %s for %p", (label, flags) => {
  expect(leadStatus(aLead(flags))).toBe(label);
});
