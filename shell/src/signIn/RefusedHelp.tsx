import type { CustomerRole } from "@quotehaven/contract/rules";
import { Link } from "react-router-dom";
import { landingPath } from "@quotehaven/platform/shell";
import { ResendConfirmation } from "@quotehaven/platform/forms";
import { Button, ButtonLink, Notice, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";

const Options = styled.ul`
  display: grid;
  gap: ${theme.space(4)};
  margin-top: ${theme.space(2)};
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    justify-items: start;
    gap: ${theme.space(1)};
  }
`;

type RefusedHelpProps = {
  /** Whose sign-in refused. */
  role: CustomerRole;
  email: string;
  onOtherRole: () => void;
};

/**
 * What may be behind a refused sign-in, and the way on from each. It is the same for everybody,
 * whatever was wrong: that is nobody's business.
 */
export function RefusedHelp({ role, email, onOtherRole }: RefusedHelpProps) {
  const { t } = useTranslation("shell");
  const registration = `${landingPath(role)}?openModal=register`;
  return (
    <Notice title={t("signIn.help.title")}>
      <Options>
        <li>
          <span>{t("signIn.help.unconfirmed")}</span>
          <ResendConfirmation email={email} />
        </li>
        <li>
          <span>{t(`signIn.help.otherRole.${role}`)}</span>
          <Button size="small" onClick={onOtherRole}>
            {t(role === "agent" ? "signIn.title.client" : "signIn.title.agent")}
          </Button>
        </li>
        <li>
          <span>{t("signIn.help.unregistered")}</span>
          <ButtonLink as={Link} to={registration} $size="small">
            {t(`signIn.help.register.${role}`)}
          </ButtonLink>
        </li>
      </Options>
    </Notice>
  );
}
