import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { Button } from "../Button/Button";
import { Card } from "../Card/Card";
import { Illustration, type IllustrationName } from "../Illustration/Illustration";
import { theme } from "../theme/theme";
import { useUiWords } from "../words/UiWords";

type Picture = IllustrationName | Exclude<ReactNode, string>;

const drawn = (picture: Picture, size: number) =>
  typeof picture === "string" ? (
    <Illustration name={picture as IllustrationName} size={size} />
  ) : (
    picture
  );

const Centre = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space(3)};
  padding: ${theme.space(8, 4)};
  text-align: center;
`;

const Title = styled.h2`
  font-size: ${theme.size[22]};
`;

const Text = styled.div`
  max-width: 52ch;
  color: ${theme.color.inkMuted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space(3)};
  margin-top: ${theme.space(2)};
`;

const Reference = styled.p`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

type EmptyStateProps = Omit<ComponentProps<"div">, "title"> & {
  illustration?: Picture;
  title: ReactNode;
  /** One sentence. */
  text?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
};

/** Says what is not here yet, and what to do about it. */
export function EmptyState({ illustration, title, text, action, ...rest }: EmptyStateProps) {
  return (
    <Centre {...rest}>
      {illustration != null && drawn(illustration, 168)}
      <Title>{title}</Title>
      {text != null && <Text>{text}</Text>}
      {action != null && <Actions>{action}</Actions>}
    </Centre>
  );
}

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
};

/** Something failed to load: what, a way to try again, and a reference for support. */
export function ProblemNotice({
  title,
  message,
  requestId,
  onRetry,
  retryLabel,
  busy,
  ...rest
}: ProblemNoticeProps) {
  const words = useUiWords();
  return (
    <Centre role="alert" {...rest}>
      <Illustration name="lost" size={140} />
      <Title>{title}</Title>
      {message != null && <Text>{message}</Text>}
      {onRetry && (
        <Actions>
          <Button emphasis="primary" onClick={onRetry} busy={busy} busyLabel={words.loading}>
            {retryLabel ?? words.tryAgain}
          </Button>
        </Actions>
      )}
      {requestId !== undefined && requestId !== "" && (
        <Reference>
          {words.requestId}: <code>{requestId}</code>
        </Reference>
      )}
    </Centre>
  );
}

type NotFoundBlockProps = Partial<Pick<EmptyStateProps, "title" | "text" | "action">>;

/** For something missing inside a screen that exists. */
export function NotFoundBlock({ title, text, action }: NotFoundBlockProps) {
  const words = useUiWords();
  return (
    <EmptyState
      illustration="lost"
      title={title ?? words.notFoundTitle}
      text={text ?? words.notFoundText}
      action={action}
    />
  );
}

const Box = styled(Card)`
  width: 100%;
  max-width: 560px;
  margin: ${theme.space(10)} auto;

  ${theme.mobile} {
    margin-block: ${theme.space(5)};
  }
`;

const BoxTitle = styled.h1`
  font-size: ${theme.size[28]};
`;

type NoticeBoxProps = Omit<ComponentProps<"div">, "title"> & {
  illustration?: Picture;
  title: ReactNode;
  /** Buttons, the main one first. */
  actions?: ReactNode;
  /** The level of the title: 1 where the box is the screen. */
  headingLevel?: 1 | 2;
};

/** A box in the middle of the page that is the whole message of its screen. */
export function NoticeBox({
  illustration,
  title,
  actions,
  headingLevel = 1,
  children,
  ...rest
}: NoticeBoxProps) {
  return (
    <Box {...rest} padding="large">
      <Centre style={{ padding: 0 }}>
        {illustration != null && drawn(illustration, 180)}
        <BoxTitle as={`h${headingLevel}`}>{title}</BoxTitle>
        <Text>{children}</Text>
        {actions != null && <Actions>{actions}</Actions>}
      </Centre>
    </Box>
  );
}
