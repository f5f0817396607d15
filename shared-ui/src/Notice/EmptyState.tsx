import type { ComponentProps, ReactNode } from "react";
import { Actions, Centre, drawn, Text, Title, type Picture } from "./noticeParts";

/** What EmptyState takes. */
export type EmptyStateProps = Omit<ComponentProps<"div">, "title"> & {
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
