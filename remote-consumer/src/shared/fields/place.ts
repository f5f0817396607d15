import { cleanText, isSameCity, readZip } from "@quotehaven/contract/rules";
import type { ZipCode } from "@quotehaven/contract/wire";

/** A city with its state's two-letter code, as the form holds them. */
type Place = { city: string; state: string };

/** A chosen zip code: its id for the wire, its digits for the eye. */
export type ChosenZip = { id: number; code: string };

/** What a form remembers of its zip code's place. */
type ZipPlace = {
  /** The chosen zip code and where it lies; null without one, and where the list does not say. */
  zip: (Place & { code: string }) | null;
  /** What the form filled in itself. Empty where the person typed. */
  filled: Place;
  /** The question that was answered with "keep"; empty without one. */
  kept: string;
};

/** The fields of a form that has a zip code, a city and a state. */
export type PlaceValues = Place & { zipCodes: ChosenZip[]; zipPlace: ZipPlace };

/** No zip code was chosen yet. */
export const noZipPlace: ZipPlace = { zip: null, filled: { city: "", state: "" }, kept: "" };

/** The place of a zip code; null where the reply does not tell. */
export function placeOf({ city, state }: Pick<ZipCode, "city" | "state">): Place | null {
  return city && state ? { city, state } : null;
}

/** The zip code that a text names; while it names none, its text, for the field to show. */
export function typedZip(text: string): string {
  return readZip(text) ?? cleanText(text);
}

/** A zip code with where it lies, as fields show it: "78701 Austin, TX". */
export function zipText({ code, city, state }: ZipCode): string {
  return [code, [city, state].filter(Boolean).join(", ")].filter(Boolean).join(" ");
}

/** As people write it: "Austin, TX"; one of them alone where the other is empty. */
export function placeText({ city, state }: Place): string {
  return [city.trim(), state].filter(Boolean).join(", ");
}

/** Whether what was written names another place; what is still empty contradicts nothing. */
export function contradicts(written: Place, place: Place): boolean {
  if (written.state !== "" && written.state !== place.state) return true;
  return written.city.trim() !== "" && !isSameCity(written.city, place.city, place.state);
}

/** The fields after another zip code was chosen: what the form filled in follows it, what the person typed stays. */
export function withZip(values: PlaceValues, zip: ZipCode | undefined): PlaceValues {
  const { city, state, zipPlace } = values;
  const zipCodes = zip ? [{ id: zip.id, code: zipText(zip) }] : [];
  const place = zip ? placeOf(zip) : null;
  if (!zip || !place) return { ...values, zipCodes, zipPlace: { ...zipPlace, zip: null } };
  const { filled } = zipPlace;
  const cityFollows = city.trim() === "" || city === filled.city;
  const stateFollows = state === "" || state === filled.state;
  return {
    zipCodes,
    city: cityFollows ? place.city : city,
    state: stateFollows ? place.state : state,
    zipPlace: {
      ...zipPlace,
      zip: { ...place, code: zip.code },
      filled: {
        city: cityFollows ? place.city : "",
        state: stateFollows ? place.state : "",
      },
    },
  };
}

/** The fields with city and state as the zip code has them. */
export function withPlaceOfZip(values: PlaceValues): PlaceValues {
  const { zip } = values.zipPlace;
  if (!zip) return values;
  const place = { city: zip.city, state: zip.state };
  return { ...values, ...place, zipPlace: { ...values.zipPlace, filled: place } };
}

/** The fields with city and state as they are, which is not asked about again. */
export function withPlaceKept(values: PlaceValues): PlaceValues {
  const question = placeQuestion(values);
  return question ? { ...values, zipPlace: { ...values.zipPlace, kept: question.id } } : values;
}

/** The question which is right where city or state contradict the zip code; null where nothing is to be asked. */
export function placeQuestion({ city, state, zipPlace }: Omit<PlaceValues, "zipCodes">) {
  const { zip, kept } = zipPlace;
  if (!zip || !contradicts({ city, state }, zip)) return null;
  const written = placeText({ city, state });
  const id = `${zip.code} ${written}`;
  return id === kept ? null : { id, zip: zip.code, place: placeText(zip), written };
}

/**
 * What a form remembers where only its fields were kept: city and state that agree with the zip code
 * follow it.
 */
export function zipPlaceOf({ zipCodes, city, state }: Omit<PlaceValues, "zipPlace">): ZipPlace {
  const shown = zipCodes[0]?.code ?? "";
  const code = shown.slice(0, 5);
  if (city === "" || state === "" || shown !== zipText({ id: 0, code, city, state })) {
    return noZipPlace;
  }
  return { zip: { code, city, state }, filled: { city, state }, kept: "" };
}
