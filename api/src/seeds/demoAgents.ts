import { daysAfter } from "@quotehaven/contract/cover";
import { exampleAgency, utcDay, type InsuranceTypeId } from "@quotehaven/contract/rules";
import type { AgentProfileUpdate } from "@quotehaven/contract/wire";
import type { Deps } from "../deps";
import { decideLicense } from "../operations/console/decideLicense";
import { ownReason } from "../operations/operators/ownWords";
import { addCarriers, updateAgentProfile } from "../profiles/agentProfile";
import { keepTemplate } from "../quotes/templates/coverTemplates";
import { carriers } from "../reference/carriers";
import { austinZips, daysBefore, pick } from "./demoChoices";
import { demoPerson } from "./demoPeople";
import { joinAsAgent } from "./joining";
import type { Happening, Past } from "./Past";

/** The demo agents by their first names. */
export type AgentName = "Abe" | "Fay" | "Nora" | "Ian" | "Pia";
/** An agent as the routes know whoever is signed in. */
export type DemoAgent = { id: number; role: "agent"; language: "en"; timeZone: string };

/** An operator whom nobody has to be. */
export const demoOperator = { operator: "Demo", operatorId: null };

const agencyOf = (name: AgentName, agencyName: string) => ({
  ...exampleAgency,
  agencyName,
  agencyEmail: `office.${name.toLowerCase()}@example.com`,
  emailNotifications: false,
});
const zipCodes = austinZips.map((id) => ({ id }));

type AgentStory = {
  name: AgentName;
  /** How many days ago they registered. */
  joined: number;
  profile: AgentProfileUpdate;
  carriers: number[];
  isChecked?: boolean;
};

const stories: readonly AgentStory[] = [
  {
    name: "Abe",
    joined: 370,
    profile: {
      ...agencyOf("Abe", "Whitfield Agency"),
      // In California a license has a letter among its digits.
      agencyAddress: "1415 L Street, Sacramento, CA",
      ...{ licenseNumber: "069776", fullLicense: "0F69776", licenseState: "CA" },
      hasAllZipCodes: true,
    },
    carriers: [1, 3, 4, 6],
    isChecked: true,
  },
  {
    name: "Fay",
    joined: 369,
    profile: {
      ...agencyOf("Fay", "Nguyen Family Insurance"),
      licenseNumber: "2100002",
      zipCodes,
      // Whoever tries the daily digest wants to find it in the local mailbox.
      emailNotifications: true,
      leadMails: "daily",
    },
    carriers: [5, 2],
  },
  {
    name: "Nora",
    joined: 60,
    profile: { ...agencyOf("Nora", "Blake Insurance"), licenseNumber: "2100003", zipCodes },
    carriers: [],
    isChecked: true,
  },
  {
    name: "Ian",
    joined: 59,
    profile: { agencyName: "Petrov & Daughters", emailNotifications: false },
    carriers: [1],
  },
  {
    name: "Pia",
    joined: 58,
    profile: { ...agencyOf("Pia", "Sandoval Insurance"), licenseNumber: "2100004", zipCodes },
    carriers: [2],
  },
];

/** A carrier of an agent's that writes all of these types. */
export function carrierFor(
  name: AgentName,
  types: readonly InsuranceTypeId[],
  index: number,
): number {
  const own = stories.find((story) => story.name === name)?.carriers ?? [];
  const writing = carriers().filter(
    ({ id, insuranceTypeIds }) =>
      own.includes(id) && types.every((type) => insuranceTypeIds.includes(type)),
  );
  return pick(writing, index).id;
}

/** The demo agents: they register, fill in their profiles and are looked up. */
export class DemoAgents {
  private readonly known = new Map<AgentName, DemoAgent>();

  constructor(private readonly past: Past) {}

  /** An agent who has joined. */
  get(name: AgentName): DemoAgent {
    const agent = this.known.get(name);
    if (!agent) throw new Error(`${name} has not joined yet.`);
    return agent;
  }

  /** What agents do for themselves, until now. */
  story(now: Date): Happening[] {
    const pausedUntil = daysAfter(utcDay(now), 14);
    return [
      ...stories.flatMap((story, index) => this.joins(now, story, index)),
      {
        at: daysBefore(now, 300),
        happens: () =>
          keepTemplate(this.past.deps, this.get("Abe").id, {
            ...{ insuranceTypeId: 3, name: "Family of four" },
            cover: { auto: { injury: "100/300", propertyDamage: 100_000 } },
          }),
      },
      {
        at: daysBefore(now, 0.1),
        happens: () => this.changeProfile("Abe", { licenseStates: [exampleAgency.licenseState] }),
      },
      { at: daysBefore(now, 0.05), happens: () => this.changeProfile("Pia", { pausedUntil }) },
    ];
  }

  private joins(
    now: Date,
    { name, joined, profile, carriers, isChecked }: AgentStory,
    index: number,
  ): Happening[] {
    const { deps } = this.past;
    const joins = async () => {
      const id = await joinAsAgent(deps, demoPerson(name), index);
      this.known.set(name, { id, role: "agent", language: "en", timeZone: "" });
      await this.changeProfile(name, profile);
      if (carriers.length > 0) await addCarriers(deps, id, carriers);
    };
    const isLookedUp = () => lookUpLicense(deps, this.get(name).id, profile);
    return [
      { at: daysBefore(now, joined), happens: joins },
      ...(isChecked ? [{ at: daysBefore(now, joined - 1), happens: isLookedUp }] : []),
    ];
  }

  /** As whoever is signed in, which ends again. */
  private async changeProfile(name: AgentName, changes: AgentProfileUpdate): Promise<void> {
    const { deps, passwordHash } = this.past;
    const agent = this.get(name);
    const sid = await deps.sessions.open(agent.id, passwordHash);
    const session = sid === null ? null : await deps.sessions.find(sid);
    if (!session) throw new Error(`${name} cannot sign in.`);
    await updateAgentProfile(deps, session, changes);
    const { timeZone } = (await deps.sessions.find(sid ?? "")) ?? session;
    this.known.set(name, { ...agent, timeZone });
    await deps.sessions.end(session);
  }
}

function lookUpLicense(
  deps: Deps,
  agentId: number,
  { licenseNumber = "", fullLicense, licenseState = "" }: AgentProfileUpdate,
): Promise<void> {
  const license = { number: fullLicense || licenseNumber, state: licenseState };
  const reason = { actor: demoOperator, why: ownReason("demoLicense") };
  return decideLicense(deps, agentId, { finding: "checked", ...license }, reason);
}
