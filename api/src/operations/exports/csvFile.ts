import { Readable } from "node:stream";
import { stringify, type Options } from "csv-stringify/sync";
import type { FastifyReply } from "fastify";

/** One row of a table, cell by cell; an empty cell is null. */
export type CsvRow = readonly (string | number | null)[];

/** RFC 4180, every cell in quotes. */
const options: Options = { quoted: true, quoted_empty: true, record_delimiter: "windows" };

/**
 * Where a spreadsheet may see the beginning of a formula: at the start of a cell, and behind what starts a
 * new cell where it takes the file apart in another way than by commas.
 */
const formulaStart = /(^|[;\r\n\t])(?=[ "']*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** An apostrophe before each {@link formulaStart}: a spreadsheet takes what follows for text. */
const harmless = (row: CsvRow): CsvRow =>
  row.map((cell) => (typeof cell === "string" ? cell.replace(formulaStart, "$1'") : cell));

/**
 * Sends a table as a file, as it is read: nothing of it is held as a whole. What fails before the first
 * rows is refused as usual; what fails later ends the connection, so that no half table looks whole.
 */
export async function sendCsv(
  reply: FastifyReply,
  name: string,
  columns: readonly string[],
  batches: AsyncIterator<readonly CsvRow[]>,
): Promise<FastifyReply> {
  const first = await batches.next();
  async function* text() {
    // Excel takes a file for UTF-8 only where it says so.
    yield stringify([columns], { ...options, bom: true });
    for (let batch = first; !batch.done; batch = await batches.next()) {
      yield stringify(batch.value.map(harmless), options);
    }
  }
  return reply
    .header("content-type", "text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}.csv"`)
    .send(Readable.from(text()));
}
