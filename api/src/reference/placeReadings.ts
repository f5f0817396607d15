import { placeKey, usStates } from "@quotehaven/contract/rules";

/** How a searched place may be meant: how its key begins, and `states` where only some are meant. */
export type PlaceReading = { key: string; states: readonly string[] | null };

/**
 * What a search for a place may mean: "Austin, Texas" is a name and its state, and "Austin TX" may be.
 * Empty where it names nothing.
 */
export function placeReadings(search: string): PlaceReading[] {
  const [name = "", state = ""] = search
    .toLowerCase()
    .split(",")
    .map((part) => part.trim());
  if (!/\p{L}/u.test(name)) return [];
  const key = placeKey(name);
  if (state !== "") return [{ key, states: statesNamed(state).map(({ code }) => code) }];
  const [, ofState = "", code] = /^(.+)\s([a-z]{2})$/.exec(name) ?? [];
  const named = usStates.filter((each) => each.code.toLowerCase() === code);
  return [
    { key, states: null },
    ...named.map((each) => ({ key: placeKey(ofState), states: [each.code] })),
  ];
}

/** The states with this code, or whose name begins like this; in small letters. */
export const statesNamed = (text: string) =>
  usStates.filter(
    ({ code, name }) => code.toLowerCase() === text || name.toLowerCase().startsWith(text),
  );
