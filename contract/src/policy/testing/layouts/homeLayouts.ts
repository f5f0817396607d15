import { pictured, type Layout } from "../pictures";

/** Declarations of homes in layouts that differ from those of the files in `policies/`. */
export const homeLayouts: readonly Layout[] = [
  {
    name: "home: protections, premium before limit, deductible as a sentence",
    text: pictured([
      `
Allstate Vehicle and Property Insurance Company
House & Home Policy Declarations

Policy number: 000 912 334        Policy effective date: March 3, 2026
Your policy is in effect until March 3, 2027 at 12:01 a.m. standard time

Named Insured(s)                  Location of property insured
Harriet Oduya                     48 Pebblebrook Ln
48 Pebblebrook Ln                 Franklin, TN 37064-2210
Franklin, TN 37064-2210

Total premium for the policy period      $1,912.07
Discounts (included in your total)         $604.10

Coverage detail                          Premium        Limits
Dwelling Protection                   $1,402.00        $365,000
Other Structures Protection              $88.00        $36,500
Personal Property Protection            $310.00        $182,500
Additional Living Expense             Included          Up to $73,000
Family Liability Protection              $52.00        $300,000 each occurrence
Guest Medical Protection                 $10.07        $5,000 each person
Water Backup                             $50.00        $10,000
Identity Theft Expenses               Not purchased*

Deductibles
Wind and Hail Deductible Applies: $5,000
All Other Perils Deductible Applies: $2,500
Roof Surfaces: Actual cash value
Year built: 2006     Living area: 2,480 sq. ft.
`,
    ]),
    says: {
      kind: "policy",
      types: ["home"],
      carrier: "Allstate",
      effectiveOn: "2026-03-03",
      expiresOn: "2027-03-03",
      premium: { dollars: 1912, months: 12 },
      home: {
        dwelling: 365000,
        otherStructures: 36500,
        belongings: 182500,
        livingElsewhere: 73000,
        personalLiability: 300000,
        medicalPayments: 5000,
        deductible: 2500,
        windDeductible: { dollars: 5000 },
        roofSettlement: "actualCashValue",
        included: ["waterBackup"],
      },
      property: {
        address1: "48 Pebblebrook Ln",
        city: "Franklin",
        state: "TN",
        zip: "37064",
        yearBuilt: 2006,
        livingArea: 2480,
      },
    },
  },
  {
    name: "home: grid of labels above values, Spanish",
    text: pictured([
      `
FARMERS INSURANCE EXCHANGE
Declaraciones - Póliza de vivienda (HO-3)

Asegurado                    Dirección de la propiedad          Período de la póliza
Lorena Quintanilla           915 Camino Alto, El Paso, TX 79912    Del 1 de abril de 2026 al 1 de abril de 2027

A. Vivienda                  B. Otras estructuras       C. Propiedad personal      D. Pérdida de uso
$289,000                     $28,900                    $144,500                   $57,800

E. Responsabilidad personal  F. Pagos médicos a otros   Deducible (todo lo demás)  Deducible viento y granizo
$300,000                     $5,000                     $1,500                     2%

Reflujo de agua              $5,000
Robo de identidad            No incluido
Terremoto                    Rechazado

Prima total anual            $2,044.00
Año de construcción: 1999
`,
    ]),
    says: {
      kind: "policy",
      types: ["home"],
      carrier: "Farmers",
      effectiveOn: "2026-04-01",
      expiresOn: "2027-04-01",
      premium: { dollars: 2044, months: 12 },
      home: {
        form: "HO-3",
        dwelling: 289000,
        otherStructures: 28900,
        belongings: 144500,
        livingElsewhere: 57800,
        personalLiability: 300000,
        medicalPayments: 5000,
        deductible: 1500,
        windDeductible: { percent: 2 },
        included: ["waterBackup"],
      },
      property: {
        address1: "915 Camino Alto",
        city: "El Paso",
        state: "TX",
        zip: "79912",
        yearBuilt: 1999,
      },
    },
  },
  {
    name: "home: turned by a quarter, premium in words of the period",
    text: pictured(
      [
        `
GRANGE INSURANCE COMPANY
HOMEOWNERS DECLARATIONS
POLICY PERIOD   FROM 02/14/2026   TO 02/14/2027
RESIDENCE PREMISES   310 VINE ST, MARIETTA OH 45750
COVERAGE                        LIMIT        PREMIUM
A  DWELLING                     $244,000     $988.00
B  OTHER STRUCTURES             $24,400      INCL
C  PERSONAL PROPERTY            $170,800     INCL
D  LOSS OF USE                  $73,200      INCL
E  PERSONAL LIABILITY           $100,000     $14.00
F  MEDICAL PAYMENTS             $1,000       INCL
DEDUCTIBLE  $1,000
LOSS ASSESSMENT                 $1,000       INCL
EARTHQUAKE                      NOT COVERED
TOTAL PREMIUM                                $1,002.00
`,
      ],
      { angle: 90 },
    ),
    says: {
      kind: "policy",
      types: ["home"],
      carrier: "Grange",
      effectiveOn: "2026-02-14",
      expiresOn: "2027-02-14",
      premium: { dollars: 1002, months: 12 },
      home: {
        dwelling: 244000,
        otherStructures: 24400,
        belongings: 170800,
        livingElsewhere: 73200,
        personalLiability: 100000,
        medicalPayments: 1000,
        deductible: 1000,
        included: ["lossAssessment"],
      },
      property: { address1: "310 Vine St", city: "Marietta", state: "OH", zip: "45750" },
    },
  },
  {
    name: "condo: each letter a run",
    text: pictured(
      [
        `
SAFECO INSURANCE
CONDOMINIUM POLICY DECLARATIONS  HO-6
POLICY PERIOD FROM: DEC 1 2025 TO: DEC 1 2026
INSURED LOCATION: 77 HARBOR WAY UNIT 12, TACOMA WA 98402
BUILDING PROPERTY          $60,000
PERSONAL PROPERTY          $45,000
LOSS OF USE                $18,000
PERSONAL LIABILITY         $300,000
MEDICAL PAYMENTS           $5,000
ALL PERILS DEDUCTIBLE      $500
LOSS ASSESSMENT            $10,000
TOTAL ANNUAL PREMIUM       $412.00
`,
      ],
      { isSpaced: true },
    ),
    says: {
      kind: "policy",
      types: ["home"],
      carrier: "Safeco",
      effectiveOn: "2025-12-01",
      expiresOn: "2026-12-01",
      premium: { dollars: 412, months: 12 },
      home: {
        form: "HO-6",
        dwelling: 60000,
        belongings: 45000,
        livingElsewhere: 18000,
        personalLiability: 300000,
        medicalPayments: 5000,
        deductible: 500,
        included: ["lossAssessment"],
      },
      property: { address1: "77 Harbor Way Unit 12", city: "Tacoma", state: "WA", zip: "98402" },
    },
  },
  {
    name: "home: percent of A only, ISO days, deductible in percent",
    text: pictured([
      `
Openly
Homeowners policy certificate

Policy term: 2026-05-30 - 2027-05-30
Insured home: 4 Larch Court, Bedford, MA 01730

                                   Limit
Coverage A: Dwelling               $800,000
Coverage B: Other structures       10% of Coverage A
Coverage C: Personal property      50% of Coverage A
Coverage D: Loss of use            20% of Coverage A
Coverage E: Personal liability     $1,000,000
Coverage F: Medical payments       $10,000

Guaranteed replacement cost for the dwelling    Included
Replacement cost on contents                    Included
Service line                                    Included
Equipment breakdown                             Included
Deductible per claim                            1% of Coverage A
Premium for the year, taxes and fees included   $3,118.40
or 12 payments of                               $259.87
`,
    ]),
    says: {
      kind: "policy",
      types: ["home"],
      carrier: "Openly",
      effectiveOn: "2026-05-30",
      expiresOn: "2027-05-30",
      premium: { dollars: 3118, months: 12 },
      home: {
        dwelling: 800000,
        otherStructures: 80000,
        belongings: 400000,
        livingElsewhere: 160000,
        personalLiability: 1000000,
        medicalPayments: 10000,
        deductible: 8000,
        dwellingSettlement: "guaranteed",
        belongingsSettlement: "replacement",
        included: ["serviceLine", "equipmentBreakdown"],
      },
      property: { address1: "4 Larch Court", city: "Bedford", state: "MA", zip: "01730" },
    },
  },
  {
    name: "renters: dotted leaders, offered extras, monthly price",
    text: pictured([
      `
Branch Insurance                                      Renters policy declarations (HO-4)
Who is covered: Saoirse Lindholm
Where: 1550 Tremont Ave, Apt 6B, Denver, CO 80202
When: 10/15/2026 - 10/15/2027

Your belongings .................. $25,000
Additional living expenses ....... $7,500
Personal liability ............... $100,000
Medical payments to others ....... $1,000
Deductible ....................... $250
Personal property settlement ..... Replacement cost

You could add: water backup, identity theft, scheduled jewelry up to $5,000.
Total for 12 months .............. $144.00 ($12.00 a month)
`,
    ]),
    says: {
      kind: "policy",
      types: ["home"],
      carrier: "Branch",
      effectiveOn: "2026-10-15",
      expiresOn: "2027-10-15",
      premium: { dollars: 144, months: 12 },
      home: {
        form: "HO-4",
        belongings: 25000,
        livingElsewhere: 7500,
        personalLiability: 100000,
        medicalPayments: 1000,
        deductible: 250,
        belongingsSettlement: "replacement",
        included: [],
      },
      property: { address1: "1550 Tremont Ave, Apt 6B", city: "Denver", state: "CO", zip: "80202" },
    },
  },
  {
    name: "home: sections side by side, limits in a narrow box",
    text: pictured([
      `
PLYMOUTH ROCK                                  HOMEOWNERS POLICY DECLARATIONS
Home Assurance Corporation                     Renewal of policy  PRH 0021 4471

Named insured and mailing address              Policy term
Desmond & Ailsa Kerrigan                       Begins  06/15/2026   12:01 AM
22 Ferncliff Rd                                Ends    06/15/2027   12:01 AM
Westwood MA 02090

Insured residence                              Form type    HO 00 03
22 Ferncliff Rd                                Year built   1961
Westwood MA 02090                              Construction Frame

SECTION I COVERAGES            LIMIT           SECTION II COVERAGES               LIMIT
A. Dwelling                    515,000         E. Personal Liability              500,000
B. Other Structures             51,500         F. Medical Payments to Others        5,000
C. Personal Property           360,500
D. Loss of Use                 154,500         DEDUCTIBLES
                                               All perils except those below       $1,000
Additional coverages                           Wind / Hail                         2%
Water Back Up  $25,000   $64                   Hurricane                           N/A
Ordinance or Law 25%     $39
Home Cyber  Not selected
Equipment Breakdown      $45

Basic premium                    $1,604
Additional coverages               $148
Total annual premium             $1,752
`,
    ]),
    says: {
      kind: "policy",
      types: ["home"],
      carrier: "Plymouth Rock",
      effectiveOn: "2026-06-15",
      expiresOn: "2027-06-15",
      premium: { dollars: 1752, months: 12 },
      home: {
        form: "HO-3",
        dwelling: 515000,
        otherStructures: 51500,
        belongings: 360500,
        livingElsewhere: 154500,
        personalLiability: 500000,
        medicalPayments: 5000,
        deductible: 1000,
        windDeductible: { percent: 2 },
        included: ["waterBackup", "buildingCode", "equipmentBreakdown"],
      },
      property: {
        address1: "22 Ferncliff Rd",
        city: "Westwood",
        state: "MA",
        zip: "02090",
        yearBuilt: 1961,
      },
    },
  },
  {
    name: "home: policy wording around, values in a right column far away",
    text: pictured([
      `
Auto-Owners Insurance Company
Homeowners Policy Declarations                           Issued 12-01-2025

Item One     Insured: Theodora Vance, 7 Quail Hollow Dr, Mason, MI 48854
Item Two     Policy term: 12:01 a.m. 01-10-2026 to 12:01 a.m. 01-10-2027
Item Three   Location of premises: 7 Quail Hollow Dr, Mason, MI 48854

                                                                                        Limits of Insurance
Dwelling (Coverage A)  .................................................................  $331,700
Other Structures (Coverage B)  .........................................................   $33,170
Personal Property (Coverage C)  ........................................................  $232,190
Additional Living Expense and Loss of Rents (Coverage D)  ..............................   $66,340
Personal Liability (Coverage E), each occurrence  ......................................  $300,000
Medical Payments (Coverage F), each person  ............................................    $1,000

Home coverage is written with a $2,500 deductible. Wind and hail losses have the same deductible.
Guaranteed Home Replacement Cost applies. Personal property is settled at replacement cost.
We may ask you for a list of what was lost. Claims under $500 should be considered with care.
Identity Theft Expense  ................................................................   $15,000
Water Backup of Sewers and Drains  .....................................................    $5,000
Premium for the term  ..................................................................  $1,290.12
`,
    ]),
    says: {
      kind: "policy",
      types: ["home"],
      carrier: "Auto-Owners",
      effectiveOn: "2026-01-10",
      expiresOn: "2027-01-10",
      premium: { dollars: 1290, months: 12 },
      home: {
        dwelling: 331700,
        otherStructures: 33170,
        belongings: 232190,
        livingElsewhere: 66340,
        personalLiability: 300000,
        medicalPayments: 1000,
        deductible: 2500,
        dwellingSettlement: "guaranteed",
        belongingsSettlement: "replacement",
        included: ["identityTheft", "waterBackup"],
      },
      property: { address1: "7 Quail Hollow Dr", city: "Mason", state: "MI", zip: "48854" },
    },
  },
  {
    name: "home: expiring and renewal figures on a row with premiums between",
    text: pictured([
      `
Westfield
Homeowners Renewal Offer and Declarations
Policy term 11/01/2026 - 11/01/2027   (expiring term 11/01/2025 - 11/01/2026)
Residence: 14 Weir St, Canton, OH 44702      Built: 1955       Living area (sq ft): 1,420

                              Expiring                     Renewal
Coverage                      Limit        Premium         Limit        Premium
A Dwelling                    $240,000     $801            $262,000     $902
B Other Structures            $24,000      Incl            $26,200      Incl
C Personal Property           $168,000     Incl            $183,400     Incl
D Loss of Use                 $48,000      Incl            $52,400      Incl
E Personal Liability          $100,000     $0              $300,000     $21
F Medical Payments            $1,000       $0              $1,000       $0
Deductible, all perils        $500                         $1,000
Water back up                 $5,000       $40             $10,000      $58
Total annual premium                       $841                         $981
`,
    ]),
    says: {
      kind: "policy",
      types: ["home"],
      carrier: "Westfield",
      effectiveOn: "2026-11-01",
      expiresOn: "2027-11-01",
      premium: { dollars: 981, months: 12 },
      home: {
        dwelling: 262000,
        otherStructures: 26200,
        belongings: 183400,
        livingElsewhere: 52400,
        personalLiability: 300000,
        medicalPayments: 1000,
        deductible: 1000,
        included: ["waterBackup"],
      },
      property: {
        address1: "14 Weir St",
        city: "Canton",
        state: "OH",
        zip: "44702",
        yearBuilt: 1955,
        livingArea: 1420,
      },
    },
  },
  {
    name: "scan with a text layer that misreads, home",
    text: pictured([
      `
PEK1N INSURANCE
HOME0WNERS POLICY DECLARAT1ONS
Po1icy Period: 08-O9-2026 to 08-09-2027
Residence Premises: 412 N Locust St, Macomb IL 61455
Coverage A  Dwel1ing              $198,OOO
Coverage B  Other Structures      $19,800
Coverage C  Personal Propcrty     $138,6OO
Coverage D  Loss of Use           $39,600
Coverage E  Personal Liabi1ity    $1OO,OOO
Coverage F  Medical Payments      $1,OOO
Deductib1e                        $5OO
Total Annual Prem1um              $8O4.OO
`,
    ]),
    says: {
      kind: "policy",
      types: ["home"],
      carrier: "Pekin",
      effectiveOn: "2026-08-09",
      expiresOn: "2027-08-09",
      premium: { dollars: 804, months: 12 },
      home: {
        dwelling: 198000,
        otherStructures: 19800,
        belongings: 138600,
        livingElsewhere: 39600,
        personalLiability: 100000,
        medicalPayments: 1000,
        deductible: 500,
        included: [],
      },
      property: { address1: "412 N Locust St", city: "Macomb", state: "IL", zip: "61455" },
      accept: {
        effectiveOn: [null],
        expiresOn: [null],
        carrier: [null],
        premium: [null],
        "home.deductible": [null],
      },
    },
  },
  {
    name: "condo in a landscape table: coverages as columns",
    text: pictured([
      `
LEMONADE INSURANCE COMPANY                                        Condo policy (HO6)          Policy period: Aug 1, 2026 - Aug 1, 2027

Unit address                     Dwelling      Personal      Loss of      Personal      Medical      Deductible      Annual
                                               property      use          liability     payments                     premium
901 Lake Ave, Unit 44,           $95,000       $40,000       $12,000      $500,000      $5,000       $1,000          $388.00
Evanston, IL 60202
`,
    ]),
    says: {
      kind: "policy",
      types: ["home"],
      carrier: "Lemonade",
      effectiveOn: "2026-08-01",
      expiresOn: "2027-08-01",
      premium: { dollars: 388, months: 12 },
      home: {
        form: "HO-6",
        dwelling: 95000,
        belongings: 40000,
        livingElsewhere: 12000,
        personalLiability: 500000,
        medicalPayments: 5000,
        deductible: 1000,
        included: [],
      },
      property: { address1: "901 Lake Ave, Unit 44", city: "Evanston", state: "IL", zip: "60202" },
    },
  },
  {
    name: "home: letters only, sample box on the page, deductible list in one line",
    text: pictured([
      `
THE HARTFORD
HOMEOWNERS INSURANCE POLICY DECLARATIONS
Policy Period  From 04-12-2026 To 04-12-2027 at 12:01 AM Standard Time
The residence premises covered by this policy is located at:
  2 Bracken Hill Rd
  Newtown CT 06470

Section I                       Limit of Liability
  Coverage A                    $455,000
  Coverage B                    $45,500
  Coverage C                    $227,500
  Coverage D                    $91,000
Section II
  Coverage E                    $300,000
  Coverage F                    $3,000

Deductibles: All perils $1,500; Windstorm or hail 2%

Example of a loss
  Coverage A                    $200,000
  Deductible                    $500

Premium summary
  Basic premium                 $1,410.00
  Endorsements                  $122.00
  Total annual premium          $1,532.00

Endorsements: HO 04 90 Personal Property Replacement Cost; HO 04 95 Water Back Up; HO 04 77 Ordinance or Law 10%
`,
    ]),
    says: {
      kind: "policy",
      types: ["home"],
      carrier: "The Hartford",
      effectiveOn: "2026-04-12",
      expiresOn: "2027-04-12",
      premium: { dollars: 1532, months: 12 },
      home: {
        dwelling: 455000,
        otherStructures: 45500,
        belongings: 227500,
        livingElsewhere: 91000,
        personalLiability: 300000,
        medicalPayments: 3000,
        deductible: 1500,
        windDeductible: { percent: 2 },
        belongingsSettlement: "replacement",
        included: ["waterBackup", "buildingCode"],
      },
      property: { address1: "2 Bracken Hill Rd", city: "Newtown", state: "CT", zip: "06470" },
    },
  },
  {
    name: "home: premium beside every limit without heads",
    text: pictured([
      `
Cincinnati Insurance
Homeowner Policy Declarations
Effective: 12:01 A.M. on May 20, 2026     Expiration: May 20, 2027
Described location: 6015 Old Mill Trace, Lexington KY 40515

Dwelling                      372,000      1,455.00
Other structures               37,200          0.00
Personal property             260,400          0.00
Loss of use                    74,400          0.00
Personal liability            500,000         33.00
Medical payments to others      5,000          4.00
Section I deductible            1,000
Wind or hail deductible         1,000
Identity recovery              25,000         12.00
Service line                   10,000         35.00
Earthquake                   declined
Total                                      1,539.00 annually
`,
    ]),
    says: {
      kind: "policy",
      types: ["home"],
      carrier: "Cincinnati Insurance",
      effectiveOn: "2026-05-20",
      expiresOn: "2027-05-20",
      premium: { dollars: 1539, months: 12 },
      home: {
        dwelling: 372000,
        otherStructures: 37200,
        belongings: 260400,
        livingElsewhere: 74400,
        personalLiability: 500000,
        medicalPayments: 5000,
        deductible: 1000,
        windDeductible: { dollars: 1000 },
        included: ["identityTheft", "serviceLine"],
      },
      property: { address1: "6015 Old Mill Trace", city: "Lexington", state: "KY", zip: "40515" },
    },
  },
  {
    name: "renters: table with the amount left of the label",
    text: pictured([
      `
STATE FARM FIRE AND CASUALTY COMPANY
RENTERS POLICY DECLARATIONS            FORM HO-4

Policy Period: 12 months, 01/31/2026 to 01/31/2027
Location of Insured Property: 900 Juniper Ave Apt 210, Boulder CO 80302-4411

$20,000        Personal Property
$6,000         Loss of Use
$100,000       Personal Liability, each occurrence
$1,000         Medical Payments to Others, each person
$500           Deductible, all losses
$131.00        Total annual premium
`,
    ]),
    says: {
      kind: "policy",
      types: ["home"],
      carrier: "State Farm",
      effectiveOn: "2026-01-31",
      expiresOn: "2027-01-31",
      premium: { dollars: 131, months: 12 },
      home: {
        form: "HO-4",
        belongings: 20000,
        livingElsewhere: 6000,
        personalLiability: 100000,
        medicalPayments: 1000,
        deductible: 500,
        included: [],
      },
      property: { address1: "900 Juniper Ave Apt 210", city: "Boulder", state: "CO", zip: "80302" },
    },
  },
  {
    name: "home: many riders, some with a price only, dates in Spanish words with year first",
    text: pictured([
      `
MERCURY INSURANCE
Declaraciones de la póliza de propietario de vivienda, forma HO-3
Vigencia: desde el 3 de octubre de 2026 hasta el 3 de octubre de 2027, 12:01 a.m.
Ubicación de la propiedad: 4410 Calle Real, Santa Barbara, CA 93110

Cobertura                                 Límite          Prima
Cobertura A - Vivienda                    $701,000        $2,204.00
Cobertura B - Otras estructuras           $70,100         Incluido
Cobertura C - Bienes personales           $350,500        Incluido
Cobertura D - Pérdida de uso              $140,200        Incluido
Cobertura E - Responsabilidad personal    $500,000        $38.00
Cobertura F - Gastos médicos              $5,000          Incluido
Costo de reemplazo extendido 50%          Incluido        $41.00
Ordenanza o ley                           10%             $22.00
Reflujo de agua                           Rechazada
Deducible                                 $2,500
Prima total                                               $2,305.00
Cargo de la póliza                                        $25.00
Prima total con cargo                                     $2,330.00
`,
    ]),
    says: {
      kind: "policy",
      types: ["home"],
      carrier: "Mercury",
      effectiveOn: "2026-10-03",
      expiresOn: "2027-10-03",
      premium: { dollars: 2330, months: 12 },
      home: {
        form: "HO-3",
        dwelling: 701000,
        otherStructures: 70100,
        belongings: 350500,
        livingElsewhere: 140200,
        personalLiability: 500000,
        medicalPayments: 5000,
        deductible: 2500,
        dwellingSettlement: "extended50",
        included: ["buildingCode"],
      },
      property: { address1: "4410 Calle Real", city: "Santa Barbara", state: "CA", zip: "93110" },
    },
  },
  {
    name: "home quote with packages to choose from",
    text: pictured([
      `
Clearcover Home Quote
Prepared for Ines Calloway on November 2, 2026. Good through December 2, 2026.

Coverage                 Your selection
Dwelling                 $310,000
Other structures         $31,000
Personal property        $155,000
Loss of use              $62,000
Liability                $300,000
Medical payments         $2,000
Deductible               $2,500
Wind/hail deductible     1%
Estimated annual premium $1,450
Add-ons you can choose: water backup $60, service line $40, equipment breakdown $35
Proposed effective date: 12/15/2026
Property: 31 Cattail Ct, Ames, IA 50010
`,
    ]),
    says: {
      kind: "quote",
      types: ["home"],
      effectiveOn: "2026-12-15",
      premium: { dollars: 1450, months: 12 },
      home: {
        dwelling: 310000,
        otherStructures: 31000,
        belongings: 155000,
        livingElsewhere: 62000,
        personalLiability: 300000,
        medicalPayments: 2000,
        deductible: 2500,
        windDeductible: { percent: 1 },
        included: [],
      },
      property: { address1: "31 Cattail Ct", city: "Ames", state: "IA", zip: "50010" },
      accept: { carrier: ["Clearcover"] },
    },
  },
  {
    name: "home: traps of many sub-limits and offers",
    text: pictured([
      `
AMICA MUTUAL INSURANCE COMPANY
PLATINUM CHOICE HOMEOWNERS DECLARATIONS
Policy No. 911208-22XX        Date prepared: 07/15/2026
Policy period: 09/01/2026 to 09/01/2027, beginning at 12:01 A.M. standard time at the residence premises
Insured: Wilhelmina Drake             Residence premises: 19 Plover St, Barrington RI 02806
Rating: year of construction 1948, roof installed 2015, square footage 1,650

COVERAGE                                              LIMIT            ANNUAL PREMIUM
A. Dwelling                                           $398,000         $1,322
B. Other structures on the residence premises         $39,800          Included
C. Personal property                                  $298,500         Included
   Jewelry, theft                                     $5,000           Included
   Business property on premises                      $2,500           Included
   Personal property at other residences              $29,850          Included
D. Loss of use                                        $119,400         Included
E. Personal liability, each occurrence                $500,000         $31
   Damage to property of others                       $1,000           Included
F. Medical payments to others, each person            $5,000           $6

OPTIONAL COVERAGES YOU HAVE
Dwelling replacement cost with 25% additional limit                    $48
Personal property replacement cost                                     $77
Backup of sewers or drains                            $10,000          $52
Credit card, forgery                                  $5,000           Included
OPTIONAL COVERAGES YOU DO NOT HAVE
Service line, Home sharing, Identity fraud

Deductible applying to each loss        $1,000
Hurricane deductible                    none
Total of premium credits                $402
Total annual premium                    $1,536
`,
    ]),
    says: {
      kind: "policy",
      types: ["home"],
      carrier: "Amica",
      effectiveOn: "2026-09-01",
      expiresOn: "2027-09-01",
      premium: { dollars: 1536, months: 12 },
      home: {
        dwelling: 398000,
        otherStructures: 39800,
        belongings: 298500,
        livingElsewhere: 119400,
        personalLiability: 500000,
        medicalPayments: 5000,
        deductible: 1000,
        dwellingSettlement: "extended25",
        belongingsSettlement: "replacement",
        included: ["waterBackup"],
      },
      property: {
        address1: "19 Plover St",
        city: "Barrington",
        state: "RI",
        zip: "02806",
        yearBuilt: 1948,
        livingArea: 1650,
      },
    },
  },
  {
    name: "home: label and value in two columns of text, values first in order, amounts in words",
    text: pictured([
      `
USAA CASUALTY INSURANCE COMPANY
HOMEOWNERS POLICY - DECLARATIONS
Effective Date of Policy        Expiration of Policy
June 30, 2026                   June 30, 2027

Residence Premises
118 Saddlehorn Loop
San Antonio, Texas 78251

COVERAGES                               LIMITS
Dwelling Protection                     Three hundred fifty-four thousand dollars ($354,000)
Other Structures Protection             Thirty-five thousand four hundred dollars ($35,400)
Personal Property Protection            $177,000
Loss of Use Protection                  Up to $70,800
Personal Liability - Each Occurrence    Five hundred thousand dollars ($500,000)
Medical Payments to Others              Five thousand dollars ($5,000)

DEDUCTIBLES
We cover only that part of the loss over the deductible stated.
Wind and Hail           2% of Dwelling limit      $7,080
All Other Perils        $1,000

Home Protector Coverage applies
Water Backup or Sump Pump Overflow      $10,000
Replacement Cost Coverage for Personal Property   Included
Policy Premium                          $2,118.44
Home safety credit                      -$120.00
Total Policy Premium                    $1,998.44
`,
    ]),
    says: {
      kind: "policy",
      types: ["home"],
      carrier: "USAA",
      effectiveOn: "2026-06-30",
      expiresOn: "2027-06-30",
      premium: { dollars: 1998, months: 12 },
      home: {
        dwelling: 354000,
        otherStructures: 35400,
        belongings: 177000,
        livingElsewhere: 70800,
        personalLiability: 500000,
        medicalPayments: 5000,
        deductible: 1000,
        windDeductible: { percent: 2 },
        belongingsSettlement: "replacement",
        included: ["waterBackup"],
      },
      property: { address1: "118 Saddlehorn Loop", city: "San Antonio", state: "TX", zip: "78251" },
    },
  },
  {
    name: "home: mobile home with stated amount and vertical labels with values one line below to the right",
    text: pictured([
      `
FOREMOST INSURANCE COMPANY GRAND RAPIDS, MICHIGAN
MOBILE HOME POLICY DECLARATIONS
POLICY TERM: 08-15-26 TO 08-15-27
LOCATION OF INSURED PROPERTY: 44 PINE CONE LN LOT 12, OCALA FL 34470

A. DWELLING                           $61,000
B. OTHER STRUCTURES                   $6,100
C. PERSONAL PROPERTY                  $30,500
D. ADDITIONAL LIVING EXPENSE          $12,200
E. PERSONAL LIABILITY                 $50,000
F. MEDICAL PAYMENTS                   $500
DEDUCTIBLE: HURRICANE                 10%
DEDUCTIBLE: ALL OTHER PERILS          $500
WATER DAMAGE LIMITED                  $10,000
LOSS SETTLEMENT: ACTUAL CASH VALUE DWELLING
ANNUAL PREMIUM                        $1,303.00
FEES AND ASSESSMENTS                     $52.00
TOTAL DUE FOR THE TERM                $1,355.00
`,
    ]),
    says: {
      kind: "policy",
      types: ["home"],
      carrier: "Foremost",
      effectiveOn: "2026-08-15",
      expiresOn: "2027-08-15",
      premium: { dollars: 1355, months: 12 },
      home: {
        dwelling: 61000,
        otherStructures: 6100,
        belongings: 30500,
        livingElsewhere: 12200,
        personalLiability: 50000,
        medicalPayments: 500,
        deductible: 500,
        windDeductible: { percent: 10 },
        dwellingSettlement: "actualCashValue",
        included: [],
      },
      property: { address1: "44 Pine Cone Ln Lot 12", city: "Ocala", state: "FL", zip: "34470" },
    },
  },
  {
    name: "home: labels wrapped over two lines",
    text: pictured([
      `
Kemper
Homeowners policy declarations page
Policy effective from     to
10/10/2026                10/10/2027

Property address
5 Windrow Cir
Apple Valley, MN 55124

Your coverages and limits
Coverage A -                     $390,000
dwelling
Coverage B -                     $39,000
other structures
Coverage C -                     $273,000
personal property
Coverage D - additional living   $78,000
expense and loss of use
Coverage E -                     $300,000
personal liability
Coverage F - medical             $5,000
payments to others
Deductible, all                  $1,000
other perils
Deductible, wind                 1%
and hail
Ordinance or law                 10%
coverage
Total premium for                $1,877.00
the year
`,
    ]),
    says: {
      kind: "policy",
      types: ["home"],
      carrier: "Kemper",
      effectiveOn: "2026-10-10",
      expiresOn: "2027-10-10",
      premium: { dollars: 1877, months: 12 },
      home: {
        dwelling: 390000,
        otherStructures: 39000,
        belongings: 273000,
        livingElsewhere: 78000,
        personalLiability: 300000,
        medicalPayments: 5000,
        deductible: 1000,
        windDeductible: { percent: 1 },
        included: ["buildingCode"],
      },
      property: { address1: "5 Windrow Cir", city: "Apple Valley", state: "MN", zip: "55124" },
    },
  },
  {
    name: "renters in Spanish",
    text: pictured([
      `
Lemonade
Póliza de inquilinos (HO-4) - Declaraciones
Asegurada: Remedios Aranda
Domicilio asegurado: 77 Calle Olmo, Apto 5, Chicago, IL 60608
Vigencia: 12/01/2025 a 12/01/2026

Propiedad personal           $15,000
Pérdida de uso               $4,500
Responsabilidad personal     $100,000
Pagos médicos a otros        $1,000
Deducible                    $500
Robo de identidad            Incluido
Inundación                   No cubierto
Prima anual total            $96.00 (12 pagos de $8.00)
`,
    ]),
    says: {
      kind: "policy",
      types: ["home"],
      carrier: "Lemonade",
      effectiveOn: "2025-12-01",
      expiresOn: "2026-12-01",
      premium: { dollars: 96, months: 12 },
      home: {
        form: "HO-4",
        belongings: 15000,
        livingElsewhere: 4500,
        personalLiability: 100000,
        medicalPayments: 1000,
        deductible: 500,
        included: ["identityTheft"],
      },
      property: { address1: "77 Calle Olmo, Apto 5", city: "Chicago", state: "IL", zip: "60608" },
    },
  },
  {
    name: "home: three boxes across, cards with small labels above",
    text: pictured([
      `
HIPPO                                         Policy HIP-2201                    Home insurance declarations

Effective                 Expires                       Annual premium
08/30/2026                08/30/2027                    $1,644

Home                      Mailing address               Policyholder
9 Basalt Ridge Dr         PO Box 88                     Calliope North
Bend, OR 97702            Bend, OR 97709

Dwelling                  Other structures              Personal property
$477,000                  $47,700                       $238,500

Loss of use               Personal liability            Medical payments
$95,400                   $300,000                      $5,000

Deductible                Wind/hail deductible          Extended replacement cost
$2,000                    $2,000                        25%

Water backup              Equipment breakdown           Service line
$10,000                   $100,000                      Not added
`,
    ]),
    says: {
      kind: "policy",
      types: ["home"],
      carrier: "Hippo",
      effectiveOn: "2026-08-30",
      expiresOn: "2027-08-30",
      premium: { dollars: 1644, months: 12 },
      home: {
        dwelling: 477000,
        otherStructures: 47700,
        belongings: 238500,
        livingElsewhere: 95400,
        personalLiability: 300000,
        medicalPayments: 5000,
        deductible: 2000,
        windDeductible: { dollars: 2000 },
        dwellingSettlement: "extended25",
        included: ["waterBackup", "equipmentBreakdown"],
      },
      property: { address1: "9 Basalt Ridge Dr", city: "Bend", state: "OR", zip: "97702" },
    },
  },
  {
    name: "home: scheduled jewelry as rows, earthquake and flood endorsed",
    text: pictured([
      `
Chubb
Masterpiece Homeowners Declarations
Policy period 03/30/2026 to 03/30/2027
Residence insured: 400 Summit Ave, St. Paul, MN 55102
Form HO-5

Property coverage                        Amount of coverage
Dwelling                                 $1,850,000
Extended replacement cost                100%
Other permanent structures               $370,000
Contents                                 $925,000 replacement cost
Additional living expense                $370,000
Liability coverage
Personal liability                       $1,000,000 each occurrence
Medical payments to others               $10,000 each person
Base deductible                          $10,000
Earthquake                               Included
Valuable articles, scheduled
  Jewelry                                $64,000
  Fine arts                              $120,000
  Total                                  $184,000
Premium for the policy period            $7,904
`,
    ]),
    says: {
      kind: "policy",
      types: ["home"],
      carrier: "Chubb",
      effectiveOn: "2026-03-30",
      expiresOn: "2027-03-30",
      premium: { dollars: 7904, months: 12 },
      home: {
        form: "HO-5",
        dwelling: 1850000,
        otherStructures: 370000,
        belongings: 925000,
        livingElsewhere: 370000,
        personalLiability: 1000000,
        medicalPayments: 10000,
        valuables: 184000,
        deductible: 10000,
        dwellingSettlement: "extended100",
        belongingsSettlement: "replacement",
        included: ["earthquake"],
      },
      property: { address1: "400 Summit Ave", city: "St. Paul", state: "MN", zip: "55102" },
    },
  },
];
