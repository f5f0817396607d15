import { Button, theme } from "@quotehaven/shared-ui";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useFederation } from "./FederationContext";
import { clearOverride } from "./overrides";

const Badge = styled.aside`
  position: fixed;
  inset: auto ${theme.space(3)} ${theme.space(3)} auto;
  z-index: ${theme.layer.loader};
  padding: ${theme.space(2, 3)};
  border: 2px solid currentcolor;
  border-radius: ${theme.radius.medium};
  background: Canvas;
  color: CanvasText;
`;

/** Says on every page that this tab runs builds that were not released. Nothing where it does not. */
export function OverrideBadge() {
  const { t } = useTranslation("shell");
  const { overrides, loader } = useFederation();
  // An override that failed has cleared itself by the time the loader calls back.
  const namesNow = () => Object.keys(overrides).join(",");
  const names = useSyncExternalStore(loader.subscribe, namesNow, namesNow);
  if (names === "") return null;
  return (
    <Badge aria-label={t("federation.overridesTitle")}>
      {names.split(",").map((name) => (
        <div key={name}>
          <span>{`${name}: ${overrides[name] ?? ""}`}</span> <StopOverride name={name} />
        </div>
      ))}
    </Badge>
  );
}

/** Ends trying out a build: back to the released one. */
export function StopOverride({ name }: { name: string }) {
  const { t } = useTranslation("shell");
  function stop() {
    clearOverride(name);
    window.location.reload();
  }
  return (
    <Button emphasis="quiet" onClick={stop}>
      {t("federation.stopOverride")}
    </Button>
  );
}
