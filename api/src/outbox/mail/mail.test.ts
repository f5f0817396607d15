import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { inspect } from "node:util";
import { countLines, heldCovers, type HeldCover, type HomeCover } from "@quotehaven/contract/cover";
import { anyCoverCase, countsIn, readCounts, readLines } from "@quotehaven/contract/cover/testing";
import type { MailKind } from "@quotehaven/contract/schemas";
import brand from "@quotehaven/shared-ui/brand.json" with { type: "json" };
import fc from "fast-check";
import { readConfig } from "../../server/settings/config";
import { inMail } from "../../quotes/quoteNews";
import type { Mailer } from "./mailer";
import { pictureOfCover, pictureOfNeed } from "./coverPicture";
import type { QuoteInMail } from "./MailText";
import { createSmtpMailer } from "./smtpMailer";
import { writeMail } from "./writeMail";

const origin = "https://quotehaven.test";
const reader = { loginPath: "/go/consumer", supportEmail: "help@example.com" };
const values = {
  ...reader,
  readerName: "Ada",
  token: "abc",
  registrations: [
    {
      ...{ token: "abc", firstName: "Cora", insuranceType: "Home" },
      registeredAt: "11/08/2026, 2:05 PM CST",
    },
  ],
  clientName: "Casey",
  thread: { quoteId: 7, leadId: 3, carrierName: "State Farm" },
  leadId: 3,
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
  "new-lead": "/go/agent/leads/3",
  "lead-digest": "/go/agent/leads/all?filter=new",
  "lead-changed": "/go/agent/leads/3",
  "quote-withdrawn": "/go/agent/leads/3",
  "quote-selected": "/go/agent/leads/3/client",
  "choice-taken-back": "/go/agent/leads/3",
  "contact-reminder": "/go/agent/leads/3/client",
  "fee-returned": "/go/agent/payments",
  "fee-refused": "/go/agent/payments",
  "agent-late": "/go/consumer/my-quotes",
  "quotes-end-soon": "/go/consumer/my-quotes",
  "policy-ends": "/go/consumer/application?renew=1",
  "year-after-choice": "/go/consumer/application?renew=1",
  "quote-chosen": "/go/consumer/my-quotes/choice",
  "new-quote": "/go/consumer/my-quotes",
  "quote-news": "/go/consumer/my-quotes",
  "application-submitted": "/go/consumer/submitted",
  "application-reopened": "/go/consumer/my-quotes",
  "choice-ended": "/go/consumer/my-quotes",
  "approve-email": "/verify?token=abc&change=address",
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
    if (path !== null) {
      expect(mail.html).toContain(`href="${origin}${path.replace("&", "&amp;")}"`);
    }
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

const held = (cover: HomeCover): HeldCover => ({
  type: "home",
  cover,
  need: {
    home: "house",
    dwelling: 400_000,
    otherStructures: 40_000,
    belongings: 200_000,
    livingElsewhere: 0,
    personalLiability: 300_000,
    medicalPayments: 0,
    valuables: 0,
    deductible: 1_000,
    wantsExtended: false,
    extras: [],
    presentYearly: null,
  },
});

it.each([
  [
    "en",
    "New: $150 a month or $1,800 a year. The lowest of 4. $81,000 short for the house. It meets 1 of 4 lines, 3 below, 5 not stated.",
    [
      "Dwelling (A): $319,000 of $400,000, $81,000 below",
      "Other structures (B): not stated, you need $40,000",
      "Belongings (C): $200,000, meets your need",
      "Personal liability (E): $0 of $300,000, $300,000 below",
      "Deductible: not stated",
      "Wind and hail deductible: $6,380, $5,380 above what you prefer",
      "Settlement of the dwelling: not stated",
      "Settlement of the roof: not stated",
      "Settlement of belongings: not stated",
    ],
  ],
  [
    "es",
    "Nueva: $150 al mes o $1,800 al año. El precio más bajo de 4. $81,000 de menos para la casa. Cumple 1 de 4 coberturas, 3 por debajo, 5 sin indicar.",
    [
      "Vivienda (A): $319,000 de $400,000, $81,000 por debajo",
      "Otras estructuras (B): no se indica, necesita $40,000",
      "Pertenencias (C): $200,000, cumple con lo que necesita",
      "Responsabilidad personal (E): $0 de $300,000, $300,000 por debajo",
      "Deducible: no se indica",
      "Deducible por viento y granizo: $6,380, $5,380 por encima de lo que prefiere",
      "Pago de la vivienda: no se indica",
      "Pago del techo: no se indica",
      "Pago de las pertenencias: no se indica",
    ],
  ],
] as const)("draws what a quote covers, and says the same: %s", (language, said, words) => {
  const cover = {
    dwelling: 319_000,
    belongings: 200_000,
    personalLiability: 0,
    windDeductible: { percent: 2 } as const,
  };
  const quote: QuoteInMail = {
    carrier: "USAA",
    monthly: "$150",
    yearly: "$1,800",
    agent: { name: "Ada Broker", agency: "Hill <Country>" },
    validUntil: "12/08/2026",
    isLowest: true,
    among: 4,
    short: { what: "dwelling", amount: 81_000 },
    cover: countLines([held(cover)]),
    pictures: [pictureOfCover(held(cover), "Home", language)],
  };
  const { text, html } = writeMail("quote-news", language, { ...values, quotes: [quote] }, origin);
  const giver = {
    en: "From Ada Broker, Hill <Country>. You can choose it until 12/08/2026.",
    es: "De Ada Broker, Hill <Country>. Puede elegirla hasta el 12/08/2026.",
  };
  expect(html).toContain(giver[language].replace("<Country>", "&lt;Country&gt;"));
  // A sentence comes before the figures.
  expect(text.indexOf("USAA")).toBeGreaterThan(
    text.indexOf(language === "en" ? "An agent" : "Un agente"),
  );
  expect(text).toContain(`USAA\n${said}\n${giver[language]}\n\nHome\n- ${words.join("\n- ")}\n`);
  const filled = [...html.matchAll(/<td width="(\d+)%" height="8" bgcolor="(#\w+)"/g)];
  const [main, paper] = [brand.colors.light.drawMain, brand.colors.light.surfaceRaised];
  expect(filled.map(([, share, color]) => [Number(share), color])).toEqual([
    [80, main],
    [20, paper],
    [100, paper],
    [100, brand.colors.light.drawWarm],
    [100, paper],
    [100, paper],
    [100, paper],
    [100, paper],
    [100, paper],
    [100, paper],
  ]);
  expect(html.match(/border:1px dashed/g)).toHaveLength(5);
  expect(html.match(/<table role="presentation" aria-hidden="true"/g)).toHaveLength(9);
});

it("says, counts and draws of any two quotes what their lines say", () => {
  /** The mail's part on one quote: its sentence, its words of each line, and its bars. */
  const partsOf = (mail: { text: string; html: string }, carrier: string) => {
    const text = mail.text.split(`${carrier}\n`)[1]?.split("\n\nB ")[0] ?? "";
    const html = mail.html.split(`>${carrier}<`)[1]?.split(">B Mutual<")[0] ?? "";
    const bars = html.matchAll(
      /1px (dashed|solid)[^>]*><tr><td width="(\d+)%"[^>]*bgcolor="(#\w+)"/g,
    );
    return {
      said: countsIn(text.split("\n")[0] ?? ""),
      words: text.split("\n").filter((line) => line.startsWith("- ")),
      bars: [...bars].map(([, line, width, color]) => {
        if (line === "dashed") return "notStated";
        return width === "100" && color !== brand.colors.light.surfaceRaised ? "meets" : "below";
      }),
    };
  };
  fc.assert(
    fc.property(anyCoverCase, fc.constantFrom("en", "es"), ({ needs, one, other }, language) => {
      const quotes = [one, other].map((cover, index) =>
        inMail(
          {
            ...{
              id: index,
              carrier: index === 0 ? "A Mutual" : "B Mutual",
              monthly: 1,
              yearly: 12,
            },
            // What was told of once does not count, but what the quote covers now.
            ...{ isLowest: false, verdict: "meets", lines: 99, met: 99 },
            helds: heldCovers(cover, needs),
          },
          language,
        ),
      );
      const mail = writeMail("quote-news", language, { ...values, quotes }, origin);
      for (const [index, cover] of [one, other].entries()) {
        const { said, words, bars } = partsOf(mail, index === 0 ? "A Mutual" : "B Mutual");
        const lines = readLines(cover, needs);
        const counts = readCounts(lines);
        const isSilent = counts.lines > 0 && counts.unstated === counts.lines;
        const found = { said, words: words.length, bars };
        const meant = {
          said: isSilent ? "nothing" : counts.lines === 0 ? null : counts,
          words: isSilent ? 0 : counts.lines,
          bars: isSilent ? [] : lines.map(({ verdict }) => verdict),
        };
        if (JSON.stringify(found) !== JSON.stringify(meant)) expect(found).toEqual(meant);
      }
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  [{ agentsFrom: 0, firstQuoteHours: 5 }, /No agent quotes in your ZIP code yet/, null],
  [{ agentsFrom: 1, firstQuoteHours: 1 }, /The few agents who quote/, /within 1 hour\./],
  [{ agentsFrom: 20, firstQuoteHours: 60 }, /At least 20 agents quote/, /within 3 days\./],
  [{ agentsFrom: 20, firstQuoteHours: null }, /At least 20 agents quote/, null],
])(
  "says after a submission who reads it, and when quotes come only where that is known: %j",
  (submission, readers, time) => {
    const needs = [pictureOfNeed(held({}), "Home: $640,000", "en")];
    const { text } = writeMail(
      "application-submitted",
      "en",
      { ...values, submission, needs },
      origin,
    );
    expect(text).toMatch(readers);
    expect(text).toContain("What you need\n\nHome: $640,000\n- Dwelling (A): $400,000");
    if (time) expect(text).toMatch(time);
    else expect(text).not.toContain("first quote");
  },
);

it("says of a new lead what the client needs, and what quoting costs", () => {
  const leads = [{ place: "Austin, TX", types: [{ name: "Home", need: "$640,000" }] }];
  const said = { ...values, leadFee: "$49", leads };
  const { text } = writeMail("new-lead", "en", said, origin);
  expect(text).toContain("You pay $49 only if the client chooses your quote.");
  expect(text).toContain("Home (needs $640,000) – Austin, TX");
  expect(writeMail("lead-digest", "en", said, origin).text).toContain("You pay $49 only");
});

it("says what a client needs and what the fee is before the press", () => {
  const needs = [pictureOfNeed(held({}), "Home: $640,000", "en")];
  const chosen = { carrier: "USAA", monthly: "$150" };
  const said = { ...values, leadFee: "$49.00", needs, chosen };
  const { text, html } = writeMail("quote-selected", "en", said, origin);
  expect(text).toContain("Casey chose your quote: USAA, $150 a month. Pay the flat fee of $49.00");
  expect(text).toContain(
    "What they need\n\nHome: $640,000\n- Dwelling (A): $400,000\n- Other structures (B): $40,000\n",
  );
  expect(html).toContain(">Dwelling (A)</td>");
});

it.each([
  ["en", /- Home: Acme, \$780 for 6 months, until 12\/09\/2026\n- Auto: \$140 a month\n/],
  ["es", /- Home: Acme, \$780 por 6 meses, hasta el 12\/09\/2026\n- Auto: \$140 al mes\n/],
] as const)(
  "says of each policy that ends what is known of it, on one line: %s",
  (language, list) => {
    const policies = [
      {
        ...{ type: "Home", carrier: "Acme\r\n", endsOn: "12/09/2026" },
        price: { amount: "$780", months: 6 } as const,
      },
      { type: "Auto", price: { amount: "$140", months: 1 } as const },
    ];
    const renewal = { isSubmitted: true, policies };
    const said = { ...values, lastDay: "12/09/2026", renewal };
    const { subject, text } = writeMail("policy-ends", language, said, origin);
    expect(subject).toContain("12/09/2026");
    expect(text).toMatch(list);
  },
);

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

/** A mail server with as much of the protocol as a client needs; `refuses` a command by its start. */
async function mailServer(options: { refuses?: [command: string, reply: string] } = {}) {
  const mails: { from: string; to: string[]; source: string }[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.setEncoding("utf8").on("error", () => {});
    let mail = { from: "", to: [] as string[], source: "" };
    let isBody = false;
    let waiting = "";
    const answer = (line: string) => socket.write(`${line}\r\n`);
    answer("220 test ESMTP");
    socket.on("data", (chunk: string) => {
      waiting += chunk;
      if (isBody) {
        if (!waiting.endsWith("\r\n.\r\n")) return;
        mails.push({ ...mail, source: waiting });
        mail = { from: "", to: [], source: "" };
        [isBody, waiting] = [false, ""];
        return answer("250 taken");
      }
      if (!waiting.endsWith("\r\n")) return;
      const [line, refusal] = [waiting.trim(), options.refuses];
      waiting = "";
      if (refusal && line.startsWith(refusal[0])) return answer(refusal[1]);
      if (line.startsWith("MAIL")) mail.from = line;
      if (line.startsWith("RCPT")) mail.to.push(line);
      if (line === "DATA") isBody = true;
      if (line === "QUIT") return socket.end("221 bye\r\n");
      answer(line === "DATA" ? "354 go on" : "250 fine");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const from = "Quotehaven <no-reply@quotehaven.example>";
const mailerTo = (smtpUrl: string | null) =>
  createSmtpMailer({ mail: { ...readConfig({}).mail, smtpUrl, from } });
const mail = {
  to: "casey@example.com",
  subject: "Grüße — your password was changed",
  text: "Hello Casey",
  html: "<p>Hello Casey</p>",
  messageId: "<outbox-7@quotehaven.example>",
};

/** Lets a mailer do something with a mail server; answers the mails that it took. */
async function withServer(
  work: (mailer: Mailer) => Promise<void>,
  options: Parameters<typeof mailServer>[0] = {},
) {
  const server = await mailServer(options);
  const mailer = mailerTo(server.url);
  try {
    await work(mailer);
  } finally {
    await mailer.close();
    server.close();
  }
  return server.mails;
}

it("hands a mail to the server with both texts and the id it was given", async () => {
  const [taken, ...others] = await withServer((mailer) => mailer.send(mail));
  expect(others).toEqual([]);
  expect(taken?.from).toContain("<no-reply@quotehaven.example>");
  expect(taken?.to).toEqual([expect.stringContaining("<casey@example.com>")]);
  for (const part of [
    "Message-ID: <outbox-7@quotehaven.example>",
    "Auto-Submitted: auto-generated",
    "Content-Type: multipart/alternative",
    "Hello Casey",
    "<p>Hello Casey</p>",
  ]) {
    expect(taken?.source).toContain(part);
  }
});

it("offers a reader's own program one press to stop a mail, or the way to where it is switched off, and neither for other mails", async () => {
  const mails = await withServer(async (mailer) => {
    await mailer.send({ ...mail, stopUrl: "https://quotehaven.example/stop?token=abc" });
    await mailer.send({ ...mail, settingsUrl: "https://quotehaven.example/go/consumer/dashboard" });
    await mailer.send(mail);
  });
  const [stoppable, chosen, other] = mails.map(({ source }) => source);
  expect(stoppable).toMatch(
    /^List-Unsubscribe: <https:\/\/quotehaven\.example\/stop\?token=abc>\r$/m,
  );
  expect(stoppable).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(chosen).toMatch(
    /^List-Unsubscribe: <https:\/\/quotehaven\.example\/go\/consumer\/dashboard>\r$/m,
  );
  expect(chosen).not.toContain("List-Unsubscribe-Post");
  expect(other).not.toContain("List-Unsubscribe");
});

it("sends plain text alone, an answer to whoever wrote it, and no header that is smuggled in", async () => {
  const smuggled = "\r\nBcc: evil@example.com";
  const mails = await withServer(async (mailer) => {
    await mailer.send({ ...mail, html: undefined, replyTo: `vera@example.com${smuggled}` });
    await mailer.send({ ...mail, html: undefined, replyTo: "vera@example.com" });
    await mailer.send({ ...mail, html: undefined, subject: `Hello${smuggled}` });
  });
  const source = mails.map((taken) => taken.source).join();
  expect(mails).toHaveLength(3);
  expect(source).toContain("Reply-To: vera@example.com");
  expect(source).toContain("Content-Type: text/plain");
  expect(source).not.toMatch(/text\/html|^Bcc:/im);
});

it.each([
  "casey@example.com\r\nRCPT TO:<evil@example.com>",
  "casey@example.com, evil@example.com",
  "casey@example.com>, <evil@example.com",
])("reaches nobody else by the address %j", async (to) => {
  const mails = await withServer((mailer) => mailer.send({ ...mail, to }).catch(() => {}));
  for (const taken of mails) {
    expect(taken.to).toHaveLength(1);
    expect(taken.source).not.toMatch(/^RCPT/m);
  }
  const recipients = mails.flatMap((one) => one.to);
  expect(recipients.filter((one) => /<evil@example\.com>/.test(one))).toEqual([]);
});

it("says what was refused without the words of the server, which repeat the address", async () => {
  const refuses: [string, string] = ["RCPT", "550 <casey@example.com>: no such mailbox"];
  const refused = await withServer((mailer) => mailer.send(mail), { refuses }).catch(
    (reason: unknown) => reason,
  );
  expect(String(refused)).toBe("Error: The mail server answered 550 to RCPT TO.");
  expect(refused).toMatchObject({ code: "SMTP 550" });
  expect(inspect(refused)).not.toContain("casey@example.com");
  const later = withServer((mailer) => mailer.send(mail), { refuses: ["RCPT", "451 later"] });
  await expect(later).rejects.toMatchObject({ code: "SMTP 451" });
});

it("fails when nobody is there, and when nothing is configured", async () => {
  const server = await mailServer();
  server.close();
  const mailer = mailerTo(server.url);
  await expect(mailer.send(mail)).rejects.toThrow();
  await mailer.close();
  await expect(mailerTo(null).send(mail)).rejects.toThrow("SMTP_URL is not set.");
});

it("gives up on a server that never says a word", async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  const mailer = mailerTo(`smtp://127.0.0.1:${port}`);
  await expect(mailer.send(mail)).rejects.toThrow(/greeting/i);
  await mailer.close();
  silent.close();
});
