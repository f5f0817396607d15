import { pictured } from "./pictures";
import type { PolicyText } from "../types";

type OwnLayout = { name: string; text: PolicyText; says: object };

const layouts: OwnLayout[] = [
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
];

/** Yet more declarations. */
export const thirdLayouts: readonly OwnLayout[] = layouts;
