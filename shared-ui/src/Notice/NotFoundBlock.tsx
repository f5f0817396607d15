import { useUiTexts } from "../texts/UiTexts";
import { EmptyState, type EmptyStateProps } from "./EmptyState";

type NotFoundBlockProps = Partial<Pick<EmptyStateProps, "title" | "text" | "action">>;

/** For something missing inside a screen that exists. */
export function NotFoundBlock({ title, text, action }: NotFoundBlockProps) {
  const texts = useUiTexts();
  return (
    <EmptyState
      illustration="lost"
      title={title ?? texts.notFoundTitle}
      text={text ?? texts.notFoundText}
      action={action}
    />
  );
}
