import type { FastifyRequest } from "fastify";
import type { Language } from "@quotehaven/contract/schemas";

/** The language the caller prefers among those we have (`Accept-Language`); English otherwise. */
export function languageOf({ headers }: FastifyRequest): Language {
  const wishes = (headers["accept-language"] ?? "").slice(0, 200).split(",");
  const ranked = wishes
    .map((wish) => {
      const [tag = "", ...parameters] = wish.trim().toLowerCase().split(";");
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return {
        language: tag.split("-")[0] ?? "",
        weight: quality ? Number(quality.trim().slice(2)) : 1,
      };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return ranked.find(({ language }) => language === "en" || language === "es")?.language === "es"
    ? "es"
    : "en";
}
