import { useUiWords } from "../words/UiWords";
import { EmptyState, type EmptyStateProps } from "./EmptyState";

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
