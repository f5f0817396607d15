import { ConfigError, readConfig } from "./config";

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

describe("the configuration", () => {
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
      "OTEL_EXPORTER_OTLP_ENDPOINT must be an address starting with http: or https://.",
      "OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf.",
    ]);
  });

  it("shows the description of the API in production only when told to", () => {
    expect(readConfig({}).apiDocs).toBe(true);
    expect(readConfig(production).apiDocs).toBe(false);
    expect(readConfig({ ...production, API_DOCS: "true" }).apiDocs).toBe(true);
  });

  it("names no proxy that cannot be one", () => {
    expect(problemsOf({ TRUSTED_PROXIES: "10.0.0.0/8, ::1, loopback" })).toEqual([]);
    expect(problemsOf({ TRUSTED_PROXIES: "10.0.0.0/8, proxy.internal" })).toHaveLength(1);
  });

  it("is accepted in production when it is complete", () => {
    expect(readConfig(production)).toMatchObject({ mode: "production", seedDemo: false });
  });

  it.each([
    ["a secret", { APP_SECRET: undefined }, "APP_SECRET"],
    ["a database", { DATABASE_URL: undefined }, "DATABASE_URL"],
    ["TLS", { PUBLIC_ORIGIN: "http://quotehaven.test" }, "PUBLIC_ORIGIN"],
    ["a mail server", { SMTP_URL: undefined }, "SMTP_URL"],
    [
      "card keys",
      { STRIPE_PUBLIC_KEY: undefined, STRIPE_SECRET_KEY: undefined },
      "STRIPE_SECRET_KEY",
    ],
    ["somebody who reads what visitors write", { SUPPORT_EMAIL: undefined }, "SUPPORT_EMAIL"],
    ["a webhook secret", { STRIPE_WEBHOOK_SECRET: undefined }, "STRIPE_WEBHOOK_SECRET"],
  ])("needs %s in production", (_what, changes, name) => {
    expect(problemsOf({ ...production, ...changes }).join()).toContain(name);
  });

  it.each([
    ["the sandbox", { STRIPE_API_ORIGIN: "http://localhost:3001" }],
    ["test keys", { STRIPE_PUBLIC_KEY: "pk_test_1", STRIPE_SECRET_KEY: "sk_test_1" }],
    ["demo people", { SEED_DEMO: "true" }],
  ])("refuses %s in production", (_what, changes) => {
    expect(problemsOf({ ...production, ...changes })).not.toEqual([]);
  });

  it("never takes a secret key as the public one", () => {
    const problems = problemsOf({ STRIPE_PUBLIC_KEY: "sk_test_1", STRIPE_SECRET_KEY: "sk_test_1" });
    expect(problems.join()).toContain("STRIPE_PUBLIC_KEY");
  });

  it.each(["help", "Help <help@example.com>", "a@example.com, b@example.com"])(
    "takes one plain address for support, not %s",
    (address) => {
      expect(problemsOf({ SUPPORT_EMAIL: address }).join()).toContain("SUPPORT_EMAIL");
    },
  );

  it.each([
    ["the secret one", { STRIPE_PUBLIC_KEY: "pk_test_1", STRIPE_SECRET_KEY: "sk_live_1" }],
    ["a restricted one", { STRIPE_PUBLIC_KEY: "pk_test_1", STRIPE_SECRET_KEY: "rk_live_1" }],
    ["the public one", { STRIPE_PUBLIC_KEY: "pk_live_1", STRIPE_SECRET_KEY: "sk_test_1" }],
  ])(
    "takes no live key, be it %s, without TLS or for another than Stripe, also locally",
    (_, keys) => {
      const secure = { ...keys, PUBLIC_ORIGIN: "https://quotehaven.test" };
      const toStripe = [
        "Live Stripe keys go to Stripe only: unset STRIPE_API_ORIGIN and STRIPE_SCRIPT_URL.",
      ];
      expect(problemsOf(secure)).toEqual([]);
      expect(problemsOf(keys)).toEqual([
        "Live Stripe keys need PUBLIC_ORIGIN to start with https://.",
      ]);
      expect(problemsOf({ ...secure, STRIPE_API_ORIGIN: "http://localhost:3001" })).toEqual(
        toStripe,
      );
      expect(problemsOf({ ...secure, STRIPE_SCRIPT_URL: "http://localhost:3001/v3/" })).toEqual(
        toStripe,
      );
    },
  );

  it("names every problem at once, and no value", () => {
    const problems = problemsOf({ PORT: "many", LEAD_FEE_CENTS: "-5", APP_SECRET: "short" });
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toMatch(/many|short\b.*short/);
  });

  it("reads a limit from its own variables", () => {
    const { limits } = readConfig({ LIMIT_LOGIN_BY_IP: "7", LIMIT_LOGIN_BY_IP_SECONDS: "60" });
    expect(limits.loginByIp).toEqual({ max: 7, windowSeconds: 60 });
  });

  it("bounds abuse as it was decided, where nobody says otherwise", () => {
    const hour = 3_600;
    expect(readConfig({}).limits).toMatchObject({
      loginByIp: { max: 25, windowSeconds: 300 },
      loginByAccountAndIp: { max: 25, windowSeconds: hour },
      loginByAccount: { max: 100, windowSeconds: hour },
      signupByIp: { max: 20, windowSeconds: hour / 2 },
      resetByEmail: { max: 5, windowSeconds: hour / 2 },
      feedbackByIp: { max: 10, windowSeconds: hour / 2 },
      leadDetailsByAgent: { max: 300, windowSeconds: 24 * hour },
    });
  });
});
