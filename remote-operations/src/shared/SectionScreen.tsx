import { Screen, useFormats } from "@quotehaven/platform";
import { Link, useLocation } from "react-router-dom";
import { Stack, theme, VisuallyHidden } from "@quotehaven/shared-ui";
import type { ParseKeys } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useOpenCounts, workLists } from "./useOpenCounts";

type Title = ParseKeys<"operations"> & `${string}.title`;

const Tabs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(0, 5)};
  border-bottom: 1px solid ${theme.color.line};
`;

const Tab = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space(1.5)};
  min-width: 44px;
  min-height: 44px;
  margin-bottom: -1px;
  border-bottom: 2px solid transparent;
  font-size: ${theme.size[14]};
  font-weight: ${theme.weight.medium};
  color: ${theme.color.inkMuted};
  text-decoration: none;

  &:hover {
    color: ${theme.color.ink};
  }

  &[aria-current] {
    border-color: ${theme.color.accent};
    color: ${theme.color.ink};
  }
`;

const Count = styled.span`
  min-width: 20px;
  padding-inline: ${theme.space(1.5)};
  border-radius: ${theme.radius.round};
  background: ${theme.color.accent};
  color: ${theme.color.accentInk};
  font-size: ${theme.size[12]};
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  text-align: center;
`;

const Title = styled.h1`
  font-size: ${theme.size[28]};
`;

const lookUps = ["agencies", "payments", "people"] as const;

/** A screen of the area, with the way to the others of its part of the menu. */
export function SectionScreen({ title, children }: { title: Title; children: ReactNode }) {
  const { t } = useTranslation("operations");
  const { pathname } = useLocation();
  return (
    <Screen>
      <Stack $gap={4}>
        {pathname.startsWith("/operations/work/") && <WorkTabs />}
        {pathname.startsWith("/operations/look-up/") && (
          <Tabs aria-label={t("menu.inHere")}>
            {lookUps.map((name) => (
              <SectionTab key={name} path={`/operations/look-up/${name}`} name={name} />
            ))}
          </Tabs>
        )}
        <Title>{t(title)}</Title>
        {children}
      </Stack>
    </Screen>
  );
}

/** The lists that are worked through, each with how much waits in it. */
function WorkTabs() {
  const { t } = useTranslation("operations");
  const counts = useOpenCounts();
  return (
    <Tabs aria-label={t("menu.inHere")}>
      {workLists.map((name) => (
        <SectionTab
          key={name}
          path={`/operations/work/${name}`}
          name={name}
          count={counts?.[name]}
        />
      ))}
    </Tabs>
  );
}

type SectionTabProps = {
  path: string;
  name: (typeof workLists | typeof lookUps)[number];
  count?: number;
};

function SectionTab({ path, name, count = 0 }: SectionTabProps) {
  const { t } = useTranslation("operations");
  const { number } = useFormats();
  const { pathname } = useLocation();
  return (
    <Tab to={path} aria-current={path === pathname ? "page" : undefined}>
      <span>{t(`${name}.title`)}</span>
      {count > 0 && (
        <Count>
          <span aria-hidden="true">{number(count)}</span>
          <VisuallyHidden>{t("list.waiting", { count })}</VisuallyHidden>
        </Count>
      )}
    </Tab>
  );
}
