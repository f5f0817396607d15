import type { Box } from "@quotehaven/contract/policy";
import { openPdf } from "./pdfFile";

/** A part of a page, in points from the top left corner of the page. */
export type PagePart = { page: number; box: Box };

/** Pages of an open file, to be drawn. */
export type PdfPages = {
  /**
   * Draws a part of a page into a canvas, as wide as `width` in CSS pixels. Stops where the signal is
   * aborted; rejects where it cannot be drawn.
   */
  draw: (
    canvas: HTMLCanvasElement,
    part: PagePart,
    width: number,
    signal: AbortSignal,
  ) => Promise<void>;
  close: () => Promise<void>;
};

/** Opens a file whose pages are shown, on this device. Close it in the end. */
export async function openPdfPages(file: Blob): Promise<PdfPages> {
  const { task, close } = await openPdf(new Uint8Array(await file.arrayBuffer()), {
    isDrawn: true,
  });
  return {
    draw: async (canvas, { page: number, box }, width, signal) => {
      const page = await (await task.promise).getPage(number);
      if (signal.aborted) return;
      const scale = (width / box.width) * window.devicePixelRatio;
      canvas.width = Math.round(box.width * scale);
      canvas.height = Math.round(box.height * scale);
      const viewport = page.getViewport({
        scale,
        offsetX: -box.x * scale,
        offsetY: -box.y * scale,
      });
      const drawing = page.render({ canvas, viewport });
      const stop = () => drawing.cancel();
      signal.addEventListener("abort", stop, { once: true });
      try {
        await drawing.promise;
      } catch (error) {
        if (!signal.aborted) throw error;
      } finally {
        signal.removeEventListener("abort", stop);
      }
    },
    close,
  };
}
