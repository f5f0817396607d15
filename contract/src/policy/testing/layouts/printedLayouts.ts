import { pictured, type Layout } from "../pictures";

/** Layouts as insurers print them, with the traps that took a wrong value: each was printed to a PDF first. */
export const printedLayouts: readonly Layout[] = [
  {
    name: "auto: two pages, a head of its own for uninsured motorists, a table for each vehicle",
    text: pictured([
      `
Allstate Fire and Casualty Insurance                 Amended Auto Policy Declarations
                                                     Your policy effective date is February 19, 2026
Company
PO Box 660598, Dallas, TX 75266-0598
Total Premium for the Policy Period
Please review your insured vehicles and verify their VINs are correct.
 Vehicle covered                                                  Identification Number (VIN)  Premium
 2019 Subaru Outback                                                   4S4BSANC5K3201938        $548.21
 2015 Ford Escape                                                     1FMCU0GX4FUA20117         $402.60
 If you pay in full (includes FullPay® Discount)                                                $903.30
 Total Premium                                                                                  $950.81
Discounts (included in your total premium): Multiple Policy $61.20  Safe Driving Bonus $22.14  Total discounts $83.34
Named Insured(s)                                     Your Allstate agent is
Corinne Aldridge, Mark Aldridge                      Peter Lowe Agency
14 Ferncliff Ter                                     2200 Electric Rd Ste 300, Roanoke VA 24018
Roanoke, VA 24018-3301                               (540) 555-0143
Policy number                                        Policy period
902 114 305                                          February 19, 2026 to August 19, 2026 at 12:01 a.m. standard
                                                     time
Listed drivers on your policy
Corinne Aldridge - married female driver, age 44
Mark Aldridge - married male driver, age 46
Excluded drivers from your policy
None
`,
      `
Coverage detail for 2019 Subaru Outback

 Coverage                                    Limits                        Deductible       Premium
 Automobile Liability Insurance                                                             $214.00
   Bodily Injury                             $100,000 each person          Not applicable
                                             $300,000 each occurrence
   Property Damage                           $100,000 each occurrence      Not applicable
 Automobile Medical Payments                 $5,000 each person            Not applicable   $11.31
 Uninsured Motorists Insurance                                                              $26.70
   Bodily Injury                             $100,000 each person          Not applicable
                                             $300,000 each accident
   Property Damage                           $50,000 each accident         $200
 Auto Collision Insurance                    Actual cash value             $500             $196.20
 Auto Comprehensive Insurance                Actual cash value             $250             $88.00
 Towing and Labor Costs                      $75 each disablement          Not applicable   $4.00
 Rental Reimbursement                        $40 per day / $1,200 max      Not applicable   $8.00
 Loan/Lease Coverage                         Not purchased*
 Total premium for 2019 Subaru Outback                                                      $548.21
Coverage detail for 2015 Ford Escape

 Coverage                                  Limits                         Deductible        Premium
 Automobile Liability Insurance                                                             $214.00
   Bodily Injury                           $100,000 each person           Not applicable
                                           $300,000 each occurrence
   Property Damage                         $100,000 each occurrence       Not applicable
 Automobile Medical Payments               $5,000 each person             Not applicable    $11.31
 Auto Collision Insurance                  Actual cash value              $1,000            $110.00
 Auto Comprehensive Insurance              Actual cash value              $500              $67.29
 Rental Reimbursement                      Not purchased*
 Total premium for 2015 Ford Escape                                                         $402.60

* This coverage can provide you with valuable protection. To help you stay current with your insurance needs, contact your agent.
`,
    ]),
    says: {
      kind: "policy",
      types: ["auto"],
      carrier: "Allstate",
      effectiveOn: "2026-02-19",
      expiresOn: "2026-08-19",
      premium: { dollars: 950, months: 6 },
      auto: {
        injury: "100/300",
        propertyDamage: 100000,
        uninsuredDrivers: "100/300",
        medicalPayments: 5000,
        comprehensiveDeductible: 250,
        collisionDeductible: 500,
        differs: true,
        included: ["roadside", "rentalCar"],
      },
      vehicles: ["2019 Subaru Outback", "2015 Ford Escape"],
      drivers: 2,
    },
    unread: ["drivers"],
  },
  {
    name: "home: prices of its parts in a premium summary",
    text: pictured([
      `
CHUBB®
                                                     Coverage Summary
Chubb Group of Insurance Companies                   Masterpiece® Policy

Name and address of Insured
                                                      Effective Date    9/15/26
HENRIETTA VAN ALSTYNE                                 Policy no.        14427781-03
9 LARCHMONT HILL
                                                      Issued by         Federal Insurance Company
GREENWICH CT 06830
                                                      Policy period     9/15/26 to 9/15/27

This Coverage Summary is part of your policy. We will provide the insurance described in this policy in return for your premium.
DELUXE HOUSE COVERAGE
Residence: 9 Larchmont Hill, Greenwich, CT 06830

 Dwelling                                  $2,140,000          Extended replacement cost
 Other permanent structures                $428,000
 Contents                                  $1,070,000          Replacement cost
 Deductible                                $5,000              per occurrence
 Special deductible - wind                 $10,000

PERSONAL LIABILITY COVERAGE

 Home liability                           $1,000,000                each occurrence
 Medical payments                         $10,000                   each person

VALUABLE ARTICLES COVERAGE

 Class                                 Itemized                          Blanket
 Jewelry                               $88,400                           $25,000
 Silverware                            -                                 $10,000

PREMIUM SUMMARY

 Deluxe House                                                    $6,120.00
 Liability                                                       $211.00
 Valuable Articles                                               $1,480.00
 State surcharge                                                 $12.00
 Total premium                                                   $7,823.00
`,
    ]),
    says: {
      kind: "policy",
      types: ["home"],
      carrier: "Chubb",
      effectiveOn: "2026-09-15",
      expiresOn: "2027-09-15",
      premium: { dollars: 7823, months: 12 },
      home: {
        dwelling: 2140000,
        otherStructures: 428000,
        belongings: 1070000,
        personalLiability: 1000000,
        medicalPayments: 10000,
        deductible: 5000,
        windDeductible: { dollars: 10000 },
        belongingsSettlement: "replacement",
        included: [],
        valuables: 123400,
      },
      accept: { "home.valuables": [null, 88400], "property.address1": [null] },
      property: { address1: "9 Larchmont Hill", city: "Greenwich", state: "CT", zip: "06830" },
    },
  },
  {
    name: "auto: limits inside labels, model below year and make, price below the deductible",
    text: pictured([
      `
Nationwide® On Your Side
Nationwide Mutual Insurance Company, One Nationwide Plaza, Columbus OH 43215
Personal Auto Policy Declarations
Page 1 of 4  Issued: MAR 02, 2026
 Policy Number:  9234J 118802                Policy Period:              MAR 28, 2026 to SEP 28, 2026
 Policyholder:   IMANI B CLEMONS             12:01 am standard time
                 508 LOCKHART LN             Prior policy premium:       $701.40
                 GREENSBORO NC 27410         Six Month Policy Premium:   $738.90
Summary of vehicles

                                                                   2021 HONDA            2010 FORD
                                                                 ACCORD SPORT           RANGER XLT
 VIN                                                           1HGCV1F33MA055012    1FTKR1ED4APA11093
 Use                                                             Work over 10 miles       Pleasure
 Coverage
 Property Damage Liability $100,000 each occurrence                   $ 92.40             $ 71.20
 Bodily Injury Liability $100,000 each person $300,000 each occurrence  $ 120.10          $ 99.30
 Medical Payments $2,000 each person                                  $ 8.20               $ 7.10
 Uninsured/Underinsured Motorists - Bodily Injury $100,000 each person  $ 33.10           $ 33.10
 $300,000 each occurrence
 Comprehensive Deductible                                             $ 250                $ 500
                                                                      $ 47.40             $ 20.10
 Collision Deductible                                                 $ 500             No coverage
                                                                     $ 168.00
 Towing and Labor Per Disablement $100                                $ 6.00               $ 6.00
 Rental Days Plus $35/$1,050                                          $ 20.00           No coverage
 Total by vehicle                                                    $ 495.20             $ 236.80
 Total vehicle premium: $732.00  NC Clean Risk Subsidy $6.90

Rated drivers: Imani B Clemons, Marcus Clemons
Accident Forgiveness - not included. Vanishing Deductible® - not included.
`,
    ]),
    says: {
      kind: "policy",
      types: ["auto"],
      carrier: "Nationwide",
      effectiveOn: "2026-03-28",
      expiresOn: "2026-09-28",
      premium: { dollars: 738, months: 6 },
      auto: {
        injury: "100/300",
        propertyDamage: 100000,
        uninsuredDrivers: "100/300",
        medicalPayments: 2000,
        comprehensiveDeductible: 250,
        collisionDeductible: 500,
        differs: true,
        included: ["roadside", "rentalCar"],
      },
      vehicles: ["2021 HONDA ACCORD SPORT", "2010 FORD RANGER XLT"],
      drivers: 2,
    },
  },
  {
    name: "package: both parts on one page, a home without a dwelling of its own",
    text: pictured([
      `
encompass®
Encompass Home and Auto Insurance Company
USP® UNIVERSAL SECURITY POLICY            Coverage Summary
Policy number 289 441 702  Policy period: 01-18-2026 to 01-18-2027
Insureds: Odette and Ralph Simonsen, 52 Orchard Bluff Rd, Traverse City, MI 49686
Motor vehicle protection

                                             2024 Subaru Forester Premium           2013 Jeep Patriot
 Bodily injury liability                          $250,000/$500,000                $250,000/$500,000
 Property damage liability                            $250,000                         $250,000
 Uninsured motorists                              $250,000/$500,000                $250,000/$500,000
 Other than collision deductible                        $250                             $250
 Collision deductible                                   $500                             $500
 Rental                                            $50 a day, $1,500                 Not purchased
 Vehicle premium                                      $1,088.00                         $790.00
Home protection: 52 Orchard Bluff Rd, Traverse City, MI 49686

 Real property (dwelling and other structures)  $702,000                          Property location limit
 Personal property                           Included in the property location limit
 Personal liability                          $500,000                             each occurrence
 Medical expense                             $5,000                               each person
 Home deductible                             $1,500
 Water or sewage from outside drains         $10,000
 Roof: replacement cost

 Motor vehicle premium                                                                         $1,878.00
 Home premium                                                                                  $1,540.00
 Total policy premium                                                                          $3,418.00
`,
    ]),
    says: {
      kind: "policy",
      types: ["home", "auto"],
      carrier: "Encompass",
      effectiveOn: "2026-01-18",
      expiresOn: "2027-01-18",
      premium: { dollars: 3418, months: 12 },
      premiums: { home: 1540, auto: 1878 },
      home: {
        personalLiability: 500000,
        medicalPayments: 5000,
        deductible: 1500,
        roofSettlement: "replacement",
        included: ["waterBackup"],
        dwelling: 702000,
      },
      property: {
        address1: "52 Orchard Bluff Rd",
        city: "Traverse City",
        state: "MI",
        zip: "49686",
      },
      auto: {
        injury: "250/500",
        propertyDamage: 250000,
        uninsuredDrivers: "250/500",
        comprehensiveDeductible: 250,
        collisionDeductible: 500,
        included: ["rentalCar"],
      },
      vehicles: ["2024 Subaru Forester Premium", "2013 Jeep Patriot"],
      accept: {
        "home.dwelling": [null],
        carrier: ["Encompass Home and Auto Insurance Company", "encompass®"],
        drivers: [2],
        "home.included": [["waterBackup"]],
      },
    },
    unread: [
      "carrier",
      "home.included",
      "property.address1",
      "property.city",
      "property.state",
      "property.zip",
    ],
  },
  {
    name: "home: county in the address, deductibles below a sentence",
    text: pictured([
      `
USAA CASUALTY INSURANCE COMPANY                      HOMEOWNERS POLICY
(A Stock Insurance Company)                          PACKET
9800 Fredericksburg Road - San Antonio, Texas 78288
                                                     Page 3 of 28
DECLARATIONS PAGE

 Named Insured                      Policy Number
 MAJ ARTHUR T QUILLEN               CIC 01882 40 17 91A
 Residence Premises                 Policy Period From: 08/09/26 To: 08/09/27 (12:01 A.M. Standard Time at location
                                    of the Residence Premises)
 4105 STONEGATE PASS
 COLORADO SPRINGS, EL PASO, CO
 80920-1187

 SECTION I - COVERAGES AND AMOUNTS OF INSURANCE
 COVERAGE A - DWELLING PROTECTION                                                              $589,000
 COVERAGE B - OTHER STRUCTURES PROTECTION                                                       $58,900
 COVERAGE C - PERSONAL PROPERTY PROTECTION                                                     $441,750
 COVERAGE D - LOSS OF USE PROTECTION                                                         UNLIMITED
  (UP TO 12 MONTHS)
 SECTION II - COVERAGES AND LIMITS OF LIABILITY
 Personal Liability - Each Occurrence                                                          $500,000
 Medical Payments to Others                                                                      $5,000
 DEDUCTIBLES (Section I Only) We cover only that part of the loss over the deductible stated.
 WIND AND HAIL 2%                                                                               $11,780
 ALL OTHER PERILS                                                                                $2,000
POLICY PREMIUM for Section I and Section II Coverages Above  $3,004.18
CREDITS AND DISCOUNTS (included in policy premium above) -$610.22
OTHER COVERAGES AND ENDORSEMENTS
 HO-208USAA       WATER BACKUP OR SUMP PUMP OVERFLOW $10,000                              $61.00
 HO-QR2           HOME PROTECTOR COVERAGE (125% of dwelling)                              INCLUDED
 HO-728           REPLACEMENT COST COVERAGE - PERSONAL PROPERTY                           INCLUDED
 HO-IDT           IDENTITY FRAUD EXPENSE $5,000                                           INCLUDED
TOTAL POLICY PREMIUM   $3,065.18
FIRST MORTGAGEE: PENNYROYAL MTG, ATIMA, PO BOX 29411, PHOENIX AZ 85038 LOAN NR 1190441770
`,
    ]),
    says: {
      kind: "policy",
      types: ["home"],
      carrier: "USAA",
      effectiveOn: "2026-08-09",
      expiresOn: "2027-08-09",
      premium: { dollars: 3065, months: 12 },
      home: {
        dwelling: 589000,
        otherStructures: 58900,
        belongings: 441750,
        personalLiability: 500000,
        medicalPayments: 5000,
        deductible: 2000,
        windDeductible: { percent: 2 },
        dwellingSettlement: "extended25",
        belongingsSettlement: "replacement",
        included: ["waterBackup", "identityTheft"],
      },
      property: {
        address1: "4105 STONEGATE PASS",
        city: "COLORADO SPRINGS",
        state: "CO",
        zip: "80920",
      },
      accept: { "home.windDeductible": [{ dollars: 11780 }], "home.dwellingSettlement": [null] },
    },
  },
  {
    name: "auto: drivers in two columns, deductibles with the vehicles",
    text: pictured([
      `
FARMERS INSURANCE                                    Auto Insurance Declaration Page
Farmers Insurance Exchange, 6301 Owensmouth Ave,      Policy number:        19244-08-31
Woodland Hills CA 91367
                                                      Effective:            4/22/2026 12:01 AM
                                                      Expiration:           10/22/2026 12:01 AM
                                                      Named insured(s):     Leticia Corona
                                                                            1820 Almond Grove Way
                                                                            Modesto CA 95355

Premiums/Fees

 Vehicle 1                                                                                      $588.10
 Vehicle 2                                                                                      $433.70
 Fees (see below)                                                                                  $3.52
 Policy premium and fees                                                                       $1,025.32
 Bill plan: monthly EFT, this is not a bill
Household drivers

 Name                      Driver status             Name                      Driver status
 Leticia Corona            Covered                   Ruben Corona              Covered
 Iris Corona               Covered
Vehicle information

 Veh. #  Year/Make/Model/VIN                     Comprehensive deductible  Collision deductible  Premium
 1      2023 Honda Pilot EX-L 5FNYG1H41PB018810  $250                      $500                $588.10
 2      2017 Honda Civic LX 2HGFC2F51HH544102    $500                      $1,000              $433.70
Coverage information

 Coverage                                 Limits                          Veh 1        Veh 2
 Bodily injury                            $100,000 each person            $141.20      $122.50
                                          $300,000 each accident
 Property damage                          $100,000 each accident          $99.40       $92.10
 Medical                                  $5,000 each person              $12.20       $12.00
 Uninsured motorist bodily injury         $100,000 each person            $31.00       $29.90
                                          $300,000 each accident
 Comprehensive                            See above                       $62.00       $40.80
 Collision                                See above                       $212.30      $136.40
 Rental reimbursement                     $50 per day, $1,500             $22.00       Not covered
 Towing & road service                    $150 per disablement            $8.00        Not covered
`,
    ]),
    says: {
      kind: "policy",
      types: ["auto"],
      carrier: "Farmers",
      effectiveOn: "2026-04-22",
      expiresOn: "2026-10-22",
      premium: { dollars: 1025, months: 6 },
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
      vehicles: ["2023 Honda Pilot EX-L", "2017 Honda Civic LX"],
      drivers: 3,
    },
    unread: ["drivers"],
  },
  {
    name: "auto: deductibles apart from the coverages, an excluded driver",
    text: pictured([
      `
National General Insurance
An Allstate company  Integon National Insurance Company
PERSONAL AUTO POLICY DECLARATIONS
 Policy Number: 2008844120                            Total Premium: $1,390.00  Policy Term: 7/7/2026 - 1/7/2027
 Insured: Alonzo Teague, 44 Pine Level Rd, Smithfield, NC 27577  Down Payment: $231.67  Issued 6/30/2026

 #     Drivers                                           Lic. state         Points         SR-22
 1     ALONZO TEAGUE                                     NC                 0              N
 2     RENEE TEAGUE                                      NC                 2              N
 3     JADA TEAGUE - EXCLUDED                            NC                                N

 #  Vehicles                          VIN                   Usage     Deductible OTC   Deductible COLL
 1  2018 JEEP CHEROKEE LATITUDE       1C4PJMCB4JD511920     Pleasure  $500             $500
 2  2020 CHEVROLET TRAX LT            3GNCJLSB0LL118007     Work      $500             $500

 Coverages                            Limits                          Vehicle 1        Vehicle 2
 Bodily Injury                        $50,000/$100,000                $188             $177
 Property Damage                      $50,000                         $169             $160
 Uninsured Motorists BI               $50,000/$100,000                $21              $21
 Uninsured Motorists PD               $50,000                         $5               $5
 Medical Payments                     $1,000                          $7               $6
 Other Than Collision                 ACV less deductible             $58              $66
 Collision                            ACV less deductible             $233             $254
 Towing & Labor                       $50                             $10              $10
 Vehicle totals                                                       $691             $699
`,
    ]),
    says: {
      kind: "policy",
      types: ["auto"],
      carrier: "National General",
      effectiveOn: "2026-07-07",
      expiresOn: "2027-01-07",
      premium: { dollars: 1390, months: 6 },
      auto: {
        injury: "50/100",
        propertyDamage: 50000,
        uninsuredDrivers: "50/100",
        medicalPayments: 1000,
        comprehensiveDeductible: 500,
        collisionDeductible: 500,
        included: ["roadside"],
      },
      vehicles: ["2018 Jeep Cherokee Latitude", "2020 Chevrolet Trax LT"],
      drivers: 2,
    },
  },
  {
    name: "auto: combined single limit, totals by vehicle, discount for paying at once",
    text: pictured([
      `
Auto-Owners Insurance Company
AUTOMOBILE POLICY DECLARATIONS
POLICY NUMBER 49-118-204-00  POLICY TERM 06-15-2026 to 12-15-2026
INSURED GARTH PELLETIER, 9001 BAYBERRY CIR, GRAND LEDGE MI 48837
1. 2021 FORD EDGE SEL VIN 2FMPK3J95MBA10022
 COVERAGES                                  LIMITS                                   PREMIUM
 Combined Liability                         $300,000 each accident                   $181.00
 Uninsured Motorist                         $300,000 each accident                   $14.00
 Underinsured Motorist                      $300,000 each accident                   $11.00
 Personal Injury Protection                 $250,000                                 $148.00
 Property Protection                        $1 million                               $10.00
 Comprehensive                              ACV - $250 deductible                    $66.00
 Collision - Broad Form                     ACV - $500 deductible                    $233.00
 Road Trouble Service                       $100                                     $6.00
 Additional Expense                         $30 a day                                $10.00
 TOTAL                                                                               $679.00
2. 2013 CHEVROLET CRUZE LT VIN 1G1PE5SB1D7110224
 COVERAGES                                  LIMITS                                   PREMIUM
 Combined Liability                         $300,000 each accident                   $170.00
 Uninsured Motorist                         $300,000 each accident                   $14.00
 Underinsured Motorist                      $300,000 each accident                   $11.00
 Personal Injury Protection                 $250,000                                 $140.00
 Property Protection                        $1 million                               $10.00
 Comprehensive                              ACV - $500 deductible                    $31.00
 Road Trouble Service                       $100                                     $6.00
 TOTAL                                                                               $382.00
TERM TOTAL $1,061.00  PAID IN FULL DISCOUNT $-102.00  TERM TOTAL WITH DISCOUNT $959.00
`,
    ]),
    says: {
      kind: "policy",
      types: ["auto"],
      carrier: "Auto-Owners",
      effectiveOn: "2026-06-15",
      expiresOn: "2026-12-15",
      premium: { dollars: 1061, months: 6 },
      auto: {
        injury: "single300",
        uninsuredDrivers: "single300",
        medicalPayments: 250000,
        comprehensiveDeductible: 250,
        collisionDeductible: 500,
        differs: true,
        included: ["roadside"],
      },
      vehicles: ["2021 Ford Edge SEL", "2013 Chevrolet Cruze LT"],
      accept: {
        "auto.propertyDamage": [300000],
        "auto.medicalPayments": [null],
        "auto.included": [["rentalCar"]],
      },
    },
  },
  {
    name: "auto: limits and premiums for each vehicle side by side",
    text: pictured([
      `
SAFECO INSURANCE COMPANY OF ILLINOIS

A Liberty Mutual Company
AUTOMOBILE POLICY DECLARATIONS
NAMED INSURED: HARUTO & MEI SATO                     POLICY NUMBER: Z4471802
550 S ALKI AVE                                       POLICY PERIOD FROM: JULY 8 2026
SPOKANE WA 99203                                     TO: JAN. 8 2027
                                                     at 12:01 A.M. standard time
RATED DRIVERS HARUTO SATO, MEI SATO

 2019 SUBARU FORESTER LIMITED 4 DOOR WAGON ID# JF2SKASC7KH440127
 LOSS PAYEE: NONE
 2023 TOYOTA SIENNA XLE 5 DOOR VAN ID# 5TDYRKEC8PS118822

 COVERAGES                 2019 SUBARU LIMITS           PREMIUMS  2023 TOYO LIMITS             PREMIUMS
 LIABILITY:
 BODILY INJURY             $250,000 Each Person         $ 130.10  $250,000 Each Person         $ 122.90
                           $500,000 Each Occurrence               $500,000 Each Occurrence
 PROPERTY DAMAGE           $100,000 Each Occurrence     $ 88.20   $100,000 Each Occurrence     $ 81.00
 PERSONAL INJURY PROTECTION  $10,000                    $ 40.40   $10,000                      $ 38.80
 UNDERINSURED MOTORISTS:
 BODILY INJURY             $250,000 Each Person         $ 31.10   $250,000 Each Person         $ 31.10
                           $500,000 Each Accident                 $500,000 Each Accident
 PROPERTY DAMAGE           $100,000                     $ 9.90    $100,000                     $ 9.90
 COMPREHENSIVE             Actual Cash Value Less $250 Deductible  $ 44.40  Actual Cash Value Less $250 Deductible  $ 61.00
 COLLISION                 Actual Cash Value Less $500 Deductible  $ 150.50  Actual Cash Value Less $500 Deductible  $ 201.20
 LOSS OF USE               $40 Per Day / $1200 Max      $ 14.00   $40 Per Day / $1200 Max      $ 14.00
 ROADSIDE ASSISTANCE       Included                     $ 6.00    Included                     $ 6.00
 TOTAL                                                  $ 514.60                               $ 565.90

TOTAL EACH VEHICLE: 2019 SUBARU $ 514.60  2023 TOYO $ 565.90
PREMIUM SUMMARY: VEHICLE COVERAGES $ 1,080.50; DISCOUNTS & SAFECO SAFETY REWARDS You saved $ 388.00; TOTAL 6 MONTH PREMIUM
FOR ALL VEHICLES $ 1,080.50
`,
    ]),
    says: {
      kind: "policy",
      types: ["auto"],
      carrier: "Safeco",
      effectiveOn: "2026-07-08",
      expiresOn: "2027-01-08",
      premium: { dollars: 1080, months: 6 },
      auto: {
        injury: "250/500",
        propertyDamage: 100000,
        uninsuredDrivers: "250/500",
        medicalPayments: 10000,
        comprehensiveDeductible: 250,
        collisionDeductible: 500,
        included: ["rentalCar", "roadside"],
      },
      vehicles: ["2019 SUBARU FORESTER LIMITED", "2023 TOYOTA SIENNA XLE"],
      drivers: 2,
      accept: { "auto.medicalPayments": [null], "auto.uninsuredDrivers": [null] },
    },
    unread: ["carrier", "premium", "drivers"],
  },
  {
    name: "quote: two offers side by side",
    text: pictured([
      `
National General
Homeowners Insurance Proposal
This is not a policy or a binder. Quote number Q-4471802, prepared 11/02/2026, rates good for 30 days. Effective date
requested: 12/15/2026.
Applicant: Barnaby Quill. Location: 66 Juniper Flats Rd, Prescott, AZ 86303

 Coverage                                                           Option 1                    Option 2
 Dwelling                                                           $340,000                   $375,000
 Other structures                                                    $34,000                    $37,500
 Personal property                                                  $170,000                   $262,500
 Loss of use                                                         $68,000                    $75,000
 Liability                                                          $300,000                   $500,000
 Medical payments                                                     $1,000                     $5,000
 Deductible                                                           $2,500                     $1,000
 Annual premium                                                       $1,240                     $1,511
`,
    ]),
    says: {
      kind: "quote",
      types: ["home"],
      carrier: "National General",
      effectiveOn: "2026-12-15",
      home: { included: [] },
      property: { address1: "66 Juniper Flats Rd", city: "Prescott", state: "AZ", zip: "86303" },
      accept: { effectiveOn: [null] },
    },
  },
  {
    name: "home: a deductible beside each limit",
    text: pictured([
      `
COUNTRY Mutual Insurance Company
COUNTRY Financial
Homeowners policy declarations
Policy A12K4471802  Effective 7/22/2026 12:01 AM  Expires 7/22/2027 12:01 AM
Policyholder                       Insured home                        Representative
Lorcan Daly                        9 Prairie Dock Ln                   Faye Lund
9 Prairie Dock Ln                  Normal, IL 61761                    200 E Beaufort St
Normal, IL 61761                                                       Normal, IL 61761

 Property coverages                                        Limit                          Deductible
 Coverage A - Dwelling (replacement cost)                  $367,000                       $2,000
 Coverage B - Other structures                             $36,700                        $2,000
 Coverage C - Personal property (replacement cost)         $256,900                       $2,000
 Coverage D - Additional living expense                    Actual loss sustained          None
 Wind or hail damage to roof (actual cash value)           Included                       $3,670
 Liability coverages                                       Limit
 Coverage E - Liability                                    $300,000 each occurrence
 Coverage F - Medical payments                             $5,000 each person
 Optional coverages                                        Limit                          Deductible
 Backup of sewers and drains                               $10,000                        $1,000
 Equipment breakdown                                       $50,000                        $500
 Earthquake                                                Not covered

Total premium 12 months $1,499.00
Home details: 2003, frame, 2,240 square feet
`,
    ]),
    says: {
      kind: "policy",
      types: ["home"],
      carrier: "Country Financial",
      effectiveOn: "2026-07-22",
      expiresOn: "2027-07-22",
      premium: { dollars: 1499, months: 12 },
      home: {
        dwelling: 367000,
        otherStructures: 36700,
        belongings: 256900,
        personalLiability: 300000,
        medicalPayments: 5000,
        deductible: 2000,
        windDeductible: { dollars: 3670 },
        dwellingSettlement: "replacement",
        roofSettlement: "actualCashValue",
        belongingsSettlement: "replacement",
        included: ["waterBackup", "equipmentBreakdown"],
      },
      property: {
        address1: "9 Prairie Dock Ln",
        city: "Normal",
        state: "IL",
        zip: "61761",
        livingArea: 2240,
      },
      accept: { "property.yearBuilt": [2003] },
    },
    unread: ["home.windDeductible"],
  },
  {
    name: "home: a credit with its minus behind, codes of forms as labels",
    text: pictured([
      `
WESTFIELD INSURANCE COMPANY  ONE PARK CIRCLE, WESTFIELD CENTER OH 44251
WESPAK HOMEOWNERS DECLARATIONS  POLICY WNP 4471802  ACCOUNT 9204471  PAGE 2 OF 6
TERM: 11-29-2026 TO 11-29-2027  INSURED: BRIGID O'DELL, 2240 RIDGE RD, HINCKLEY OH 44233
LOCATION 01: 2240 RIDGE RD, HINCKLEY OH 44233  YEAR BLT 2001  CONST FRAME  PROT CL 5

 COV          DESCRIPTION                                     LIMIT          DED        PREMIUM
 A            DWELLING                                        $401,500       $1,000     $1,204
 B            OTHER STRUCTURES                                $40,150        $1,000     INCL
 C            PERSONAL PROPERTY                               $281,050       $1,000     INCL
 D            LOSS OF USE                                     $120,450                  INCL
 E            PERSONAL LIABILITY                              $300,000                  $14
 F            MEDICAL PAYMENTS                                $5,000                    $6
 HO0490       REPLACEMENT COST CONTENTS                                                 $61
 HO0495       WATER BACKUP                                    $15,000        $500       $80
 HO0477       ORDINANCE OR LAW                                10%                       INCL
 WL0221       IDENTITY FRAUD                                  $25,000        $0         $15
 WL0230       SERVICE LINE                                    $10,000        $500       $28
              WIND/HAIL                                                      $2,500

TOTAL $1,408  LOYALTY CREDIT $55-  TOTAL TERM PREMIUM $1,353
`,
    ]),
    says: {
      kind: "policy",
      types: ["home"],
      carrier: "Westfield",
      effectiveOn: "2026-11-29",
      expiresOn: "2027-11-29",
      premium: { dollars: 1353, months: 12 },
      home: {
        dwelling: 401500,
        otherStructures: 40150,
        belongings: 281050,
        livingElsewhere: 120450,
        personalLiability: 300000,
        medicalPayments: 5000,
        deductible: 1000,
        windDeductible: { dollars: 2500 },
        belongingsSettlement: "replacement",
        included: ["waterBackup", "buildingCode", "identityTheft", "serviceLine"],
      },
      property: {
        address1: "2240 RIDGE RD",
        city: "HINCKLEY",
        state: "OH",
        zip: "44233",
        yearBuilt: 2001,
      },
      accept: { "home.form": [null] },
    },
  },
  {
    name: "auto: labels above their values, row by row",
    text: pictured([
      `
Kemper Personal Insurance
Auto declarations

POLICY NUMBER                      EFFECTIVE                           EXPIRES
447-1802-N                         09/08/2026                          09/08/2027

INSURED                            GARAGED AT                          TOTAL ANNUAL PREMIUM
Wilhelmina Stout                   7 Canal Rd, Utica, NY 13501         $1,702.00
2022 Ford Maverick XL

BODILY INJURY                      PROPERTY DAMAGE                     UNINSURED MOTORISTS
100,000/300,000                    50,000                              100,000/300,000

COMPREHENSIVE DEDUCTIBLE           COLLISION DEDUCTIBLE                RENTAL
250                                500                                 40/1,200

OPERATORS
Wilhelmina Stout
Ezra Stout
`,
    ]),
    says: {
      kind: "policy",
      types: ["auto"],
      carrier: "Kemper",
      effectiveOn: "2026-09-08",
      expiresOn: "2027-09-08",
      premium: { dollars: 1702, months: 12 },
      auto: {
        injury: "100/300",
        propertyDamage: 50000,
        uninsuredDrivers: "100/300",
        comprehensiveDeductible: 250,
        collisionDeductible: 500,
        included: ["rentalCar"],
      },
      vehicles: ["2022 Ford Maverick XL"],
      drivers: 2,
    },
  },
];
