import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readPolicy, type PolicyReading } from "@quotehaven/contract/policy";
import {
  carriers,
  compareReading,
  valuesOf,
  type Comparison,
} from "@quotehaven/contract/policy/testing";
import { largestPdfBytes, mostPdfPages, readPdfText } from "./pdfText";

const folder = join(import.meta.dirname, "../../../../contract/src/policy/testing/policies");
const namesIn = (path: string) =>
  readdirSync(path)
    .filter((name) => name.endsWith(".pdf"))
    .map((name) => name.replace(/\.pdf$/, ""));
const blobOf = (path: string) => new Blob([readFileSync(path)]);

async function read(path: string): Promise<PolicyReading | { kind: string; types: [] }> {
  const found = await readPdfText(blobOf(path));
  return found.kind === "text" ? readPolicy(found.text, carriers) : { kind: found.kind, types: [] };
}

it("reads every declarations page without a wrong value", async () => {
  const rows: ({ name: string } & Comparison)[] = [];
  for (const name of namesIn(folder)) {
    const expected = JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));
    rows.push({
      name,
      ...compareReading(expected, valuesOf(await read(join(folder, `${name}.pdf`)))),
    });
  }
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + of(row), 0);
  const table = rows.map(({ name, expected, right, missed, wrong }) =>
    [name, expected, right, missed.length, wrong.length].join("\t"),
  );
  if (process.env.POLICY_TABLE) process.stdout.write(`${table.join("\n")}\n`);
  expect(rows.flatMap(({ name, wrong }) => wrong.map((each) => `${name}: ${each}`))).toEqual([]);
  expect(sum(({ right }) => right) / sum(({ expected }) => expected)).toBeGreaterThanOrEqual(0.95);
});

it.each(namesIn(join(folder, "unread")))("tells why nothing is read of %s", async (name) => {
  const { kind } = JSON.parse(readFileSync(join(folder, "unread", `${name}.json`), "utf8"));
  expect(await read(join(folder, "unread", `${name}.pdf`))).toEqual({ kind, types: [] });
});

it("opens no file that is too large", async () => {
  const large = new Blob([new Uint8Array(largestPdfBytes + 1)]);
  expect(await readPdfText(large)).toEqual({ kind: "tooLarge" });
});

/** A PDF with as many pages, each with a text. */
function pdfOf(pages: number): Blob {
  const content = "BT /F1 12 Tf 72 700 Td (Dwelling) Tj ET";
  const kids = Array.from({ length: pages }, (_, index) => `${index + 5} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...Array.from(
      { length: pages },
      () =>
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 3 0 R /Resources << /Font << /F1 4 0 R >> >> >>",
    ),
  ];
  const parts = ["%PDF-1.4\n"];
  const starts = objects.map((object, index) => {
    const start = parts.join("").length;
    parts.push(`${index + 1} 0 obj\n${object}\nendobj\n`);
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  const xref = parts.join("").length;
  parts.push(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`,
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF`,
  );
  return new Blob(parts);
}

it("says how many pages of a long file it did not read", async () => {
  const found = await readPdfText(pdfOf(mostPdfPages + 2));
  expect(found).toMatchObject({ kind: "text", unreadPages: 2 });
  expect(found.kind === "text" && found.text.pages).toHaveLength(mostPdfPages);
  expect(await readPdfText(pdfOf(mostPdfPages))).not.toHaveProperty("unreadPages");
});

it("says that a file is damaged of which only the first bytes are those of a PDF", async () => {
  expect(await readPdfText(new Blob(["%PDF-1.7\n", "nothing that follows"]))).toEqual({
    kind: "damaged",
  });
});

it("opens nothing when it was stopped before", async () => {
  const stopped = AbortSignal.abort(new Error("never mind"));
  await expect(readPdfText(longFile(), { signal: stopped })).rejects.toThrow("never mind");
});

const longFile = () => blobOf(join(folder, "13-home-twelve-pages-page-4.pdf"));

it("tells which page was read", async () => {
  const pages: string[] = [];
  await readPdfText(longFile(), { onPage: (page, count) => pages.push(`${page}/${count}`) });
  expect(pages).toHaveLength(12);
  expect(pages.at(-1)).toBe("12/12");
});

it("stops when it is told to", async () => {
  const stopping = new AbortController();
  const pages: number[] = [];
  const reading = readPdfText(longFile(), {
    signal: stopping.signal,
    onPage: (page) => {
      pages.push(page);
      if (page === 2) stopping.abort(new Error("enough"));
    },
  });
  await expect(reading).rejects.toThrow("enough");
  expect(pages).toEqual([1, 2]);
});

it("places a text where it stands on the page", async () => {
  const found = await readPdfText(blobOf(join(folder, "16-home-quote-not-a-policy.pdf")));
  const text = found.kind === "text" ? found.text : null;
  const [page] = text?.pages ?? [];
  expect(page).toMatchObject({ number: 1, width: 612, height: 792 });
  expect(text?.runs.find((run) => run.text === "$403,000")).toMatchObject({ page: 1, angle: 0 });
  expect(text?.runs.every(({ x, y }) => x >= 0 && y >= 0 && x < 612 && y < 792)).toBe(true);
});
