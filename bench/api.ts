import { measureSessionPoll } from "./sessionPoll";
import { printJudged } from "./targets";

/** Prints what the API's calls cost that everybody makes all the time. */
export async function measureApi(people: number, times: number): Promise<void> {
  printJudged(await measureSessionPoll(people, times));
}
