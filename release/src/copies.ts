import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";

const decompress = { br: promisify(brotliDecompress), gz: promisify(gunzip) };

/** The compressed copies in a folder that are not of the file they lie beside. */
export async function wrongCopies(folder: string, files: readonly string[]): Promise<string[]> {
  const looked = files.flatMap((file) =>
    (["br", "gz"] as const).map(async (ending) => {
      const copy = `${file}.${ending}`;
      if (!existsSync(join(folder, copy)) || !existsSync(join(folder, file))) return [];
      return (await isCopy(join(folder, file), ending)) ? [] : [copy];
    }),
  );
  return (await Promise.all(looked)).flat();
}

async function isCopy(file: string, ending: keyof typeof decompress): Promise<boolean> {
  const [bytes, copy] = await Promise.all([readFile(file), readFile(`${file}.${ending}`)]);
  try {
    return (await decompress[ending](copy)).equals(bytes);
  } catch {
    // What does not unpack is no copy of anything.
    return false;
  }
}
