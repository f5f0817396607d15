import { shortened } from "@quotehaven/contract/rules";
import type { Language, MailKind } from "@quotehaven/contract/schemas";
import brand from "@quotehaven/shared-ui/brand.json" with { type: "json" };
import { pictureInHtml, pictureInText } from "./coverPicture";
import { escapeHtml } from "./escapeHtml";
import { stopPage } from "./mailParts";
import type { MailText, MailValues, Said } from "./MailText";
import { englishMails } from "./englishMails";
import { spanishMails } from "./spanishMails";

const mailTexts = { en: englishMails, es: spanishMails };

/** Mail programs know no style sheet, so each element carries its colours. */
const look = brand.colors.light;

/** A reader's mail program shows the first that it has. */
const serif = "Lora,Georgia,'Times New Roman',serif";
const sans = "Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * A mail as plain text and as HTML. Links start with `publicOrigin` from the configuration.
 * Names are other people's words, so they are escaped, lose line breaks, and are shortened.
 */
export function writeMail(
  kind: MailKind,
  language: Language,
  values: MailValues,
  publicOrigin: string,
): { subject: string; text: string; html: string } {
  const texts = mailTexts[language];
  const mail = texts[kind]({
    ...values,
    clientName: values.clientName === undefined ? undefined : shortened(oneLine(values.clientName)),
    leads: values.leads?.map((lead) => ({ ...lead, place: shortened(oneLine(lead.place)) })),
    quotes: values.quotes?.map((quote) => ({
      ...quote,
      ...(quote.agent && {
        agent: {
          name: shortened(oneLine(quote.agent.name)),
          agency: shortened(oneLine(quote.agent.agency)),
        },
      }),
    })),
    renewal: values.renewal && {
      ...values.renewal,
      policies: values.renewal.policies.map(({ carrier, ...policy }) => ({
        ...policy,
        carrier: carrier && shortened(oneLine(carrier)),
      })),
    },
    registrations: values.registrations?.map((each) => ({
      ...each,
      firstName: shortened(oneLine(each.firstName)),
    })),
  });
  const { subject, sections = [], lists = [], links = [], button, footer = texts.footer } = mail;
  const paragraphs = mail.paragraphs.filter(isSaid);
  const greeting = texts.greeting(shortened(oneLine(values.readerName)));
  const address = button ? `${publicOrigin}${button.path}` : null;
  const { stopToken, settingsPath } = values;
  const end = stopToken
    ? { label: texts.stop, address: `${publicOrigin}${stopPage(stopToken)}` }
    : settingsPath && { label: texts.settings, address: `${publicOrigin}${settingsPath}` };

  const text = [
    greeting,
    ...paragraphs,
    ...sections.flatMap(({ title, text, note, pictures }) => [
      [title, text, note].filter(isSaid).join("\n"),
      ...pictures.map(pictureInText),
    ]),
    ...lists.map(({ title, items }) =>
      [title, ...items.filter(isSaid).map((item) => `- ${item}`)].join("\n"),
    ),
    ...links.map(({ title, label, path }) => `${title}\n${label}: ${publicOrigin}${path}`),
    ...(button && address ? [`${button.label}: ${address}`] : []),
    `-- \n${footer}`,
    ...(end ? [`${end.label}: ${end.address}`] : []),
  ].join("\n\n");

  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:${look.surface};font-family:${sans};color:${look.ink};font-size:16px;line-height:1.5">
<main style="max-width:560px;margin:0 auto;padding:32px;background:${look.surfaceRaised};border-radius:12px">
<p style="margin:0 0 24px;font-family:${serif};font-size:18px;font-weight:bold;color:${look.accent}">${logo}${escapeHtml(brand.name)}</p>
<h1 style="margin:0 0 16px;font-family:${serif};font-size:28px;line-height:1.2;font-weight:bold">${escapeHtml(oneLine(subject))}</h1>
<p>${escapeHtml(greeting)}</p>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("\n")}
${sections.map(sectionInHtml).join("\n")}
${lists.map(listInHtml).join("\n")}
${links.map(({ title, ...one }) => [headingInHtml(title), linkInHtml({ ...one, hint: texts.linkHint, publicOrigin })].join("\n")).join("\n")}
${button ? linkInHtml({ ...button, hint: texts.linkHint, publicOrigin }) : ""}
<p style="margin:32px 0 0;font-size:13px;color:${look.inkMuted}">${escapeHtml(footer)}${
    end
      ? `<br><a href="${escapeHtml(end.address)}" style="color:${look.inkMuted}">${escapeHtml(end.label)}</a>`
      : ""
  }</p>
</main>
</body>
</html>
`;
  return { subject: oneLine(subject), text, html };
}

/** A house of characters that every program has: pictures are held back until a reader asks for them. */
const logo = `<span aria-hidden="true" style="display:inline-block;width:28px;height:28px;margin-right:8px;border-radius:6px;background:${look.accent};color:${look.accentInk};font-family:${sans};font-size:18px;line-height:28px;text-align:center">&#8962;</span>`;

function linkInHtml(link: { label: string; path: string; hint: string; publicOrigin: string }) {
  const address = escapeHtml(`${link.publicOrigin}${link.path}`);
  return `<p style="margin:32px 0"><a href="${address}" style="display:inline-block;padding:12px 24px;background:${look.accent};color:${look.accentInk};border-radius:6px;text-decoration:none">${escapeHtml(link.label)}</a></p>
<p style="font-size:14px;color:${look.inkMuted}">${escapeHtml(link.hint)}<br><a href="${address}" style="color:${look.accent};word-break:break-all">${address}</a></p>`;
}

const headingInHtml = (title: string) =>
  `<h2 style="margin:24px 0 8px;font-family:${serif};font-size:18px">${escapeHtml(title)}</h2>`;

function sectionInHtml({ title, text, note, pictures }: NonNullable<MailText["sections"]>[number]) {
  const words = text ? `<p style="margin:0">${escapeHtml(text)}</p>` : "";
  const small = note
    ? `<p style="margin:4px 0 0;font-size:14px;color:${look.inkMuted}">${escapeHtml(note)}</p>`
    : "";
  return [headingInHtml(title), words, small, ...pictures.map(pictureInHtml)].join("\n");
}

function listInHtml({ title, items }: NonNullable<MailText["lists"]>[number]): string {
  const rows = items
    .filter(isSaid)
    .map((item) => `<li style="margin:4px 0">${escapeHtml(item)}</li>`)
    .join("\n");
  return `${headingInHtml(title)}\n<ul style="margin:0;padding-left:20px">\n${rows}\n</ul>`;
}

const isSaid = (text: Said): text is string => Boolean(text);

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, " ").trim();
}
