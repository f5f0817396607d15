import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { Card } from "../Card/Card";
import { theme } from "../theme/theme";
import { Actions, Centre, drawn, Text, type Picture } from "./noticeParts";

const Box = styled(Card)`
  width: 100%;
  max-width: 560px;
  margin: ${theme.space(10)} auto;

  ${theme.mobile} {
    margin-block: ${theme.space(5)};
  }
`;

const Content = styled(Centre)`
  padding: 0;
`;

const BoxTitle = styled.h1`
  font-size: ${theme.size[28]};
`;

type NoticeBoxProps = Omit<ComponentProps<"div">, "title"> & {
  illustration?: Picture;
  title: ReactNode;
  /** Buttons, the main one first. */
  actions?: ReactNode;
};

/** A box in the middle of the page that is the whole message of its screen. */
export function NoticeBox({ illustration, title, actions, children, ...rest }: NoticeBoxProps) {
  return (
    <Box {...rest} $padding="large">
      <Content>
        {illustration != null && drawn(illustration, 180)}
        <BoxTitle>{title}</BoxTitle>
        <Text>{children}</Text>
        {actions != null && <Actions>{actions}</Actions>}
      </Content>
    </Box>
  );
}
