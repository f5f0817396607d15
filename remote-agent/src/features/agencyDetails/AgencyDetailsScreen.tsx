import { Screen, ScreenHeading, useApiErrorToast, useDeferredMount } from "@quotehaven/platform";
import { useLocation, Link } from "react-router-dom";
import { timings } from "@quotehaven/contract/rules";
import {
  Skeleton,
  SkeletonScreen,
  Stack,
  ButtonLink,
  EmptyState,
  Notice,
  Button,
  Modal,
} from "@quotehaven/shared-ui";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAgentProfileQuery } from "../../shared/agentProfileApi";
import { CarrierCards } from "./CarrierCards";
import { DeleteAccount } from "./DeleteAccount";
import { PauseCard } from "./PauseCard";
import { ProfileEditor } from "./ProfileEditor";
import { useAgentClientsQuery } from "../../shared/leadApi";
import { leadsPath } from "../../shared/leadsPathIn";

/** Agency details: the carriers, the agency, its representative, and where they want leads from. */
export function AgencyDetailsScreen() {
  const { t } = useTranslation("agent");
  const toastError = useApiErrorToast();
  const profile = useAgentProfileQuery();
  const { state } = useLocation();
  const completes = typeof state === "object" && state !== null && "completes" in state;
  const { error, data } = profile;
  const isMounted = useDeferredMount(data !== undefined);
  // Once is enough: the list of what is missing goes on saying it (AGD-7).
  const [isWarned, setWarned] = useState(false);
  const [isAdding, setAdding] = useState(false);

  useEffect(() => {
    if (error) toastError(error, { timeoutMs: timings.errorToastMs });
  }, [error, toastError]);

  const isWithoutCarriers = data?.carriers.length === 0;
  return (
    <Screen>
      {data && isMounted ? (
        <Stack $gap={8}>
          <ProfileEditor
            profile={data}
            onSaved={() => profile.refetch()}
            completes={completes}
            onCarriers={() => setAdding(true)}
          >
            {isWithoutCarriers && <KeptClients />}
            <CarrierCards carriers={data.carriers} isAdding={isAdding} onAdding={setAdding} />
          </ProfileEditor>
          {data.pausedUntil === null && <PauseCard />}
          <DeleteAccount />
        </Stack>
      ) : (
        <Stack $gap={5}>
          <ScreenHeading>{t("agencyDetails.title")}</ScreenHeading>
          {error ? (
            // What went wrong is said by the toast.
            <EmptyState
              illustration="lost"
              title={t("agencyDetails.notLoaded")}
              action={
                <Button emphasis="primary" onClick={() => void profile.refetch()}>
                  {t("agencyDetails.tryAgain")}
                </Button>
              }
            />
          ) : (
            <SkeletonScreen>
              <Stack $gap={5}>
                <Skeleton $height={96} $shape="box" />
                <Skeleton $height={240} $shape="box" />
                <Skeleton $height={320} $shape="box" />
              </Stack>
            </SkeletonScreen>
          )}
        </Stack>
      )}
      {isWithoutCarriers && !isWarned && (
        <NoCarriersModal
          onClose={() => setWarned(true)}
          onAdd={() => {
            setWarned(true);
            setAdding(true);
          }}
        />
      )}
    </Screen>
  );
}

/** The way to the clients of an agent whose menu is switched off; nothing where there are none. */
function KeptClients() {
  const { t } = useTranslation("agent");
  const clients = useAgentClientsQuery({ page: 1 });
  if (!clients.data || clients.data.count === 0) return null;
  return (
    <Notice
      title={t("leads.clients")}
      actions={
        <ButtonLink as={Link} to={leadsPath}>
          {t("agencyDetails.toClients")}
        </ButtonLink>
      }
    >
      {t("leads.clientsHint")}
    </Notice>
  );
}

/** Tells an agent without carriers what to do first, and leads there. */
function NoCarriersModal({ onAdd, onClose }: { onAdd: () => void; onClose: () => void }) {
  const { t } = useTranslation("agent");
  return (
    <Modal
      title={t("agencyDetails.noCarriersTitle")}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("agent.ok")}</Button>
          <Button emphasis="primary" onClick={onAdd} data-autofocus="">
            {t("agencyDetails.addCarriers")}
          </Button>
        </>
      }
    >
      <p>{t("agencyDetails.noCarriers")}</p>
    </Modal>
  );
}
