import { ScreenHeading } from "@quotehaven/platform";
import { Skeleton, SkeletonScreen, SkeletonText, Stack } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { PageCard } from "../../shared/questionnaire/PageCard";
import { Beside, Columns, Main } from "./columns";
import { Facts, Head, TitleRow } from "./headParts";

/** The screen's shape while the application is on its way. */
export function ApplicationSkeleton() {
  const { t } = useTranslation("consumer");
  return (
    <Columns>
      <Main>
        <Head>
          <TitleRow>
            <ScreenHeading>{t("application.title")}</ScreenHeading>
          </TitleRow>
          <Facts />
        </Head>
        <SkeletonScreen>
          <Stack $gap={4}>
            <Skeleton $height={56} $shape="box" />
            <PageCard>
              <Stack $gap={6}>
                <Skeleton $width={220} $height={20} />
                <Skeleton $width={280} $height={28} />
                <SkeletonText lines={8} />
              </Stack>
            </PageCard>
          </Stack>
        </SkeletonScreen>
      </Main>
      <Beside />
    </Columns>
  );
}
