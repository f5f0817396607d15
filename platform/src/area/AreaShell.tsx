import {
  Button,
  Icon,
  SkeletonCard,
  SkeletonScreen,
  SkipLink,
  theme,
  visuallyHidden,
  VisuallyHidden,
  type IconName,
} from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { NavLink, Outlet } from "react-router-dom";
import type { CSSProperties, ReactNode } from "react";
import styled from "styled-components";
import { ThemeSwitch } from "../appearance/ThemeSwitch";
import { events } from "../events/events";
import { LanguageSwitch } from "../i18n/LanguageSwitch";
import { NotificationBell } from "../notifications/NotificationBell";
import { LogoLink } from "../screen/LogoLink";
import { useOwnHeight } from "./useOwnHeight";

/** One entry of an area's menu. */
export type AreaMenuItem = {
  to: string;
  label: string;
  icon: IconName;
  /** Current at its own path alone, not below it. */
  end?: boolean;
  /** Looks switched off and leads nowhere. */
  disabled?: boolean;
  /** How many things wait there, and what they are in words: `3 new leads`. None is not shown. */
  badge?: { count: number; label: string };
};

/** A larger number than this is not told exactly: there is no room. */
const MOST_IN_BADGE = 999;

const Frame = styled.div`
  /* The foot begins below what a window shows: nothing that loads moves it about. */
  --least-main: minmax(calc(100svh - 56px), 1fr);
  display: grid;
  grid-template: auto var(--least-main) auto / 240px 1fr;
  ${theme.mobile} {
    /* How much of the lower edge the menu covers, for what else stays in sight there. */
    --bottom-bar: var(--menu-height, 60px);
    grid-template: auto var(--least-main) auto / 1fr;
    padding-bottom: calc(var(--bottom-bar) + ${theme.space(3)});
  }
  /* A screen to work with; a moment says so by a larger one of its own. */
  & > main :where(h1) {
    font-size: ${theme.size[28]};
  }
  /* On paper only the screen is shown. */
  @media print {
    display: block;
    & > :not(main) {
      display: none;
    }
    & > main {
      padding: 0;
    }
  }
`;

const Header = styled.header`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(3)};
  padding: ${theme.space(3, 6)};
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.surfaceRaised};
  ${theme.mobile} {
    padding: ${theme.space(2, 4)};
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
`;

/** The narrowest phones have room for the sign alone. */
const LogOutWords = styled.span`
  white-space: nowrap;
  @media (max-width: 22.4375em) {
    ${visuallyHidden}
  }
`;

const Side = styled.nav`
  grid-row: 2 / 4;
  padding: ${theme.space(6, 4)};
  border-right: 1px solid ${theme.color.line};
  ul {
    position: sticky;
    top: ${theme.space(6)};
    display: grid;
    gap: ${theme.space(1)};
    list-style: none;
  }
  ${theme.mobile} {
    position: fixed;
    z-index: ${theme.layer.sticky};
    inset: auto 0 0;
    padding: ${theme.space(1)};
    border: 0;
    border-top: 1px solid ${theme.color.line};
    background: ${theme.color.surfaceRaised};
    ul {
      position: static;
      grid-auto-flow: column;
      /* The longest word gets the room it needs, in every language. */
      grid-auto-columns: minmax(min-content, 1fr);
      gap: 0;
    }
  }
`;

const Entry = styled(NavLink)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  min-height: 44px;
  padding: ${theme.space(2, 3)};
  border-radius: ${theme.radius.medium};
  color: ${theme.color.ink};
  font-weight: ${theme.weight.medium};
  text-decoration: none;
  &:hover {
    background: ${theme.color.surfaceSunken};
  }
  &[aria-current="page"] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
  }
  &[aria-disabled="true"] {
    color: ${theme.color.inkMuted};
    opacity: 0.7;
    cursor: not-allowed;
  }
  ${theme.mobile} {
    flex-direction: column;
    justify-content: center;
    gap: ${theme.space(1)};
    padding: ${theme.space(1)} 0;
    /* The longest word of five entries fits, down to the narrowest phones. */
    font-size: clamp(10px, 3vw, ${theme.size[12]});
    line-height: 1.25;
    text-align: center;
    overflow-wrap: normal;
  }
`;

const Badge = styled.span`
  margin-inline-start: auto;
  min-width: 22px;
  padding: 0 6px;
  border-radius: ${theme.radius.round};
  background: ${theme.color.accent};
  color: ${theme.color.accentInk};
  font-size: ${theme.size[12]};
  font-weight: ${theme.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 22px;
  text-align: center;
  forced-color-adjust: auto;
  ${theme.mobile} {
    position: absolute;
    top: 2px;
    inset-inline-start: calc(50% + 4px);
    margin: 0;
    min-width: 18px;
    padding: 0 ${theme.space(1)};
    line-height: 18px;
  }
`;

const Main = styled.main`
  min-width: 0;
  padding: ${theme.space(8, 8)};
  ${theme.mobile} {
    padding: ${theme.space(5, 4)};
  }
`;

/**
 * How the screen is while it is not known whether a notice stands above it: it asks for its data and
 * takes the focus as always, but has no place yet from which the notice could move it.
 */
const withoutPlace: CSSProperties = { height: 0, overflow: "hidden", opacity: 0 };

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space(0, 6)};
  padding: ${theme.space(2, 8)};
  color: ${theme.color.inkMuted};
  ${theme.mobile} {
    padding: ${theme.space(2, 4)};
  }
`;

/**
 * The frame of a signed-in area: logo, bell, log out, the menu (a sidebar, on
 * phones a bar at the bottom), the screen in its place, and the language.
 */
export function AreaShell({
  menu,
  home,
  notice,
  isNoticeAwaited = false,
  hasNotifications = true,
  children,
}: {
  menu: readonly AreaMenuItem[];
  /** Where the logo leads: the root of the area that is the role's home, which `homePath` tells. */
  home: string;
  /** What stands above every screen. */
  notice?: ReactNode;
  /** It is not known yet whether there is a notice: a skeleton stands in the place of the screen. */
  isNoticeAwaited?: boolean;
  /** Whether whoever the area is for gets notifications. */
  hasNotifications?: boolean;
  /** What stands in the place of the screen; the router's own screen unless given. */
  children?: ReactNode;
}) {
  const { t } = useTranslation("platform");
  const side = useOwnHeight("--menu-height");
  return (
    <Frame>
      <SkipLink href="#content">{t("ui.skipToContent")}</SkipLink>
      <Header>
        <LogoLink to={home} />
        <Tools>
          {hasNotifications && <NotificationBell />}
          <Button emphasis="quiet" size="small" onClick={() => events.emit("signOutRequested", {})}>
            <Icon name="logout" /> <LogOutWords>{t("area.logOut")}</LogOutWords>
          </Button>
        </Tools>
      </Header>
      <Side ref={side} aria-label={t("area.menu")}>
        <ul>
          {menu.map(({ to, label, icon, end, disabled, badge }) => (
            <li key={to}>
              <Entry
                to={to}
                end={end}
                aria-disabled={disabled || undefined}
                onClick={(event) => disabled && event.preventDefault()}
              >
                <Icon name={icon} />
                <span>{label}</span>
                {badge && <EntryBadge {...badge} />}
              </Entry>
            </li>
          ))}
        </ul>
      </Side>
      <Main id="content">
        {notice}
        {isNoticeAwaited && (
          <SkeletonScreen>
            <SkeletonCard />
          </SkeletonScreen>
        )}
        <div style={isNoticeAwaited ? withoutPlace : undefined}>{children ?? <Outlet />}</div>
      </Main>
      <Foot>
        <ThemeSwitch />
        <LanguageSwitch />
      </Foot>
    </Frame>
  );
}

function EntryBadge({ count, label }: NonNullable<AreaMenuItem["badge"]>) {
  if (count === 0) return null;
  return (
    <>
      <Badge aria-hidden="true">{count > MOST_IN_BADGE ? `${MOST_IN_BADGE}+` : count}</Badge>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
