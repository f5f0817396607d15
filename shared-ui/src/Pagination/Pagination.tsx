import { useEffect, useEffectEvent, useId, useState, type ComponentProps } from "react";
import styled from "styled-components";
import { Icon } from "../Icon/Icon";
import { controlStyles } from "../Field/controlStyles";
import { theme } from "../theme/theme";
import { useUiTexts } from "../texts/UiTexts";
import { pageNumbers } from "./pageNumbers";

type PaginationProps = Omit<ComponentProps<"nav">, "onChange"> & {
  /** The page that is shown, from 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
};

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space(3, 5)};
  font-variant-numeric: tabular-nums;
`;

const List = styled.ul`
  display: flex;
  gap: ${theme.space(1)};
  list-style: none;

  @media (max-width: 30em) {
    gap: 0;
  }

  /* The narrowest phones have room for three numbers, and always for that of the open page. */
  @media (max-width: 22.4375em) {
    & > :nth-child(2):nth-last-child(6):not(:has([aria-current])),
    & > :nth-child(6):nth-last-child(2):not(:has([aria-current])) {
      display: none;
    }
  }
`;

const Step = styled.button`
  display: grid;
  place-items: center;
  min-width: 40px;
  height: 40px;
  padding: 0 ${theme.space(2)};
  border: 0;
  border-radius: ${theme.radius.medium};
  background: none;
  font-weight: ${theme.weight.bold};
  cursor: pointer;

  &:hover:not(:disabled, [aria-current]) {
    background: ${theme.color.surfaceSunken};
  }

  &[aria-current] {
    background: ${theme.color.accent};
    color: ${theme.color.accentInk};
    cursor: default;
  }

  &:disabled {
    color: ${theme.color.lineStrong};
    cursor: not-allowed;
  }

  ${theme.touch} {
    min-width: 44px;
    height: 44px;
  }

  @media (max-width: 30em) {
    padding: 0;
  }
`;

const Jump = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

const JumpInput = styled.input`
  ${controlStyles}
  width: 68px;
  min-height: 40px;
  text-align: center;

  ${theme.touch} {
    min-height: 44px;
  }
`;

const debounceMs = 500;

/** The page before and after, and at most five numbers. */
function Steps({
  page,
  pageCount,
  onGo,
}: {
  page: number;
  pageCount: number;
  onGo: (page: number) => void;
}) {
  const texts = useUiTexts();
  return (
    <List>
      <li>
        <Step
          type="button"
          aria-label={texts.previousPage}
          disabled={page <= 1}
          onClick={() => onGo(page - 1)}
        >
          <Icon name="chevron-left" />
        </Step>
      </li>
      {pageNumbers(page, pageCount).map((number) => (
        <li key={number}>
          <Step
            type="button"
            aria-label={texts.page(number)}
            aria-current={number === page ? "page" : undefined}
            onClick={() => onGo(number)}
          >
            {number}
          </Step>
        </li>
      ))}
      <li>
        <Step
          type="button"
          aria-label={texts.nextPage}
          disabled={page >= pageCount}
          onClick={() => onGo(page + 1)}
        >
          <Icon name="chevron-right" />
        </Step>
      </li>
    </List>
  );
}

/**
 * Pages of a list: neighbours, at most five numbers, and a field to jump. What is typed there goes
 * half a second later, held between 1 and the last page; what is no whole number is taken away.
 */
export function Pagination({ page, pageCount, onChange, ...rest }: PaginationProps) {
  const texts = useUiTexts();
  const jumpId = useId();
  const [typed, setTyped] = useState("");
  const go = (to: number) => {
    setTyped("");
    if (to !== page) onChange(to);
  };
  // Another list may be shown by the time it goes: it moves that one.
  const jump = useEffectEvent(() => {
    const isNumber = /^-?\d+$/.test(typed.trim());
    go(isNumber ? Math.min(pageCount, Math.max(1, Number(typed))) : page);
  });
  useEffect(() => {
    if (typed === "") return;
    const timer = setTimeout(() => jump(), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  if (pageCount <= 1) return null;
  return (
    <Root aria-label={texts.pages} data-repeats="" {...rest}>
      <Steps page={page} pageCount={pageCount} onGo={go} />
      <Jump htmlFor={jumpId}>
        <span>{texts.goToPage}</span>
        <JumpInput
          id={jumpId}
          inputMode="numeric"
          autoComplete="off"
          placeholder={`1–${pageCount}`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Jump>
    </Root>
  );
}
