import { leadsPathIn } from "./leadsPathIn";
import { searchParamsOf, criteriaOf, isSection, leadsQueryOf } from "./leadsQuery";

const placeOf = (search: string) => leadsQueryOf(new URLSearchParams(search));
const beginning = { filter: "all", sort: "newest", page: 1 };

describe("the place in the lead list", () => {
  it("is what the address says: the first page of all leads where it says nothing", () => {
    expect(placeOf("")).toEqual(beginning);
    expect(placeOf("filter=won&page=3")).toEqual({ ...beginning, filter: "won", page: 3 });
    expect(
      placeOf(
        "search=aus&type=3&state=TX&zip=787&carrier=15&renewal=30&due=true&sort=need&filter=lost",
      ),
    ).toEqual({
      filter: "lost",
      sort: "need",
      page: 1,
      search: "aus",
      type: 3,
      state: "TX",
      zip: "787",
      carrier: 15,
      renewal: 30,
      isDue: true,
    });
  });

  it("ignores what does not exist or is no such thing", () => {
    expect(placeOf("filter=stolen&page=-2")).toEqual(beginning);
    expect(placeOf("page=1.5")).toEqual(beginning);
    expect(
      placeOf("search=%20&type=4&state=tx&zip=7870&carrier=0&renewal=31&due=1&sort=luck"),
    ).toEqual(beginning);
    expect(placeOf(`search=${"a".repeat(200)}`).search).toHaveLength(80);
  });

  it("comes back from its own address", () => {
    for (const address of [
      "",
      "filter=new&page=4",
      "filter=quoted&search=aus&type=1&state=TX&zip=78701&carrier=7&renewal=60&due=true&sort=price",
    ]) {
      expect(searchParamsOf(placeOf(address)).toString()).toBe(address);
    }
  });

  it("knows what narrows it, and whether it is a filter's beginning", () => {
    expect(criteriaOf(placeOf("filter=won&sort=need&page=2"))).toEqual([]);
    expect(criteriaOf(placeOf("search=aus&due=true"))).toEqual(["search", "isDue"]);
    expect(isSection(placeOf("filter=won"), "won")).toBe(true);
    expect(isSection(placeOf("filter=won&type=1"), "won")).toBe(false);
    expect(isSection(placeOf("filter=won&page=2"), "won")).toBe(false);
  });
});

it("leads back to the leads one came from, and to their beginning from anywhere else", () => {
  const from = "/agent/profile/leads/all?filter=quoted&page=3";
  expect(leadsPathIn({ leads: from })).toBe(from);
  for (const state of [null, {}, { leads: 3 }, { leads: "//example.com" }, "x"]) {
    expect(leadsPathIn(state)).toBe("/agent/profile/leads");
  }
});
