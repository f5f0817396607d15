import { pictured, type Layout } from "../pictures";

/** Packages, umbrellas, other policies, bills and letters. */
export const otherLayouts: readonly Layout[] = [
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
    name: "personal excess liability policy with underlying schedule first",
    text: pictured([
      `
Travelers Personal Excess Liability Policy
Declarations

Schedule of required underlying insurance
Homeowners              Personal liability             $300,000
Personal auto           Bodily injury                  $250,000/$500,000
Personal auto           Property damage                $100,000

Policy period: July 7, 2026 to July 7, 2027
Excess liability limit: $1,000,000
Total premium: $288.00
`,
    ]),
    says: {
      kind: "umbrella",
      types: [],
      carrier: "Travelers",
      effectiveOn: "2026-07-07",
      expiresOn: "2027-07-07",
      auto: { umbrella: 1000000, included: [] },
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
];
