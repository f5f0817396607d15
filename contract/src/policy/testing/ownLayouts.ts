import { pictured } from "./pictures";
import type { PolicyText } from "../types";

/** A declarations page of our own with what it says. */
type OwnLayout = { name: string; text: PolicyText; says: object };

const layouts: OwnLayout[] = [
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
    name: "auto: limits inside labels, cars by name as heads of columns",
    text: pictured([
      `
ERIE INSURANCE EXCHANGE
PERSONAL AUTO POLICY - AMENDED DECLARATIONS

POLICY PERIOD 07/01/2026 TO 07/01/2027       POLICY Q04 1180023
NAMED INSURED  WALTER P JESSUP

                                     2019 FORD ESCAPE SE     2022 TOYOTA CAMRY XLE
                                     1FMCU9GD1KUA90017       4T1F11AK5NU990021
Bodily Injury 100/300                          121.00                  133.00
Property Damage 100                             88.00                   91.00
Medical Payments 5,000                          12.00                   12.00
Uninsured Motorist BI 100/300                   20.00                   20.00
Underinsured Motorist BI 100/300                24.00                   24.00
Comprehensive - 250 Deductible                  44.00                   58.00
Collision - 500 Deductible                     151.00                  188.00
Roadside Service                                 5.00                    5.00
Transportation Expense                       Not Carried            Not Carried
Premium by vehicle                             465.00                  531.00
TOTAL ANNUAL PREMIUM                                                   996.00

DRIVERS
1  WALTER P JESSUP       03/11/1971
2  DELIA JESSUP          08/30/1973
`,
    ]),
    says: {
      kind: "policy",
      types: ["auto"],
      carrier: "Erie",
      effectiveOn: "2026-07-01",
      expiresOn: "2027-07-01",
      premium: { dollars: 996, months: 12 },
      auto: {
        injury: "100/300",
        propertyDamage: 100000,
        uninsuredDrivers: "100/300",
        medicalPayments: 5000,
        comprehensiveDeductible: 250,
        collisionDeductible: 500,
        included: ["roadside"],
      },
      vehicles: ["2019 Ford Escape SE", "2022 Toyota Camry XLE"],
      drivers: 2,
    },
  },
  {
    name: "auto: limits in words",
    text: pictured([
      `
AMERICAN FAMILY INSURANCE
Your Family Car Policy Declarations

Policy term begins September 15, 2026      Policy term ends March 15, 2027

Insured vehicle: 2018 Honda Accord Sport     VIN: 1HGCV1F34JA990045
Operators on this policy: Imogen Fairbairn

Coverage                          You are covered for                                                          Six months
Bodily injury liability           One hundred thousand dollars each person, three hundred thousand dollars each accident     $140.20
Property damage liability         One hundred thousand dollars each accident                                    $99.90
Uninsured motorists               Fifty thousand dollars each person, one hundred thousand dollars each accident   $18.00
Medical expense                   Five thousand dollars each person                                             $9.00
Comprehensive                     Less two hundred fifty dollars                                               $52.00
Collision                         Less five hundred dollars                                                    $171.00
Emergency road service            Yes                                                                           $4.00
Rental reimbursement              Declined
Total premium for six months                                                                                 $494.10
`,
    ]),
    says: {
      kind: "policy",
      types: ["auto"],
      carrier: "American Family",
      effectiveOn: "2026-09-15",
      expiresOn: "2027-03-15",
      premium: { dollars: 494, months: 6 },
      auto: {
        injury: "100/300",
        propertyDamage: 100000,
        uninsuredDrivers: "50/100",
        medicalPayments: 5000,
        comprehensiveDeductible: 250,
        collisionDeductible: 500,
        included: ["roadside"],
      },
      vehicles: ["2018 Honda Accord Sport"],
      drivers: 1,
    },
  },
  {
    name: "auto: thousands with M, person and accident in rows, deductibles as columns",
    text: pictured([
      `
WESTFIELD INSURANCE
AUTOMOBILE DECLARATIONS                                      TERM 11-20-26 TO 11-20-27

LIAB BODILY INJURY  EACH PERSON       250M
                    EACH ACCIDENT     500M
PROPERTY DAMAGE     EACH ACCIDENT     100M
UNINSURED MOTORIST  EACH PERSON       250M
                    EACH ACCIDENT     500M
MEDICAL PAYMENTS    EACH PERSON         5M

VEH   DESCRIPTION                    COMP DED    COLL DED    TOWING    RENTAL    PREMIUM
1     2020 JEEP CHEROKEE LATITUDE       250         500        YES       NO       612
2     2011 SUBARU FORESTER X            NONE        NONE       YES       NO       341

ANNUAL PREMIUM                                                                    953
`,
    ]),
    says: {
      kind: "policy",
      types: ["auto"],
      carrier: "Westfield",
      effectiveOn: "2026-11-20",
      expiresOn: "2027-11-20",
      premium: { dollars: 953, months: 12 },
      auto: {
        injury: "250/500",
        propertyDamage: 100000,
        uninsuredDrivers: "250/500",
        medicalPayments: 5000,
        comprehensiveDeductible: 250,
        collisionDeductible: 500,
        differs: true,
        included: ["roadside"],
      },
      vehicles: ["2020 Jeep Cherokee Latitude", "2011 Subaru Forester X"],
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
    name: "package on one page",
    text: pictured([
      `
THE CINCINNATI INSURANCE COMPANY
EXECUTIVE PACKAGE POLICY DECLARATIONS
Policy period  08/01/2026 to 08/01/2027 12:01 AM       Insured  Barnaby Whitfield

HOMEOWNERS SECTION
Residence premises  9 Fox Run Trl, Loveland, OH 45140
Dwelling                 $612,000
Other Structures         $61,200
Personal Property        $428,400
Loss of Use              $122,400
Personal Liability       $500,000
Medical Payments         $5,000
Deductible               $2,500
Building Ordinance or Law        Included
Premium this section     $2,310

AUTOMOBILE SECTION
2023 BMW X3 XDRIVE30I
Bodily Injury            $500,000 each person / $500,000 each accident
Property Damage          $250,000 each accident
Uninsured Motorists      $250,000 / $500,000
Auto Medical Payments    $10,000
Comprehensive            $500 deductible
Collision                $1,000 deductible
Premium this section     $1,088

TOTAL POLICY PREMIUM     $3,398
`,
    ]),
    says: {
      kind: "policy",
      types: ["home", "auto"],
      carrier: "Cincinnati Insurance",
      effectiveOn: "2026-08-01",
      expiresOn: "2027-08-01",
      premium: { dollars: 3398, months: 12 },
      home: {
        dwelling: 612000,
        otherStructures: 61200,
        belongings: 428400,
        livingElsewhere: 122400,
        personalLiability: 500000,
        medicalPayments: 5000,
        deductible: 2500,
        included: ["buildingCode"],
      },
      property: { address1: "9 Fox Run Trl", city: "Loveland", state: "OH", zip: "45140" },
      auto: {
        injury: "500/500",
        propertyDamage: 250000,
        uninsuredDrivers: "250/500",
        medicalPayments: 10000,
        comprehensiveDeductible: 500,
        collisionDeductible: 1000,
        included: [],
      },
      vehicles: ["2023 BMW X3 XDRIVE30I"],
    },
  },
  {
    name: "umbrella alone",
    text: pictured([
      `
CHUBB
PERSONAL UMBRELLA LIABILITY POLICY DECLARATIONS

Insured: Euphemia Strand          Policy term: 01/05/2026 to 01/05/2027
Limit of liability                 $3,000,000 each occurrence
Retained limit                     $250
Required underlying insurance
  Automobile                       $250,000/$500,000 bodily injury, $100,000 property damage
  Personal liability               $300,000 each occurrence
Annual premium                     $402.00
`,
    ]),
    says: {
      kind: "umbrella",
      types: [],
      carrier: "Chubb",
      effectiveOn: "2026-01-05",
      expiresOn: "2027-01-05",
      auto: { umbrella: 3000000, included: [] },
    },
  },
  {
    name: "auto: limits rejected in English, single limit, previous and current side by side",
    text: pictured([
      `
Kemper Auto                                            Renewal Declarations
Policy Term: Jun 3, 2026 - Dec 3, 2026 (12:01 am)
Prior Term: Dec 3, 2025 - Jun 3, 2026
Rated drivers: Osric Tambling; Nella Tambling; Piers Tambling (excluded)

Vehicle 1: 2017 Chevrolet Equinox LT, VIN 2GNALCEK7H1990088

Coverage                               Prior term         Renewal term       Renewal premium
Liability (combined single limit)      $300,000 CSL       $500,000 CSL       $302
Uninsured motorist                     $300,000 CSL       Rejected
Personal injury protection             $2,500             $2,500             $61
Comprehensive deductible               $250               $500               $40
Collision deductible                   $500               $1,000             $166
Roadside assistance                    Yes                Yes                $9
Rental car                             Yes                No
Total premium, 6 months                $611               $578
If paid in full                                           $545
`,
    ]),
    says: {
      kind: "policy",
      types: ["auto"],
      carrier: "Kemper",
      effectiveOn: "2026-06-03",
      expiresOn: "2026-12-03",
      premium: { dollars: 578, months: 6 },
      auto: {
        injury: "single500",
        uninsuredDrivers: "rejected",
        medicalPayments: 2500,
        comprehensiveDeductible: 500,
        collisionDeductible: 1000,
        included: ["roadside"],
      },
      vehicles: ["2017 Chevrolet Equinox LT"],
      drivers: 2,
    },
  },
  {
    name: "motorcycle policy",
    text: pictured([
      `
DAIRYLAND INSURANCE
MOTORCYCLE POLICY DECLARATIONS
Policy Period: 04/01/2026 to 04/01/2027
Unit 1: 2019 Harley-Davidson Softail
Bodily Injury Liability     $25,000/$50,000     $88
Property Damage             $25,000             $41
Comprehensive               $250 ded            $60
Collision                   $250 ded            $92
Total policy premium                           $281
`,
    ]),
    says: {
      kind: "otherPolicy",
      types: [],
      carrier: "Dairyland",
      effectiveOn: "2026-04-01",
      expiresOn: "2027-04-01",
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
    name: "auto quote: cards with the label above",
    text: pictured([
      `
Root
Your car insurance quote
Quote 88-1204 is valid until December 20, 2026

Per month        6 months paid in full
$98.50           $561

Bodily injury            Property damage       Uninsured motorist
$50,000/$100,000         $50,000               $50,000/$100,000

Comprehensive            Collision             Roadside
$500 deductible          $500 deductible       Included

2021 Kia Soul LX
This is not a policy. Coverage starts when you buy it.
`,
    ]),
    says: {
      kind: "quote",
      types: ["auto"],
      carrier: "Root",
      auto: {
        injury: "50/100",
        propertyDamage: 50000,
        uninsuredDrivers: "50/100",
        comprehensiveDeductible: 500,
        collisionDeductible: 500,
        included: ["roadside"],
      },
      vehicles: ["2021 Kia Soul LX"],
      accept: {},
    },
  },
];

/** Declarations in layouts that differ from those of the files in `policies/`. */
export const ownLayouts: readonly OwnLayout[] = layouts;
