import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const decompress = { br: promisify(brotliDecompress), gz: promisify(gunzip) };

const worthIt = /\.(js|css|html|svg|json|txt)$/;
const TOO_SMALL_BYTES = 600;

/** One percent larger than the smallest, in a third of the time: for pages, which a release waits for. */
export const QUICK_BROTLI_QUALITY = 10;

/** The same bytes compressed for the wire. */
export async function compressed(
  bytes: Buffer,
  brotliQuality = constants.BROTLI_MAX_QUALITY,
): Promise<{ br: Buffer; gz: Buffer }> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })]);
  return { br, gz };
}

/** The compressed copies of a file, by their names beside it; none where it is too small. */
export async function copiesOf(
  name: string,
  bytes: Buffer,
  brotliQuality?: number,
): Promise<Record<string, Buffer>> {
  if (!worthIt.test(name) || bytes.length < TOO_SMALL_BYTES) return {};
  const { br, gz } = await compressed(bytes, brotliQuality);
  return { [`${name}.br`]: br, [`${name}.gz`]: gz };
}

/** Writes the compressed copies of each file beside it. */
export async function compressFiles(folder: string, names: string[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      const copies = await copiesOf(name, await readFile(join(folder, name)));
      for (const [copy, bytes] of Object.entries(copies))
        await writeFile(join(folder, copy), bytes);
    }),
  );
}

/** Whether a compressed copy is one of these bytes. */
export async function isCopyOf(bytes: Buffer, copy: Buffer, ending: "br" | "gz") {
  // Bytes that cannot be decompressed are no copy of anything.
  const found = await decompress[ending](copy).catch(() => null);
  return found?.equals(bytes) ?? false;
}
