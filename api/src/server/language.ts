import Negotiator from "negotiator";
import type { FastifyRequest } from "fastify";
import type { Language } from "@quotehaven/contract/schemas";

/** The language the caller prefers among those we have (`Accept-Language`); English otherwise. */
export function languageOf({ headers }: FastifyRequest): Language {
  const wanted = { "accept-language": headers["accept-language"]?.slice(0, 200) };
  return new Negotiator({ headers: wanted }).language(["en", "es"]) === "es" ? "es" : "en";
}
