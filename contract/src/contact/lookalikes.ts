/** Letters that look like a Latin one, above the letter that each looks like. */
const letters = [
  // Cyrillic, small and capital
  ["авекмнорстухіјѕԁԛԝһӏѵьпґгз", "abekmhopctyxijsdqwhlvbnrr3"],
  ["ӀЅ", "ls"],
  // Greek, small and capital
  ["αβγεηικνορτυχωϲϳ", "abyenikvoptuxwcj"],
  ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhikmnoptyx"],
  // Latin with a stroke, without a dot, small capitals
  ["ıɑɡøđłħŧƒ", "iagodlhtf"],
  ["ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz"],
] as const;

const signs = [
  ["。·∙⋅‧・", "......"],
  ["−⁃", "--"],
  ["⁄∕", "//"],
  ["∶", ":"],
  ["’‘`´ʼ", "'''''"],
] as const;

/** Letters and digits in circles and squares that Unicode does not relate to the plain ones. */
const enclosed: readonly { from: number; plain: string }[] = [
  { from: 0x2776, plain: "123456789" },
  { from: 0x2780, plain: "123456789" },
  { from: 0x278a, plain: "123456789" },
  { from: 0x24f5, plain: "123456789" },
  { from: 0x24ff, plain: "0" },
  { from: 0x1f150, plain: "abcdefghijklmnopqrstuvwxyz" },
  { from: 0x1f170, plain: "abcdefghijklmnopqrstuvwxyz" },
  { from: 0x1f1e6, plain: "abcdefghijklmnopqrstuvwxyz" },
];

/** The plain letter, digit or sign, by each that looks like it. */
export const lookalikes: ReadonlyMap<string, string> = new Map([
  ...[...letters, ...signs].flatMap(([strange, plain]) =>
    [...strange].map((char, index) => [char, plain.charAt(index)] as const),
  ),
  ...enclosed.flatMap(({ from, plain }) =>
    [...plain].map((char, index) => [String.fromCodePoint(from + index), char] as const),
  ),
]);
