import { pictured } from "./pictures";
import type { PolicyText } from "../types";

type OwnLayout = { name: string; text: PolicyText; says: object };

const layouts: OwnLayout[] = [
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
    name: "pet insurance",
    text: pictured([
      `
Lemonade
Pet insurance policy declarations
Policy period: 03/03/2026 - 03/03/2027
Annual limit $10,000
Annual deductible $250
Reimbursement 80%
Total annual premium $412.00
`,
    ]),
    says: {
      kind: "otherPolicy",
      types: [],
      carrier: "Lemonade",
      effectiveOn: "2026-03-03",
      expiresOn: "2027-03-03",
    },
  },
  {
    name: "life insurance policy",
    text: pictured([
      `
New York Life
Term Life Insurance Policy - Policy Specifications
Insured: Quentin Marsh      Policy date: May 1, 2020
Death benefit $500,000      Term 20 years
Annual premium $612.00
`,
    ]),
    says: {
      kind: "otherPolicy",
      types: [],
      carrier: "New York Life",
      accept: { effectiveOn: [null] },
    },
  },
  {
    name: "bill of a home policy that names limits in passing",
    text: pictured([
      `
TRAVELERS
Billing statement
Account number 7731-AB          Statement date 10/02/2026
Homeowners policy 604117733     Policy period 03-01-2026 to 03-01-2027
Previous balance                $233.91
Payments received               -$233.91
Installment                     $233.91
Service fee                     $3.00
Minimum due                     $236.91
Payment due date                10/25/2026
Account balance                 $1,169.55
Return this payment coupon with your check.
`,
    ]),
    says: { kind: "bill", types: [] },
  },
  {
    name: "letter about a renewal that names limits",
    text: pictured([
      `
Erie Insurance
September 4, 2026
Dear Mr. Halloran,
Thank you for choosing us. Your homeowners policy renews on October 12, 2026.
We raised the dwelling limit to $310,000 and the deductible stays at $1,000.
You can add water backup for $45 a year and service line for $30 a year.
Your declarations will come in a separate mail.
Sincerely,
R. Fenwick
`,
    ]),
    says: { kind: "letter", types: [] },
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
];

/** Declarations with traps. */
export const fourthLayouts: readonly OwnLayout[] = layouts;
