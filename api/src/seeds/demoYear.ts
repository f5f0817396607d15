import type { InsuranceTypeId } from "@quotehaven/contract/rules";
import { carrierFor } from "./demoAgents";
import { anywhere, chanceOf, evenly, inAustin, pick } from "./demoChoices";
import { aClient } from "./joining";
import type { LeadStory, Scene, Terms } from "./scenes";

/** What became of a lead of a past month. */
type End = "bound" | "notBought" | "returned" | "lost" | "gone";

/** Leads that ended in the past months: more from month to month. */
const LEADS = 48;
/** In days before now; what is younger is told by the recent leads. */
const [OLDEST, YOUNGEST] = [362, 38];
const TYPE_SETS: InsuranceTypeId[][] = [[1], [3], [1, 3], [2], [1, 3], [1, 2, 3]];

/** What a need does not say, so that some quotes state every line. */
const whole: Terms["cover"] = ({ home, auto }) => ({
  home: {
    ...home,
    deductible: 500,
    windDeductible: { dollars: 500 },
    dwellingSettlement: "extended25",
    roofSettlement: "replacement",
    belongingsSettlement: "replacement",
  },
  auto,
});

/** What two demo agents did in the past months, all of it finished: for their results, and for what operators see. */
export function pastLeads(): LeadStory[] {
  return Array.from({ length: LEADS }, (_, index) => pastLead(index));
}

/** The lead at an index, of which the first is the oldest. In a year the agent becomes faster, and wins more. */
function pastLead(index: number): LeadStory {
  const progress = index / LEADS;
  const submitted = OLDEST - (OLDEST - YOUNGEST) * progress ** 0.7 - chanceOf(index, 1);
  const usualHours = 30 - 22 * progress + 5 * Math.sin(progress * 19);
  const quoted = submitted - (usualHours * (0.3 + 1.4 * chanceOf(index, 2))) / 24;
  const luck = evenly(index);
  const won = 0.27 + 0.14 * progress + 0.04 * Math.sin(progress * 23);
  const end = luck < won ? outcomeOf(index) : luck < won + 0.19 ? "lost" : "gone";
  const isContested = luck < won + 0.19;
  const otherQuoted = submitted - 0.6 - chanceOf(index, 4);
  const types = pick(TYPE_SETS, index);
  const carrierId = carrierFor("Abe", types, index);
  const other = carrierFor("Fay", types, index);
  const ended = (isContested ? Math.min(quoted, otherQuoted) : quoted) - 1 - 4 * chanceOf(index, 5);
  const isDear = end === "lost" && index % 3 !== 0;
  const otherTerms = { priceFactor: isDear ? 0.85 : 1.15 };
  return {
    client: aClient(`past${String(index + 1).padStart(3, "0")}`, index * 7 + 3, index * 3 + 1),
    index: 200 + index,
    place: isContested ? inAustin(index) : anywhere(index),
    types,
    joined: submitted + 0.02 + chanceOf(index, 7) ** 3 * 6,
    scenes: [
      { daysAgo: submitted, does: "submits" },
      { daysAgo: quoted + 0.01, does: "opens", agent: "Abe" },
      {
        ...{ daysAgo: quoted, does: "quotes", agent: "Abe", carrierId },
        terms: { cover: index % 2 === 0 ? whole : undefined },
      },
      ...(isContested
        ? ([
            {
              daysAgo: otherQuoted,
              does: "quotes",
              agent: "Fay",
              carrierId: other,
              terms: otherTerms,
            },
          ] as const)
        : []),
      ...endScenes(end, ended, end === "lost" ? other : carrierId),
    ],
  };
}

/** What came of a client who was won: most of them bought. */
function outcomeOf(index: number): End {
  const luck = chanceOf(index, 6);
  if (luck < 0.04) return "returned";
  return luck < 0.72 ? "bound" : "notBought";
}

/** Every choice was paid for the same day, and some fees went back. */
function endScenes(end: End, daysAgo: number, carrierId: number): Scene[] {
  if (end === "gone") {
    return [
      { daysAgo, does: "deletes" },
      { daysAgo: daysAgo - 0.1, does: "putsAway", agent: "Abe" },
    ];
  }
  const agent = end === "lost" ? "Fay" : "Abe";
  const chosen: Scene[] = [
    { daysAgo, does: "chooses", carrierId },
    { daysAgo: daysAgo - 0.1, does: "pays", agent },
  ];
  if (end === "lost") return chosen;
  const outcome = end === "bound" ? "bound" : "lost";
  const outcomeReason = end === "bound" ? null : end === "returned" ? "unreachable" : "stayed";
  chosen.push({ daysAgo: daysAgo - 3, does: "notes", agent, notes: { outcome, outcomeReason } });
  if (end !== "returned") return chosen;
  return [
    ...chosen,
    { ...{ daysAgo: daysAgo - 6, does: "asksFeeBack", agent }, words: "Nobody answers there." },
    { daysAgo: daysAgo - 9, does: "getsFeeBack" },
    { daysAgo: daysAgo - 10, does: "deletes" },
  ];
}
