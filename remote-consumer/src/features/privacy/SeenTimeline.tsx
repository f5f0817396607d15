import { shortened } from "@quotehaven/contract/rules";
import { useFormats } from "@quotehaven/platform";
import { Card, Stack, theme, type IconName } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Timeline, type TimelineStep } from "../../shared/Timeline";
import type { Privacy } from "./privacyApi";

const Words = styled.div`
  & > strong,
  & > span {
    display: block;
  }

  & > span:last-child {
    color: ${theme.color.inkMuted};
    font-size: ${theme.size[14]};
  }
`;

type Seen = {
  key: string;
  at: string;
  icon: IconName;
  title: string;
  what?: string;
  when: string;
  isContact?: boolean;
};

/** What became of the application for whose eyes, the newest first: submitted, opened, chosen, taken back. */
export function SeenTimeline({ privacy }: { privacy: Privacy }) {
  const { t } = useTranslation("consumer");
  const events = useSeen(privacy);
  return (
    <Card as="section" aria-labelledby="openings">
      <Stack $gap={4}>
        <h2 id="openings">{t("privacy.openings")}</h2>
        <p>{t(privacy.openings.length > 0 ? "privacy.openingsText" : "privacy.noOpenings")}</p>
        {events.length > 0 && <Timeline aria-labelledby="openings" steps={events.map(stepOf)} />}
      </Stack>
    </Card>
  );
}

const stepOf = ({ key, icon, title, what, when, isContact }: Seen): TimelineStep => ({
  ...{ key, icon, isCaution: isContact },
  content: (
    <Words>
      <strong>{title}</strong>
      {what && <span>{what}</span>}
      <span>{when}</span>
    </Words>
  ),
});

function useSeen({ openings, consents, application }: Privacy): Seen[] {
  const { t } = useTranslation("consumer");
  const { moment } = useFormats();
  const opened = openings.map(({ applicationId, agency, saw, firstAt, lastAt, times }) => ({
    key: `${applicationId} ${agency ?? ""} ${saw} ${firstAt}`,
    at: firstAt,
    icon: saw === "contact" ? ("phone" as const) : ("eye" as const),
    title: agency === null ? t("privacy.goneAgency") : shortened(agency),
    what: t(`privacy.saw.${saw}`),
    when: [
      times > 1
        ? t("privacy.openedOften", { count: times, first: moment(firstAt), last: moment(lastAt) })
        : t("privacy.openedOnce", { when: moment(firstAt) }),
      applicationId !== application?.id && t("privacy.ofDeleted"),
    ]
      .filter(Boolean)
      .join(" "),
    isContact: saw === "contact",
  }));
  const chosen = consents.flatMap(({ quoteId, carrier, givenAt, withdrawnAt }) => {
    const own = { icon: "check" as const, key: `chosen ${quoteId} ${givenAt}` };
    const given = { at: givenAt, when: moment(givenAt), title: t("privacy.youChose", { carrier }) };
    const back = withdrawnAt !== null && {
      ...{ at: withdrawnAt, when: moment(withdrawnAt) },
      title: t("privacy.youTookBack", { carrier }),
    };
    return [
      { ...own, ...given },
      ...(back ? [{ ...own, ...back, icon: "arrow-left" as const, key: `back ${own.key}` }] : []),
    ];
  });
  const submittedAt = application?.submittedAt;
  const submitted = submittedAt
    ? [
        {
          ...{ key: "submitted", icon: "document" as const, at: submittedAt },
          ...{ title: t("privacy.youSubmitted"), when: moment(submittedAt) },
        },
      ]
    : [];
  return [...opened, ...chosen, ...submitted].toSorted((one, other) =>
    other.at.localeCompare(one.at),
  );
}
