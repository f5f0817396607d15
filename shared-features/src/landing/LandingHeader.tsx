import type { CustomerRole } from "@quotehaven/contract/rules";
import {
  events,
  homePath,
  LanguageSwitch,
  LogoLink,
  ThemeSwitch,
  useSession,
} from "@quotehaven/platform";
import { Link } from "react-router-dom";
import { Button, ButtonLink, Container, IconButton, SkipLink, theme } from "@quotehaven/shared-ui";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styled, { css, keyframes } from "styled-components";
import { sections, topBlockId } from "./sections";
import { StartButton, type LandingStart } from "./StartButton";
import { useGoToSection, useSectionOnArrival } from "./useSections";

const headerHeight = "72px";

/** Wide enough for the desktop's layout, too narrow for everything in one line. */
const medium = "@media (min-width: 48.0625em) and (max-width: 63.9375em)";

/** Wide enough for one line in every language, if it is set closely. */
const close = "@media (min-width: 64em) and (max-width: 79.9375em)";

const slideDown = keyframes`from { transform: translateY(-100%); }`;

/** Keeps the header's place in the page, so that nothing jumps when the bar becomes fixed. */
const Place = styled.header`
  height: ${headerHeight};

  ${medium} {
    height: 124px;
  }
`;

const Bar = styled.div<{ $fixed: boolean }>`
  position: relative;
  z-index: ${theme.layer.sticky};
  background: ${theme.color.surface};
  ${({ $fixed }) =>
    $fixed &&
    css`
      position: fixed;
      inset: 0 0 auto;
      border-bottom: 1px solid ${theme.color.line};
      box-shadow: ${theme.shadow.low};
      animation: ${slideDown} ${theme.motion.normal} ${theme.motion.ease};
    `}
`;

const Line = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  min-height: ${headerHeight};

  ${medium} {
    flex-wrap: wrap;
    row-gap: 0;
    padding-block: ${theme.space(2)};
  }

  ${close} {
    gap: ${theme.space(2)};
  }
`;

const Menu = styled.div<{ $open: boolean }>`
  display: contents;

  ${theme.mobile} {
    display: ${({ $open }) => ($open ? "flex" : "none")};
    position: absolute;
    z-index: ${theme.layer.sticky};
    inset: ${headerHeight} 0 auto;
    flex-direction: column;
    align-items: stretch;
    gap: ${theme.space(2)};
    max-height: calc(100vh - ${headerHeight});
    padding: ${theme.space(3, 4, 5)};
    overflow-y: auto;
    border-bottom: 1px solid ${theme.color.line};
    background: ${theme.color.surfaceRaised};
    box-shadow: ${theme.shadow.high};
  }
`;

const Sections = styled.ul`
  display: flex;
  justify-content: center;
  gap: ${theme.space(1)};
  padding: 0;
  list-style: none;

  ${theme.mobile} {
    flex-direction: column;
  }
`;

const Navigation = styled.nav`
  flex: 1;

  ${medium} {
    order: 1;
    flex-basis: 100%;
  }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  margin-inline-start: auto;
  white-space: nowrap;

  ${close} {
    gap: ${theme.space(1)};

    & > a,
    & > button {
      padding-inline: ${theme.space(2)};
    }
  }

  ${theme.mobile} {
    flex-direction: column;
    align-items: stretch;
    margin: 0;
  }
`;

/** What only a narrow window's menu has: the bar of a wide one is full, and its foot has it, too. */
const InMenu = styled.div`
  display: none;

  ${theme.mobile} {
    display: block;
  }
`;

const SectionLink = styled.a`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: ${theme.space(0, 3)};
  border-radius: ${theme.radius.medium};
  color: ${theme.color.ink};
  font-weight: ${theme.weight.medium};
  text-decoration: none;
  white-space: nowrap;

  ${close} {
    padding-inline: ${theme.space(1)};
    font-size: ${theme.size[14]};
  }

  &:hover {
    background: ${theme.color.surfaceSunken};
  }
`;

const Burger = styled.div`
  display: none;
  margin-inline-start: auto;

  ${theme.mobile} {
    display: block;
  }
`;

/** Whether the element with this id has left the view at the top. */
function useIsScrolledPast(id: string): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isPast;
}

type LandingHeaderProps = {
  start: LandingStart;
  logIn: { role: CustomerRole; label: string };
  /** The landing for everybody else. */
  others: { to: string; label: string };
};

/** The menu of a narrow window: whether it is open, and what opens and closes it. */
function useMenu() {
  const [isOpen, setOpen] = useState(false);
  const burger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => event.key === "Escape" && setOpen(false);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOpen]);

  const afterClose = (act: () => void) => () => {
    // The pressed entry goes with the menu; a window that opens gives the focus back to this.
    if (isOpen) burger.current?.focus();
    setOpen(false);
    act();
  };
  return { isOpen, setOpen, burger, afterClose };
}

/** The links to the sections of the page. */
function SectionLinks({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation("platform");
  const goToSection = useGoToSection();
  return (
    <Navigation aria-label={t("landing.nav.label")}>
      <Sections>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <SectionLink
              href={`#${id}`}
              onClick={(event) => {
                onChosen();
                goToSection(id)(event);
              }}
            >
              {t(label)}
            </SectionLink>
          </li>
        ))}
      </Sections>
    </Navigation>
  );
}

type EntryProps = LandingHeaderProps & {
  /** The page's own button to start is out of sight, so that this one is the button to press. */
  isAlone: boolean;
  /** What a press does once the menu is closed. */
  afterClose: (act: () => void) => () => void;
};

/** For who is signed in: the own profile and the way out. */
function ProfileEntry({ afterClose }: Pick<EntryProps, "afterClose">) {
  const { t } = useTranslation("platform");
  const { role } = useSession();
  return (
    <>
      <ButtonLink as={Link} to={homePath(role)} $emphasis="primary" $size="small">
        {t("landing.profile")}
      </ButtonLink>
      <Button size="small" onClick={afterClose(() => events.emit("signOutRequested", {}))}>
        {t("landing.logOut")}
      </Button>
    </>
  );
}

/** For everybody else: the other landing, the sign-in and the start. */
function GuestEntry({ start, logIn, others, isAlone, afterClose }: EntryProps) {
  return (
    <>
      <ButtonLink as={Link} to={others.to} $emphasis="quiet" $size="small">
        {others.label}
      </ButtonLink>
      <Button
        emphasis="quiet"
        size="small"
        onClick={afterClose(() => events.emit("signInRequested", { role: logIn.role }))}
      >
        {logIn.label}
      </Button>
      <StartButton
        emphasis={isAlone ? "primary" : "quiet"}
        size="small"
        start={start}
        onClick={afterClose(start.onStart)}
      />
    </>
  );
}

/** The landing's bar: logo, the sections, and the way in or to the own profile. */
export function LandingHeader(props: LandingHeaderProps) {
  const { t } = useTranslation("platform");
  const { status } = useSession();
  const isFixed = useIsScrolledPast(topBlockId);
  const { isOpen, setOpen, burger, afterClose } = useMenu();
  const menuId = useId();
  useSectionOnArrival();

  return (
    <Place>
      <SkipLink href="#content" />
      <Bar $fixed={isFixed}>
        <Line>
          <LogoLink to="/" />
          <Burger>
            <IconButton
              ref={burger}
              icon={isOpen ? "close" : "menu"}
              label={t(isOpen ? "landing.nav.close" : "landing.nav.open")}
              aria-expanded={isOpen}
              aria-controls={menuId}
              onClick={() => setOpen(!isOpen)}
            />
          </Burger>
          <Menu id={menuId} $open={isOpen}>
            <SectionLinks onChosen={() => setOpen(false)} />
            <Actions>
              <InMenu>
                <ThemeSwitch />
              </InMenu>
              <LanguageSwitch />
              {status === "signedIn" ? (
                <ProfileEntry afterClose={afterClose} />
              ) : (
                <GuestEntry {...props} isAlone={isFixed} afterClose={afterClose} />
              )}
            </Actions>
          </Menu>
        </Line>
      </Bar>
    </Place>
  );
}
