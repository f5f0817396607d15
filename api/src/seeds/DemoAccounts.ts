import { exampleAgency, utcDay } from "@quotehaven/contract/rules";
import { accountType, gender, maritalStatus, type AccountType } from "@quotehaven/contract/wire";
import { addAccount } from "../accounts/addAccount";
import { writtenLicense } from "../accounts/writtenLicense";
import { agentRows, rowChange } from "../accounts/profileRows";
import type { Tx } from "../database";
import { ownReason } from "../operator/ownWords";
import { morningOf, timeZoneOfAgency } from "../reference/timeZones";
import { daysBefore, pick, preferredZips, placeOf, type Id } from "./demoChoices";

/** Somebody who gets an account. */
export type NewPerson = {
  email: string;
  accountType: AccountType;
  firstName: string;
  lastName: string;
  /** When the account was made; two months ago unless given. */
  joinedAt?: Date;
};

/** First names for people whom nobody needs to tell apart. */
export const FIRST_NAMES: readonly string[] =
  "Maya Leo Ines Omar Ruth Felix Grace Hugo Ivy Jonas Kira Liam Nina Otto Priya".split(" ");
/** Last names for the same people. */
export const LAST_NAMES: readonly string[] =
  "Adler Brooks Chen Duarte Ellis Fraser Gomez Hart Ito Jensen Kaur Lowe Meyer".split(" ");
const STREETS = "Willow Lane,Cedar Street,Lake Drive,Hill Road,Maple Avenue".split(",");

/** An agency of California, where a license has a letter among its digits. */
const californian = {
  agency_address: "1415 L Street, Sacramento, CA",
  license_number: "069776",
  full_license: "0F69776",
  license_state: "CA",
};

/** Writes the accounts of demo people and what their profiles hold. */
export class DemoAccounts {
  constructor(
    private readonly tx: Tx,
    private readonly now: Date,
    private readonly passwordHash: string,
  ) {}

  async addUsers(people: readonly NewPerson[]): Promise<Id[]> {
    const ids: Id[] = [];
    for (const [index, person] of people.entries()) {
      const { email, accountType: kind, firstName, lastName, joinedAt } = person;
      ids.push(
        await addAccount(this.tx, {
          type: accountType.encode(kind),
          email,
          password_hash: this.passwordHash,
          first_name: firstName,
          last_name: lastName,
          phone: `(512)555-${String(1000 + index)}`,
          is_demo: true,
          // Nobody is behind these addresses.
          email_notifications: false,
          created_at: joinedAt ?? daysBefore(this.now, 60),
          verified_at: joinedAt ?? daysBefore(this.now, 60),
        }),
      );
    }
    return ids;
  }

  async addAgents(ids: Record<"nora" | "ian" | "fay" | "abe" | "pia", Id>) {
    const { nora, ian, fay, abe, pia } = ids;
    const complete = (id: Id, name: string) => ({
      user_id: id,
      ...rowChange("agents", agentRows, {
        ...exampleAgency,
        agencyName: name,
        agencyEmail: `office${id}@example.com`,
        licenseNumber: String(2_100_000 + id),
      }),
    });
    await this.tx
      .insertInto("agents")
      .values([
        complete(nora, "Blake Insurance"),
        { user_id: ian, agency_name: "Petrov & Daughters" },
        { ...complete(fay, "Nguyen Family Insurance"), lead_mail: "daily" },
        { ...complete(pia, "Sandoval Insurance"), ...pauseOf(daysBefore(this.now, -14)) },
        { ...complete(abe, "Whitfield Agency"), ...californian, all_zips: true },
      ])
      .execute();
    await this.checkLicenses([nora, abe]);
    // Whoever tries the daily digest wants to find it in the local mailbox.
    await this.tx
      .updateTable("users")
      .set({ email_notifications: true })
      .where("id", "=", fay)
      .execute();
    await this.tx
      .insertInto("agent_zips")
      .values(
        [nora, fay, pia].flatMap((agent_id) =>
          preferredZips.map((zip_id) => ({ agent_id, zip_id })),
        ),
      )
      .execute();
    await this.tx
      .insertInto("agent_carriers")
      .values(
        Object.entries({ [ian]: [1], [fay]: [5, 2], [pia]: [2], [abe]: [1, 3, 4] }).flatMap(
          ([id, carriers]) => carriers.map((carrier_id) => ({ agent_id: Number(id), carrier_id })),
        ),
      )
      .execute();
  }

  /** As an operator checks them, with the record of it. */
  private async checkLicenses(agentIds: readonly Id[]): Promise<void> {
    const checkedAt = daysBefore(this.now, 20);
    const agents = await this.tx
      .updateTable("agents")
      .set({ license_check: "checked", license_check_at: checkedAt })
      .where("user_id", "in", agentIds)
      .returning(["user_id", writtenLicense().as("license_number"), "license_state"])
      .execute();
    await this.tx
      .insertInto("operator_acts")
      .values(
        agents.map(({ user_id, ...license }) => ({
          operator: "Demo",
          act: "license-check" as const,
          agent_id: user_id,
          ...license,
          why: ownReason("demoLicense"),
          acted_at: checkedAt,
        })),
      )
      .execute();
  }

  async addConsumers(ids: readonly Id[]): Promise<void> {
    await this.tx
      .insertInto("consumers")
      .values(
        ids.map((user_id, index) => {
          const hasPartner = index % 3 === 1;
          const { zip, city, state } = placeOf(user_id);
          return {
            user_id,
            date_of_birth: `${1960 + (index % 40)}-0${1 + (index % 9)}-1${index % 9}`,
            address1: `${100 + index * 7} ${pick(STREETS, index)}`,
            address2: index % 4 === 0 ? `Apt ${index + 1}` : null,
            city,
            state,
            rents: index % 2 === 0,
            zip_id: zip,
            gender: gender.encode(pick(["male", "female", "other"], index)),
            marital_status: maritalStatus.encode(hasPartner ? "married" : "single"),
            partner_first_name: hasPartner ? pick(FIRST_NAMES, index + 4) : null,
            partner_last_name: hasPartner ? pick(LAST_NAMES, index) : null,
            partner_date_of_birth: hasPartner ? "1986-05-20" : null,
          };
        }),
      )
      .execute();
  }
}

/** A pause until the day of a moment. */
function pauseOf(endsAt: Date) {
  const day = utcDay(endsAt);
  const { agencyAddress: address, licenseState } = exampleAgency;
  const timeZone = timeZoneOfAgency({ address, licenseState });
  return { paused_until: day, pause_ends_at: morningOf(day, timeZone) };
}
