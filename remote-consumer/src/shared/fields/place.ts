import type { ZipCode } from "@quotehaven/contract/wire";

/** A city with its state's two-letter code, as the form holds them. */
export type Place = { city: string; state: string };

/** The place of a zip code; null where the reply does not tell. */
export function placeOf({ city, state }: Pick<ZipCode, "city" | "state">): Place | null {
  return city && state ? { city, state } : null;
}

/** The digits of a zip code among what was typed, five at most. */
export function zipDigits(typed: string): string {
  return typed.replace(/\D/g, "").slice(0, 5);
}

/** A zip code with where it lies, as fields show it: "78701 Austin, TX". */
export function zipText({ code, city, state }: ZipCode): string {
  return [code, [city, state].filter(Boolean).join(", ")].filter(Boolean).join(" ");
}

/** As people write it: "Austin, TX"; one of them alone where the other is empty. */
export function placeText({ city, state }: Place): string {
  return [city.trim(), state].filter(Boolean).join(", ");
}

/** Words that a city's name is written with in more than one way. */
const shortWords: Readonly<Record<string, string>> = { saint: "st", fort: "ft", mount: "mt" };

function cityWords(city: string): string {
  return city
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z\s-]/g, "")
    .split(/[\s-]+/)
    .filter(Boolean)
    .map((word) => shortWords[word] ?? word)
    .join(" ");
}

/** Whether what was written names another place; what is still empty contradicts nothing. */
export function contradicts(written: Place, place: Place): boolean {
  if (written.state !== "" && written.state !== place.state) return true;
  const city = cityWords(written.city);
  return city !== "" && city !== cityWords(place.city);
}
