import type { PDFDocumentLoadingTask, PDFWorker } from "pdfjs-dist/types/src/pdf";

/** A file that pdf.js opens in a worker of its own, so that closing ends it. */
export type PdfFile = { task: PDFDocumentLoadingTask; close: () => Promise<void> };

type OpenOptions = {
  signal?: AbortSignal;
  /** Its pages are drawn: letters in fonts of the file, or of this device. */
  isDrawn?: boolean;
};

/** Opens a PDF on this device: nothing of it is sent or fetched. Throws the signal's reason once it is aborted. */
export async function openPdf(
  data: Uint8Array,
  { signal, isDrawn = false }: OpenOptions = {},
): Promise<PdfFile> {
  // The worker is loaded beside what speaks to it.
  const port = openWorker();
  const pdfjs = await import("pdfjs-dist/legacy/build/pdf.mjs").catch((error: unknown) => {
    port?.terminate();
    throw error;
  });
  if (signal?.aborted) port?.terminate();
  signal?.throwIfAborted();
  const worker: PDFWorker | undefined = port && pdfjs.PDFWorker.create({ port });
  const task = pdfjs.getDocument({
    data,
    ...(worker && { worker }),
    isEvalSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    useSystemFonts: isDrawn,
    disableFontFace: !isDrawn,
    enableXfa: false,
    stopAtErrors: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  return {
    task,
    close: async () => {
      await task.destroy();
      worker?.destroy();
      port?.terminate();
    },
  };
}

/** Undefined where there are no workers, as in Node. */
function openWorker(): Worker | undefined {
  if (typeof Worker === "undefined") return undefined;
  return new Worker(new URL("pdfjs-dist/legacy/build/pdf.worker.min.mjs", import.meta.url), {
    type: "module",
  });
}
