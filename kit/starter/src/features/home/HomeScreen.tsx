import { Problem, Screen, ScreenHeading } from "@quotehaven/platform";
import { Button, SkeletonCard, SkeletonScreen, Stack } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { useChosenType } from "./chosenType";
import { useInsuranceTypes } from "./homeApi";
import { WriteToUs } from "./WriteToUs";

/** What people can ask quotes for. */
export function HomeScreen() {
  const { t } = useTranslation("__name__");
  return (
    <Screen>
      <Stack $gap={4}>
        <ScreenHeading>{t("home.title")}</ScreenHeading>
        <InsuranceTypes />
        <WriteToUs />
      </Stack>
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
