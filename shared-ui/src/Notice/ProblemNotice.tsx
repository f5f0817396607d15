import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { Button } from "../Button/Button";
import { Illustration } from "../Illustration/Illustration";
import { theme } from "../theme/theme";
import { useUiTexts } from "../texts/UiTexts";
import { Actions, Centre, Text, Title } from "./noticeParts";

const Reference = styled.p`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

type ProblemNoticeProps = Omit<ComponentProps<"div">, "title"> & {
  title: ReactNode;
  /** What happened and what the person can do. */
  message?: ReactNode;
  /** Lets support find the story in the log. */
  requestId?: string;
  onRetry?: () => void;
  retryLabel?: string;
  /** Trying again is under way. */
  busy?: boolean;
  /** `h1` where nothing else heads the page. */
  titleAs?: "h1" | "h2";
};

/** Something failed to load: what, a way to try again, and a reference for support. */
export function ProblemNotice({
  title,
  message,
  requestId,
  onRetry,
  retryLabel,
  busy,
  titleAs = "h2",
  ...rest
}: ProblemNoticeProps) {
  const texts = useUiTexts();
  return (
    <Centre role="alert" {...rest}>
      <Illustration name="lost" size={140} />
      <Title as={titleAs}>{title}</Title>
      {message != null && <Text>{message}</Text>}
      {onRetry && (
        <Actions>
          <Button emphasis="primary" onClick={onRetry} busy={busy} busyLabel={texts.loading}>
            {retryLabel ?? texts.tryAgain}
          </Button>
        </Actions>
      )}
      {requestId !== undefined && requestId !== "" && (
        <Reference>
          <span>{`${texts.requestId}:`}</span> <code>{requestId}</code>
        </Reference>
      )}
    </Centre>
  );
}
