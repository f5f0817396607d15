import { Screen } from "@quotehaven/platform";
import { Button, Card, Notice, Row, Stack, TextField, theme } from "@quotehaven/shared-ui";
import { useState, useSyncExternalStore, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useFederation, useRegistry } from "./FederationContext";
import { StopOverride } from "./OverrideBadge";
import { failedOverride, mayOverride, setOverride } from "./overrides";
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
export function Component() {
  const { t } = useTranslation("shell");
  const registry = useRegistry();
  return (
    <Screen title={t("federation.remotesTitle")}>
      <Page>
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
    </Screen>
  );
}

function RemoteFacts({ remote }: { remote: RegisteredRemote }) {
  const { t } = useTranslation("shell");
  const registry = useRegistry();
  const { loader, overrides } = useFederation();
  const state = useSyncExternalStore(loader.subscribe, () => loader.state(remote.name));
  const { stable, canary } = remote;
  const facts = [
    [t("federation.team"), remote.team],
    [t("federation.routes"), remote.routes.map(({ prefix }) => prefix).join(", ")],
    [t("federation.version"), stable.version],
    ...(canary ? [[t("federation.canary"), `${canary.version} (${canary.percent}%)`]] : []),
    [t("federation.contract"), stable.contract],
    [t("federation.state"), t(`federation.states.${state.status}`)],
    ...(state.status === "ready"
      ? [[t("federation.running"), `${state.target.channel} ${state.target.version}`]]
      : []),
  ];
  const failures = loader.failures(remote.name);
  const failedBuild = failedOverride(remote.name);
  return (
    <Card as="section" $padding="medium" aria-labelledby={`remote-${remote.name}`}>
      <Stack $gap={3}>
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
                  {`${at.toISOString()} ${channel} ${error.kind}: ${error.message}`}
                </li>
              ))}
            </ul>
          </>
        )}
        {failedBuild && (
          <Notice kind="caution" title={t("federation.overrideFailed", { build: failedBuild })} />
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
  const { t } = useTranslation("shell");
  const registry = useRegistry();
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
    <form noValidate onSubmit={submit}>
      <Stack $gap={3}>
        <TextField
          type="url"
          name="address"
          label={t("federation.overrideAddress")}
          value={address}
          onChange={setAddress}
          error={isRefused && t("federation.overrideRefused")}
        />
        <Row>
          <Button type="submit">{t("federation.tryOut")}</Button>
          {current !== undefined && <StopOverride name={name} />}
        </Row>
      </Stack>
    </form>
  );
}
