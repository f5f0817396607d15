import { useState, useSyncExternalStore, type FormEvent } from "react";
import { Button, Card, Stack, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "@quotehaven/platform";
import { styled } from "styled-components";
import { satisfiesContract } from "@quotehaven/contract/release";
import { useFederation } from "./FederationContext";
import { clearOverride, mayOverride, setOverride } from "./overrides";
import type { RegisteredRemote } from "./registry";

const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(5)};
  max-width: 960px;
  margin: 0 auto;
  padding: ${theme.space(8, 4)};

  & > p {
    color: ${theme.color.inkMuted};
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${theme.space(1, 4)};
  overflow-wrap: anywhere;

  dt {
    color: ${theme.color.inkMuted};
  }
  dd {
    margin: 0;
  }
`;

/** Every remote: its version, contract, owner and last errors, and what this tab tries out. */
export function RemotesScreen() {
  const { t } = useTranslation();
  const { registry } = useFederation();
  return (
    <Page>
      <title>{t("federation.remotesTitle")}</title>
      <h1>{t("federation.remotesTitle")}</h1>
      <p>
        {t("federation.shellFacts", {
          version: registry.shell.version,
          contract: registry.shell.contract,
          revision: registry.revision,
        })}
      </p>
      {registry.remotes.map((remote) => (
        <RemoteFacts key={remote.name} remote={remote} />
      ))}
    </Page>
  );
}

function RemoteFacts({ remote }: { remote: RegisteredRemote }) {
  const { t } = useTranslation();
  const { loader, registry, overrides } = useFederation();
  const state = useSyncExternalStore(loader.subscribe, () => loader.state(remote.name));
  const { stable, canary } = remote;
  const isKept = satisfiesContract(registry.shell.contract, stable.contract);
  const facts = [
    [t("federation.team"), remote.team],
    [t("federation.routes"), remote.routes.map(({ prefix }) => prefix).join(", ")],
    [t("federation.version"), stable.version],
    ...(canary ? [[t("federation.canary"), `${canary.version} (${canary.percent} %)`]] : []),
    [
      t("federation.contract"),
      `${stable.contract} – ${t(isKept ? "federation.contractKept" : "federation.contractBroken")}`,
    ],
    [t("federation.state"), t(`federation.states.${state.status}`)],
    ...(state.status === "ready"
      ? [[t("federation.running"), `${state.target.channel} ${state.target.version}`]]
      : []),
  ];
  const failures = loader.failures(remote.name);
  return (
    <Card as="section" padding="medium" aria-labelledby={`remote-${remote.name}`}>
      <Stack gap={3}>
        <h2 id={`remote-${remote.name}`}>{remote.name}</h2>
        <Facts>
          {facts.map(([name, value]) => (
            <Fact key={name} name={name} value={value} />
          ))}
        </Facts>
        {failures.length > 0 && (
          <>
            <h3>{t("federation.lastErrors")}</h3>
            <ul>
              {failures.map(({ at, channel, error }) => (
                <li key={at.getTime()}>
                  {at.toISOString()} {channel} {error.kind}: {error.message}
                </li>
              ))}
            </ul>
          </>
        )}
        {registry.overrideOrigins.length > 0 && (
          <OverrideForm name={remote.name} current={overrides[remote.name]} />
        )}
      </Stack>
    </Card>
  );
}

function Fact({ name, value }: { name: string | undefined; value: string | undefined }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

function OverrideForm({ name, current }: { name: string; current: string | undefined }) {
  const { t } = useTranslation();
  const { registry } = useFederation();
  const [address, setAddress] = useState(current ?? "");
  const [isRefused, setRefused] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!mayOverride(registry, address)) {
      setRefused(true);
      return;
    }
    setOverride(name, address);
    window.location.reload();
  }

  return (
    <form onSubmit={submit}>
      <label>
        {t("federation.overrideAddress")}{" "}
        <input
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          aria-invalid={isRefused}
        />
      </label>{" "}
      <Button type="submit" emphasis="secondary">
        {t("federation.tryOut")}
      </Button>
      {current !== undefined && <StopButton name={name} />}
      {isRefused && <p role="alert">{t("federation.overrideRefused")}</p>}
    </form>
  );
}

/** Ends trying out a build: back to the released one. */
function StopButton({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <Button
      emphasis="quiet"
      onClick={() => {
        clearOverride(name);
        window.location.reload();
      }}
    >
      {t("federation.stopOverride")}
    </Button>
  );
}

const Badge = styled.aside`
  position: fixed;
  inset: auto 12px 12px auto;
  z-index: 2147483000;
  padding: 8px 12px;
  border: 2px solid currentcolor;
  border-radius: 12px;
  background: Canvas;
  color: CanvasText;
`;

/** Says on every page that this tab runs builds that were not released. Nothing where it does not. */
export function OverrideBadge() {
  const { t } = useTranslation();
  const { overrides, loader } = useFederation();
  // An override that failed has cleared itself by the time the loader speaks.
  const names = useSyncExternalStore(loader.subscribe, () => Object.keys(overrides).join(","));
  if (names === "") return null;
  return (
    <Badge aria-label={t("federation.overridesTitle")}>
      {names.split(",").map((name) => (
        <div key={name}>
          {name}: {overrides[name]} <StopButton name={name} />
        </div>
      ))}
    </Badge>
  );
}
