import { theme } from "@quotehaven/shared-ui";
import styled from "styled-components";

/** The head of the screen, the same while it loads. */
export const Head = styled.div`
  display: grid;
  gap: ${theme.space(1)};

  & > p {
    color: ${theme.color.inkMuted};
  }
`;

/** What the screen is, and in which state. */
export const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1, 3)};
`;

/** What is known of it, and what can be done with it. */
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1, 4)};
  min-height: 36px;
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;
