import { shownPhone } from "@quotehaven/contract/rules";
import { appForTests, ZIP_ID } from "../testing";
import { wholeDatabase } from "../testing/wholeDatabase";
import { broker, client, goThroughAll, NOTE, type WholeJourney } from "../testing/wholeJourney";

const contact = [
  client.email,
  client.phone,
  shownPhone(client.phone),
  "7375550186",
  client.address2,
  String(ZIP_ID),
];

const t = appForTests();
let journey: WholeJourney;
beforeAll(async () => {
  journey = await goThroughAll(t);
});

const keysOf = (reply: object) => Object.keys(reply).sort().join(" ");

/** Which of the secrets stand in a text; names of secrets, so that a failure tells none twice. */
const found = (text: string, secrets: string[]) =>
  secrets.filter((secret) => secret !== "" && text.includes(secret));

describe("the log of a whole journey", () => {
  it("holds no password, token, sid, address, phone, name, or answer of anybody", () => {
    const log = journey.logText();
    const personal = [
      ...Object.values(client),
      ...Object.values(broker),
      "7375550186",
      "Client-secret-pw",
      "Broker-secret-pw",
      "A private message",
      "1985-04-12",
      "99887766",
    ];
    expect(t.logLines.length).toBeGreaterThan(40);
    expect(journey.handedOut.length).toBeGreaterThan(12);
    expect(found(log, personal)).toEqual([]);
    expect(found(log, journey.handedOut)).toEqual([]);
    expect(found(decodeURIComponent(log.replaceAll("%", "%25")), journey.handedOut)).toEqual([]);
  });

  it("tells all the same which call was answered how", () => {
    const lines = t.logLines.map((line): { msg?: string; status?: number; req?: object } =>
      JSON.parse(line),
    );
    const answered = lines.filter(({ msg }) => msg === "answered");
    expect(answered.length).toBeGreaterThan(40);
    expect(answered).toContainEqual(
      expect.objectContaining({
        status: 200,
        req: { method: "POST", route: "/api/auth/login" },
      }),
    );
  });
});

describe("before the fee is paid", () => {
  it("nothing that an agent is answered, shown in a notification or mailed reaches the client", () => {
    expect(found(journey.before.agent, contact)).toEqual([]);
    expect(found(journey.before.mails, contact)).toEqual([]);
    expect(found(journey.before.log, contact)).toEqual([]);
    expect(journey.before.mails).toContain(client.firstName);
  });

  it("a mail of a new lead, alone or in a digest, names nobody", () => {
    expect(journey.leadMails).toHaveLength(2);
    const said = [...contact, client.firstName, client.lastName, client.address1, "1985"];
    expect(found(journey.leadMails.join("\n"), said)).toEqual([]);
    // A link to stop them is not the link to sign in with.
    expect(found(journey.leadMails.join("\n"), journey.handedOut)).toEqual([]);
  });

  it("what the two write to each other reaches neither", () => {
    for (const { body, text } of journey.threadsSeen) {
      expect(body.data.messages).toMatchObject([{ masked: true }, { masked: true }]);
      expect(found(text, [...contact, broker.email, broker.phone])).toEqual([]);
    }
    expect(journey.threadsSeen).toHaveLength(2);
  });

  it("a lead in the list has the listed keys only, also where it is found by the last name", () => {
    expect(keysOf(journey.cardSeen.body.data.data[0])).toBe(
      "aps_confirmed aps_deleted aps_id aps_submitted city client edit has_quote insType ins_types " +
        "isUnread needs state viable_inc won_quote",
    );
    expect(journey.foundSeen.body.data.data).toEqual(journey.cardSeen.body.data.data);
    expect(found(journey.foundSeen.text, [client.lastName, client.address1])).toEqual([]);
  });

  it("the table of an agent's leads has the short name, city and notes, and nothing that reaches anybody", () => {
    expect(journey.exportsSeen.map(({ status }) => status)).toEqual([200, 200]);
    for (const { text } of journey.exportsSeen) {
      expect(found(text, [...contact, client.lastName, client.address1])).toEqual([]);
      expect(found(text, ["Quillon F.", NOTE])).toEqual(["Quillon F.", NOTE]);
    }
  });

  it("a lead and its person have the listed keys only", () => {
    const { lead, user_info: person } = journey.leadSeen.body;
    // Their time zone tells no more than city and state.
    expect(keysOf(lead)).toBe(
      "aps_confirmed aps_id aps_submitted can_quote client_time_zone needs state won_quote",
    );
    expect(keysOf(person)).toBe(
      "usr_address1 usr_city usr_dateofbirth usr_firstname usr_gender usr_lastname " +
        "usr_partnerdateofbirth usr_partnerfirstname usr_partnerlastname",
    );
  });
});

describe("after the fee is paid", () => {
  it("the agent knows name, e-mail and phone, and not address line 2 or zip code", () => {
    const paid = journey.answers.agent.filter(
      ({ status, body }) => status === 200 && body.user_data !== undefined,
    );
    expect(paid[0]?.body.user_data).toEqual({
      usr_firstname: client.firstName,
      usr_lastname: client.lastName,
      usr_email: client.email,
      usr_phonenumber: client.phone,
    });
    expect(found(journey.answers.agent.map(({ text }) => text).join(), [client.address2])).toEqual(
      [],
    );
    expect(found(journey.paidExport.text, [client.email, shownPhone(client.phone)])).toHaveLength(
      2,
    );
    expect(found(journey.paidExport.text, [client.address1, String(ZIP_ID)])).toEqual([]);
  });
});

describe("a consumer", () => {
  it("sees of an agent the agency, the name and the license, and not how to reach them", () => {
    const [quote] = journey.quotesSeen.body.data;
    expect(keysOf(quote)).toBe(
      "accepted agent inc_name number prices qot_cover qot_deleted qot_edit qot_id qot_message " +
        "qot_monthly qot_starts qot_valid_until qot_version qot_yearly",
    );
    expect(keysOf(quote.agent)).toBe("agency licenseNumber licenseState name");
    const everything = journey.answers.client.map(({ text }) => text).join();
    const { email, phone, agencyEmail, password } = broker;
    expect(found(everything, [email, phone, agencyEmail, password])).toEqual([]);
    expect(everything).not.toMatch(/agent_?id|winner/i);
  });

  it("never reads what an agent noted for themselves", () => {
    expect(found(journey.answers.agent.map(({ text }) => text).join(), [NOTE])).toEqual([NOTE]);
    expect(found(journey.answers.client.map(({ text }) => text).join(), [NOTE])).toEqual([]);
    expect(
      found(t.mails.map((mail) => JSON.stringify(mail)).join() + journey.logText(), [NOTE]),
    ).toEqual([]);
  });

  it("is told of an agent in the mail on the choice alone, and how to reach them in none", () => {
    const mails = t.mails.filter(({ to }) => to === client.email);
    const all = mails.map((mail) => JSON.stringify(mail)).join();
    const { email, phone, agencyEmail, password, lastName } = broker;
    expect(found(all, [email, phone, agencyEmail, password])).toEqual([]);
    const naming = mails.filter(({ text }) => text.includes(lastName));
    expect(naming.map(({ subject }) => subject)).toEqual(["You chose a quote"]);
  });
});

describe("an answer", () => {
  it("never repeats a password, token, hash or number of the card provider, refusals included", () => {
    const all = Object.values(journey.answers).flat();
    const textOf = (replies: typeof all) => replies.map(({ text }) => text).join();
    const refused = all.filter(({ status }) => status >= 400);
    expect(refused.length).toBeGreaterThan(6);
    expect(found(textOf(all), ["Client-secret-pw", "Broker-secret-pw"])).toEqual([]);
    expect(found(textOf(refused), journey.handedOut)).toEqual([]);
    // But for the intent's.
    expect(textOf(all)).not.toMatch(/argon2|cus_|sk_test|sid_hash|token_hash/);
  });
});

describe("the database", () => {
  it("holds no password, sid, or mailed token that could be used again", async () => {
    const dump = await wholeDatabase(t.db);
    const usable = journey.handedOut.filter((one) => !one.includes("_secret_"));
    expect(found(dump, ["Client-secret-pw", "Broker-secret-pw", ...usable])).toEqual([]);
  });
});
