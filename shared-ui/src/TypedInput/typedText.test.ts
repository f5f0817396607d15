import { shownDate, shownPhone, typedDate, typedPhone } from "./typedText";

/** What a field shows after each key, as a person types them at the end. */
function typing(
  keys: string,
  read: (text: string, before: string) => string,
  show: (kept: string) => string,
): string {
  return [...keys].reduce((shown, key) => show(read(shown + key, shown)), "");
}

describe("a telephone number", () => {
  it.each([
    ["5125550199", "(512)555-0199"],
    ["15125550199", "(512)555-0199"],
    ["+1 (512) 555-0199", "(512)555-0199"],
    ["512555", "(512)555"],
    ["51255501995", "(512)555-0199"],
  ])("typed as %s shows as %s", (keys, shown) => {
    expect(typing(keys, typedPhone, shownPhone)).toBe(shown);
  });

  it.each(["+1 (512) 555-0199", "1-512-555-0199", "512.555.0199", "15125550199"])(
    "pasted as %s loses its country code",
    (text) => {
      expect(shownPhone(typedPhone(text))).toBe("(512)555-0199");
    },
  );

  it("keeps a 1 that comes first only while another digit is being replaced", () => {
    expect(shownPhone(typedPhone("(12)555-0199", "(312)555-0199"))).toBe("(125)550-199");
    expect(shownPhone(typedPhone("(2125)550-199", "(125)550-199"))).toBe("(212)555-0199");
  });
});

describe("a date", () => {
  it.each([
    ["1/5/1990", "01/05/1990"],
    ["4/12/1986", "04/12/1986"],
    ["02291988", "02/29/1988"],
    ["1-5-1990", "01/05/1990"],
    ["3/7/1980", "03/07/1980"],
    ["03071980", "03/07/1980"],
    ["1980-03-07", "03/07/1980"],
    ["1980/3/07", "03/07/1980"],
    ["19800307", "03/07/1980"],
    ["1980-03", "1980-03"],
    ["12.31.1990", "12/31/1990"],
    ["1/", "01/"],
    ["1/5", "01/5"],
    ["1//5", "01/5"],
    ["/1", "1"],
  ])("typed as %s shows as %s", (keys, shown) => {
    expect(typing(keys, typedDate, shownDate)).toBe(shown);
  });

  it.each([
    ["1990-01-05", "01/05/1990"],
    ["1/5/1990", "01/05/1990"],
    ["12-31-1990", "12/31/1990"],
    ["01/05/1990", "01/05/1990"],
  ])("pasted or filled in as %s shows as %s", (text, shown) => {
    expect(shownDate(typedDate(text))).toBe(shown);
  });

  it("lets a digit in the middle be taken out and typed anew", () => {
    const without = shownDate(typedDate("01/0/1990", "01/05/1990"));
    expect(without).toBe("01/01/990");
    expect(shownDate(typedDate("01/061/990", without))).toBe("01/06/1990");
  });

  it("gives its slash up again", () => {
    expect(shownDate(typedDate("01", "01/"))).toBe("01");
  });

  it("takes a filled-in date in the place of another", () => {
    expect(shownDate(typedDate("1986-04-12", "01/05/1990"))).toBe("04/12/1986");
  });
});
