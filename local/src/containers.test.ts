import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { ConfigError, readConfig } from "@quotehaven/api";
import { root } from "./testing/appIn";

const textOf = (file: string) => readFileSync(join(root, file), "utf8");
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, ...groups]) => groups.filter(Boolean));

const dockerfile = textOf("Dockerfile");
const compose = textOf("compose.yaml");
const tryOut = parseEnv(textOf("try.env"));

/** What `compose.yaml` sets for a service, with what an env file names put in. */
function environmentOf(service: string, named: NodeJS.Dict<string>): Record<string, string> {
  const [, block = ""] = new RegExp(`^  ${service}:\n((?: {3}.*\n|\n)*)`, "m").exec(compose) ?? [];
  const lines = block.matchAll(/^ {6}([A-Z_]+): (.*)$/gm);
  const filled = (value: string) =>
    value
      .replaceAll('"', "")
      .replace(/\$\{(\w+)(?::-(.*?))?\}/g, (_, name, or) => named[name] ?? or ?? "");
  return Object.fromEntries([...lines].map(([, name = "", value = ""]) => [name, filled(value)]));
}

/** The API's settings in a container: those of the env file, and on top what `compose.yaml` sets. */
const settingsWith = (named: NodeJS.Dict<string>) => ({ ...named, ...environmentOf("api", named) });

describe("the images", () => {
  const stages = found(dockerfile, /^FROM \S+ AS (\w+)$/gm);

  it("copy files that are there, from stages that are there", () => {
    const files = found(dockerfile, /^COPY --from=pages \/srv\/source\/(\S+)/gm);
    expect(files).toContain("docs/operations/nginx-pages.conf");
    expect(files.filter((file) => !existsSync(join(root, file ?? "")))).toEqual([]);
    expect(stages).toEqual(
      expect.arrayContaining([
        ...found(dockerfile, /--from=(\w+)/g),
        ...found(compose, /target: (\w+)/g),
      ]),
    );
  });

  it("take all that compose.yaml hands to their builds", () => {
    const handed = found(compose, /^ {8}([A-Z_]+): \$\{/gm);
    expect(handed).toContain("PUBLIC_ORIGIN");
    expect(found(dockerfile, /^ARG (\w+)$/gm)).toEqual(handed);
  });
});

describe("the containers", () => {
  const known = found(textOf("docs/settings.md"), /^\| `([A-Z_]+)` \|/gm);

  it("get settings that there are", () => {
    const set = Object.keys(environmentOf("api", {}));
    expect(set).toContain("TRUSTED_PROXIES");
    expect(set.filter((name) => !known.includes(name))).toEqual([]);
    const read = [...known, "COMPOSE_PROFILES", ...found(compose, /\$\{(\w+)/g)];
    expect(Object.keys(tryOut).filter((name) => !read.includes(name))).toEqual([]);
    const sandbox = textOf("sandbox/src/main.ts");
    const ofSandbox = Object.keys(environmentOf("sandbox", {}));
    expect(ofSandbox).toContain("SANDBOX_NAME");
    expect(ofSandbox.filter((name) => !sandbox.includes(`env.${name}`))).toEqual([]);
  });

  it("start for a try-out, which production refuses", () => {
    expect(readConfig(settingsWith(tryOut))).toMatchObject({
      mode: "local",
      databaseUrl: "postgres://quotehaven:try@database/quotehaven",
      stripe: { apiOrigin: "http://sandbox:3001" },
    });
    const asProduction = { ...tryOut, QUOTEHAVEN_MODE: "production" };
    expect(() => readConfig(settingsWith(asProduction))).toThrow(ConfigError);
  });

  it("start in production with the settings that are documented", () => {
    const [, lines = ""] =
      /^cat > \.env <<END\n(.*?)^END$/ms.exec(textOf("docs/operations/containers.md")) ?? [];
    const random = "0123456789abcdef".repeat(4);
    const named = parseEnv(lines.replaceAll(/\$\(openssl rand -hex \d+\)/g, random));
    expect(readConfig(settingsWith(named))).toMatchObject({
      mode: "production",
      secret: random,
      databaseUrl: `postgres://quotehaven:${random}@database/quotehaven`,
      leadDetailsNeedCheck: true,
    });
  });
});

it("nginx in a container logs and passes on requests as nginx.conf does", () => {
  const sharedLines = (file: string) =>
    found(
      textOf(`docs/operations/${file}`),
      /^ *((?:log_format|map|proxy_(?!pass|temp)|client_max|server_tokens|include \/etc|"?~).*)$/gm,
    );
  const lines = sharedLines("nginx.conf");
  expect(lines.length).toBeGreaterThan(15);
  expect(sharedLines("nginx-container.conf")).toEqual(lines);
});
