import {
  Problem,
  Screen,
  ScreenHeading,
  useApiErrorToast,
  useLocation,
  useTranslation,
} from "@quotehaven/platform";
import { timings } from "@quotehaven/contract/rules";
import { Skeleton, SkeletonScreen, Stack } from "@quotehaven/shared-ui";
import { useEffect, useState } from "react";
import { useAgentProfileQuery } from "../../shared/agentProfileApi";
import { missingInProfile } from "../../shared/missingInProfile";
import { CarrierCards } from "./CarrierCards";
import { DeleteAccount } from "./DeleteAccount";
import { KeptClients } from "./KeptClients";
import { MissingNotice } from "./MissingNotice";
import { NoCarriersModal } from "./NoCarriersModal";
import { ProfileEditor } from "./ProfileEditor";

/** Agency details: the carriers, the agency, its representative, and where they want leads from. */
export function AgencyDetailsScreen() {
  const { t } = useTranslation();
  const toastError = useApiErrorToast();
  const profile = useAgentProfileQuery();
  const { state } = useLocation();
  const completes = typeof state === "object" && state !== null && "completes" in state;
  const { error, data } = profile;
  // Shown each time the screen is opened (AGD-7), and when the last carrier goes; reading the profile
  // again after a save is no opening.
  const [isWarned, setWarned] = useState(true);
  const hasCarriers = data !== undefined && data.carriers.length > 0;
  useEffect(() => {
    if (hasCarriers) setWarned(true);
  }, [hasCarriers]);
  const [isAdding, setAdding] = useState(false);

  useEffect(() => {
    if (error) toastError(error, { timeoutMs: timings.errorToastMs });
  }, [error, toastError]);

  const isWithoutCarriers = data?.carriers.length === 0;
  return (
    <Screen title={t("agencyDetails.title")}>
      {data ? (
        <Stack gap={8}>
          <ProfileEditor profile={data} onSaved={() => profile.refetch()} completes={completes}>
            <MissingNotice missing={missingInProfile(data)} />
            {isWithoutCarriers && <KeptClients />}
            <CarrierCards carriers={data.carriers} isAdding={isAdding} onAdding={setAdding} />
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
      {isWithoutCarriers && isWarned && (
        <NoCarriersModal
          onClose={() => setWarned(false)}
          onAdd={() => {
            setWarned(false);
            setAdding(true);
          }}
        />
      )}
    </Screen>
  );
}
