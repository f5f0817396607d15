import data from "./brand.json" with { type: "json" };

/** What a colour is for. Parts name a role, never a hue. */
export type ColorRole = keyof typeof data.colors.light;

const dark: Record<ColorRole, string> = data.colors.dark;

/**
 * Everything that makes the product look like this company and no other. Re-branding means editing
 * brand.json: pages, icon, mails and printed pages read it. Only the icon for old browsers
 * (shell/src/favicon.ico) is drawn by hand; a journey compares it.
 *
 * Text roles keep 4.5:1 on every surface they are used on, and `lineStrong` and `focus` keep 3:1;
 * brand.test.tsx computes both.
 */
export const brand = { ...data, colors: { light: data.colors.light, dark } };
