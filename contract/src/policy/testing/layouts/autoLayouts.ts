import { pictured, type Layout } from "../pictures";

/** Declarations of cars in layouts that differ from those of the files in `policies/`. */
export const autoLayouts: readonly Layout[] = [
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
  {
    name: "auto: vehicles as rows, coverage codes, premium beside each deductible",
    text: pictured([
      `
MERCURY INSURANCE GROUP
PERSONAL AUTOMOBILE POLICY DECLARATIONS

FROM: 03/21/2026  TO: 09/21/2026   12:01 A.M.

VEHICLES
NO   YEAR   MAKE    MODEL            VIN                   COMP DED   PREM    COLL DED   PREM
1    2020   HOND    CIVIC EX         19XFC1F30LE990011     500        38      1000       141
2    2015   TOYT    TACOMA SR5       5TFAX5GN3FX990022     500        41      500        160

LIABILITY LIMITS (ALL VEHICLES)               PREM VEH 1    PREM VEH 2
BODILY INJURY     50,000 / 100,000            133           128
PROPERTY DAMAGE   50,000                      101           97
UNINSURED MOTORIST BI  30,000 / 60,000        22            22
MEDICAL PAYMENTS  REJECTED
RENTAL  50/1500                               14            14
ROADSIDE  NOT CARRIED

DRIVERS: 1 BRIAR T LOCKHART   2 FELIX LOCKHART   EXCLUDED DRIVER: ROWAN LOCKHART

TOTAL 6 MONTH PREMIUM                         $911.00
POLICY FEE  $12.00   TOTAL WITH FEES          $923.00
`,
    ]),
    says: {
      kind: "policy",
      types: ["auto"],
      carrier: "Mercury",
      effectiveOn: "2026-03-21",
      expiresOn: "2026-09-21",
      premium: { dollars: 923, months: 6 },
      auto: {
        injury: "50/100",
        propertyDamage: 50000,
        comprehensiveDeductible: 500,
        collisionDeductible: 1000,
        differs: true,
        included: ["rentalCar"],
      },
      vehicles: ["2020 Hond Civic EX", "2015 Toyt Tacoma SR5"],
      drivers: 2,
    },
  },
  {
    name: "auto: Spanish with columns of cars",
    text: pictured([
      `
THE GENERAL
DECLARACIONES DE LA PÓLIZA DE AUTO
Período de la póliza: 05/02/2026 - 11/02/2026

Vehículo 1: 2016 Kia Optima LX          Vehículo 2: 2012 Nissan Versa S

Coberturas                               Límites                              Vehículo 1     Vehículo 2
Lesiones corporales                      $25,000 por persona/$50,000 por accidente    $201       $188
Daños a la propiedad                     $25,000 por accidente                $140           $133
Motorista sin seguro                     RECHAZADO
Protección contra lesiones personales    $10,000                              $95            $95
Comprensivo                              Deducible $500                       $61            No cubierto
Colisión                                 Deducible $500                       $177           No cubierto
Asistencia en carretera                  No incluido
Prima total de la póliza por 6 meses     $1,090

Conductores: Yadira Montes; Hugo Montes
`,
    ]),
    says: {
      kind: "policy",
      types: ["auto"],
      carrier: "The General",
      effectiveOn: "2026-05-02",
      expiresOn: "2026-11-02",
      premium: { dollars: 1090, months: 6 },
      auto: {
        injury: "25/50",
        propertyDamage: 25000,
        uninsuredDrivers: "rejected",
        medicalPayments: 10000,
        comprehensiveDeductible: 500,
        collisionDeductible: 500,
        differs: true,
        included: [],
      },
      vehicles: ["2016 Kia Optima LX", "2012 Nissan Versa S"],
      drivers: 2,
    },
  },
  {
    name: "auto: one car in prose-like lines, state minimum umbrella declined",
    text: pictured([
      `
NJM Insurance Group
Auto Policy Declarations

This policy runs from 2/11/26 to 2/11/27 (12:01 AM).
Insured vehicle 1   2018 NISSAN ROGUE SV UTILITY 4D   VIN 5N1AT2MV0JC990077
Driver 1  Odile Marchetti     Driver 2  Bruno Marchetti

Liability                                     Limits of Liability                  Annual Premium
  Bodily Injury                               $250,000 each person
                                              $500,000 each accident               $322.00
  Property Damage                             $100,000 each accident               $188.00
Uninsured/Underinsured Motorist
  Bodily Injury                               $250,000 each person
                                              $500,000 each accident               $44.00
  Property Damage                             $100,000 each accident               Incl
Personal Injury Protection                    $250,000                             $141.00
Physical Damage                               Deductible
  Comprehensive                               $750                                 $52.00
  Collision                                   $750                                 $230.00
Towing                                        $100                                 $6.00
Extended Transportation                       None
New Car Replacement                           None
Total Annual Premium                                                               $983.00
Full payment discount price                                                        $961.00
`,
    ]),
    says: {
      kind: "policy",
      types: ["auto"],
      carrier: "NJM",
      effectiveOn: "2026-02-11",
      expiresOn: "2027-02-11",
      premium: { dollars: 983, months: 12 },
      auto: {
        injury: "250/500",
        propertyDamage: 100000,
        uninsuredDrivers: "250/500",
        medicalPayments: 250000,
        comprehensiveDeductible: 750,
        collisionDeductible: 750,
        included: ["roadside"],
      },
      vehicles: ["2018 Nissan Rogue SV"],
      drivers: 2,
    },
  },
  {
    name: "auto: split rows for each number, quarter turned the other way",
    text: pictured(
      [
        `
SHELTER MUTUAL INSURANCE COMPANY
AUTO DECLARATIONS
EFFECTIVE DATE      JAN 05 2026
EXPIRATION DATE     JUL 05 2026
UNIT 1  2017 GMC TERRAIN SLE
BODILY INJURY - EACH PERSON               $100,000
BODILY INJURY - EACH ACCIDENT             $300,000
PROPERTY DAMAGE - EACH ACCIDENT           $100,000
UNINSURED MOTORIST - EACH PERSON          $100,000
UNINSURED MOTORIST - EACH ACCIDENT        $300,000
MEDICAL PAYMENTS - EACH PERSON            $5,000
COMPREHENSIVE - LESS DEDUCTIBLE OF        $250
COLLISION - LESS DEDUCTIBLE OF            $500
ACCIDENT FORGIVENESS                      INCLUDED
SEMI-ANNUAL PREMIUM                       $533.00
`,
      ],
      { angle: 270 },
    ),
    says: {
      kind: "policy",
      types: ["auto"],
      carrier: "Shelter",
      effectiveOn: "2026-01-05",
      expiresOn: "2026-07-05",
      premium: { dollars: 533, months: 6 },
      auto: {
        injury: "100/300",
        propertyDamage: 100000,
        uninsuredDrivers: "100/300",
        medicalPayments: 5000,
        comprehensiveDeductible: 250,
        collisionDeductible: 500,
        included: ["accidentForgiveness"],
      },
      vehicles: ["2017 GMC Terrain SLE"],
    },
  },
  {
    name: "auto: excess of words, combined single limit in thousands, leased car",
    text: pictured([
      `
Frankenmuth Insurance
Personal Auto Declarations
Policy Effective 09/09/2026     Policy Expires 03/09/2027

Vehicle 001
  2024 Ford Explorer XLT                       Use: Pleasure
Coverage                                        Limit                Ded       Premium
  Combined Single Limit Liability (CSL)         $300K                          $288
  Uninsured Motorists CSL                       $300K                          $31
  Underinsured Motorists CSL                    $300K                          $33
  Medical Payments                              $5K                            $10
  Comprehensive                                 ACV                  $100      $88
  Collision - Broad Form                        ACV                  $500      $301
  Loan/Lease Gap                                Included                       $22
  Rental Reimbursement                          $40/day, $1,200                $19
  Road Trouble                                  Included                       $6
Vehicle 001 Premium                                                            $798
Total Premium for 6 months                                                     $798
Payment plan: 6 monthly payments of $136.00 including a $3.00 fee
`,
    ]),
    says: {
      kind: "policy",
      types: ["auto"],
      carrier: "Frankenmuth",
      effectiveOn: "2026-09-09",
      expiresOn: "2027-03-09",
      premium: { dollars: 798, months: 6 },
      auto: {
        injury: "single300",
        uninsuredDrivers: "single300",
        medicalPayments: 5000,
        comprehensiveDeductible: 100,
        collisionDeductible: 500,
        included: ["gap", "rentalCar", "roadside"],
      },
      vehicles: ["2024 Ford Explorer XLT"],
    },
  },
  {
    name: "auto: BI and PD on one line, comp and coll as a pair, four cars as columns",
    text: pictured([
      `
CSAA Insurance Exchange
Personal Auto Policy Declarations          Policy period 10/03/25 - 10/03/26

                         Car 1                Car 2               Car 3
                         2021 HYUNDAI KONA SE  2013 LEXUS RX 350   2006 FORD RANGER XL
Liability BI/PD          100/300/100          100/300/100         100/300/100
Uninsured Motorist       100/300              100/300             100/300
Medical Payments         $5,000               $5,000              $5,000
Comprehensive Ded        $250                 $250                No cov
Collision Ded            $500                 $500                No cov
Rental                   $40/day              Not taken           Not taken
Roadside                 Yes                  Yes                 No
Premium                  $612.00              $544.00             $300.00

Total 12 month premium   $1,456.00
Drivers in the household: Ansel Brightwater, Cosima Brightwater, Wren Brightwater
`,
    ]),
    says: {
      kind: "policy",
      types: ["auto"],
      carrier: "CSAA",
      effectiveOn: "2025-10-03",
      expiresOn: "2026-10-03",
      premium: { dollars: 1456, months: 12 },
      auto: {
        injury: "100/300",
        propertyDamage: 100000,
        uninsuredDrivers: "100/300",
        medicalPayments: 5000,
        comprehensiveDeductible: 250,
        collisionDeductible: 500,
        differs: true,
        included: ["rentalCar", "roadside"],
      },
      vehicles: ["2021 Hyundai Kona SE", "2013 Lexus RX 350", "2006 Ford Ranger XL"],
      drivers: 3,
    },
  },
  {
    name: "auto: blocks on two pages, first car liability only",
    text: pictured([
      `
GEICO
Auto policy declarations - page 1
Coverage period: 06-01-26 to 12-01-26

Vehicle 1: 2009 Toyota Corolla S
  Bodily injury liability     $50,000 per person / $100,000 per accident     $120.00
  Property damage liability   $50,000                                        $88.00
  Uninsured motorist          $50,000 per person / $100,000 per accident     $14.00
  Vehicle 1 total                                                            $222.00
`,
      `
Auto policy declarations - page 2

Vehicle 2: 2023 Toyota Highlander XLE
  Bodily injury liability     $50,000 per person / $100,000 per accident     $118.00
  Property damage liability   $50,000                                        $84.00
  Uninsured motorist          $50,000 per person / $100,000 per accident     $14.00
  Comprehensive               $500 deductible                                $55.00
  Collision                   $500 deductible                                $190.00
  Emergency road service      Included                                       $5.00
  Vehicle 2 total                                                            $466.00

Total six month premium: $688.00. In installments: $696.00.
`,
    ]),
    says: {
      kind: "policy",
      types: ["auto"],
      carrier: "GEICO",
      effectiveOn: "2026-06-01",
      expiresOn: "2026-12-01",
      premium: { dollars: 688, months: 6 },
      auto: {
        injury: "50/100",
        propertyDamage: 50000,
        uninsuredDrivers: "50/100",
        comprehensiveDeductible: "none",
        collisionDeductible: "none",
        differs: true,
        included: ["roadside"],
      },
      vehicles: ["2009 Toyota Corolla S", "2023 Toyota Highlander XLE"],
    },
  },
  {
    name: "auto: typewriter, codes for coverages, limits in a legend",
    text: pictured([
      `
COUNTRY PREFERRED INSURANCE COMPANY           AUTO POLICY DECLARATIONS
TERM: SIX MONTHS   FROM 08/08/2026 TO 02/08/2027

UNIT 01  2020 RAM 1500 BIG HORN CREW CAB   SERIAL 1C6SRFFT9LN990066

COVERAGE                  LIMITS/DEDUCTIBLE                 PREMIUM
BODILY INJURY             $250,000 EA PERSON
                          $500,000 EA ACCIDENT              188.40
PROPERTY DAMAGE           $100,000 EA ACCIDENT              144.10
MEDICAL                   $10,000 EA PERSON                  16.00
UNINSURED-UNDERINSURED    $250,000 EA PERSON
                          $500,000 EA ACCIDENT               40.00
COMPREHENSIVE             FULL COVERAGE $0 DEDUCTIBLE        71.00
COLLISION                 $500 DEDUCTIBLE                   203.00
ROAD SERVICE              $100                                6.00
RENTAL REIMBURSEMENT      80%/$900                           14.00
TOTAL PREMIUM                                               682.50
DRIVER                    LICENSE STATE
LEOPOLD J HARTWIG         IL
JUNO HARTWIG              IL
`,
    ]),
    says: {
      kind: "policy",
      types: ["auto"],
      carrier: "Country Financial",
      effectiveOn: "2026-08-08",
      expiresOn: "2027-02-08",
      premium: { dollars: 682, months: 6 },
      auto: {
        injury: "250/500",
        propertyDamage: 100000,
        uninsuredDrivers: "250/500",
        medicalPayments: 10000,
        collisionDeductible: 500,
        included: ["roadside", "rentalCar"],
      },
      vehicles: ["2020 Ram 1500 Big Horn"],
      drivers: 2,
    },
  },
  {
    name: "auto: premiums without cents beside limits without signs",
    text: pictured([
      `
DONEGAL MUTUAL INSURANCE COMPANY
PERSONAL AUTO DECLARATIONS PAGE
POLICY TERM: 12 MONTHS  EFFECTIVE 04/04/2026  EXPIRES 04/04/2027

AUTO 1: 2019 DODGE GRAND CARAVAN SXT
AUTO 2: 2021 MAZDA CX-30 PREFERRED

                                                     AUTO 1   AUTO 2
BODILY INJURY        250,000 PER PERSON
                     500,000 PER ACCIDENT               301      290
PROPERTY DAMAGE      100,000 PER ACCIDENT               188      180
UNINSURED MOTORISTS  100,000 PER PERSON
                     300,000 PER ACCIDENT                24       24
MEDICAL BENEFITS     5,000                               33       33
COMPREHENSIVE        LESS 100                            71       80
COLLISION            LESS 500                           210      250
TOWING               75                                   4        4
TOTAL BY AUTO                                           831      861
TOTAL PREMIUM 1,692
LIST OF DRIVERS
   HOLDEN ARKWRIGHT
   MABEL ARKWRIGHT
`,
    ]),
    says: {
      kind: "policy",
      types: ["auto"],
      carrier: "Donegal",
      effectiveOn: "2026-04-04",
      expiresOn: "2027-04-04",
      premium: { dollars: 1692, months: 12 },
      auto: {
        injury: "250/500",
        propertyDamage: 100000,
        uninsuredDrivers: "100/300",
        medicalPayments: 5000,
        comprehensiveDeductible: 100,
        collisionDeductible: 500,
        included: ["roadside"],
      },
      vehicles: ["2019 Dodge Grand Caravan SXT", "2021 Mazda CX-30 Preferred"],
      drivers: 2,
      accept: { drivers: [null] },
    },
  },
  {
    name: "auto: each car a row, covers as columns, limits above",
    text: pictured([
      `
Liberty Mutual                                              Auto Policy Declarations
Policy Period: 02/20/2026 - 08/20/2026 12:01 AM

Policy limits
Bodily Injury $100,000 each person $300,000 each accident
Property Damage $50,000 each accident
Uninsured Motorists Bodily Injury $50,000 each person $100,000 each accident
Underinsured Motorists Bodily Injury $50,000 each person $100,000 each accident
Medical Payments: no coverage

Vehicle                         Comprehensive      Collision         Towing and       Rental
                                deductible         deductible        Labor            reimbursement
2018 Buick Encore Essence       $500               $1,000            Included         $30/$900
2010 Honda Fit                  $500               Not purchased     Included         Not purchased

Drivers: Cassius Oyelaran, Portia Oyelaran (excluded)
Total premium for 6 months $702.00 ($117.00 per month)
Ways to save: Accident Forgiveness available for $22. Umbrella $1,000,000 from $15 a month.
`,
    ]),
    says: {
      kind: "policy",
      types: ["auto"],
      carrier: "Liberty Mutual",
      effectiveOn: "2026-02-20",
      expiresOn: "2026-08-20",
      premium: { dollars: 702, months: 6 },
      auto: {
        injury: "100/300",
        propertyDamage: 50000,
        uninsuredDrivers: "50/100",
        comprehensiveDeductible: 500,
        collisionDeductible: 1000,
        differs: true,
        included: ["roadside", "rentalCar"],
      },
      vehicles: ["2018 Buick Encore Essence", "2010 Honda Fit"],
      drivers: 1,
    },
  },
  {
    name: "auto: Florida, PIP, no injury cover",
    text: pictured([
      `
DAIRYLAND AUTO
Personal auto declarations page
Policy period 06/10/2026 12:01 AM to 12/10/2026 12:01 AM

2011 Ford Focus SE        VIN 1FAHP3FN0BW990014

Coverages                          Limits                     Premium
Bodily injury liability            Not purchased
Property damage liability          $10,000                    $144
Personal injury protection         $10,000                    $310
  with $1,000 deductible
Uninsured motorist                 Rejected in writing
Comprehensive                      Not purchased
Collision                          Not purchased
Policy fee                                                    $25
Total 6 month premium              $479
Down payment $96, then 5 payments of $80.60

Driver                Status
Dashiell Rook         Rated
Mina Rook             Excluded
`,
    ]),
    says: {
      kind: "policy",
      types: ["auto"],
      carrier: "Dairyland",
      effectiveOn: "2026-06-10",
      expiresOn: "2026-12-10",
      premium: { dollars: 479, months: 6 },
      auto: {
        propertyDamage: 10000,
        uninsuredDrivers: "rejected",
        medicalPayments: 10000,
        comprehensiveDeductible: "none",
        collisionDeductible: "none",
        included: [],
      },
      vehicles: ["2011 Ford Focus SE"],
      drivers: 1,
    },
  },
  {
    name: "auto: columns of numbered vehicles, limits in thousands said in the head",
    unread: [
      "auto.medicalPayments",
      "auto.comprehensiveDeductible",
      "auto.collisionDeductible",
      "auto.differs",
    ],
    text: pictured([
      `
GRANGE INSURANCE                                   PERSONAL AUTO DECLARATIONS
Policy period (12:01 AM)    06/30/2026 - 12/30/2026

Vehicles insured
Veh   Year   Make       Model          Body      VIN
1     2019   SUBARU     ASCENT LTD     4D UTIL   4S4WMAPD4K3990018
2     2007   HONDA      ACCORD LX      4D SED    1HGCM56487A990027

                                Limits                     Premium by vehicle
Coverage                        (in thousands)             1            2
Bodily injury                   100/300                    $155.00      $139.00
Property damage                 100                        $120.00      $111.00
Uninsured motorist              100/300                    $21.00       $21.00
Medical payments                5                          $8.00        $8.00
Comprehensive                   Deductible                 $48.00       $29.00
                                                           ded $250     ded $500
Collision                       Deductible                 $177.00      none
                                                           ded $500
Roadside assistance                                        $6.00        $6.00
Total per vehicle                                          $535.00      $314.00
Total policy premium for this six month period             $849.00
Listed drivers    1. Ottoline Frey    2. Jasper Frey
`,
    ]),
    says: {
      kind: "policy",
      types: ["auto"],
      carrier: "Grange",
      effectiveOn: "2026-06-30",
      expiresOn: "2026-12-30",
      premium: { dollars: 849, months: 6 },
      auto: {
        injury: "100/300",
        propertyDamage: 100000,
        uninsuredDrivers: "100/300",
        medicalPayments: 5000,
        comprehensiveDeductible: 250,
        collisionDeductible: 500,
        differs: true,
        included: ["roadside"],
      },
      vehicles: ["2019 Subaru Ascent LTD", "2007 Honda Accord LX"],
      drivers: 2,
    },
  },
  {
    name: "auto: previous, change and new",
    text: pictured([
      `
Horace Mann
Automobile policy declarations - change
Policy period 01/22/2026 to 07/22/2026       Change effective 03/15/2026
Vehicle: 2020 Chevrolet Malibu LT

Coverage                   Old limit              New limit              Old premium     New premium
Bodily injury              50,000/100,000         100,000/300,000        $98.00          $122.00
Property damage            50,000                 100,000                $80.00          $88.00
Uninsured motorists        50,000/100,000         100,000/300,000        $12.00          $18.00
Medical payments           1,000                  5,000                  $4.00           $9.00
Comprehensive deductible   500                    250                    $41.00          $52.00
Collision deductible       1,000                  500                    $130.00         $166.00
Gap                        none                   included                               $20.00
Total six month premium                                                  $365.00         $475.00
Driver: Philippa Crane
`,
    ]),
    says: {
      kind: "policy",
      types: ["auto"],
      carrier: "Horace Mann",
      effectiveOn: "2026-01-22",
      expiresOn: "2026-07-22",
      premium: { dollars: 475, months: 6 },
      auto: {
        injury: "100/300",
        propertyDamage: 100000,
        uninsuredDrivers: "100/300",
        medicalPayments: 5000,
        comprehensiveDeductible: 250,
        collisionDeductible: 500,
        included: ["gap"],
      },
      vehicles: ["2020 Chevrolet Malibu LT"],
      drivers: 1,
    },
  },
  {
    name: "auto: classic form with symbols and letters of covers",
    text: pictured([
      `
STATE FARM MUTUAL AUTOMOBILE INSURANCE COMPANY
DECLARATIONS PAGE
POLICY PERIOD  FEB 17 2026 to AUG 17 2026  12:01 A.M. Standard Time
YOUR CAR   YEAR 2017   MAKE TOYOTA   MODEL SIENNA LE   BODY STYLE SPORT WG

SYMBOLS   COVERAGE & LIMITS                                            PREMIUMS
A         Liability Coverage
          Bodily Injury Limits
          Each Person, Each Accident
          $100,000    $300,000
          Property Damage Limit
          Each Accident
          $100,000                                                     $188.04
C         Medical Payments Coverage
          Limit - Each Person
          $5,000                                                       $11.20
D         Comprehensive Coverage - $250 Deductible                     $44.60
G         Collision Coverage - $500 Deductible                         $152.30
H         Emergency Road Service Coverage                              $4.10
R1        Car Rental and Travel Expenses Coverage
          Limit - Car Rental Expense
          Each Day, Each Loss
          80%   $1,000                                                 $16.00
U         Uninsured Motor Vehicle Coverage
          Bodily Injury Limits
          Each Person, Each Accident
          $100,000    $300,000                                         $23.00
Total premium for FEB 17 2026 to AUG 17 2026                           $439.24
`,
    ]),
    says: {
      kind: "policy",
      types: ["auto"],
      carrier: "State Farm",
      effectiveOn: "2026-02-17",
      expiresOn: "2026-08-17",
      premium: { dollars: 439, months: 6 },
      auto: {
        injury: "100/300",
        propertyDamage: 100000,
        uninsuredDrivers: "100/300",
        medicalPayments: 5000,
        comprehensiveDeductible: 250,
        collisionDeductible: 500,
        included: ["roadside", "rentalCar"],
      },
      vehicles: ["2017 Toyota Sienna LE"],
    },
  },
];
