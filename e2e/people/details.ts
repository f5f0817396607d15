import { randomInt } from "node:crypto";
import { ZipCodesReply, type ZipCode } from "@quotehaven/contract/schemas";
import type { Api } from "./Api";

/** What is typed of a consumer; dates as MM/DD/YYYY. */
export type ConsumerDetails = {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  stateName: string;
  zip: ZipCode;
  rents: boolean;
  phone: string;
  email: string;
  password: string;
};

/** What is typed of an agent. */
export type AgentDetails = {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  password: string;
};

/** An address of the internet that nobody else has (the range is reserved for measurements). */
export function ownAddress(): string {
  return `198.${18 + randomInt(2)}.${randomInt(256)}.${1 + randomInt(254)}`;
}

function ownNumber(): string {
  return String(randomInt(100_000_000)).padStart(8, "0");
}

const password = "Quiet-harbor-72";

/** Somebody who is not registered, living where no other test's people live. */
export async function aConsumer(api: Api): Promise<ConsumerDetails> {
  const number = ownNumber();
  return {
    firstName: "Carla",
    lastName: `Jones${number}`,
    dateOfBirth: "03/14/1985",
    address1: "12 Elm Street",
    address2: "Apartment 4",
    city: "Austin",
    state: "TX",
    stateName: "Texas",
    zip: await ownZip(api),
    rents: false,
    phone: `(512)5${number.slice(0, 2)}-${number.slice(2, 6)}`,
    email: `carla.${number}@example.com`,
    password,
  };
}

/** Whether the zip code of these details is of another place than their city: the form asks which is right. */
export function isElsewhere({ zip, city, state }: ConsumerDetails): boolean {
  const isKnown = zip.city !== undefined && zip.state !== undefined;
  return isKnown && (zip.city !== city || zip.state !== state);
}

/** An agent who is not registered. */
export function anAgent(): AgentDetails {
  const number = ownNumber();
  return {
    firstName: "Ben",
    lastName: `Ortiz${number}`,
    phone: `(737)5${number.slice(0, 2)}-${number.slice(2, 6)}`,
    email: `ben.${number}@example.com`,
    password,
  };
}

/** Each worker that Playwright ever starts takes its zip codes from places of its own, and none twice. */
const worker = process.env.TEST_WORKER_INDEX;
const taken = new Set<number>();

/** The first three digits of some zip code that is for this worker to take. */
function ownPlace(): string {
  const place = worker ? 90 * randomInt(10) + (Number(worker) % 90) : randomInt(900);
  return String(100 + place);
}

/** A zip code that nobody else has, so that the leads of one test are not those of another. */
async function ownZip(api: Api): Promise<ZipCode> {
  for (;;) {
    const search = ownPlace();
    const { data } = await api.get("/auth/zipcodes", ZipCodesReply, { search, limit: "100" });
    const free = data.filter(({ zip_id }) => !taken.has(zip_id));
    const zip = free[randomInt(Math.max(free.length, 1))];
    if (!zip) continue;
    taken.add(zip.zip_id);
    return zip;
  }
}
