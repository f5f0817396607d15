import type { Needs } from "../cover";
import { insuranceTypes, type InsuranceTypeId } from "../rules/constants";
import { shortened } from "../rules/shortened";
import type { Language } from "../schemas";

/** What an agent asks for when they call about one insurance type. */
type Preparation = { type: InsuranceTypeId; items: string[] };

/** Whom a consumer chose, and with which insurance company. */
type ChosenQuote = {
  carrier: string;
  /** Absent where the agent's account is gone. */
  agent?: { name: string; agency: string };
  /** The day with whose end the agent’s time ends, as a person reads it; absent where nothing is promised. */
  due?: string;
};

type Texts = {
  told: (agent: string) => string;
  pays: string;
  paysBy: (due: string) => string;
  calls: string;
  signs: (carrier: string) => string;
  nobody: (due?: string) => string;
  agent: string;
  from: (agent: { name: string; agency: string }) => string;
  home: { papers: string; claims: string; lender: string; valuables: string };
  house: string;
  condo: string;
  renter: { papers: string; list: string; lease: string };
  life: readonly string[];
  auto: readonly string[];
  autoPapers: string;
};

const english: Texts = {
  told: (agent) => `We have told ${agent} that you chose their quote.`,
  pays: "They pay us a flat fee, and then see your name, email and phone number. You pay us nothing.",
  paysBy: (due) =>
    `By the end of ${due} they pay us a flat fee, and then see your name, email and phone number. You pay us nothing.`,
  calls: "They call or write to you and go through the policy with you.",
  signs: (carrier) =>
    `You are insured once you have signed with ${carrier}. Keep the insurance you have until the new policy has begun.`,
  nobody: (due) =>
    `If nobody has been in touch by ${due === undefined ? "then" : `the end of ${due}`}, we tell you, and you can choose another quote. Nobody else gets your contact details meanwhile.`,
  agent: "the agent",
  from: ({ name, agency }) => (agency ? `${name} of ${agency}` : name),
  home: {
    papers: "The declarations page of the policy you have now, if you have one",
    claims: "When you had claims in the last 5 years, and what was paid",
    lender: "Your lender’s name and the loan number, if there is a mortgage",
    valuables: "Receipts or appraisals of the valuables you want listed",
  },
  house: "The year the roof was last replaced, and the years of newer wiring, plumbing and heating",
  condo: "The master policy of your association, or who manages it",
  renter: {
    papers: "The declarations page of the renters policy you have now, if you have one",
    list: "A rough list of what you own, with photos if you have them",
    lease: "Your landlord’s name, and the liability limit your lease asks for",
  },
  life: [
    "A photo ID and your Social Security number, for the insurance company’s own application",
    "Your doctors’ names, and your medicines with their doses",
    "The life insurance you have now: company, amount and policy number",
    "Full names and dates of birth of the people who should be paid",
  ],
  auto: [
    "The VIN of each car, on its dashboard or registration",
    "Driver’s license number and date of birth of everyone who drives",
    "When there were accidents or tickets in the last 5 years",
    "Your lender’s or leasing company’s name, for each car that is not paid off",
  ],
  autoPapers: "The declarations page of the auto policy you have now, if you have one",
};

const spanish: Texts = {
  told: (agent) => `Le hemos dicho a ${agent} que usted eligió su cotización.`,
  pays: "Nos paga una tarifa fija y entonces ve su nombre, su correo y su teléfono. Usted no nos paga nada.",
  paysBy: (due) =>
    `Antes de que termine el ${due} nos paga una tarifa fija y entonces ve su nombre, su correo y su teléfono. Usted no nos paga nada.`,
  calls: "Le llama o le escribe y repasa la póliza con usted.",
  signs: (carrier) =>
    `Tendrá el seguro cuando haya firmado con ${carrier}. Conserve el seguro que tiene hasta que la póliza nueva haya comenzado.`,
  nobody: (due) =>
    `Si ${due === undefined ? "para entonces" : `al final del ${due}`} nadie le ha contactado, se lo decimos y puede elegir otra cotización. Mientras tanto nadie más recibe sus datos de contacto.`,
  agent: "el agente",
  from: ({ name, agency }) => (agency ? `${name}, de ${agency},` : name),
  home: {
    papers: "La página de declaraciones de la póliza que tiene ahora, si tiene una",
    claims: "Cuándo tuvo reclamos en los últimos 5 años y cuánto se pagó",
    lender: "El nombre de su prestamista y el número del préstamo, si hay hipoteca",
    valuables: "Recibos o tasaciones de los objetos de valor que quiera declarar",
  },
  house:
    "El año en que se cambió el techo por última vez, y los años de la instalación eléctrica, la plomería y la calefacción si son nuevas",
  condo: "La póliza maestra de su asociación, o quién la administra",
  renter: {
    papers: "La página de declaraciones de la póliza de inquilino que tiene ahora, si tiene una",
    list: "Una lista aproximada de lo que tiene, con fotos si las hay",
    lease: "El nombre de su arrendador y el límite de responsabilidad que pide su contrato",
  },
  life: [
    "Una identificación con foto y su número de Seguro Social, para la solicitud de la propia aseguradora",
    "Los nombres de sus médicos, y sus medicinas con las dosis",
    "El seguro de vida que tiene ahora: compañía, monto y número de póliza",
    "Nombres completos y fechas de nacimiento de quienes deban recibir el pago",
  ],
  auto: [
    "El VIN de cada auto, en el tablero o en la tarjeta de registro",
    "Número de licencia y fecha de nacimiento de todas las personas que conducen",
    "Cuándo hubo accidentes o multas en los últimos 5 años",
    "El nombre del prestamista o de la arrendadora de cada auto que no esté pagado",
  ],
  autoPapers: "La página de declaraciones de la póliza de auto que tiene ahora, si tiene una",
};

const texts: Record<Language, Texts> = { en: english, es: spanish };

const shortAgent = ({ name, agency }: NonNullable<ChosenQuote["agent"]>) => ({
  name: shortened(name),
  agency: shortened(agency),
});

/** What happens from a choice until the consumer is insured, one step after the other. */
export function stepsAfterChoice(
  { carrier, agent, due }: ChosenQuote,
  language: Language,
): [told: string, pays: string, calls: string, signs: string] {
  const words = texts[language];
  return [
    words.told(agent ? words.from(shortAgent(agent)) : words.agent),
    due === undefined ? words.pays : words.paysBy(due),
    words.calls,
    words.signs(carrier),
  ];
}

/** What a consumer can do where the agent they chose does not get in touch by the day that is or was said. */
export function ifNobodyCalls(language: Language, due?: string): string {
  return texts[language].nobody(due);
}

/** What to have at hand when the agent calls, for each insurance type that was asked for. */
export function toHaveReady(needs: Partial<Needs>, language: Language): Preparation[] {
  const words = texts[language];
  const { home, life, auto } = needs;
  return [
    ...(home ? [{ type: insuranceTypes.home, items: homeItems(home, words) }] : []),
    ...(life ? [{ type: insuranceTypes.life, items: [...words.life] }] : []),
    ...(auto ? [{ type: insuranceTypes.auto, items: [words.autoPapers, ...words.auto] }] : []),
  ];
}

function homeItems({ home, valuables }: Needs["home"], words: Texts): string[] {
  const listed = valuables > 0 ? [words.home.valuables] : [];
  if (home === "renter") {
    const { papers, list, lease } = words.renter;
    return [papers, list, lease, ...listed];
  }
  const { papers, claims, lender } = words.home;
  return [papers, home === "condo" ? words.condo : words.house, lender, claims, ...listed];
}
