import {
  contactDetailsIn,
  contactMask,
  hasContactDetail,
  maskContactDetails,
} from "./contactDetails";

/** Lines of a list. */
const lines = (list: string) =>
  list
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

const phones = [
  ...lines(`
    (512) 555-0199
    (512)555-0199
    512.555.0199
    512 555 0199
    512-555-0199
    512/555/0199
    512·555·0199
    512 - 555 - 0199
    512-5550199
    5125550199
    512 555 01 99
    5 1 2 5 5 5 0 1 9 9
    +1 512 555 0199
    +1(512)5550199
    +15125550199
    1-512-555-0199
    1 (512) 555-0199
    1.512.555.0199
    (512) 555-0199 ext. 4
    512–555–0199
    ５１２５５５０１９９
    ٥١٢٥٥٥٠١٩٩
    cell:5125550199
    cell512-555-0199
    tel.512-555-0199
    (5125550199)
    **512-555-0199**
    512-555-0199/512-555-0199
    512 555 0199 30 years
    2019 512-555-0199
    +52 55 1234 0199
    +44 20 7946 0199
    0052 55 1234 0199
    011 52 55 1234 0199
    call 555-0199
    call me at 555-0199
    mi número es 555-0199
    llámame al 555.0199
    Call me about my policy at 512-555-0199
    About the claim. 512-555-0199 reaches me
    Llámeme por la póliza al 512 555 0199
    mi teléfono 512 555 0199
    Whatsapp 512 555 0199
    License 12345 Cell 512-555-0199
    WhatsApp +52 1 55 1234 0199
    (512) - 555 - 0199
    call 5550199
    (512)(555)(0199)
  `),
  "512\u00a0555\u00a00199",
  "512\u2009555\u20110199",
  "512\u200b555\u200b0199",
];

const addresses = lines(`
  maya@example.com
  Maya.Ruiz@Example.COM
  maya+home@example.co.uk
  maya_r@example.com
  o'neil@example.co
  maya＠example.com
  maya@example.insurance
  mailto:maya@example.com
  email:maya@example.com
  josé@example.mx
  maya@example
  maya at example.com
  correo: maya@example.com.mx
`);

const links = lines(`
  mayaruiz.com
  mayaruiz.insure
  mayaruiz.team
  mayaruiz.agency
  mayaruiz.us
  mayaruiz.co
  mayaruiz.io
  mayaruiz.pro
  mayaruiz.online
  MayaRuiz.com
  maya-ruiz.net
  maya.ruiz.me,
  mayaruiz.me,
  mayaruiz.life
  http://mayaruiz.com
  https://mayaruiz.it/a
  http://maya.example:8080/a?b=c
  www.mayaruiz.com
  WWW.MAYARUIZ.COM
  www.mayaruiz
  mayaruiz.me/quotes
  t.me/mayaruiz
  wa.me/15125550199
  linktr.ee/mayaruiz
  mayaruiz.com?to=x
  web:mayaruiz.com
  (mayaruiz.com)
  *mayaruiz.com*
  "mayaruiz.com"
  mayaruiz。com
  ｍａｙａｒｕｉｚ．ｃｏｍ
  my website is mayaruiz.me
  visit mayaruiz.casa
  find me at mayaruiz.me
  visita mayaruiz.me
  mi página: mayaruiz.es
  see mayaruiz.com.
  mayaruiz.chat
  mayaruiz.bio
  mayaruiz.realestate
`);

const names = lines(`
  @mayaruiz
  @maya_ruiz.tx
  (@mayaruiz)
  ＠mayaruiz
  instagram: mayaruiz
  instagram (mayaruiz)
  my gmail is mayaruiz
  find me on instagram, mayaruiz
  DM me on IG mayaruiz
  look for mayaruiz on facebook
  sígueme en instagram mayaruiz
  en facebook soy mayaruiz
  Instagram:@mayaruiz
  IG: mayaruiz
  fb: Maya Ruiz
  telegram -> mayaruiz
  snapchat = mayaruiz
  find me on facebook as mayaruiz
  on Instagram as mayaruiz
  I am on Instagram under mayaruiz
  facebook under the name mayaruiz
  my instagram is mayaruiz
  my facebook name is mayaruiz
  instagram handle: mayaruiz
  skype id mayaruiz
  follow mayaruiz on tiktok
  I'm mayaruiz on Instagram
  as mayaruiz on facebook
  telegram maya_ruiz
  discord: mayaruiz#1234
  búscame en facebook como mayaruiz
  estoy en Instagram como mayaruiz
  mi instagram es mayaruiz
  mi usuario de instagram es mayaruiz
  usuario en telegram: mayaruiz
  soy mayaruiz en Facebook
  en WhatsApp como mayaruiz
  ig @ mayaruiz
  my handle is mayaruiz on insta
  my user is mayaruiz on telegram
  mi usuario es mayaruiz en Instagram
`);

/** What people write about insurance. Nothing of it is a way to reach them. */
const honest = lines(`
  Roof replaced 06/15/2019, 30 year shingles
  built 1994, 2400 sq ft
  Limits of 250000/500000/100000
  12/15 10:30 am or 12/16 2:00 pm
  Limits of 100/300/100, or 250/500/1000?
  I carry 250 500 1000 today, or 225/375/1000
  Does the $1,250,000 limit include the garage?
  It renews on 11/22/2026, before 12/22/2026.
  From 2026-11-22 to 2027-11-22, at 10:00-11:30.
  06.15.2019 30 2400
  Built in 1996, 2,000 sq ft, 3 bedrooms, 2.5 baths.
  Built in 1996. 2000 sq ft. 2 stories.
  One of five drivers is 17; the others are 45, 47, 68 and 70.
  I pay 128 a month, 1,536 a year.
  Between 500-1000 deductible, or 1000-2500.
  Deductibles: 500, 1000, 2500, 5000.
  Cars of 2015, 2018 and 2020, or 2015-2020.
  2015 2018 2020 and 12000 15000 9000 miles
  Policy number 5125550199
  Policy no. 512-555-0199 ends in May
  policy #5125550199
  My license is 5125550199.
  License TX 5125550199, and 5125550198
  Claim 5125550199, claim #: 512 555 0199
  Claims 5125550199 and 5125550198 are closed
  My policy with State Farm is 5125550199
  Account 5125550199, loan 5125550198
  VIN 1HGCM82633A004352
  VIN: 5YJ3E1EA7KF317000, plate ABC1234
  The VIN is 5125550199
  ZIP codes 78704 78705, and 78704-1234
  A loan of $5125550199 would be silly
  Paid $2500000000 and 2,500,000,000
  Parcel 5125550199
  The roof is old and the garage is dry.No leaks since 2019.
  there is a new roof.it leaks no more
  we have a pool.my kids swim
  two cars in the garage.in winter four
  it was hail.so we replaced it
  no claims.me and my wife drive
  one dog.is that a problem?
  we rent.do you insure renters?
  the house is old.house and barn need cover
  we sold one.now we drive two
  bought in 2019.new wiring since
  an old boiler.no fire so far
  Open from 8 a.m.to 5 p.m. at the shop
  Send it to p.o.box 12
  Wood stove, fireplace, pool, etc.so a lot to cover
  e.g. a new roof, i.e. shingles, vs. tiles, approx. 30 yrs.
  We moved from St.Louis, U.S.A, No.1 on the list
  State Farm Ins.Co. and Acme Inc. wrote it, Ruiz & Sons Ltd.
  A 3.5 in pipe, a v2.0 alarm, a Node.js job
  I work @ the school, 2 tvs @ $500 each
  What does E&O mean? And 5% wind/hail?
  Apt. 4B, 12345 Highway 290 West
  My wife uses Facebook as well as Instagram.
  I saw you on Facebook: the ad said $500.
  I'm rarely on Instagram.
  The turn signal is new, the cold snap: frozen pipes.
  roof, sq.ft.in total, no hail.fire.garden
  Message me on WhatsApp when it is done, please.
  We look at it at noon. Me too. Thanks for asking.
  Coverage A/B/C, HO-3 vs HO-5, 10/20/10 to 50/100/50
  Score 720, 740 or 780? Height 5'10", 180 lbs, BP 120/80.
  Renueva el 22/11/2026 y pago 128 al mes.
  El techo es de 2019, 2400 pies cuadrados, 30 años de garantía.
  Deducible de 1000 o 2500, límites 100/300/100.
  Póliza 5125550199, vence el 15/12/2026
  Póliza núm. 512-555-0199
  Número de póliza: 5125550199
  Mi licencia es 5125550199
  Reclamo 5125550199 y siniestro 512-555-0199
  el techo es nuevo.me gustaría saber el precio
  tengo dos carros.no hay choques
  la casa es vieja.es de madera
  vivo con mi hijo.la casa es mía
  pago mucho.se puede bajar?
  Tengo 45 años, mi esposa 43, dos hijos de 12 y 15.
  Vi su anuncio en Facebook como cliente.
  Nos vemos el 12/15 a las 10:30 o el 12/16 a las 14:00.
  No. Es muy caro. Sí, de acuerdo.
  Uso el carro de lunes a viernes, 12,000 millas al año, 15.5 millas al día.
  The roof was replaced 03/14/2018 for $18,450, deductible 1% of 412,000.
  I drive a 2019 Ford F-150 XLT, 42,000 miles, and my wife a 2021 Mazda CX-5.
  We own a 2016 Chevrolet Silverado 2500HD and a 2008 Honda CR-V EX-L.
  Coverage A 485,000, B 48,500, C 242,500, D 97,000.
  Current limits are 100,000/300,000/100,000 with UM 100/300; med pay 5,000.
  Best time is Tue 12/01 between 9:00 and 11:30 am, or after 6.
  Our policy HO-2231-887-1040 with Allstate ends 01/31/2027.
  Policy 987 654 3210 renews on 02/15/2027 at 12:01 am.
  Two losses: 07/04/2021 hail 12,300; 02/16/2021 pipes 8,975.
  I live on 4512 W 35th St and the shop is at 1200 Barton Springs Rd.
  Deductibles 250, 500, 1000; limits 250,500,1000; 300:600:1000
  Loan with Wells Fargo, balance 214,880.55 at 3.125%.
  The boat is a 2014 Sea Ray 190 with a 4.3 L engine, worth 18,500.
  One of us, two dogs, three cats, four cars, five years with no claim.
  One, two, three, four or five of nine points
  I had an account at gmail in the dot com years, at home. Com fees are gone.
  El techo se cambió el 14/03/2018 y costó $18,450.
  Manejo un Toyota RAV4 2020 con 38,000 millas y un Nissan Frontier 2015.
  Mi póliza HO 4432-118-2090 vence el 31/01/2027 a las 12:01 a. m.
  Vivo en la calle 8 de Mayo 1250, y el taller está en la Av. Central 45.
  Casa de 1978, 2.150 pies cuadrados, panel de 200 amperios, cobre desde 2004.
  En ese punto es mejor el otro; uno o dos, tres o cuatro años más.
`);

/** Lines of real addresses, with long numbers and words that are endings of domains elsewhere. */
const addressLines = lines(`
  12345 Highway 290 West
  1 N 1234567 Road
  W239N1690 Busse Rd
  123456 Ranch Road 12
  PO Box 1234567
  147-14 Jamaica Ave
  1234 1/2 Main St
  800 N 1000 W
  100 n. co rd 1200
  12 ave. de diego
  12 ave.de diego
  1200 s. us highway 41
  2000 k.st nw
  Carr 2 Km 12.3
  5 Five Mile Rd
  Lofts at Main St. Me
  12 St. Page Link Rd
  Calle 25 # 1234-56
  123 Main St 78704-1234
  10 Downing St at Dot Ave
  8 Com Ct
  8 com ct, Apt 2
  12 Me Way
  5 Io St
  77 In Pl #4
  9 Net Ln
  44 St. Me Way
  15 Dot Com Way
  21 At Dot Ln
  10 Main St.Unit 4
  31 N.Elm St
  100 S.W. 3rd Ave
  12 Dr. Info Rd
  77 Facebook Way
  9 Signal Hill Rd
  8 Discord Ave
  Carr. 185 Km. 12.5
  Urb. Villa Com Calle 8
  Avenida Ponce de Leon 1250
`);

/** What is repeated in texts that make patterns try every way to divide them. */
const repeated = [
  ...lines(`
    1
    5
    512-
    (512)
    555 555 555
    +1
    1.
    5 1 2
    a.
    a-
    a@
    @a.
    a://
    www.
    a.co/(
    maya@a.com
    snap
    facebook is
    as maya on
    policy no
    é
    😀
    ((((
    ----
    ____
  `),
  "1 ",
  "5 1 2 ",
  "512 555 0199 ",
  "+1 2 ",
  "call me ",
  "snap: ",
  "ig aaaaaaaaaaaaaaa",
  "maya.com ",
  " ",
  "\n",
  "ﷺ",
];

/**
 * The least processor time of some runs, in milliseconds. What else the machine does costs no
 * processor time of ours, and the least of some has no collection of garbage in it.
 */
function quickest(text: string, runs: number): number {
  let least = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const { user } = process.cpuUsage();
    maskContactDetails(text);
    least = Math.min(least, (process.cpuUsage().user - user) / 1000);
  }
  return least;
}

describe("maskContactDetails", () => {
  it.each([...phones, ...addresses, ...links, ...names])("masks %j", (detail) => {
    for (const text of [detail, `Hello, ${detail}`, `${detail} thanks`, `Ok. ${detail}!`]) {
      const masked = maskContactDetails(text).text;
      expect(masked).toContain(contactMask);
      expect(masked).not.toMatch(/0199|mayaruiz|ruiz|example|maya@/i);
    }
  });

  it.each(honest)("leaves %j as it is", (text) => {
    expect(maskContactDetails(text)).toEqual({ text, isMasked: false });
    expect(contactDetailsIn(`Hello. ${text}`)).toEqual([]);
  });

  it("keeps what stands around a detail", () => {
    expect(
      maskContactDetails("Call 512-555-0199 after six, or write to maya@example.com! 🏠").text,
    ).toBe(`Call ${contactMask} after six, or write to ${contactMask}! 🏠`);
  });

  it.each(repeated)("takes time in proportion to the length of %j repeated", (unit) => {
    const filled = (length: number) => unit.repeat(Math.ceil(length / unit.length));
    // Quadratic time would be 400 times as long for 20 times the length. A factor of 80 leaves room
    // for garbage collection. Below 5 ms, what else the machine does decides the figure.
    const shortMs = Math.max(5, quickest(filled(5_000), 3));
    expect(quickest(filled(100_000), 1)).toBeLessThan(80 * shortMs);
  });
});

describe("hasContactDetail", () => {
  it.each(addressLines)("takes %j for an address", (line) => {
    expect(hasContactDetail(line)).toBe(false);
  });

  it("finds in a license only what is no number", () => {
    expect(hasContactDetail("5125550199", true)).toBe(false);
    expect(hasContactDetail("PC-0F69776", true)).toBe(false);
    for (const license of ["maya@example.com", "mayaruiz.com", "TX @mayaruiz"]) {
      expect(hasContactDetail(license, true)).toBe(true);
    }
  });
});

it("names each detail as it was written, once", () => {
  expect(
    contactDetailsIn("Call 512-555-0199 or 512-555-0199, or write to maya@example.com!"),
  ).toEqual(["512-555-0199", "maya@example.com"]);
  expect(contactDetailsIn("Is the roof covered?")).toEqual([]);
});
