import {
  Problem,
  Screen,
  ScreenHeading,
  useApiErrorToast,
  useTranslation,
} from "@quotehaven/platform";
import { timings } from "@quotehaven/contract/rules";
import { Button, Modal, Skeleton, SkeletonScreen, Stack } from "@quotehaven/shared-ui";
import { useEffect, useState } from "react";
import { useAgentProfileQuery } from "../../shared/agentProfileApi";
import { CarrierCards } from "./CarrierCards";
import { DeleteAccount } from "./DeleteAccount";
import { ProfileEditor } from "./ProfileEditor";

/** Agency details: the carriers, the agency, its representative, and where they want leads from. */
export function AgencyDetailsScreen() {
  const { t } = useTranslation();
  const toastError = useApiErrorToast();
  const profile = useAgentProfileQuery();
  const { error, data, fulfilledTimeStamp } = profile;
  // The warning belongs to a load: the next one shows it again (AGD-7).
  const [dismissedAt, setDismissedAt] = useState<number>();

  useEffect(() => {
    if (error) toastError(error, { timeoutMs: timings.errorToastMs });
  }, [error, toastError]);

  const isWarned = data?.carriers.length === 0 && dismissedAt !== fulfilledTimeStamp;
  const closeWarning = () => setDismissedAt(fulfilledTimeStamp);
  return (
    <Screen title={t("agencyDetails.title")}>
      {data ? (
        <Stack gap={8}>
          <ProfileEditor profile={data} onSaved={() => profile.refetch()}>
            <CarrierCards carriers={data.carriers} />
          </ProfileEditor>
          <DeleteAccount />
        </Stack>
      ) : (
        <Stack gap={5}>
          <ScreenHeading>{t("agencyDetails.title")}</ScreenHeading>
          {error ? (
            <Problem error={error} onRetry={profile.refetch} />
          ) : (
            <SkeletonScreen>
              <Stack gap={5}>
                <Skeleton height={96} shape="box" />
                <Skeleton height={240} shape="box" />
                <Skeleton height={320} shape="box" />
              </Stack>
            </SkeletonScreen>
          )}
        </Stack>
      )}
      {isWarned && (
        <Modal
          title={t("agencyDetails.noCarriersTitle")}
          size="small"
          onClose={closeWarning}
          footer={
            <Button emphasis="primary" onClick={closeWarning} data-autofocus="">
              {t("agent.ok")}
            </Button>
          }
        >
          <p>{t("agencyDetails.noCarriers")}</p>
        </Modal>
      )}
    </Screen>
  );
}
