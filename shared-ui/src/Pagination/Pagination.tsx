import { useEffect, useId, useRef, useState, type ComponentProps } from "react";
import styled from "styled-components";
import { Icon } from "../Icon/Icon";
import { controlStyles } from "../Field/controlStyles";
import { theme } from "../theme/theme";
import { useUiTexts } from "../texts/UiTexts";
import { pageNumbers } from "./pageNumbers";

type PaginationTexts = {
  pages: string;
  page: (page: number) => string;
  previousPage: string;
  nextPage: string;
  goToPage: string;
};

type PaginationProps = Omit<ComponentProps<"nav">, "onChange"> & {
  /** The page that is shown, from 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  texts?: Partial<PaginationTexts>;
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
  font-weight: 600;
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
  texts,
}: {
  page: number;
  pageCount: number;
  onGo: (page: number) => void;
  texts: PaginationTexts;
}) {
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

/** What is typed into the field that jumps; it goes half a second later. */
function useJump({
  page,
  pageCount,
  onChange,
}: Pick<PaginationProps, "page" | "pageCount" | "onChange">) {
  const [typed, setTyped] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const go = (to: number) => {
    clearTimeout(timer.current);
    setTyped("");
    if (to !== page) onChange(to);
  };
  // Another list may be shown by the time it goes: it moves that one.
  const newest = useRef(go);
  useEffect(() => {
    newest.current = go;
  });
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    const isNumber = /^-?\d+$/.test(text.trim());
    const to = isNumber ? Math.min(pageCount, Math.max(1, Number(text))) : page;
    timer.current = setTimeout(() => newest.current(to), debounceMs);
  };
  return { typed, type, go };
}

/**
 * Pages of a list: neighbours, at most five numbers, and a field to jump. What is typed there goes
 * half a second later, held between 1 and the last page; what is no whole number is taken away.
 */
export function Pagination({ page, pageCount, onChange, texts: own, ...rest }: PaginationProps) {
  const texts = { ...useUiTexts(), ...own };
  const { typed, type, go } = useJump({ page, pageCount, onChange });
  const jumpId = useId();
  if (pageCount <= 1) return null;
  return (
    <Root aria-label={texts.pages} data-repeats="" {...rest}>
      <Steps page={page} pageCount={pageCount} onGo={go} texts={texts} />
      <Jump htmlFor={jumpId}>
        <span>{texts.goToPage}</span>
        <JumpInput
          id={jumpId}
          inputMode="numeric"
          autoComplete="off"
          placeholder={`1–${pageCount}`}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      </Jump>
    </Root>
  );
}
