import type { ComponentProps, ReactNode } from "react";
import styled, { css } from "styled-components";
import { Icon, type IconName } from "../Icon/Icon";
import { theme } from "../theme/theme";

type Kind = "info" | "success" | "caution" | "danger";

type NoticeProps = Omit<ComponentProps<"div">, "title"> & {
  kind?: Kind;
  title?: ReactNode;
  /** Buttons or links under the text. */
  actions?: ReactNode;
};

const looks = {
  info: css`
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    & > svg {
      color: ${theme.color.accent};
    }
  `,
  success: css`
    border-color: ${theme.color.positive};
    background: ${theme.color.positiveSoft};
    & > svg {
      color: ${theme.color.positive};
    }
  `,
  caution: css`
    border-color: ${theme.color.caution};
    background: ${theme.color.cautionSoft};
    & > svg {
      color: ${theme.color.caution};
    }
  `,
  danger: css`
    border-color: ${theme.color.danger};
    background: ${theme.color.dangerSoft};
    & > svg {
      color: ${theme.color.danger};
    }
  `,
};

const icons: Record<Kind, IconName> = {
  info: "info",
  success: "check",
  caution: "alert",
  danger: "alert",
};

const Root = styled.div<{ $kind: Kind }>`
  display: flex;
  gap: ${theme.space(3)};
  padding: ${theme.space(4)};
  border-inline-start: 4px solid;
  border-radius: ${theme.radius.medium};
  color: ${theme.color.ink};
  ${({ $kind }) => looks[$kind]}

  & > svg {
    flex: none;
    margin-top: 2px;
  }
`;

const Content = styled.div`
  flex: 1;
  min-width: 0;
`;

const Title = styled.p`
  font-weight: ${theme.weight.bold};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(3)};
  margin-top: ${theme.space(3)};
`;

/** Something worth knowing, in its place on the page. `danger` is announced at once. */
export function Notice({ kind = "info", title, actions, children, ...rest }: NoticeProps) {
  return (
    <Root role={kind === "danger" ? "alert" : "status"} {...rest} $kind={kind}>
      <Icon name={icons[kind]} />
      <Content>
        {title != null && <Title>{title}</Title>}
        {typeof children === "string" ? <p>{children}</p> : children}
        {actions != null && <Actions>{actions}</Actions>}
      </Content>
    </Root>
  );
}
