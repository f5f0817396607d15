import { missingInProfile } from "./missingInProfile";
import { anAgentProfile } from "./profileFixtures";

describe("what a profile is missing", () => {
  it("is nothing once it is complete, with All or with zip codes of its own", () => {
    const zips = [{ zip_id: 11, zip_code: "73301" }];
    expect(missingInProfile(anAgentProfile())).toEqual([]);
    expect(missingInProfile(anAgentProfile({ usr_all_zipcodes: 0, zipcodes: zips }))).toEqual([]);
  });

  it("is every empty detail, carriers and zip codes", () => {
    const profile = anAgentProfile({
      carriers: [],
      usr_agencyname: null,
      usr_agencynumber: "",
      usr_insurancelicensenumber: null,
      usr_all_zipcodes: 0,
    });
    expect(missingInProfile(profile)).toEqual([
      "carriers",
      "usr_agencyname",
      "usr_agencynumber",
      "usr_insurancelicensenumber",
      "zips",
    ]);
  });
});
