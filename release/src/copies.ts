import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";

const decompress = { br: promisify(brotliDecompress), gz: promisify(gunzip) };

type ReadFile = (file: string) => Promise<Buffer | null>;

/** The compressed copies that are not of the file they lie beside. */
export async function wrongCopies(read: ReadFile, files: readonly string[]): Promise<string[]> {
  const looked = files.flatMap((file) =>
    (["br", "gz"] as const).map(async (ending) => {
      const copy = `${file}.${ending}`;
      const [bytes, packed] = await Promise.all([read(file), read(copy)]);
      if (!bytes || !packed) return [];
      return (await isCopy(bytes, packed, ending)) ? [] : [copy];
    }),
  );
  return (await Promise.all(looked)).flat();
}

async function isCopy(bytes: Buffer, packed: Buffer, ending: keyof typeof decompress) {
  try {
    return (await decompress[ending](packed)).equals(bytes);
  } catch {
    // What does not unpack is no copy of anything.
    return false;
  }
}
