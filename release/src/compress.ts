import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const worthIt = /\.(js|css|html|svg|json|txt)$/;
const TOO_SMALL_BYTES = 600;

/** A hundredth larger than the smallest, in a third of the time: for what a release waits for. */
export const QUICK_BROTLI_QUALITY = 10;

/** The same bytes compressed for the wire, as small as each method gets unless told otherwise. */
export async function compressed(
  bytes: Buffer,
  brotliQuality = constants.BROTLI_MAX_QUALITY,
): Promise<{ br: Buffer; gz: Buffer }> {
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    gzipped(bytes, { level: 9 }),
  ]);
  return { br, gz };
}

/** The compressed copies that a file is worth, by the names that they have beside it. */
export async function copiesOf(
  name: string,
  bytes: Buffer,
  brotliQuality?: number,
): Promise<Record<string, Buffer>> {
  if (!worthIt.test(name) || bytes.length < TOO_SMALL_BYTES) return {};
  const { br, gz } = await compressed(bytes, brotliQuality);
  return { [`${name}.br`]: br, [`${name}.gz`]: gz };
}

/** Lays the compressed copies of each file beside it. */
export async function compressFiles(folder: string, names: string[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      const copies = await copiesOf(name, await readFile(join(folder, name)));
      for (const [copy, bytes] of Object.entries(copies))
        await writeFile(join(folder, copy), bytes);
    }),
  );
}
