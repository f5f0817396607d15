import { REGISTRY_ELEMENT, type Registry } from "@quotehaven/contract/release";
import { useTranslation } from "@quotehaven/platform";
import { Badge, Card, DefinitionList, Row, Stack } from "@quotehaven/shared-ui";
import { SectionScreen } from "../../shared/SectionScreen";

/** What is live of each remote, as this page was told of it; the store's own tool says more and goes back. */
export function RemotesScreen() {
  const { t } = useTranslation<"operations">();
  const registry = registryIn(document);
  return (
    <SectionScreen title="remotes.title">
      <p>{t("remotes.intro")}</p>
      <Stack gap={4}>
        {registry?.remotes.map(({ name, team, stable, canary, routes }) => (
          <Card key={name}>
            <Stack gap={3}>
              <Row justify="space-between">
                <h2>{name}</h2>
                {canary && (
                  <Badge tone="caution">{t("remotes.canary", { percent: canary.percent })}</Badge>
                )}
              </Row>
              <DefinitionList
                layout="under"
                items={[
                  { term: t("remotes.team"), detail: team },
                  { term: t("remotes.live"), detail: stable.version },
                  { term: t("remotes.tried"), detail: canary?.version ?? "–" },
                  {
                    term: t("remotes.places"),
                    detail: routes.map(({ prefix }) => prefix).join(", "),
                  },
                ]}
              />
            </Stack>
          </Card>
        ))}
      </Stack>
    </SectionScreen>
  );
}

/** The shell has checked it before anything of this remote ran. */
function registryIn(page: Document): Registry | null {
  const text = page.getElementById(REGISTRY_ELEMENT)?.textContent;
  return text ? JSON.parse(text) : null;
}
