import type { HeldCover, Covers } from "@quotehaven/contract/cover";
import { insuranceTypes } from "@quotehaven/contract/rules";
import { CoverFields } from "./CoverFields";
import { isToSubmit, type QuoteForm } from "./quoteForms";
import { StatedCover, StatedWords } from "./StatedCover";
import { StatedFields } from "./StatedFields";
import type { QuestionOf } from "./useOddValues";

type QuoteStatedProps = {
  quote: QuoteForm;
  /** The cover of the form beside the need, one for each insurance type. */
  helds: readonly HeldCover[];
  questionOf: QuestionOf;
  onFill: (type: HeldCover["type"], cover: Covers[HeldCover["type"]] | undefined) => void;
  onSaveTemplate: (type: HeldCover["type"]) => void;
  /** Its end is stated elsewhere. */
  isWithoutEnd?: boolean;
};

/** What a quote says beside its prices: to be filled in, or of a sent one to be read. */
export function QuoteStated({
  quote,
  helds,
  questionOf,
  onFill,
  onSaveTemplate,
  isWithoutEnd = false,
}: QuoteStatedProps) {
  if (!isToSubmit(quote)) {
    return (
      <>
        {helds.map((held) => (
          <StatedCover key={held.type} held={held} typeName={typeNameIn(quote, held)} />
        ))}
        <StatedWords quote={quote} />
      </>
    );
  }
  return (
    <>
      {helds.map((held) => (
        <CoverFields
          key={held.type}
          held={held}
          typeName={typeNameIn(quote, held)}
          questionOf={questionOf}
          onFill={(cover) => onFill(held.type, cover)}
          onSaveTemplate={() => onSaveTemplate(held.type)}
        />
      ))}
      <StatedFields isWithoutEnd={isWithoutEnd} today={quote.today} />
    </>
  );
}

/** What the lead calls an insurance type. */
export function typeNameIn({ prices }: Pick<QuoteForm, "prices">, { type }: HeldCover): string {
  const price = prices.find(({ insuranceTypeId }) => insuranceTypeId === insuranceTypes[type]);
  return price?.insuranceTypeName ?? "";
}
