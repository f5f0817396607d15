import { presentTypes } from "@quotehaven/contract/cover";
import {
  consumerProfileFields,
  formatDay,
  formatMoment,
  formatMoney,
  insuranceTypes,
  shownPhone,
  type FieldKind,
} from "@quotehaven/contract/rules";
import type { Language, PersonalData } from "@quotehaven/contract/schemas";
import brand from "@quotehaven/shared-ui/brand.json" with { type: "json" };
import { escapeHtml } from "../../outbox/mail/escapeHtml";
import { insuranceTypeNames } from "../../reference/insuranceTypes";
import { personalPageTexts, type PersonalPageTexts } from "./personalPageTexts";

type Application = PersonalData["applications"][number];
type Quote = Application["quotes"][number];
type Texts = PersonalPageTexts;
type Field = readonly [label: string, value: string | null];
/** What the page's parts are written with. */
type Words = {
  t: Texts;
  when: (moment: string | null) => string | null;
  day: (day: string | null) => string | null;
  typeNames: ReturnType<typeof insuranceTypeNames>;
};

const look = brand.colors.light;
const profileFieldNames = Object.keys(
  consumerProfileFields,
) as (keyof typeof consumerProfileFields)[];

const style = `
body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 Georgia, serif; color: ${look.ink}; background: ${look.surfaceRaised} }
h1, h2, h3, h4 { line-height: 1.2; break-after: avoid }
h2 { margin-top: 2.5rem; border-bottom: 1px solid ${look.lineStrong}; padding-bottom: .25rem }
section section { margin: 1.5rem 0 1.5rem 1rem }
dl { display: grid; grid-template-columns: minmax(9rem, 1fr) 2fr; gap: .25rem 1rem }
dt { color: ${look.inkMuted} } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap }
table { border-collapse: collapse; width: 100% } tr { break-inside: avoid }
th, td { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid ${look.line}; overflow-wrap: anywhere }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr } dd { margin-bottom: .5rem } td, th { display: block; border: 0 } tr { display: block; border-bottom: 1px solid ${look.line}; padding: .5rem 0 } }
@media print { body { margin: 0; max-width: none; font-size: 11pt; background: none } }
`;

/**
 * Everything that is held about a consumer as a page to read: one HTML file without script or
 * anything from elsewhere, that opens from a disk and prints.
 */
export function personalPage(data: PersonalData, language: Language, timeZone: string): string {
  const t = personalPageTexts[language];
  const when = (moment: string | null) => moment && formatMoment(moment, language, timeZone);
  const day = (date: string | null) => date && formatDay(date, language);
  const words = { t, when, day, typeNames: insuranceTypeNames(language) };
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(t.title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeHtml(t.title)}</h1>
<p>${escapeHtml(filled(t.madeAt, { when: when(data.madeAt) ?? "" }))}</p>
<p>${escapeHtml(t.lead)}</p>
${personParts(data, words)}
${data.applications.map((application) => applicationPart(application, words)).join("\n")}
${sharingParts(data, words)}
${accountParts(data, words)}
</body>
</html>
`;
}

const filled = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

function part(title: string, content: string, level: 2 | 3 | 4 = 2): string {
  return `<section>\n<h${level}>${escapeHtml(title)}</h${level}>\n${content}\n</section>`;
}

/** What has no value is left out. */
function fields(list: readonly Field[]): string {
  const known = list.filter(([, value]) => value !== null && value !== "");
  const rows = known.map(
    ([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value ?? "")}</dd>`,
  );
  return `<dl>\n${rows.join("\n")}\n</dl>`;
}

/** A part that lists rows. */
function listed(
  { t }: Words,
  title: string,
  heads: readonly string[],
  rows: readonly (readonly (string | null)[])[],
): string {
  if (rows.length === 0) return part(title, `<p>${escapeHtml(t.none)}</p>`);
  const cells = (tag: "th" | "td", row: readonly (string | null)[]) =>
    `<tr>${row.map((cell) => `<${tag}>${escapeHtml(cell ?? "")}</${tag}>`).join("")}</tr>`;
  const body = rows.map((row) => cells("td", row)).join("\n");
  return part(
    title,
    `<table>\n<thead>${cells("th", heads)}</thead>\n<tbody>\n${body}\n</tbody>\n</table>`,
  );
}

function personParts({ account, details }: PersonalData, { t, when }: Words): string {
  const ofProfile = profileFieldNames.map((name): Field => [
    t.profile[name],
    profileValue(consumerProfileFields[name].kind, details[name], t),
  ]);
  return [
    part(
      t.account,
      fields([
        [t.language, account.language],
        [t.createdAt, when(account.createdAt)],
      ]),
    ),
    part(
      t.details,
      fields([
        ...ofProfile,
        [t.zipCode, details.zipCode],
        [t.currentCarrier, details.hasOtherCarrier ? t.otherCarrier : details.currentCarrier],
      ]),
    ),
  ].join("\n");
}

function profileValue(
  kind: FieldKind,
  value: string | number | boolean | null,
  t: Texts,
): string | null {
  if (value === null) return null;
  if (kind === "yesNo") return value ? t.yes : t.no;
  if (kind === "phone") return shownPhone(String(value));
  if (kind === "gender") return t.genders[Number(value)] ?? null;
  if (kind === "maritalStatus") return t.maritalStatuses[Number(value)] ?? null;
  return String(value);
}

function applicationPart(application: Application, words: Words): string {
  const { t, when } = words;
  const forms = (title: string, list: Application["draft"]) =>
    list.map(({ insuranceType, answers }) =>
      part(filled(title, { type: insuranceType }), answersOf(answers, t), 3),
    );
  return part(
    filled(t.application, { id: String(application.id) }),
    [
      fields([
        [t.createdAt, when(application.createdAt)],
        [t.changedAt, when(application.changedAt)],
        [t.submittedAt, when(application.submittedAt)],
        [t.submittedZip, application.zipCode],
        [t.chosenAt, when(application.chosenAt)],
        [t.contactGivenAt, when(application.contactGivenAt)],
        [t.withdrawnAt, when(application.withdrawnAt)],
      ]),
      ...forms(t.submitted, application.submitted),
      ...forms(t.draft, application.draft),
      ...presentParts(application.present, words),
      part(
        t.quotes,
        application.quotes.map((quote) => quotePart(quote, words)).join("\n") ||
          `<p>${escapeHtml(t.none)}</p>`,
        3,
      ),
    ].join("\n"),
  );
}

function answersOf(answers: Application["draft"][number]["answers"], t: Texts): string {
  if (answers.length === 0) return `<p>${escapeHtml(t.noAnswers)}</p>`;
  return fields(
    answers.map(({ questionId, question, answer }) => [question ?? `${questionId}`, answer]),
  );
}

/** The policies that somebody had today; none where nothing was said of them. */
function presentParts(present: Application["present"], words: Words): string[] {
  if (!present) return [];
  const { t, day, typeNames } = words;
  return presentTypes.flatMap((type) => {
    const policy = present[type];
    if (!policy) return [];
    const { premium } = policy;
    const title = filled(t.present, { type: typeNames[insuranceTypes[type]] });
    return part(
      title,
      fields([
        [t.carrier, policy.carrier ?? null],
        [t.lastDay, day(policy.expires ?? null)],
        [
          t.price,
          premium
            ? filled(t.forMonths, {
                dollars: formatMoney(premium.dollars),
                months: String(premium.months),
              })
            : null,
        ],
        [t.coversToday, statedCover(policy.cover)],
        [t.isShared, present.shared ? t.yes : t.no],
      ]),
      3,
    );
  });
}

const statedCover = (cover: object) => JSON.stringify(cover).replace(/[{}"]/g, " ");

function quotePart(quote: Quote, words: Words): string {
  const { t, when, day } = words;
  const price = (monthly: number, yearly: number) =>
    filled(t.monthYear, { monthly: formatMoney(monthly), yearly: formatMoney(yearly) });
  const { each, bundleMonthly, bundleYearly } = quote.prices;
  const prices = each.map(
    ({ insuranceTypeName, monthly, yearly }) => `${insuranceTypeName}: ${price(monthly, yearly)}`,
  );
  const bundle =
    bundleMonthly === null || bundleYearly === null ? [] : [price(bundleMonthly, bundleYearly)];
  const cover = Object.entries(quote.cover).map(
    ([type, stated]) => `${type}: ${statedCover(stated)}`,
  );
  return part(
    `${quote.number}. ${quote.carrier}`,
    [
      fields([
        [t.agent, [quote.agent, quote.agency ?? t.goneAgency].filter(Boolean).join(", ")],
        [t.price, [...bundle, ...prices].join("\n")],
        [t.covers, cover.join("\n")],
        [t.validUntil, day(quote.validUntil)],
        [t.startsOn, day(quote.startsOn)],
        [t.message, quote.message],
        [t.givenAt, when(quote.givenAt)],
        [t.changedAt, when(quote.changedAt)],
        [t.chosenAt, when(quote.chosenAt)],
        [t.takenBackAt, when(quote.withdrawnAt)],
      ]),
      ...(quote.messages.length > 0
        ? [
            `<h4>${escapeHtml(t.messages)}</h4>`,
            fields(
              quote.messages.map(({ author, text, sentAt }): Field => [
                `${author === "you" ? t.you : t.agent}, ${when(sentAt) ?? ""}`,
                text,
              ]),
            ),
          ]
        : []),
    ].join("\n"),
    4,
  );
}

function sharingParts(data: PersonalData, words: Words): string {
  const { t, when } = words;
  const agencyOf = (agency: string | null) => agency ?? t.goneAgency;
  return [
    listed(
      words,
      t.openings,
      [t.agency, t.saw, t.firstAt, t.lastAt, t.times],
      data.openings.map(({ agency, saw, firstAt, lastAt, times }) => [
        agencyOf(agency),
        t[saw],
        when(firstAt),
        when(lastAt),
        String(times),
      ]),
    ),
    listed(
      words,
      t.consents,
      [t.text, t.version, t.carrier, t.when, t.withdrawn],
      data.consents.map(({ text, textVersion, carrier, givenAt, withdrawnAt }) => [
        text || t.goneText,
        String(textVersion),
        carrier,
        when(givenAt),
        when(withdrawnAt),
      ]),
    ),
    listed(
      words,
      t.contactGiven,
      [t.agency, t.name, t.email, t.phone, t.when],
      data.contactGiven.map(({ agency, firstName, lastName, email, phone, givenAt }) => [
        agencyOf(agency),
        `${firstName} ${lastName}`,
        email,
        shownPhone(phone),
        when(givenAt),
      ]),
    ),
  ].join("\n");
}

function accountParts(data: PersonalData, words: Words): string {
  const { t, when } = words;
  const yesNo = (value: boolean) => (value ? t.yes : t.no);
  return [
    listed(
      words,
      t.notifications,
      [t.about, t.when, t.read],
      data.notifications.map(({ about, createdAt, isRead }) => [
        about,
        when(createdAt),
        yesNo(isRead),
      ]),
    ),
    listed(
      words,
      t.waitingMails,
      [t.about, t.when],
      data.waitingMails.map(({ about, queuedAt }) => [about, when(queuedAt)]),
    ),
    listed(
      words,
      t.sessions,
      [t.createdAt, t.lastActiveAt],
      data.sessions.map(({ startedAt, lastActiveAt }) => [when(startedAt), when(lastActiveAt)]),
    ),
    listed(
      words,
      t.knownPlaces,
      [t.lastSignInAt],
      data.knownPlaces.map(({ lastSignInAt }) => [when(lastSignInAt)]),
    ),
    listed(
      words,
      t.mailedLinks,
      [t.about, t.email, t.createdAt, t.expiresAt, t.usedAt],
      data.mailedLinks.map(({ kind, email, createdAt, expiresAt, usedAt }) => [
        kind,
        email,
        when(createdAt),
        when(expiresAt),
        when(usedAt),
      ]),
    ),
    listed(
      words,
      t.messagesToUs,
      [t.name, t.message, t.when],
      data.messagesToUs.map(({ name, message, sentAt }) => [name, message, when(sentAt)]),
    ),
    listed(
      words,
      t.reports,
      [t.reason, t.note, t.when, t.decidedAt],
      data.reports.map(({ reason, note, reportedAt, decidedAt }) => [
        ...[reason, note, when(reportedAt)],
        when(decidedAt),
      ]),
    ),
  ].join("\n");
}
