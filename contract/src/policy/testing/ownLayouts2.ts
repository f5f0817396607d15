import { pictured } from "./pictures";
import type { PolicyText } from "../types";

type OwnLayout = { name: string; text: PolicyText; says: object };

const layouts: OwnLayout[] = [
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
    name: "two policies in one file, told apart by their dates",
    text: pictured([
      `
NATIONAL GENERAL INSURANCE
HOMEOWNERS DECLARATIONS        Policy 55-01
Policy period: February 1, 2026 to February 1, 2027
Insured location: 80 Delancey Pl, Albany, NY 12203
Dwelling              $300,000
Other structures      $30,000
Personal property     $150,000
Loss of use           $60,000
Personal liability    $100,000
Medical payments      $2,000
All peril deductible  $1,000
Annual premium        $1,205.00
`,
      `
NATIONAL GENERAL INSURANCE
AUTO DECLARATIONS              Policy 77-09
Policy period: April 20, 2026 to October 20, 2026
2014 Mazda Mazda3 i Sport
Bodily injury liability          $100,000 per person / $300,000 per accident
Property damage liability        $50,000 per accident
SUM uninsured motorist           $100,000 per person / $300,000 per accident
No-fault PIP                     $50,000
Comprehensive                    $250 deductible
Collision                        $250 deductible
Six month premium                $702.00
`,
    ]),
    says: {
      kind: "policy",
      types: ["home", "auto"],
      carrier: "National General",
      policies: [
        {
          types: ["home"],
          effectiveOn: "2026-02-01",
          expiresOn: "2027-02-01",
          premium: { dollars: 1205, months: 12 },
        },
        {
          types: ["auto"],
          effectiveOn: "2026-04-20",
          expiresOn: "2026-10-20",
          premium: { dollars: 702, months: 6 },
        },
      ],
      home: {
        dwelling: 300000,
        otherStructures: 30000,
        belongings: 150000,
        livingElsewhere: 60000,
        personalLiability: 100000,
        medicalPayments: 2000,
        deductible: 1000,
        included: [],
      },
      property: { address1: "80 Delancey Pl", city: "Albany", state: "NY", zip: "12203" },
      auto: {
        injury: "100/300",
        propertyDamage: 50000,
        uninsuredDrivers: "100/300",
        medicalPayments: 50000,
        comprehensiveDeductible: 250,
        collisionDeductible: 250,
        included: [],
      },
      vehicles: ["2014 Mazda Mazda3 i Sport"],
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
    name: "boat policy with liability and medical payments",
    text: pictured([
      `
Progressive
Boat Policy Declarations
Policy period: May 1, 2026 - May 1, 2027
2015 Sea Ray 240 Sundeck
Bodily injury and property damage liability      $300,000 each accident     $61
Medical payments                                 $5,000                     $8
Comprehensive and collision                      $500 deductible            $190
Total 12 month policy premium                                               $259
`,
    ]),
    says: {
      kind: "otherPolicy",
      types: [],
      carrier: "Progressive",
      effectiveOn: "2026-05-01",
      expiresOn: "2027-05-01",
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
];

/** More declarations in other layouts. */
export const moreLayouts: readonly OwnLayout[] = layouts;
