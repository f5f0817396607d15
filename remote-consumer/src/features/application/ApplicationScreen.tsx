import {
  Problem,
  Screen,
  ScreenHeading,
  useDeferredMount,
  useDispatch,
  useDraft,
  useSelector,
} from "@quotehaven/platform";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useConsumerApplicationQuery } from "../../shared/applicationApi";
import { useTrail } from "../../shared/useTrail";
import { ApplicationEditor } from "./ApplicationEditor";
import { ApplicationSkeleton } from "./ApplicationSkeleton";
import { actions, readPosition, selectors } from "./editor";
import type { Edits } from "./edits";
import { Head } from "./headParts";

/** The consumer's application: what they want insured, their answers, and what they add up to. */
export function ApplicationScreen() {
  const { t } = useTranslation("consumer");
  const dispatch = useDispatch();
  const application = useConsumerApplicationQuery();
  const draft = useDraft<Edits | null>("application", null);
  const { key } = useLocation();
  const { known } = useTrail("application", readPosition);
  const onOpened = useEffectEvent(() =>
    dispatch(actions.opened({ draft: draft.value, entry: { key, position: known } })),
  );
  useEffect(() => {
    onOpened();
    return () => void dispatch(actions.left());
  }, [dispatch]);
  const isOpened = useSelector((state) => selectors.selectEditor(state).isShown);
  const isMounted = useDeferredMount(application.data !== undefined && isOpened);
  return (
    <Screen>
      {application.data && isMounted ? (
        <ApplicationEditor application={application.data} draft={draft} />
      ) : application.isError ? (
        <>
          <Head>
            <ScreenHeading>{t("application.title")}</ScreenHeading>
          </Head>
          <Problem error={application.error} onRetry={() => void application.refetch()} />
        </>
      ) : (
        <ApplicationSkeleton />
      )}
    </Screen>
  );
}
