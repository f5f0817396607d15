import type { Locator } from "@playwright/test";

/**
 * Contrast of the text of an element with what is painted behind it (WCAG 2.2), read from a picture:
 * a frame of another origin may lie on a ground that no style of its own names. The ground is the
 * most frequent color, the text the color that differs most from it.
 */
export async function paintedContrast(element: Locator): Promise<number> {
  const picture = (await element.screenshot()).toString("base64");
  // A page without a policy, because ours lets no script read a picture from a text.
  const reader = await element.page().context().newPage();
  try {
    return await reader.evaluate(async (encoded) => {
      const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
      if (!canvas) throw new Error("This browser draws no canvas.");
      canvas.drawImage(image, 0, 0);
      const { data } = canvas.getImageData(0, 0, image.width, image.height);
      const counts = new Map<string, number>();
      for (let at = 0; at < data.length; at += 4) {
        const color = data.slice(at, at + 3).join(" ");
        counts.set(color, (counts.get(color) ?? 0) + 1);
      }
      const light = [...counts].map(([color, count]) => {
        const [red = 0, green = 0, blue = 0] = color.split(" ").map((channel) => {
          const share = Number(channel) / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return { count, luminance: 0.2126 * red + 0.7152 * green + 0.0722 * blue };
      });
      const ground = light.reduce((most, each) => (each.count > most.count ? each : most));
      const contrasts = light.map(({ luminance }) => {
        const bright = Math.max(luminance, ground.luminance);
        return (bright + 0.05) / (Math.min(luminance, ground.luminance) + 0.05);
      });
      return Math.max(...contrasts);
    }, picture);
  } finally {
    await reader.close();
  }
}
