import { insuranceTypeIds, type InsuranceTypeId } from "@quotehaven/contract/rules";
import type { KeptRegistration } from "@quotehaven/contract/schemas";
import { events, isApiError, Problem, Screen } from "@quotehaven/platform";
import { useNavigate } from "react-router-dom";
import { Button, Container, NoticeBox, SkeletonScreen, SkeletonText } from "@quotehaven/shared-ui";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { PublicHeader } from "../../shared/PublicHeader";
import { useRegistrationDraft } from "../../shared/register/registrationDraft";
import { isBegun, type RegistrationDraft } from "../../shared/register/registrationValues";
import { draftOf } from "./keptDraft";
import { useKeptRegistrationQuery } from "./registrationApi";

/** Brings what a mailed link opens to this device, and leads on with it; asks first where it would replace something. */
export function ContinuedRegistration({ token }: { token: string }) {
  const { t } = useTranslation("consumer");
  const navigate = useNavigate();
  const { newest, keep } = useRegistrationDraft();
  const { data, error, refetch } = useKeptRegistrationQuery({ token });
  const [isBegunHere] = useState(() => isBegun(newest()));
  const leadOn = (insuranceTypeId: InsuranceTypeId) =>
    void navigate(`/auth/register/${insuranceTypeId}`, { replace: true, state: null });
  const take = (kept: KeptRegistration) => {
    keep(draftOf(kept, token));
    leadOn(kept.insuranceTypeId);
  };
  const takeUnasked = useEffectEvent(() => {
    if (data && !isBegunHere) take(data);
  });
  useEffect(() => takeUnasked(), [data]);

  return (
    <Screen title={t("registration.linkOpening")}>
      <PublicHeader />
      <Container as="main" id="content">
        {data && isBegunHere && (
          <WhichOne
            onTake={() => take(data)}
            onStay={() => leadOn(typeBegun(newest()) ?? data.insuranceTypeId)}
          />
        )}
        {!error && !(data && isBegunHere) && (
          <SkeletonScreen>
            <SkeletonText lines={8} />
          </SkeletonScreen>
        )}
        {error &&
          (isApiError(error) && error.codes.includes("invalid-token") ? (
            <EndedLink />
          ) : (
            <Problem error={error} onRetry={() => void refetch()} />
          ))}
      </Container>
    </Screen>
  );
}

/** The insurance type that a draft has answers of. */
const typeBegun = ({ answersByType }: RegistrationDraft) =>
  insuranceTypeIds.find((id) => Object.keys(answersByType[id] ?? {}).length > 0);

/** Asks whether to go on with the link or with what was begun in this tab. */
function WhichOne({ onTake, onStay }: { onTake: () => void; onStay: () => void }) {
  const { t } = useTranslation("consumer");
  return (
    <NoticeBox
      title={t("registration.linkOrHereTitle")}
      actions={
        <>
          <Button emphasis="primary" onClick={onTake}>
            {t("registration.linkTake")}
          </Button>
          <Button onClick={onStay}>{t("registration.linkStay")}</Button>
        </>
      }
    >
      {t("registration.linkOrHere")}
    </NoticeBox>
  );
}

function EndedLink() {
  const { t } = useTranslation("consumer");
  const navigate = useNavigate();
  return (
    <NoticeBox
      illustration="shield"
      title={t("registration.linkEndedTitle")}
      actions={
        <>
          <Button
            emphasis="primary"
            onClick={() => void navigate("/?openModal=register", { replace: true })}
          >
            {t("registration.startAgain")}
          </Button>
          <Button onClick={() => events.emit("signInRequested", { role: "consumer" })}>
            {t("landing.logIn")}
          </Button>
        </>
      }
    >
      {t("registration.linkEnded")}
    </NoticeBox>
  );
}
