import type { FieldKind, ProfileFields } from "@quotehaven/contract/rules";

type Aids = { type: string; inputmode: string | null; autocomplete: RegExp };

/** What a keyboard of a phone and a browser's memory are told, by what a field holds. */
const aidsOf: Partial<Record<FieldKind, Aids>> = {
  name: {
    type: "text",
    inputmode: null,
    autocomplete: /^(given-name|family-name|organization|off)$/,
  },
  text: {
    type: "text",
    inputmode: null,
    autocomplete: /^(street-address|address-(line1|level2))$/,
  },
  optionalText: { type: "text", inputmode: null, autocomplete: /^address-line2$/ },
  license: { type: "text", inputmode: null, autocomplete: /^off$/ },
  email: { type: "email", inputmode: null, autocomplete: /^(email|off)$/ },
  phone: { type: "tel", inputmode: "tel", autocomplete: /^(tel-national|off)$/ },
  number: { type: "text", inputmode: "numeric", autocomplete: /^off$/ },
  birthDate: { type: "text", inputmode: "numeric", autocomplete: /^off$/ },
  adultBirthDate: { type: "text", inputmode: "numeric", autocomplete: /^bday$/ },
};

/** Every field of a profile that is typed into, with what is wrong for its kind of what its input tells. */
export function typingAidsOf(fields: ProfileFields): Record<string, string> {
  const typed = Object.entries(fields).flatMap(([name, { kind, isReadOnly }]) => {
    const aids = isReadOnly ? undefined : aidsOf[kind];
    return aids ? [[name, verdict(name, aids)] as const] : [];
  });
  return Object.fromEntries(typed);
}

const aidAttributes = ["type", "inputmode", "autocomplete", "enterkeyhint"];

/** What each field that is typed into tells, by its name: what {@link aidAttributes} say, `-` for each that says nothing. */
export function shownTypingAids(): Record<string, string> {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input:not([type=radio], [type=checkbox], [type=hidden]), textarea",
  );
  const told = (field: Element) =>
    aidAttributes.map((name) => field.getAttribute(name) ?? "-").join(" ");
  return Object.fromEntries([...fields].map((field) => [field.name, told(field)]));
}

/** The address that a password manager keeps with the passwords on the page. */
export function shownUsername(): string | undefined {
  return document.querySelector<HTMLInputElement>("input[autocomplete=username]")?.value;
}

/** The user name that a password manager takes for a field's: the last one in its form before it. */
export function usernameBefore(password: HTMLElement): string | undefined {
  const isBefore = (name: Element) =>
    password.compareDocumentPosition(name) === Node.DOCUMENT_POSITION_PRECEDING;
  const names = password
    .closest("form")
    ?.querySelectorAll<HTMLInputElement>("input[type=email], input[autocomplete=username]");
  return [...(names ?? [])].filter(isBefore).at(-1)?.value;
}

function verdict(name: string, aids: Aids): string {
  const input = document.querySelector(`input[name="${name}"]`);
  if (!input) return "not shown";
  const { type, inputmode, autocomplete } = aids;
  const told = input.getAttribute("autocomplete") ?? "nothing";
  const wrong = [
    ...((input.getAttribute("type") ?? "text") === type ? [] : [`type is not ${type}`]),
    ...(input.getAttribute("inputmode") === inputmode ? [] : [`inputmode is not ${inputmode}`]),
    ...(autocomplete.test(told) ? [] : [`autocomplete is ${told}`]),
  ];
  return wrong.join(", ") || "right";
}
