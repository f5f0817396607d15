import type { PolicyText, TextRun } from "@quotehaven/contract/policy";
import type {
  PDFDocumentLoadingTask,
  PDFDocumentProxy,
  PDFPageProxy,
} from "pdfjs-dist/types/src/pdf";
import { openPdf } from "./pdfFile";

/** Largest file that is opened. */
export const largestPdfBytes = 15 * 1024 * 1024;

/** Pages that are read of a file; declarations stand in front of the text of the contract. */
export const mostPdfPages = 60;

/** The first bytes in which a PDF says that it is one. */
const HEAD_BYTES = 1_024;

/** The text of a file, or why it has none. */
export type PdfText =
  | {
      kind: "text";
      text: PolicyText;
      /** Pages behind the {@link mostPdfPages}th that were not read; absent where all were. */
      unreadPages?: number;
    }
  /** There is something on its pages, but no text. */
  | { kind: "scan" }
  | { kind: "empty" | "damaged" | "locked" | "notPdf" | "tooLarge" };

type ReadOptions = {
  signal?: AbortSignal;
  /** Called when a page was read. Pages count from 1. */
  onPage?: (page: number, pages: number) => void;
};

/**
 * Reads the text of a PDF on this device, in pdf.js's worker: nothing of the file is sent anywhere. At most
 * the first {@link mostPdfPages} pages. Rejects with the signal's reason once it is aborted.
 */
export async function readPdfText(
  file: Blob,
  { signal, onPage }: ReadOptions = {},
): Promise<PdfText> {
  signal?.throwIfAborted();
  if (file.size > largestPdfBytes) return { kind: "tooLarge" };
  const data = new Uint8Array(await file.arrayBuffer());
  signal?.throwIfAborted();
  if (!isPdf(data)) return { kind: "notPdf" };
  const { task, close } = await openPdf(data, { signal });
  const stop = () => void task.destroy();
  signal?.addEventListener("abort", stop, { once: true });
  try {
    return await textOf(task, signal, onPage);
  } catch (error) {
    signal?.throwIfAborted();
    return { kind: isNamed(error, "PasswordException") ? "locked" : "damaged" };
  } finally {
    signal?.removeEventListener("abort", stop);
    await close();
  }
}

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name;

function isPdf(data: Uint8Array): boolean {
  return new TextDecoder("latin1").decode(data.subarray(0, HEAD_BYTES)).includes("%PDF-");
}

async function textOf(
  task: PDFDocumentLoadingTask,
  signal: AbortSignal | undefined,
  onPage: ReadOptions["onPage"],
): Promise<PdfText> {
  const file = await task.promise;
  const count = Math.min(file.numPages, mostPdfPages);
  let done = 0;
  // All are asked for at once, so that the worker never waits for this thread.
  const read = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const page = await readPage(file, index + 1);
      signal?.throwIfAborted();
      done += 1;
      onPage?.(done, count);
      return page;
    }),
  );
  const runs = read.flatMap((page) => page.runs);
  const unreadPages = file.numPages - count;
  if (runs.length > 0) {
    const pages = read.map(({ number, width, height }) => ({ number, width, height }));
    return { kind: "text", text: { pages, runs }, ...(unreadPages > 0 && { unreadPages }) };
  }
  return { kind: (await isDrawn(file, count)) ? "scan" : "empty" };
}

/** A page with its texts. */
async function readPage(file: PDFDocumentProxy, number: number) {
  const page = await file.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const runs = await runsOf(page, number);
  page.cleanup();
  return { number, width, height, runs };
}

/** Whether there is something on one of the first pages. */
async function isDrawn(file: PDFDocumentProxy, count: number): Promise<boolean> {
  for (let number = 1; number <= count; number += 1) {
    const page = await file.getPage(number);
    const { fnArray } = await page.getOperatorList();
    page.cleanup();
    if (fnArray.length > 0) return true;
  }
  return false;
}

/** The texts of a page, where they stand on the page as it is shown. */
async function runsOf(page: PDFPageProxy, number: number): Promise<TextRun[]> {
  const { transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!("str" in item) || item.str.trim() === "") return [];
    const [a, b, c, d, x, y] = product(transform, item.transform);
    return [
      {
        page: number,
        text: item.str,
        x,
        y,
        width: item.width,
        height: Math.hypot(c, d),
        angle: (Math.atan2(b, a) * 180) / Math.PI,
      },
    ];
  });
}

type Matrix = [number, number, number, number, number, number];

/** A transformation after another one. */
function product(outer: readonly number[], inner: readonly number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = inner;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}
