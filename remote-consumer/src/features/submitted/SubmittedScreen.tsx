import { headlinesOf, heldCovers } from "@quotehaven/contract/cover";
import type { ConsumerQuotes, SubmissionReply } from "@quotehaven/contract/wire";
import { Problem, Screen, ScreenHeading, useFormats } from "@quotehaven/platform";
import { CoverDrawing } from "@quotehaven/shared-features/cover";
import {
  ButtonLink,
  Card,
  Icon,
  Notice,
  SkeletonCard,
  SkeletonScreen,
  Stack,
  textLink,
  theme,
  type IconName,
} from "@quotehaven/shared-ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate } from "react-router-dom";
import styled from "styled-components";
import { useConsumerApplicationQuery, type Application } from "../../shared/applicationApi";
import { typeNameKeys } from "../../shared/insuranceTypeNames";
import { NeedOutlines } from "../../shared/NeedOutline";
import { useConsumerQuotesQuery } from "../../shared/quotes/quotesApi";
import { useReadersText } from "../../shared/useReadersText";
import { useSubmissionQuery } from "./submittedApi";

/** What follows a submission: what was asked for, who reads it, when quotes come, what nobody sees. */
export function SubmittedScreen() {
  const { t } = useTranslation("consumer");
  const application = useConsumerApplicationQuery();
  const quotes = useConsumerQuotesQuery();
  const outlook = useSubmissionQuery();
  const meta = application.data?.meta;
  if (meta?.submittedAt === null) return <Navigate to="/profile/application" replace />;
  if (meta && meta.acceptedQuoteId !== null)
    return <Navigate to="/profile/my-quotes/choice" replace />;
  const isComing = application.isLoading || quotes.isLoading || outlook.isLoading;
  return (
    <Screen>
      {isComing || !application.data ? (
        <Stack $gap={5}>
          <ScreenHeading>{t("submitted.title")}</ScreenHeading>
          {isComing ? (
            <SkeletonScreen>
              <Columns>
                <SkeletonCard lines={8} />
                <SkeletonCard lines={8} />
              </Columns>
            </SkeletonScreen>
          ) : (
            <Problem error={application.error} onRetry={() => void application.refetch()} />
          )}
        </Stack>
      ) : (
        <Submitted application={application.data} quotes={quotes.data} outlook={outlook.data} />
      )}
    </Screen>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${theme.space(2)};

  & > h1 {
    font-size: clamp(${theme.size[28]}, 5vw, ${theme.size[36]});
  }

  & > p {
    color: ${theme.color.inkMuted};
    font-size: ${theme.size[18]};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  align-items: start;
  gap: ${theme.space(5)};
`;

type SubmittedProps = {
  application: Application;
  quotes: ConsumerQuotes | undefined;
  outlook: SubmissionReply | undefined;
};

function Submitted({ application, quotes, outlook }: SubmittedProps) {
  const { t } = useTranslation("consumer");
  const { date } = useFormats();
  const count = quotes?.quotes.filter(({ isRemoved }) => !isRemoved).length ?? 0;
  return (
    <Stack $gap={5}>
      <Head>
        <ScreenHeading>{t("submitted.title")}</ScreenHeading>
        <p>
          {t(count > 0 ? "submitted.leadQuoted" : "submitted.lead", {
            date: date(application.meta.submittedAt),
          })}
        </p>
      </Head>
      {count > 0 && (
        <Notice
          kind="success"
          actions={
            <ButtonLink as={Link} to="/profile/my-quotes" $size="small" $emphasis="primary">
              {t("submitted.toQuotes", { count })}
            </ButtonLink>
          }
        >
          {t("submitted.quotesHere", { count })}
        </Notice>
      )}
      <Columns>
        <Need application={application} quotes={quotes} />
        <Stack $gap={5}>
          <WhatHappens application={application} outlook={outlook} />
          <Meanwhile />
        </Stack>
      </Columns>
    </Stack>
  );
}

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(3, 6)};

  dd {
    font-family: ${theme.font.serif};
    font-size: ${theme.size[36]};
    font-weight: ${theme.weight.bold};
    line-height: 1.2;
  }
`;

const Drawings = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${theme.space(4)};
`;

/** The figure of each type, and its picture: outlines, for nobody has quoted yet. */
function Need({ application, quotes }: Pick<SubmittedProps, "application" | "quotes">) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const need = quotes?.need ?? {};
  const helds = heldCovers({}, need);
  return (
    <Card as="section" aria-labelledby="submitted-need" $padding="large">
      <Stack $gap={4}>
        <h2 id="submitted-need">{t("submitted.need")}</h2>
        {helds.length > 0 ? (
          <>
            <Figures>
              {headlinesOf(need).map(({ insuranceTypeId, amount }) => (
                <div key={insuranceTypeId}>
                  <dt>{t(typeNameKeys[insuranceTypeId])}</dt>
                  <dd>{money(amount)}</dd>
                </div>
              ))}
            </Figures>
            <Drawings>
              {helds.map((held) => (
                <CoverDrawing key={held.type} held={held} isNeedOnly />
              ))}
            </Drawings>
          </>
        ) : (
          <NeedOutlines application={application} />
        )}
        <Muted>{t("submitted.needText")}</Muted>
      </Stack>
    </Card>
  );
}

const Muted = styled.p`
  color: ${theme.color.inkMuted};
  font-size: ${theme.size[14]};
`;

const Facts = styled.ul`
  display: grid;
  gap: ${theme.space(5)};
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    gap: ${theme.space(3)};
  }

  h3 {
    margin-bottom: ${theme.space(1)};
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: ${theme.color.accentSoft};
  color: ${theme.color.accent};
`;

function WhatHappens({ application, outlook }: Pick<SubmittedProps, "application" | "outlook">) {
  const { t } = useTranslation("consumer");
  const readers = useReadersText();
  const { openings } = application;
  const time = useFirstQuoteText(outlook);
  return (
    <Card as="section" aria-labelledby="submitted-next" $padding="large">
      <Stack $gap={4}>
        <h2 id="submitted-next">{t("submitted.next")}</h2>
        <Facts>
          <Fact icon="eye" title={t("submitted.readers.title")}>
            <p>{t(`submitted.readers.${readersKey(outlook)}`, { count: outlook?.agentsFrom })}</p>
            {openings && openings.agencies > 0 && <p>{readers(openings)}</p>}
          </Fact>
          {time && (
            <Fact icon="clock" title={t("submitted.time.title")}>
              <p>{time}</p>
            </Fact>
          )}
          <Fact icon="lock" title={t("submitted.hidden.title")}>
            <p>{t("submitted.hidden.text")}</p>
          </Fact>
        </Facts>
      </Stack>
    </Card>
  );
}

function readersKey(outlook: SubmissionReply | undefined) {
  if (!outlook) return "some";
  if (outlook.agentsFrom === 0) return "none";
  return outlook.agentsFrom < 5 ? "few" : "many";
}

/** From two days on in days. Nothing where nobody is there to quote, or too few submissions tell. */
function useFirstQuoteText(outlook: SubmissionReply | undefined): string | null {
  const { t } = useTranslation("consumer");
  const hours = outlook?.firstQuoteHours;
  if (!hours || outlook.agentsFrom === 0) return null;
  return hours >= 48
    ? t("submitted.time.days", { count: Math.ceil(hours / 24) })
    : t("submitted.time.hours", { count: hours });
}

function Fact({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li>
      <Mark>
        <Icon name={icon} size={20} />
      </Mark>
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  );
}

const Ideas = styled.ul`
  display: grid;
  gap: ${theme.space(3)};
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    align-content: start;
    justify-items: start;
  }
`;

const TextLink = styled(Link)`
  ${textLink}
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;

function Meanwhile() {
  const { t } = useTranslation("consumer");
  const links = {
    change: "/profile/application",
    privacy: "/profile/privacy",
  } as const;
  return (
    <Card as="section" $tone="sunken" aria-labelledby="submitted-meanwhile">
      <Stack $gap={3}>
        <h2 id="submitted-meanwhile">{t("submitted.meanwhile.title")}</h2>
        <Ideas>
          <li>
            <p>{t("submitted.meanwhile.policy")}</p>
          </li>
          {(["change", "privacy"] as const).map((key) => (
            <li key={key}>
              <p>{t(`submitted.meanwhile.${key}`)}</p>
              <TextLink to={links[key]}>{t(`submitted.meanwhile.${key}Link`)}</TextLink>
            </li>
          ))}
        </Ideas>
      </Stack>
    </Card>
  );
}
