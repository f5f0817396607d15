import { addressOfPlace, leadsPlaceOf } from "./leadsPlace";

const placeOf = (search: string) => leadsPlaceOf(new URLSearchParams(search));

describe("the place in the lead list", () => {
  it("is the first page of all leads without anything in the address", () => {
    expect(placeOf("")).toEqual({ filter: "all", page: 1 });
  });

  it("is what the address says", () => {
    expect(placeOf("filter=won&page=3")).toEqual({ filter: "won", page: 3 });
  });

  it("ignores a filter or a page that does not exist", () => {
    expect(placeOf("filter=stolen&page=-2")).toEqual({ filter: "all", page: 1 });
    expect(placeOf("page=1.5")).toEqual({ filter: "all", page: 1 });
  });

  it("comes back from its own address", () => {
    expect(placeOf(addressOfPlace({ filter: "new", page: 4 }).toString())).toEqual({
      filter: "new",
      page: 4,
    });
    expect(addressOfPlace({ filter: "all", page: 1 }).toString()).toBe("");
  });
});
