/** A card's brand as its company writes it: `visa` → `Visa`, `american_express` → `American Express`. */
export function brandName(brand: string): string {
  return brand.replaceAll("_", " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
