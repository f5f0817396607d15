import {
  isApiError,
  HeaderTools,
  homePath,
  LogoLink,
  Problem,
  Screen,
  ScreenHeading,
  useErrorMessages,
  useToast,
} from "@quotehaven/platform";
import { Link, Navigate, useLocation, useSearchParams } from "react-router-dom";
import {
  ButtonLink,
  Container,
  Icon,
  NotFoundBlock,
  Skeleton,
  SkeletonScreen,
  SkeletonText,
  Stack,
  textLink,
  theme,
} from "@quotehaven/shared-ui";
import { useEffect, useState, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { PaymentFormCard } from "./PaymentFormCard";
import { usePaymentStateQueryState, usePaymentStateQuerySubscription } from "./paymentApi";
import { PaymentPaid, PaymentWaiting } from "./PaymentResult";
import { leadIdOf, nextPaths, type NextPaths } from "./nextPaths";

/** How often the details are asked for after the provider took the money. */
const detailsPollMs = 4_000;

const Header = styled.header`
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.surfaceRaised};

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    min-height: 64px;
  }
`;

const Main = styled.main`
  padding-block: ${theme.space(8, 16)};

  ${theme.mobile} {
    padding-block: ${theme.space(5, 10)};
  }
`;

const BackLink = styled(Link)`
  ${textLink}
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(1)};
  width: fit-content;
  min-height: 44px;
`;

/** Pending payment: what for, how much, and with which card. Without a lead it leads to the leads. */
export function PaymentScreen() {
  const { t } = useTranslation("payment");
  const [search] = useSearchParams();
  const { state } = useLocation();
  const leadId = leadIdOf(search, state);
  const next = nextPaths(state, leadId);
  if (leadId === null) return <Navigate to={next.leads} replace />;
  return (
    <Screen>
      <Header>
        <Container $width="text">
          <LogoLink to={homePath("agent")} />
          <HeaderTools />
        </Container>
      </Header>
      <Main id="content">
        <Container $width="text">
          <Stack $gap={2}>
            <BackLink to={next.leads}>
              <Icon name="arrow-left" size={18} /> <span>{t("payment.backToLeads")}</span>
            </BackLink>
            <LeadPayment key={leadId} leadId={leadId} next={next} />
          </Stack>
        </Container>
      </Main>
    </Screen>
  );
}

/** Reads a lead's payment, again and again while something is being decided or read. */
function usePayment(leadId: number) {
  const { t } = useTranslation("payment");
  const toast = useToast();
  // The provider has said yes in this visit; what follows is only reading the details.
  const [isReceived, setReceived] = useState(false);
  // When the provider said that it is still deciding; what the server says after that counts.
  const [undecidedAt, setUndecidedAt] = useState(0);
  const state = usePaymentStateQueryState(leadId);
  const isPaid = state.data?.kind === "paid";
  const status = state.data?.kind === "due" ? state.data.intent?.status : undefined;
  const isProcessing =
    status === "processing" || undecidedAt > (state.fulfilledTimeStamp ?? Infinity);
  const { refetch } = usePaymentStateQuerySubscription(leadId, {
    pollingInterval: (isReceived && !isPaid) || isProcessing ? detailsPollMs : 0,
  });
  const payment = { ...state, refetch };

  const onDecided = useEffectEvent(() => {
    if (status === "requires_payment_method") toast(t("payment.notFinished"));
  });
  useEffect(() => (isProcessing ? () => onDecided() : undefined), [isProcessing]);
  const reload = (isStillDeciding: boolean) => {
    if (isStillDeciding) setUndecidedAt(Date.now());
    void refetch();
  };
  return { payment, isReceived, isProcessing, setReceived, reload };
}

function LeadPayment({ leadId, next }: { leadId: number; next: NextPaths }) {
  const { payment, isReceived, isProcessing, setReceived, reload } = usePayment(leadId);
  const { data, error, isFetching, refetch } = payment;
  if (data?.kind === "paid") {
    return <PaymentPaid next={next} client={data.client} isNew={isReceived} />;
  }
  const missing = <PaymentMissing error={error} onRetry={refetch} leads={next.leads} />;
  if (overBy(error)) return missing;
  if (isReceived || isProcessing) {
    return (
      <PaymentWaiting
        isReceived={isReceived}
        error={error}
        isChecking={isFetching}
        onCheck={refetch}
        leads={next.leads}
      />
    );
  }
  if (!data) return missing;
  return (
    <PaymentFormCard
      due={data}
      isReloading={isFetching}
      onReload={refetch}
      onSucceeded={() => setReceived(true)}
      onUndecided={reload}
    />
  );
}

/** Why there is nothing to pay any more: the client's choice ended, or this agent's fee went back. */
function overBy(error: unknown): "choice-ended" | "fee-returned" | undefined {
  const codes = isApiError(error) ? error.codes : [];
  return (["choice-ended", "fee-returned"] as const).find((code) => codes.includes(code));
}

const overTitles = {
  "choice-ended": "payment.choiceEnded",
  "fee-returned": "payment.feeReturned",
} as const;

/** While the payment is read, or where that failed. */
function PaymentMissing({
  error,
  onRetry,
  leads,
}: {
  error: unknown;
  onRetry: () => unknown;
  leads: string;
}) {
  const { t } = useTranslation("payment");
  const messagesOf = useErrorMessages();
  const over = overBy(error);
  return (
    <>
      <ScreenHeading>{t("payment.title")}</ScreenHeading>
      {isApiError(error) && (error.status === 404 || over) ? (
        <NotFoundBlock
          title={t(over ? overTitles[over] : "payment.notFound")}
          text={messagesOf(error).join(" ")}
          action={
            <ButtonLink as={Link} to={leads}>
              {t("payment.backToLeads")}
            </ButtonLink>
          }
        />
      ) : error ? (
        <Problem error={error} onRetry={onRetry} />
      ) : (
        <SkeletonScreen>
          <Stack $gap={5}>
            <Skeleton $height={120} $shape="box" />
            <SkeletonText lines={5} />
          </Stack>
        </SkeletonScreen>
      )}
    </>
  );
}
