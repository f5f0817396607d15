import { withoutEnd, type Part } from "./plainText";

const services =
  "instagram|insta|ig|facebook|fb|messenger|whats ?app|telegram|snapchat|tik ?tok|twitter|linked ?in|discord|skype|we ?chat|viber|venmo|zelle|cash ?app|nextdoor|youtube|gmail|hotmail|outlook|icloud";
/** Also those whose names mean something else: "the cold snap: frozen pipes". */
const service = `(?:${services}|snap|signal)`;
const name = String.raw`(@?[\p{L}\d][\p{L}\d._-]{2,60}(?: \p{Lu}[\p{L}\d._-]{1,60}){0,2})`;
const account =
  "(?:user ?names?|user|handle|name|id|account|profile|page|usuario|nombre|cuenta|perfil|p[aá]gina)";
const begin = String.raw`(?<![\p{L}\d])`;
const end = String.raw`(?![\p{L}\d])`;

/** How people say who they are elsewhere. The name is the last group. */
const patterns = [
  // "instagram: mayaruiz", "telegram -> mayaruiz", "snapchat = mayaruiz"
  `${begin}(?:${services})(?: ${account}){0,2} {0,2}(?::|=|@|-+>|\\() {0,2}${name}`,
  // "on facebook as mayaruiz", "en Facebook como mayaruiz", "on Instagram under mayaruiz"
  `${begin}${service} (?:as|como|under|by|bajo)(?: the name| el nombre)? ${name}`,
  // "instagram handle mayaruiz", "skype id is mayaruiz", "my instagram is mayaruiz"
  `${begin}${service} ${account}(?: is| es)? ${name}`,
  `${begin}(?:my|mi) ${service} (?:is|es) ${name}`,
  // "mi usuario de instagram es mayaruiz", "my name on facebook is mayaruiz"
  `${begin}${account} (?:de|on|en|for|in) ${service}(?: (?:is|es|:)|:) {0,2}${name}`,
  // "find me on instagram, mayaruiz", "sígueme en instagram mayaruiz"
  `me (?:on|en) ${service}[,:]? {0,2}${name}`,
  // "en facebook soy mayaruiz", "en Instagram estoy como mayaruiz"
  `${begin}${service} (?:soy|estoy como|me llamo|i am|i'm) ${name}`,
  `${begin}(?:mi|en) face(?: es|:| como| soy) ${name}`,
  // "telegram maya_r"
  String.raw`${begin}(?:${services}) (?=[\p{L}.-]{1,60}[_\d])${name}`,
].map((pattern) => new RegExp(pattern, "giu"));

/** "as mayaruiz on instagram", "soy mayaruiz en facebook": the name comes first. */
const nameFirst = new RegExp(
  String.raw`${begin}(?:as|como|(?:user ?name|user|handle|usuario) (?:is|es)|add|follow|find|search|search for|look for|look up|dm|go by|soy|i am|i'm|im|agrega a|sigue a|busca a|busca) (@?[\p{L}\d][\p{L}\d._-]{2,60}) (?:on|en) ${service}${end}`,
  "giu",
);

/** What follows the name of a service in honest sentences. */
const noNames = new Set(
  `the this that these those and but for with from was were are has have had you your our ours his her
  him she they them their its not none yes well part recommended private public hacked down full old new
  gone here there also only just active mostly rarely never always often usually still back more very
  saw see said one two all any day home work good great soon now today tomorrow someone somebody
  nobody anything nothing everything if when please thanks after before anytime whenever instead about
  and marketplace ads app phone because customer customers agent agents client clients business people friends reviews something
  siguiente una uno los las tus sus por para con sin que muy más nada ninguno sí cliente clienta agente
  cuando gracias mejor porque nueva nuevo privado privada activa activo`.split(/\s+/),
);

/** Names of users on other services: "@maya", "on Instagram as maya", "búscame en Facebook como maya". */
export function handles(text: string): Part[] {
  return [
    ...addressed(text),
    ...[...patterns, nameFirst].flatMap((pattern) => named(text, pattern)),
  ];
}

function named(text: string, pattern: RegExp): Part[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: written, 1: user = "", index }) => {
    const first = user.toLowerCase().split(/[ .]/)[0] ?? "";
    if (noNames.has(first)) return [];
    return [{ from: index, to: index + withoutEnd(written, /[.\-_]/).length }];
  });
}

/** What stands around an "@": a handle, or an address whose ending is on no list. */
function addressed(text: string): Part[] {
  const parts: Part[] = [];
  for (const { 0: written, index } of text.matchAll(/@[\p{L}_][\p{L}\d_]*(?:[.-][\p{L}\d_]+)*/gu)) {
    const earliest = parts.at(-1)?.to ?? 0;
    let from = index;
    while (from > earliest && /[\p{L}\d._%+'-]/u.test(text[from - 1] ?? " ")) from -= 1;
    const isWord = noNames.has(written.slice(1).toLowerCase());
    if (written.length > 2 && !(isWord && from === index))
      parts.push({ from, to: index + written.length });
  }
  return parts;
}
