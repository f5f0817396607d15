import { chooseZips, sameZips, shownZips, zipSelectionOf } from "./zipSelection";

const austin = { id: 11, code: "73301" };
const boston = { id: 22, code: "02108" };
const all = { id: 0, code: "All" };

describe("the ZIP codes of an agent", () => {
  it("load with All preselected when the profile says so", () => {
    const selection = zipSelectionOf({ hasAllZipCodes: true, zipCodes: [austin] });
    expect(shownZips(selection, "All")).toEqual([all]);
  });

  it("load with the specific codes otherwise", () => {
    const selection = zipSelectionOf({ hasAllZipCodes: false, zipCodes: [austin] });
    expect(shownZips(selection, "All")).toEqual([austin]);
  });

  it("are replaced by All alone when All is chosen", () => {
    const selection = chooseZips({ all: false, specific: [austin, boston] }, [austin, boston, all]);
    expect(shownZips(selection, "All")).toEqual([all]);
  });

  it("come back when All is taken off", () => {
    const withAll = chooseZips({ all: false, specific: [austin, boston] }, [austin, boston, all]);
    expect(chooseZips(withAll, [])).toEqual({ all: false, specific: [austin, boston] });
  });

  it("come back from the profile when it loaded with All", () => {
    const loaded = zipSelectionOf({ hasAllZipCodes: true, zipCodes: [boston] });
    expect(chooseZips(loaded, []).specific).toEqual([boston]);
  });

  it("stay All when a code is picked beside it", () => {
    const selection = { all: true, specific: [boston] };
    expect(chooseZips(selection, [all, austin])).toEqual(selection);
  });

  it("follow each change without All", () => {
    expect(chooseZips({ all: false, specific: [austin] }, [austin, boston]).specific).toEqual([
      austin,
      boston,
    ]);
  });

  it("compare without regard to order", () => {
    expect(sameZips([austin, boston], [boston, austin])).toBe(true);
    expect(sameZips([austin], [austin, boston])).toBe(false);
    expect(sameZips([austin], [boston])).toBe(false);
  });
});
