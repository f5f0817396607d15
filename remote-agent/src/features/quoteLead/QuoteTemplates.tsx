import type { HeldCover } from "@quotehaven/contract/cover";
import type { QuoteForm } from "./quoteForms";
import { typeNameIn } from "./QuoteStated";
import { TemplateModal } from "./TemplateModal";

type QuoteTemplatesProps = {
  quote: QuoteForm;
  helds: readonly HeldCover[];
  /** Whose limits are kept as a template; null while none are. */
  saving: HeldCover["type"] | null;
  onClose: () => void;
};

/** Keeps what a quote covers as a template. A form of its own: render it outside of the quote's. */
export function QuoteTemplates({ quote, helds, saving, onClose }: QuoteTemplatesProps) {
  const held = helds.find(({ type }) => type === saving);
  if (!held) return null;
  return (
    <TemplateModal
      key={held.type}
      held={held}
      typeName={typeNameIn(quote, held)}
      onClose={onClose}
    />
  );
}
