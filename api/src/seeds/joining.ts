import type { InsuranceTypeId } from "@quotehaven/contract/rules";
import { isOf, linkTokenOf } from "../accounts/registration/registrations";
import { registerAgent, registerConsumer } from "../accounts/registration/signup";
import { verifyAccount } from "../accounts/registration/verification";
import type { Deps } from "../deps";
import { pick, type Place } from "./demoChoices";
import { DEMO_PASSWORD, type DemoPerson } from "./demoPeople";

/** Names of clients whom nobody needs to tell apart. */
const FIRST_NAMES: readonly string[] =
  "Maya Leo Ines Omar Ruth Felix Grace Hugo Ivy Jonas Kira Liam Nina Otto Priya".split(" ");
const LAST_NAMES: readonly string[] =
  "Adler Brooks Chen Duarte Ellis Fraser Gomez Hart Ito Jensen Kaur Lowe Meyer".split(" ");
/** A client who is called so. */
export function aClient(mailbox: string, first: number, last: number): DemoPerson {
  return {
    email: `${mailbox}@example.com`,
    role: "consumer",
    firstName: pick(FIRST_NAMES, first),
    lastName: pick(LAST_NAMES, last),
  };
}

const STREETS = "Willow Lane,Cedar Street,Lake Drive,Hill Road,Maple Avenue".split(",");

const from = { ip: "192.0.2.1", language: "en" } as const;
const typed = { password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD, token: "" };

/** An agent registers, and confirms the address. Answers the account's number. */
export async function joinAsAgent(deps: Deps, person: DemoPerson, index: number): Promise<number> {
  const { email, firstName: name, lastName: lastname } = person;
  const phone = `(512)555-${String(100 + index).padStart(4, "0")}`;
  await registerAgent(deps, { agent: true, name, lastname, email, phone, ...typed }, from);
  return confirm(deps, email);
}

/** A client registers for a kind of insurance, and confirms the address. Answers the account's number. */
export async function joinAsConsumer(
  deps: Deps,
  { email, firstName, lastName }: DemoPerson,
  { index, place, type }: { index: number; place: Place; type: InsuranceTypeId },
): Promise<number> {
  const isPair = index % 3 === 1;
  const { zipId, city, state } = place;
  await registerConsumer(
    deps,
    {
      ...{ email, firstName, lastName, city, state },
      dateOfBirth: `${1960 + (index % 40)}-0${1 + (index % 9)}-1${index % 9}`,
      address1: `${100 + index * 7} ${pick(STREETS, index)}`,
      address2: index % 4 === 0 ? `Apt ${index + 1}` : "",
      rents: index % 2 === 0,
      zipCodes: [{ id: zipId }],
      gender: pick(["male", "female", "other"] as const, index),
      maritalStatus: isPair ? "married" : "single",
      ...(isPair && {
        partnerFirstName: pick(FIRST_NAMES, index + 4),
        partnerLastName: pick(LAST_NAMES, index),
        partnerDateOfBirth: "1986-05-20",
      }),
      phoneNumber: `(512)555-${String(1000 + index)}`,
      currentInsuranceCompany: null,
      // Nobody is behind these addresses.
      emailNotification: false,
      insuranceTypeId: type,
      answers: [],
      ...typed,
    },
    from,
  );
  return confirm(deps, email);
}

/** Uses the link that the address was mailed. */
async function confirm(deps: Deps, email: string): Promise<number> {
  const { nonce } = await deps.db.query
    .selectFrom("registrations")
    .select("nonce")
    .where(isOf(email))
    .executeTakeFirstOrThrow();
  await verifyAccount(deps, linkTokenOf(deps.config, nonce ?? ""));
  const { id } = await deps.db.query
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return id;
}
