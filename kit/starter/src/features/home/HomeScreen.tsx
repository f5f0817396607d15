import { Problem, Screen } from "@quotehaven/platform";
import { Button, Container, SkeletonCard, SkeletonScreen, Stack } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { useChosenType } from "./chosenType";
import { useInsuranceTypes } from "./homeApi";
import { WriteToUs } from "./WriteToUs";

/** What people can ask quotes for. */
export function HomeScreen() {
  const { t } = useTranslation("__name__");
  return (
    <Screen title={t("home.title")}>
      <Container as="main" style={{ paddingBlock: 48 }}>
        <Stack $gap={4}>
          <h1>{t("home.title")}</h1>
          <InsuranceTypes />
          <WriteToUs />
        </Stack>
      </Container>
    </Screen>
  );
}

function InsuranceTypes() {
  const { t } = useTranslation("__name__");
  const { data, error, refetch } = useInsuranceTypes();
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <SkeletonScreen>
        <SkeletonCard />
      </SkeletonScreen>
    );
  }
  if (data.length === 0) return <p>{t("home.none")}</p>;
  return (
    <>
      <p>{t("home.intro")}</p>
      <ul>
        {data.map(({ id, name }) => (
          <li key={id}>
            <Choice id={id} name={name} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Choice({ id, name }: { id: number; name: string }) {
  const { chosen, choose } = useChosenType();
  return (
    <Button emphasis="quiet" aria-pressed={id === chosen} onClick={() => choose(id)}>
      {name}
    </Button>
  );
}
