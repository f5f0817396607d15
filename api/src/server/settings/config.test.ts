import { readFile } from "node:fs/promises";
import { ConfigError, readConfig } from "./config";
import { areaOf, networkOf } from "./network";
import { settingsDocs } from "./settingsDocs";

const production = {
  QUOTEHAVEN_MODE: "production",
  APP_SECRET: "0123456789abcdef0123456789abcdef",
  DATABASE_URL: "postgres://app:secret@db.internal/quotehaven",
  PUBLIC_ORIGIN: "https://quotehaven.test",
  SMTP_URL: "smtps://mail.internal",
  MAIL_FROM: "Quotehaven <hello@quotehaven.test>",
  SUPPORT_EMAIL: "help@quotehaven.test",
  STRIPE_PUBLIC_KEY: "pk_live_1",
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};

const problemsOf = (env: Record<string, string | undefined>): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

it("needs nothing for a local start", () => {
  expect(readConfig({})).toMatchObject({
    mode: "local",
    publicOrigin: "http://localhost:3000",
    databaseUrl: null,
    leadFeeCents: 4900,
    trustedProxies: [],
  });
});

it("tells traces where OpenTelemetry's variables say, and nobody without them", () => {
  const tracesIn = (env: Record<string, string>) => readConfig(env).traces;
  expect(tracesIn({ OTEL_SERVICE_NAME: "api" })).toBe(null);
  expect(tracesIn({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318/" })).toEqual({
    url: "http://127.0.0.1:4318/v1/traces",
    serviceName: "quotehaven-api",
  });
  const own = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "https://traces.test/of/us" };
  expect(tracesIn({ ...own, OTEL_SERVICE_NAME: "api" })).toEqual({
    url: "https://traces.test/of/us",
    serviceName: "api",
  });
  expect(
    problemsOf({
      OTEL_EXPORTER_OTLP_ENDPOINT: "127.0.0.1:4317",
      OTEL_EXPORTER_OTLP_PROTOCOL: "grpc",
    }),
  ).toEqual([
    "OTEL_EXPORTER_OTLP_ENDPOINT must be an address starting with https:// or http://.",
    "OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf.",
  ]);
});

it("shows the description of the API in production only when told to", () => {
  expect(readConfig({}).apiDocs).toBe(true);
  expect(readConfig(production)).toMatchObject({
    mode: "production",
    apiDocs: false,
    seedDemo: false,
  });
  expect(readConfig({ ...production, API_DOCS: "true" }).apiDocs).toBe(true);
});

it("takes proxies by address, network or name of a network, and nothing else", () => {
  for (const proxy of ["10.0.0.1", "10.0.0.0/8", "fd00::/8", "::1", "loopback"]) {
    expect(problemsOf({ TRUSTED_PROXIES: `10.1.0.0/16, ${proxy}` })).toEqual([]);
  }
  for (const wrong of ["10.0.0.0/99", "proxy.internal"]) {
    expect(problemsOf({ TRUSTED_PROXIES: `10.1.0.0/16, ${wrong}` })).toHaveLength(1);
  }
});

it.each([
  ["APP_SECRET", undefined],
  ["DATABASE_URL", undefined],
  ["PUBLIC_ORIGIN", "http://quotehaven.test"],
  ["SMTP_URL", undefined],
  ["STRIPE_SECRET_KEY", undefined],
  ["STRIPE_SECRET_KEY", "sk_test_1"],
  ["SUPPORT_EMAIL", undefined],
  ["STRIPE_WEBHOOK_SECRET", undefined],
  ["STRIPE_API_ORIGIN", "http://localhost:3001"],
  ["SEED_DEMO", "true"],
])("does not take %s as %s in production", (name, value) => {
  expect(problemsOf({ ...production, [name]: value }).join()).toContain(name);
});

it.each([
  ["the secret one", { STRIPE_PUBLIC_KEY: "pk_test_1", STRIPE_SECRET_KEY: "sk_live_1" }],
  ["a restricted one", { STRIPE_PUBLIC_KEY: "pk_test_1", STRIPE_SECRET_KEY: "rk_live_1" }],
  ["the public one", { STRIPE_PUBLIC_KEY: "pk_live_1", STRIPE_SECRET_KEY: "sk_test_1" }],
])(
  "takes no live key, be it %s, without TLS or for another than Stripe, also locally",
  (_, keys) => {
    const secure = { ...keys, PUBLIC_ORIGIN: "https://quotehaven.test" };
    const sandbox = "http://localhost:3001";
    const toStripe = /^STRIPE_\w+ must be unset: live keys and production use Stripe itself\.$/;
    expect(problemsOf(secure)).toEqual([]);
    expect(problemsOf(keys)).toEqual([
      "PUBLIC_ORIGIN must start with https:// for live Stripe keys.",
    ]);
    for (const name of ["STRIPE_API_ORIGIN", "STRIPE_SCRIPT_URL"]) {
      expect(problemsOf({ ...secure, [name]: sandbox })).toEqual([expect.stringMatching(toStripe)]);
    }
  },
);

it("names every wrong variable at once with what it may be, and no value", () => {
  expect(
    problemsOf({ PORT: "many", LEAD_FEE_CENTS: "4950", APP_SECRET: "hunter2", API_DOCS: "maybe" }),
  ).toEqual([
    "PORT must be a whole number from 0 to 65535.",
    "APP_SECRET must be at least 32 characters long.",
    "LEAD_FEE_CENTS must be a whole number from 100 to 99999900, a multiple of 100.",
    "API_DOCS must be true or false.",
  ]);
});

it.each([
  [
    { STRIPE_PUBLIC_KEY: "sk_test_1", STRIPE_SECRET_KEY: "sk_test_1" },
    expect.stringContaining("STRIPE_PUBLIC_KEY must be the publishable key"),
  ],
  [{ SUPPORT_EMAIL: "help" }, expect.stringContaining("SUPPORT_EMAIL")],
  [{ SUPPORT_EMAIL: "Help <help@example.com>" }, expect.stringContaining("SUPPORT_EMAIL")],
  [{ SUPPORT_EMAIL: "a@example.com, b@example.com" }, expect.stringContaining("SUPPORT_EMAIL")],
  [{ STRIPE_SECRET_KEY: "sk_test_1" }, "STRIPE_PUBLIC_KEY goes with STRIPE_SECRET_KEY."],
  [{ RECAPTCHA_SITE_KEY: "site" }, "RECAPTCHA_SECRET_KEY goes with RECAPTCHA_SITE_KEY."],
  [{ DATABASE_DIRECT_URL: "postgres://db/a" }, "DATABASE_DIRECT_URL goes with DATABASE_URL."],
  [
    { HUMAN_VERIFICATION_COUNTER_MIN: "3000" },
    "HUMAN_VERIFICATION_COUNTER_MAX must not be less than HUMAN_VERIFICATION_COUNTER_MIN.",
  ],
])("checks settings, alone and together: %j", (env, problem) => {
  expect(problemsOf(env)).toEqual([problem]);
});

it("is documented as `npm run settings-docs --workspace api` writes it", async () => {
  for (const { file, text } of settingsDocs()) {
    expect(await readFile(file, "utf8")).toBe(text);
  }
});

it("bounds abuse as it was decided, where nobody says otherwise", () => {
  const hour = 3_600;
  const LIMITS = JSON.stringify({
    telemetryByIp: { max: 7, windowSeconds: 60 },
    bulkByIp: { max: 7 },
  });
  expect(readConfig({ LIMITS }).limits).toMatchObject({
    telemetryByIp: { max: 7, windowSeconds: 60 },
    bulkByIp: { max: 7, windowSeconds: 60 },
    loginByIp: { max: 25, windowSeconds: 300 },
    loginByAccountAndIp: { max: 25, windowSeconds: hour },
    loginByAccount: { max: 100, windowSeconds: hour },
    signupByIp: { max: 20, windowSeconds: hour / 2 },
    resetByEmail: { max: 5, windowSeconds: hour / 2 },
    keptRegistrationByIp: { max: 10, windowSeconds: hour / 2 },
    feedbackByIp: { max: 10, windowSeconds: hour / 2 },
    leadDetailsByAgent: { max: 300, windowSeconds: 24 * hour },
  });
});

it.each([
  ["{loginByIp: 5}", "it"],
  ['{"loginByIp":5}', "/loginByIp"],
  ['{"loginByIp":{"max":0}}', "/loginByIp/max"],
  ['{"loginByIp":{"times":5}}', "/loginByIp/times"],
])("says what is wrong with LIMITS %s", (LIMITS, part) => {
  const [problem] = problemsOf({ LIMITS });
  expect(problem).toMatch(/^LIMITS must be JSON such as {"loginByIp":{"max":50,/);
  expect(problem).toMatch(new RegExp(`; ${part} is wrong\\.$`));
});

it("says which limit of LIMITS is none", () => {
  expect(problemsOf({ LIMITS: '{"loginByIp":{"max":5},"loginByDog":{"max":5}}' })).toEqual([
    'LIMITS names no limit with "loginByDog".',
  ]);
});

it.each([
  ["203.0.113.7", "203.0.113.7", "203.0.113.0/24"],
  ["::ffff:203.0.113.7", "203.0.113.7", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["fe80::1%eth0", "fe80::/64", "fe80::/48"],
  ["::1", "::/64", "::/48"],
  ["no address", "no address", "no address"],
])("%s is at the place %s, in the area %s", (ip, place, area) => {
  expect([networkOf(ip), areaOf(ip)]).toEqual([place, area]);
});
