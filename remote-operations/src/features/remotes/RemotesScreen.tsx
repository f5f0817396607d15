import { REGISTRY_ELEMENT, type Registry } from "@quotehaven/contract/release";
import type { LiveRemote, ReleaseChange, RemotesReply } from "@quotehaven/contract/schemas";
import { Problem, useFormats } from "@quotehaven/platform";
import { Card, Row, SkeletonCard, SkeletonScreen, Stack } from "@quotehaven/shared-ui";
import { Badge, DefinitionList } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import { ActButton } from "../../shared/ActButton";
import {
  useOperationsRemoteRollbackMutation,
  useOperationsRemotesQuery,
} from "../../shared/operationsApi";
import { SectionScreen } from "../../shared/SectionScreen";

type Figures = RemotesReply["figures"];

/** What is live of each remote, what tabs tell of it, what became of it, and the way back. */
export function RemotesScreen() {
  const { data, error, refetch } = useOperationsRemotesQuery();
  return (
    <SectionScreen title="remotes.title">
      {error ? <Problem error={error} onRetry={refetch} /> : <Remotes reply={data} />}
    </SectionScreen>
  );
}

function Remotes({ reply }: { reply: RemotesReply | undefined }) {
  const { t } = useTranslation("operations");
  if (!reply) {
    return (
      <SkeletonScreen>
        <Stack $gap={4}>
          {[1, 2, 3].map((each) => (
            <SkeletonCard key={each} lines={2} />
          ))}
        </Stack>
      </SkeletonScreen>
    );
  }
  const { store, figures } = reply;
  const remotes = store?.remotes ?? remotesIn(document);
  return (
    <>
      <p>{t(store ? "remotes.intro" : "remotes.introPage")}</p>
      <Stack $gap={4}>
        {remotes.map((remote) => (
          <RemoteCard key={remote.name} remote={remote} figures={figures} />
        ))}
      </Stack>
      {store && <History changes={store.changes} />}
    </>
  );
}

function RemoteCard({ remote, figures }: { remote: LiveRemote; figures: Figures }) {
  const { t } = useTranslation("operations");
  const { number } = useFormats();
  const [goBack] = useOperationsRemoteRollbackMutation();
  const { name, team, version, canary, previous } = remote;
  const errors = (loads: Loads | null) =>
    loads
      ? t("remotes.errorsOf", { failed: number(loads.failed), loads: number(loads.loads) })
      : t("remotes.noLoads");
  const ofCanary = canary && loadsOf(figures, name, canary.version, "canary");
  const [before] = previous;
  return (
    <Card as="article">
      <Stack $gap={3}>
        <Row $justify="space-between">
          <h2>{name}</h2>
          {canary && (
            <Badge $tone="caution">{t("remotes.canary", { percent: canary.percent })}</Badge>
          )}
        </Row>
        <DefinitionList
          layout="under"
          items={[
            { term: t("remotes.team"), detail: team },
            { term: t("remotes.live"), detail: version },
            {
              term: t("remotes.errors"),
              detail: errors(loadsOf(figures, name, version, "stable")),
            },
            ...(canary
              ? [
                  { term: t("remotes.tried"), detail: canary.version },
                  { term: t("remotes.errorsTried"), detail: errors(ofCanary) },
                ]
              : []),
          ]}
        />
        {before !== undefined && (
          <Row>
            <ActButton
              label={t("remotes.back", { version: before })}
              consequence={t("remotes.backMeans", { name, version: before })}
              emphasis="danger"
              act={(why) => goBack({ name, version: before, why }).unwrap()}
            />
          </Row>
        )}
      </Stack>
    </Card>
  );
}

function History({ changes }: { changes: readonly ReleaseChange[] }) {
  const { t } = useTranslation("operations");
  const { moment } = useFormats();
  return (
    <Stack $gap={3}>
      <h2>{t("remotes.history")}</h2>
      <Stack as="ul" $gap={2}>
        {changes.map(({ revision, at, did, who, why }) => (
          <li key={revision} style={{ listStyle: "none", overflowWrap: "anywhere" }}>
            <span>{`${revision}. ${did}`}</span>
            <br />
            <span>{`${moment(at)}, ${who}${why ? `: ${why}` : ""}`}</span>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** What this page was told when it was made, where the server knows of no store. */
function remotesIn(page: Document): LiveRemote[] {
  const text = page.getElementById(REGISTRY_ELEMENT)?.textContent;
  // The shell has checked it before anything of this remote ran.
  const registry: Registry | null = text ? JSON.parse(text) : null;
  return (registry?.remotes ?? []).map(({ name, team, stable, canary }) => ({
    name,
    team,
    version: stable.version,
    canary: canary && { version: canary.version, percent: canary.percent },
    previous: [],
  }));
}

/** How often a build was begun, and how many errors were told of it. */
type Loads = { loads: number; failed: number };

/** What tabs told of a build; null where nobody did. */
function loadsOf(
  figures: Figures,
  remote: string,
  version: string,
  channel: "stable" | "canary",
): Loads | null {
  const found = figures.find(
    (each) => each.remote === remote && each.version === version && each.channel === channel,
  );
  if (!found) return null;
  const { loads, failures } = found;
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
  return { loads: loads + failures.transport + failures.start, failed };
}
