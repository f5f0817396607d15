/**
 * What the release tool wrote into this very page as data, by the id of its element; null where there is no
 * such block. What is checked is that it has these names.
 */
export function readBlock<Block extends object>(
  page: Document,
  id: string,
  ...names: (keyof Block & string)[]
): Block | null {
  const text = page.getElementById(id)?.textContent;
  const value: unknown = text ? JSON.parse(text) : null;
  const isBlock = (each: unknown): each is Block =>
    typeof each === "object" && each !== null && names.every((name) => name in each);
  return isBlock(value) ? value : null;
}
