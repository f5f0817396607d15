import { Type, type TSchema } from "typebox";
import brand from "@quotehaven/shared-ui/brand.json" with { type: "json" };
import { namesProxies } from "./network";

/** How often something may happen: `max` times within `windowSeconds`. */
export type Limit = { max: number; windowSeconds: number };

/** The name of a limit, as LIMITS has it. */
export type LimitName = keyof typeof limits;
/** The name of a limit on results. */
export type ResultLimitName = keyof typeof resultLimits;

const isAddressOf = (value: string, protocols: string[]) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

const whole = (fallback: number, minimum: number, maximum: number, description: string) =>
  Type.Integer({ default: fallback, minimum, maximum, description });

/** Without a default: `unset` says what happens then. */
const text = (unset: string, description: string) =>
  Type.Optional(Type.String({ unset, description }));

const flag = (unset: string, description: string) =>
  Type.Optional(Type.Boolean({ unset, description }));

const checked = (
  allowed: string,
  isAllowed: (value: string) => boolean,
  options: { unset: string; description: string },
) => Type.Optional(Type.Refine(Type.String({ allowed, ...options }), isAllowed));

const url = (protocols: string[], unset: string, description: string) =>
  checked(
    `an address starting with ${protocols.map((one) => `${one}//`).join(" or ")}`,
    (value) => isAddressOf(value, protocols),
    { unset, description },
  );

const webUrl = (unset: string, description: string) => url(["https:", "http:"], unset, description);

const origin = (unset: string, description: string) =>
  checked(
    "an address such as https://example.com, without a path",
    (value) =>
      isAddressOf(value, ["https:", "http:"]) &&
      new URL(value).pathname === "/" &&
      new URL(value).search === "",
    { unset, description },
  );

const key = (allowed: string, pattern: RegExp, description: string) =>
  checked(allowed, (value) => pattern.test(value), { unset: "none", description });

const limit = (max: number, windowSeconds: number, description: string) => ({
  max,
  windowSeconds,
  description,
});

/**
 * Limits on results: how many, in how many seconds, of what. They are spent by what was accepted alone, so
 * that nobody is locked out by forms that were refused.
 */
export const resultLimits = {
  zipChangeByAgent: limit(20, 86_400, "Accepted changes of an agent's ZIP codes."),
  quoteByAgent: limit(120, 3600, "Accepted quotes of one agent."),
  reportByUser: limit(20, 86_400, "Accepted reports of messages of one person."),
  feeReturnByAgent: limit(20, 86_400, "Accepted requests for a fee back by one agent."),
  submissionByUser: limit(20, 86_400, "Accepted submissions of one person."),
  choiceByUser: limit(20, 86_400, "Choices of one person; taking one back is always possible."),
};

/**
 * Every limit: how many, in how many seconds, of what. Those that are not on results are spent by every
 * try: they are against guessing, on mails, or on work for the server or a provider.
 */
export const limits = {
  ...resultLimits,
  loginByIp: limit(25, 300, "Sign-ins from one IP address."),
  loginByAccountAndIp: limit(25, 3600, "Sign-ins to one account from one IP address."),
  loginByAccount: limit(100, 3600, "Sign-ins to one account from places it never signed in from."),
  signupByIp: limit(20, 1800, "Registrations from one IP address."),
  signupCheckByIp: limit(40, 1800, "Checks of a registration from one IP address."),
  keptRegistrationByIp: limit(10, 1800, "Registrations kept and mailed, from one IP address."),
  registrationMailByEmailAndIp: limit(
    5,
    86_400,
    "Mails about registrations to one email address, caused from one IP address.",
  ),
  resetByEmail: limit(5, 1800, "Mailed links to one email address."),
  resetByIp: limit(25, 300, "Requests for mailed links from one IP address."),
  feedbackByIp: limit(10, 1800, "Messages to support from one IP address."),
  tokenByIp: limit(30, 300, "Mailed links tried from one IP address."),
  challengeByIp: limit(120, 60, "Human verification challenges for one IP address."),
  passwordByUser: limit(10, 3600, "Password changes of one person."),
  emailByUser: limit(5, 3600, "Changes of the email address of one person."),
  stopMailByIp: limit(300, 300, "Links that stop mails; mail programs share an IP address."),
  languageByUser: limit(60, 600, "Changes of the language of one person."),
  leadMissesByAgent: limit(20, 3600, "Leads asked for by id that the agent may not see."),
  zipSearchByAgent: limit(300, 300, "Searches for ZIP codes by one agent."),
  personalDataByUser: limit(10, 86_400, "Downloads of everything held about a person."),
  leadDetailsByAgent: limit(300, 86_400, "Leads opened by one agent."),
  messageByUser: limit(10, 60, "Messages of one person in a short time."),
  messageByUserInADay: limit(200, 86_400, "Messages of one person in a day."),
  threadByUser: limit(50, 86_400, "Threads in which one person writes for the first time."),
  paymentByAgent: limit(60, 600, "Payment calls of one agent."),
  exportByAgent: limit(20, 86_400, "Exports of one agent."),
  leadNotesByAgent: limit(120, 600, "Changed notes of one agent."),
  applicationByUser: limit(120, 600, "Saved applications of one person."),
  estimationByUser: limit(300, 300, "Estimates for one person."),
  estimationByIp: limit(300, 300, "Estimates without an account, for one IP address."),
  operatorByIp: limit(25, 300, "Operators' sign-ins from one IP address."),
  operatorCodeByAccount: limit(10, 3600, "Codes tried for one operator."),
  actByOperator: limit(300, 3600, "Actions and searches of one operator."),
  telemetryByIp: limit(120, 600, "Reports of browser tabs from one IP address."),
  bulkByIp: limit(30, 60, "Large lists for one IP address."),
};

/** What LIMITS may hold, in words. */
export const exceptionsAllowed =
  'JSON such as {"loginByIp":{"max":50,"windowSeconds":300}}, with whole numbers from 1';

/** Every setting, by the name of its environment variable. */
export const settings = Type.Object({
  QUOTEHAVEN_MODE: Type.Enum(["local", "production"], {
    default: "local",
    description: "Production refuses the sandbox, test keys, demo people and missing secrets.",
  }),
  HOST: Type.String({ default: "127.0.0.1", description: "The address to listen on." }),
  PORT: whole(3000, 0, 65_535, "The port of the API; locally, of everything."),
  PUBLIC_ORIGIN: origin(
    "http://localhost:PORT",
    "Where people reach the product; links in mails start with it.",
  ),
  LOG_LEVEL: Type.Enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
    default: "info",
    description: "The lowest level that pino writes.",
  }),
  TRUSTED_PROXIES: checked(
    "a list of addresses and ranges such as 10.0.0.0/8, with commas between",
    (value) => listed(value).every(namesProxies),
    { unset: "nobody", description: "The proxies whose `X-Forwarded-For` counts." },
  ),
  DATABASE_URL: url(
    ["postgres:", "postgresql:"],
    "PGlite in DATA_DIR",
    "The PostgreSQL database, or a pooler in front of it.",
  ),
  DATABASE_DIRECT_URL: url(
    ["postgres:", "postgresql:"],
    "DATABASE_URL",
    "PostgreSQL itself, where DATABASE_URL leads to a pooler.",
  ),
  DATABASE_POOL_SIZE: whole(10, 1, 500, "Connections of one process; one more migrates at start."),
  DATA_DIR: Type.String({
    default: ".data",
    description: "The folder of the embedded database and of the sandbox.",
  }),
  VACUUM_MINUTES: whole(10, 1, 1440, "How often PGlite is vacuumed."),
  APP_SECRET: key(
    "at least 32 characters long",
    /^.{32,}$/,
    "Signs mailed links and human verification; local starts make and keep one.",
  ),
  SEED_DEMO: flag("local: true", "Adds demo people and leads to an empty database."),
  SESSION_IDLE_MINUTES: whole(60, 1, 10_000, "A session ends after this time without activity."),
  SESSION_MAX_HOURS: whole(12, 1, 720, "A session ends after this time in any case."),
  OPERATOR_SESSION_IDLE_MINUTES: whole(30, 1, 10_000, "The same for operators' sessions."),
  OPERATOR_SESSION_MAX_HOURS: whole(8, 1, 720, "The same for operators' sessions."),
  VERIFY_LINK_HOURS: whole(48, 1, 720, "How long a mailed link confirms a changed address."),
  RESET_LINK_MINUTES: whole(10, 1, 60, "How long a mailed link resets a password."),
  PASSWORD_HASHES_AT_ONCE: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 64,
      unset: "processor cores",
      description: "Passwords that one process hashes at the same time.",
    }),
  ),
  PASSWORD_HASHES_QUEUED: whole(200, 0, 10_000, "Beyond this queue a sign-in answers 503."),
  SMTP_URL: url(["smtp:", "smtps:"], "local: the mailbox", "The mail server."),
  MAIL_FROM: Type.String({
    default: `${brand.name} <${brand.email.replace(/^[^@]+/, "no-reply")}>`,
    description: "The sender of mails.",
  }),
  SUPPORT_EMAIL: Type.Refine(
    Type.String({
      allowed: "one email address such as help@example.com",
      default: brand.email,
      description: "Receives what visitors write in Get in touch.",
    }),
    (value) => /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(value),
  ),
  MAIL_MAX_ATTEMPTS: whole(
    20,
    1,
    1000,
    "Attempts before a mail is given up; refunds and notices of leads never are.",
  ),
  QUOTE_MAIL_MINUTES: whole(10, 0, 60, "How long the mail of a quote waits for other quotes."),
  LEAD_MAIL_MINUTES: whole(60, 0, 720, "How long an hourly mail of leads waits for other leads."),
  LEAD_DIGEST_HOUR: whole(8, 0, 23, "The hour of daily digests, in the agency's time zone."),
  RECAPTCHA_SITE_KEY: text("ALTCHA is used", "The site key of Google reCAPTCHA."),
  RECAPTCHA_SECRET_KEY: text("ALTCHA is used", "The secret key of Google reCAPTCHA."),
  RECAPTCHA_MIN_SCORE_PERCENT: whole(50, 0, 100, "The lowest reCAPTCHA score of a person."),
  RECAPTCHA_VERIFY_URL: webUrl("Google's", "Where reCAPTCHA tokens are checked."),
  HUMAN_VERIFICATION_COST: whole(5_000, 1, 10_000_000, "ALTCHA's cost (iterations)."),
  HUMAN_VERIFICATION_COUNTER_MIN: whole(1_000, 0, 1_000_000, "ALTCHA's lowest counter."),
  HUMAN_VERIFICATION_COUNTER_MAX: whole(2_000, 0, 1_000_000, "ALTCHA's highest counter."),
  HUMAN_VERIFICATION_MINUTES: whole(10, 1, 60, "How long a human verification token is valid."),
  STRIPE_PUBLIC_KEY: key(
    "the publishable key (pk_…), because browsers receive it",
    /^pk_/,
    "Stripe's publishable key; local starts use the sandbox without it.",
  ),
  STRIPE_SECRET_KEY: key(
    "a secret key (sk_… or rk_…)",
    /^(sk|rk)_/,
    "Stripe's secret key; local starts use the sandbox without it.",
  ),
  STRIPE_WEBHOOK_SECRET: text("webhooks are refused", "The signing secret of Stripe's webhooks."),
  STRIPE_API_ORIGIN: origin("Stripe's", "Another card processor's API; never in production."),
  STRIPE_SCRIPT_URL: webUrl("Stripe's", "Another card processor's script; never in production."),
  STRIPE_TIMEOUT_MS: whole(6_000, 100, 14_000, "How long a call to Stripe may take."),
  LEAD_FEE_CENTS: Type.Integer({
    default: 4_900,
    minimum: 100,
    maximum: 99_999_900,
    multipleOf: 100,
    description: "The fee for a client's details; prices are shown without cents.",
  }),
  LEAD_DETAILS_NEED_CHECK: Type.Boolean({
    default: false,
    description:
      "Shows last name, street and birth dates of a lead to agents whose license was checked, or who paid.",
  }),
  CHOICE_DEADLINE_HOURS: whole(
    48,
    1,
    720,
    "How long the agent of a chosen quote has time to pay: hours of weekdays, then to the end of that day.",
  ),
  MAX_CONNECTIONS: whole(4_096, 1, 1_000_000, "Open connections of one process."),
  MAX_CONNECTIONS_PER_ADDRESS: whole(
    512,
    1,
    1_000_000,
    "Open connections of one IP address; not behind TRUSTED_PROXIES, which bound them themselves.",
  ),
  REQUEST_TIMEOUT_MS: whole(30_000, 1_000, 3_600_000, "How long a request may take to arrive."),
  SHUTDOWN_GRACE_SECONDS: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 300,
      unset: "local: 0; production: 10",
      description: "How long a process that was told to end still takes requests.",
    }),
  ),
  LIMITS: Type.String({
    default: "{}",
    allowed: exceptionsAllowed,
    description: "What differs from the limits in docs/settings.md.",
  }),
  LISTEN_ONCE_READY: Type.Boolean({
    default: false,
    description: "Opens the port when the API is ready, for proxies that do not ask.",
  }),
  RELEASES_URL: webUrl("PUBLIC_ORIGIN/releases.json", "Where the API reads which builds are live."),
  RELEASE_STORE: text(
    "none; local: .releases",
    "The release store of operators: a folder, or s3://bucket/prefix.",
  ),
  FIGURES_TOKEN: key(
    "at least 24 characters long",
    /^.{24,}$/,
    "Who sends it reads `/api/metrics` and the figures of remotes.",
  ),
  API_DOCS: flag("local: true; production: false", "Serves `/api/docs`."),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl("no traces", "Takes traces, at `/v1/traces` below it."),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webUrl("no traces", "Takes traces; the whole address."),
  OTEL_EXPORTER_OTLP_PROTOCOL: Type.Enum(["http/protobuf"], {
    default: "http/protobuf",
    description: "The only protocol of traces.",
  }),
  OTEL_SERVICE_NAME: Type.String({
    default: "quotehaven-api",
    description: "The service's name in traces.",
  }),
});

/** The parts of a text with commas between. */
export const listed = (value: string) =>
  value
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** A setting as the schema has it. */
export type Setting = TSchema & {
  type?: string;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  allowed?: string;
  unset?: string;
  default?: unknown;
  description?: string;
};
