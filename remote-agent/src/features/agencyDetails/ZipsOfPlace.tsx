import type { ZipPlace } from "@quotehaven/contract/schemas";
import { Problem, useFormats, useSettled } from "@quotehaven/platform";
import { Stack, TextField, theme } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useAgentZipPlacesQuery } from "../../shared/agentProfileApi";
import type { ZipMethodProps } from "./ZipFinder";

const Places = styled.ul`
  display: grid;
  gap: ${theme.space(1)};
  max-height: 320px;
  overflow-y: auto;
  padding: 2px;
  list-style: none;
`;

const Place = styled.button`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space(3)};
  width: 100%;
  min-height: 44px;
  padding: ${theme.space(2, 3)};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.small};
  background: ${theme.color.surfaceRaised};
  text-align: start;
  cursor: pointer;

  &:hover:not(:disabled) {
    border-color: ${theme.color.accent};
  }

  & > :last-child {
    color: ${theme.color.inkMuted};
    white-space: nowrap;
  }
`;

const wantedOf = ({ kind, name, state }: ZipPlace) =>
  kind === "state" ? { state } : { state, [kind]: name };

/** ZIP codes of a city, a county or a state, found by its name. */
export function ZipsOfPlace({ onFind, isBusy }: ZipMethodProps) {
  const { t } = useTranslation("agent");
  const { number } = useFormats();
  const [text, setText] = useState("");
  const search = useSettled(text.trim());
  const places = useAgentZipPlacesQuery(search, { skip: search.length < 2 });
  const found = search.length < 2 ? [] : (places.currentData ?? []);
  return (
    <Stack $gap={3}>
      <TextField
        name="zipPlace"
        label={t("zips.placeLabel")}
        hint={t("zips.placeHint")}
        value={text}
        onChange={setText}
        autoComplete="off"
        data-autofocus=""
      />
      {places.error ? (
        <Problem error={places.error} onRetry={places.refetch} />
      ) : (
        <Places aria-label={t("zips.places")}>
          {found.map((place) => (
            <li key={`${place.kind} ${place.name} ${place.state}`}>
              <Place type="button" disabled={isBusy} onClick={() => onFind(wantedOf(place))}>
                <span>
                  {t(`zips.kind.${place.kind}`, { name: place.name, state: place.state })}
                </span>
                <span>
                  {t("zips.count", {
                    count: place.zipCodeCount,
                    number: number(place.zipCodeCount),
                  })}
                </span>
              </Place>
            </li>
          ))}
        </Places>
      )}
      {search.length >= 2 && places.currentData?.length === 0 && (
        <p role="status">{t("zips.noPlace")}</p>
      )}
    </Stack>
  );
}
