import type { MailKind } from "@quotehaven/contract/schemas";
import { writeMail } from "./writeMail";

const origin = "https://quotehaven.test";
const reader = { loginPath: "/go/consumer", supportEmail: "help@example.com" };
const values = {
  ...reader,
  readerName: "Ada",
  token: "abc",
  clientName: "Casey",
  thread: { quoteId: 7, leadId: 3, carrierName: "State Farm" },
  receipt: { number: "QH-7", amount: "$49", paidOn: "11/23/2026", lead: "12", card: null },
};

/** Where each kind leads; null where it leads nowhere. */
const links: Record<MailKind, string | null> = {
  "verify-account": "/verify?token=abc",
  "verify-email": "/verify?token=abc",
  registration: "/continue-registration?token=abc",
  "reset-password": "/reset-password?token=abc",
  "password-changed": reader.loginPath,
  "address-change-requested": reader.loginPath,
  receipt: "/go/agent/leads/12/client",
  "new-lead": "/go/agent/leads/all?filter=new",
  "lead-digest": "/go/agent/leads/all?filter=new",
  "lead-changed": "/go/agent/leads/all",
  "quote-withdrawn": "/go/agent/leads/all",
  "quote-selected": "/go/agent/leads/all",
  "choice-taken-back": "/go/agent/leads/all",
  "contact-reminder": "/go/agent/leads/all",
  "fee-returned": "/go/agent/payments",
  "fee-refused": "/go/agent/payments",
  "agent-late": "/go/consumer/my-quotes",
  "quotes-end-soon": "/go/consumer/my-quotes",
  "quote-chosen": "/go/consumer/my-quotes/choice",
  "new-quote": "/go/consumer/my-quotes",
  "quote-news": "/go/consumer/my-quotes",
  "application-reopened": "/go/consumer/my-quotes",
  "message-to-consumer": "/go/consumer/my-quotes/7/messages",
  "message-to-agent": "/go/agent/leads/3/messages/7",
  "address-changed": null,
};
const kinds = Object.keys(links) as MailKind[];

it.each(kinds)("%s says the same as text and as HTML, in other words in Spanish", (kind) => {
  const [english, spanish] = (["en", "es"] as const).map((language) => {
    const mail = writeMail(kind, language, values, origin);
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(mail.text).not.toMatch(/undefined|<\w/);
    const path = links[kind];
    expect(mail.text.match(/https:\S+/g)).toEqual(path === null ? null : [`${origin}${path}`]);
    if (path !== null) expect(mail.html).toContain(`href="${origin}${path}"`);
    return mail.subject;
  });
  expect(english).not.toBe("");
  expect(spanish).not.toBe(english);
});

it.each([
  [false, /took the choice of your quote back.*stands as before/],
  [true, /chose another quote instead of yours/],
])("says whether another quote was chosen instead (%s)", (otherChosen, words) => {
  const write = (language: "en" | "es") =>
    writeMail("choice-taken-back", language, { ...values, otherChosen }, origin).text;
  expect(write("en")).toMatch(words);
  expect(write("es")).toMatch(otherChosen ? /eligió otra cotización/ : /sigue como antes/);
});

it("lists what happens next and what to have ready, as text and as HTML", () => {
  const choice = {
    carrierName: "State Farm",
    consent: "You agree.",
    steps: ["We have told Ada <Broker>.", "They call."],
    toHaveReady: [{ name: "Auto", items: ["The VIN of each car"] }],
  };
  const { text, html } = writeMail("quote-chosen", "en", { ...values, choice }, origin);
  expect(text).toContain("What happens next\n- We have told Ada <Broker>.\n- They call.");
  expect(text).toContain("What to have ready: Auto\n- The VIN of each car");
  expect(html).toContain(">We have told Ada &lt;Broker&gt;.</li>");
});

it("shows the markup and line breaks of names as text", () => {
  const mail = writeMail(
    "lead-changed",
    "en",
    { ...reader, readerName: "<b>Bo</b>", clientName: '<img src=x onerror="alert(1)">\r\nBcc: x' },
    origin,
  );
  expect(mail.html).not.toMatch(/<img|<b>/);
  expect(mail.html).toContain("&lt;img");
  expect(`${mail.subject}${mail.text.split("\n\n")[1]}`).not.toMatch(/[\r\n]/);
});

it("tells of new leads by place, type and need, and how to stop these mails", () => {
  const leads = [
    { place: "Austin\r\nBcc: x, TX", types: [{ name: "Home", need: "$449,000" }] },
    { place: "", types: [{ name: "Auto", need: null }] },
  ];
  const told = { ...values, leads, moreLeads: 3, stopToken: "7-abc" };
  const { subject, text, html } = writeMail("lead-digest", "en", told, origin);
  expect(subject).toBe("5 new leads to quote");
  expect(text).toContain("- Home (needs $449,000) – Austin Bcc: x, TX\n- Auto\n- and 3 more");
  expect(text).toContain(`No more emails about new leads: ${origin}/stop-lead-emails?token=7-abc`);
  expect(html).toContain(`href="${origin}/stop-lead-emails?token=7-abc"`);
  expect(text).not.toContain(values.clientName);
  const one = writeMail("new-lead", "en", { ...told, leads: leads.slice(0, 1) }, origin);
  expect(one.subject).toBe("You have a new prospect to quote: Home in Austin Bcc: x, TX");
  expect(one.text).not.toContain(values.clientName);
});
