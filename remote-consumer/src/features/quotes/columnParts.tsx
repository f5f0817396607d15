import { heldCovers, type Covers, type Needs } from "@quotehaven/contract/cover";
import { CoverDrawing } from "@quotehaven/shared-features/cover";
import { theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { oneAtATime } from "./compareFrame";

/** Whose column it is. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1, 2)};

  /* Rather below the letters than a name in two pieces. */
  & > div {
    flex: 1 1 92px;
    min-width: 0;
    line-height: 1.25;
    overflow-wrap: break-word;
  }

  & strong {
    display: block;
    font-size: ${theme.size[16]};
    font-weight: ${theme.weight.bold};
  }

  & small {
    font-size: ${theme.size[14]};
    font-weight: ${theme.weight.regular};
    color: ${theme.color.inkMuted};
  }

  & small + small {
    display: block;
  }

  ${oneAtATime} {
    & strong {
      font-size: ${theme.size[22]};
    }

    [data-beside] & strong {
      font-size: ${theme.size[18]};
    }
  }
`;

/** What it costs, and what can be done with it. */
export const Priced = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(1, 2)};

  & > p {
    line-height: 1.15;
  }

  & strong {
    font-family: ${theme.font.serif};
    font-size: ${theme.size[22]};
    font-weight: ${theme.weight.bold};
  }

  & small {
    display: block;
    font-size: ${theme.size[14]};
    color: ${theme.color.inkMuted};
  }

  & > div {
    flex-basis: 100%;
  }

  ${oneAtATime} {
    & strong {
      font-size: ${theme.size[36]};
    }

    [data-beside] & strong {
      font-size: ${theme.size[28]};
    }
  }

  @media print {
    & small {
      display: inline;
    }

    & > :is(button, a),
    & > div {
      display: none;
    }
  }
`;

/** How its lines compare with the need. */
export const Verdict = styled.p`
  color: ${theme.color.inkMuted};

  &[data-verdict="below"] {
    color: ${theme.color.caution};
  }

  &[data-verdict="meets"] {
    color: ${theme.color.positive};
  }
`;

const Drawing = styled(CoverDrawing)`
  max-width: 168px;
`;

type DrawingsProps = { cover: Partial<Covers>; needs: Partial<Needs> };

/** What is covered of each insurance type that is needed. */
export function Drawings({ cover, needs }: DrawingsProps) {
  return heldCovers(cover, needs).map((held) => <Drawing key={held.type} held={held} />);
}
