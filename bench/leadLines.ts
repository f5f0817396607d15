import { leadFilters, leadSorts, type LeadFilter } from "@quotehaven/contract/rules";

/** Whose list is measured, by their id in the marketplace that is made. */
export const readers: Record<string, number> = {
  "all ZIP codes": 1,
  "the 200 busiest": 2,
  "five ZIP codes": 3,
  "5,000 ZIP codes": 4,
};

/** The first page of an agent's leads. */
export const list = "/agent/profile/leads?limit=12";

/** The line of what the specification's own list asks for. */
export const NOTHING_ELSE = "nothing else";

/** What is looked for, each by several texts, so that no answer is measured twice in a row. */
export const findings: Record<string, string[]> = {
  [NOTHING_ELSE]: [""],
  type: ["type=1", "type=2", "type=3"],
  "common state": ["state=TX", "state=NY", "state=PA"],
  "rare state": ["state=WY", "state=DE", "state=RI"],
  "zip area": ["zip=787", "zip=100", "zip=606", "zip=945"],
  "carrier open": ["carrier=1", "carrier=5"],
  "renewal in 30 days": ["renewal=30"],
  "follow-up due": ["due=true"],
  "one letter": ["search=m", "search=a", "search=s"],
  "first name": ["search=maya", "search=jovin", "search=lena"],
  "first and last name": ["search=maya%20ro", "search=lena%20ma", "search=jovin%20ca"],
  city: ["search=houston", "search=austin", "search=new%20york"],
  number: ["search=4711", "search=787", "search=78701"],
  "nobody's name": ["search=zyx", "search=maya%20zyx"],
  "state and type": ["state=CA&type=2", "state=TX&type=1", "state=OH&type=3"],
  "state and renewal": ["state=CA&renewal=30", "state=VT&renewal=60", "state=IL&renewal=60"],
  "name and state": ["search=ma&state=CA", "search=jo&state=WY", "search=a&state=TX"],
  "everything at once": ["search=m&state=TX&type=3&carrier=1&renewal=60"],
  "page 1,000": ["offset=11988"],
};

/** A filter of the list with what is looked for, in each of its orders. */
export function listsOf(
  filter: LeadFilter,
  texts: readonly string[],
): { what: string; paths: string[] }[] {
  return leadSorts.map((sort) => ({
    what: `${filter} by ${sort}`,
    paths: texts.map((text) => `${list}&filter=${filter}&sort=${sort}&${text}`),
  }));
}

/** Every filter in every order of a list, with what is looked for. */
export const everyList = (texts: readonly string[]) =>
  leadFilters.flatMap((filter) => listsOf(filter, texts));
