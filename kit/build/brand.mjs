import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The file that every other copy of the brand is made from. */
export const brandFile = createRequire(import.meta.url).resolve("@quotehaven/shared-ui/brand.json");

/** Name, contact details and colours of the product. */
export const brand = () => JSON.parse(readFileSync(brandFile, "utf8"));

/**
 * A text with the brand's values in the place of their names, `{{brand.colors.light.accent}}`.
 *
 * @throws where there is no such value
 */
export function withBrand(text) {
  return text.replace(/\{\{(brand(?:\.\w+)+)\}\}/g, (_, path) => {
    const value = path.split(".").reduce((found, key) => found?.[key], { brand: brand() });
    if (typeof value !== "string") throw new Error(`brand.json has no ${path}.`);
    return value;
  });
}
