import fc from "fast-check";
import {
  contactDetailsIn,
  contactMask,
  hasContactDetail,
  maskContactDetails,
} from "./contactDetails";

/** The words of a text, in which samples without blanks are short to write. */
const words = (text: string) => text.trim().split(/\s+/);

const phones = [
  ...words(`
    5125550199 512-555-0199 512/555/0199 512--555--0199 5*1*2*5*5*5*0*1*9*9 5|1|2|5|5|5|0|1|9|9
    512·555·0199 ５１２５５５０１９９ ٥١٢٥٥٥٠١٩٩ ५१२५५५०१९९ 𝟓𝟏𝟐𝟓𝟓𝟓𝟎𝟏𝟗𝟗 ⑤①②⑤⑤⑤⓪①⑨⑨ ⁵¹²⁵⁵⁵⁰¹⁹⁹
    5️⃣1️⃣2️⃣5️⃣5️⃣5️⃣0️⃣1️⃣9️⃣9️⃣ ⑴⑵⑶⑷⑸⑹⑺⑻⑼⑴ 5̶1̶2̶5̶5̶5̶0̶1̶9̶9̶ 512#555#0199 555-0199
    5125550199ext4
  `),
  "(512) 555-0199",
  "+1 512 555 0199",
  "001 512 555 0199",
  "5 1 2 5 5 5 0 1 9 9",
  "512, 555, 0199",
  "512\n555\n0199",
  "512\u200b555\u200b0199",
  "5\u200b1\u200b2\u200b5\u200b5\u200b5\u200b0199",
  "512\u2013555\u20130199",
  "five one two five five five zero one nine nine",
  "five, one, two, five, five, five, oh, one, nine, nine",
  "512 555 oh one nine nine",
  "512 triple five 0199",
  "512 555 zero one double nine",
  "five twelve five fifty-five oh one ninety-nine",
  "cinco uno dos cinco cinco cinco cero uno nueve nueve",
  "512 doble cinco 5 0199",
  "512 555 o199",
  "5l2 555 0199",
  "+34 612 345 678",
  "0049 30 1234567",
  "my number is 512 then 5550199",
];

const addresses = [
  ...words(`
    maya@example.com maya+home@example.co.uk o'neil@firm.co maya@localhost maya(at)example.com
    maya[at]example.com maya-at-example-dot-com maya*at*example*dot*com maya＠example.com
    maya@example。com ｍａｙａ＠ｅｘａｍｐｌｅ．ｃｏｍ maya@agency.insurance josé@correo.mx
  `),
  "maya @ example.com",
  "maya <at> example.com",
  "maya at example.com",
  "maya at example dot com",
  "maya [at] example [dot] com",
  "maya (at) example (.) com",
  "maya arroba example punto com",
  "maya (arroba) example (punto) com",
  "maya at gmail.com",
  "maya@exa\u200bmple.com",
  "maya dot r at example dot com",
];

const links = [
  ...words(`
    https://example.com hxxps://example.com ftp://example.com www.example.com example.com
    agency.insurance example[.]com example.co.uk bit.ly/3abcd linktr.ee.link/maya example。com
    example.us agency.broker wa.me/15125550199 t.me/maya fb.com/maya discord.gg/abc maya.online
    mayas.site
  `),
  "h t t p s://example.com",
  "https: //example.com",
  "www . example.com",
  "www dot example dot com",
  "example dot com",
  "example (dot) com",
  "example punto com",
  "exam\u200bple.com",
];

const handles = [
  ...words(`
    telegram WhatsApp insta fb messenger snap snapchat wechat tiktok twitter linkedin signal venmo
    zelle
  `).map((app) => `${app}: maya`),
  "@maya",
  "@ maya",
  "whats app: 555x",
  "Instagram is maya",
  "facebook: maya ruiz",
  "skype: maya.r",
  "skype id maya",
  "discord: maya#1234",
  "cash app: maya",
  "usuario @maya",
  "instagram es maya",
  "instagram user maya",
  "instagram username: maya",
  "skype name: maya",
  "snapchat handle: maya",
];

/** What people try after the usual ways were masked. */
const tricks = [
  ...words(`
    512📞555📞0199 ❺❶❷❺❺❺⓿❶❾❾ fiveonetwofivefivefivezerooneninenine 5,125,550,199 $5125550199
    maya【at】example【dot】com maya|at|example|dot|com maya@example,com maya@example.c0m
    mаyа@еxаmplе.соm ᴍᴀʏᴀ@ᴇxᴀᴍᴘʟᴇ.ᴄᴏᴍ 🅜🅐🅨🅐@🅔🅧🅐🅜🅟🅛🅔.🅒🅞🅜 maya.@example.com example..com
    example.shop example.com?to=maya lnkd.in/maya youtu.be/maya tg://maya
  `),
  "800 500 1200",
  "250 505 1990",
  "«512» «555» «0199»",
  "512 = 555 = 0199".replaceAll(" ", ""),
  '512"555"0199',
  "512 ... 555 ... 0199",
  "five one two dash five five five dash zero one nine nine",
  "five hundred twelve five fifty five zero one ninety nine",
  "quinientos doce, cinco cincuenta y cinco, cero uno noventa y nueve",
  "veintiuno veintidos 55 19",
  "dieciséis veintitrés 55 19",
  "512 555 ОІ99",
  "512 then 555 then 0199",
  "maya „at“ example.com",
  "maya ((at)) example ((dot)) com",
  "maya ( @ ) example ( . ) com",
  "maya (a) example.com",
  "maya [at] example",
  "maya at example point com",
  "maya at gmail",
  "maya.r at gmail com",
  "m a y a @ e x a m p l e . c o m",
  "maya at example d0t c0m",
  "maya@exa\u3164mple.com",
  "example.\ncom",
  "example com",
  "telegram maya_r",
  "telegram -> maya",
  "telegram user is maya",
  "ig: maya",
];

const plain = [
  "Does the $1,250,000 limit include the garage?",
  "Limits of 100/300/100, or 250/500?",
  "It renews on 11/22/2026.",
  "From 2026-11-22 to 2027-11-22.",
  "Built in 1996, 2,000 sq ft, 3 bedrooms.",
  "One of five drivers is 17.",
  "I pay 128 a month, 1,536 a year.",
  "We look at it at noon. Thanks for asking.",
  "It is at home. Come by.",
  "What does E&O mean?",
  "Renueva el 22/11/2026 y pago 128 al mes.",
  "A 30-year term, 15 would do.",
  "No. Please explain co-insurance.",
  "I look forward to it.Thanks",
  "Signal lights are new.",
  "No. Es muy caro.",
  "It starts at noon. Me too.",
  "The agent was kind. Insurance is hard.",
  "Deducible de 1000 o 2500.",
  "Deductibles: 500, 1000, 2500.",
  "Cars of 2015, 2018 and 2020, or 2015-2020.",
  "Paid 11/22/2026, 12/22/2026.",
  "Limits 100/300/100, 250/500/100.",
  "Built in 1996\n\n2000 sq ft",
  "Thirty-five years, twenty-two thousand dollars.",
  "¿Cuesta $1250000 o $1500000?",
  "At that point us people wait.",
  "A stay-at-home mom.",
  "Dwelling (A) and other structures (B).",
  "Deductibles: 100, 250, 500, 1,000, 2,500.",
  "We meet on 11/25/2026, 2:00 pm, or from 10:00-11:30.",
] as const;

/** Lines of real addresses, with long numbers and words that are endings of domains elsewhere. */
const addressLines = [
  "12345 Highway 290 West",
  "1 N 1234567 Road",
  "W239N1690 Busse Rd",
  "123456 Ranch Road 12",
  "PO Box 1234567",
  "147-14 Jamaica Ave",
  "1234 1/2 Main St",
  "800 N 1000 W",
  "100 n. co rd 1200",
  "12 ave. de diego",
  "1200 s. us highway 41",
  "Carr 2 Km 12.3",
  "5 Five Mile Rd",
  "Lofts at Main St. Me",
  "12 St. Page Link Rd",
  "Calle 25 # 1234-56",
  "123 Main St 78704-1234",
  "One Signal-Butte Rd",
  "10 Downing St at Dot Ave",
  "<b>bold</b>",
] as const;

const reachableLines = [
  ...words(`
    512-555-0199 5125550199 maya@example.com www.example.com https://example.com example.com
    @maya_r
  `),
  "call 555-0199",
  "five one two five five five zero one nine nine",
  "12 Oak St maya@agency.insurance",
  "maya (at) example (dot) com",
  "maya at example dot com",
  "maya at gmail",
];

/** What is repeated in texts that make patterns try every way to divide them. */
const repeated = [
  ...words(`
    a-dot- a_at_ a. a- @a. a@ [at] (((( <<>> a:// www. 5l 1,000, oneone insta- ﷺ аоеі 😀
  `),
  "a dot ",
  "( [ { ",
  "1 ",
  "five ",
  "twenty y ",
  "facebook is ",
  "h t t p ",
  "com ",
  "e\u0301",
  " ",
  "\n",
];

/** Noise without a detail that ends in another one: units and random characters, over and over. */
const noise = fc
  .tuple(
    fc.oneof(fc.constantFrom(...repeated), fc.string({ unit: "grapheme", maxLength: 6 })),
    fc.nat(60),
  )
  .map(([unit, times]) => unit.repeat(times).slice(0, 160));

const embedded = fc.constantFrom(
  "maya@example.com",
  "maya (at) example (dot) com",
  "maya-at-example-dot-com",
  "maya arroba example punto com",
  "https://example.com/maya",
  "www.example.com",
  "example.com",
  "@maya",
  "telegram: maya",
  "512-555-0199",
  "5125550199",
  "(512) 555-0199",
);

const filled = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / Math.max(1, unit.length))).slice(0, length);

/**
 * The least processor time of some runs, in milliseconds; stops at the first below `enough`. What
 * else the machine does costs no processor time of ours, and the least of some has no collection of
 * garbage in it.
 */
function quickest(text: string, enough = 0): number {
  let least = Infinity;
  for (let run = 0; run < 8 && !(least < enough); run += 1) {
    const { user } = process.cpuUsage();
    maskContactDetails(text);
    least = Math.min(least, (process.cpuUsage().user - user) / 1000);
  }
  return least;
}

describe("maskContactDetails", () => {
  it.each([...phones, ...addresses, ...links, ...handles, ...tricks])("masks %j", (detail) => {
    const { text, isMasked } = maskContactDetails(`Hello, ${detail} , thank you`);
    expect(isMasked).toBe(true);
    expect(text).toContain(contactMask);
    const letters = text.replace(/Hello|thank you|my number is 512 then|call|tel|mailto/gi, "");
    expect(letters).not.toMatch(/\d{3}|maya|example|agency/i);
  });

  it.each(plain)("leaves %j as it is", (text) => {
    expect(maskContactDetails(text)).toEqual({ text, isMasked: false });
  });

  it("keeps what stands around a detail", () => {
    expect(
      maskContactDetails("Call 512-555-0199 after six, or write to maya@example.com!").text,
    ).toBe(`Call ${contactMask} after six, or write to ${contactMask}!`);
  });

  it("masks every detail wherever it stands in hostile noise", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(noise, embedded, noise), { maxLength: 12 }), (parts) => {
        const text = parts.map(
          ([before, detail, after]) => `${before}\n\n# ${detail} #\n\n${after}`,
        );
        const masked = maskContactDetails(text.join("\n\n"));
        expect(masked.text).not.toMatch(/maya|example|0199/i);
      }),
    );
  });

  it("reads a hostile text of 2,000 characters in less than 100 ms", () => {
    fc.assert(
      fc.property(fc.array(noise, { minLength: 1, maxLength: 6 }), (units) => {
        expect(quickest(filled(units.join(""), 2000), 100)).toBeLessThan(100);
      }),
    );
  });

  it.each([...repeated, "a.b@c-1 2 . ( five at dot "])(
    "takes time in proportion to the length of %j repeated",
    (unit) => {
      // Quadratic time would be 256 times as long for 16 times the length. A factor of 64 leaves room
      // for garbage collection. Below 5 ms, what else the machine does decides the figure.
      const shortMs = Math.max(5, quickest(filled(unit, 2_000)));
      expect(quickest(filled(unit, 32_000), 64 * shortMs)).toBeLessThan(64 * shortMs);
    },
  );
});

describe("hasContactDetail", () => {
  it.each(addressLines)("takes %j for an address", (line) => {
    expect(hasContactDetail(line)).toBe(false);
  });

  it.each(reachableLines)("finds what is none in %j", (line) => {
    expect(hasContactDetail(line)).toBe(true);
  });
});

it("names each detail as it was written, once", () => {
  expect(
    contactDetailsIn("Call 512-555-0199 or 512-555-0199, or write to maya@example.com!"),
  ).toEqual(["512-555-0199", "maya@example.com"]);
  expect(contactDetailsIn("Is the roof covered?")).toEqual([]);
});
