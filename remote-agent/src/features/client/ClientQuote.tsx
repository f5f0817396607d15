import { heldCovers, type HeldCover } from "@quotehaven/contract/cover";
import type { AgentQuote, LeadReply } from "@quotehaven/contract/wire";
import { CoveragePicture } from "@quotehaven/shared-features/cover";
import { useFormats } from "@quotehaven/platform";
import { Stack } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { Facts } from "../../shared/Facts";
import { PriceTable } from "../../shared/PriceTable";
import { Section } from "./Section";

/** The agent's quote that the client chose: what it costs, covers and says. */
export function ClientQuote({ lead }: { lead: LeadReply }) {
  const { t } = useTranslation("agent");
  const quote = lead.quotes.find(({ isAccepted }) => isAccepted);
  if (!quote) return null;
  return (
    <Section title={t("client.quote")}>
      <Stack $gap={4}>
        <PriceTable carrierName={quote.carrierName} prices={quote.prices} bundle={quote} />
        <QuoteWords quote={quote} />
        {statedCovers(quote, lead).map((held) => (
          <CoveragePicture key={held.type} held={held} role="agent" />
        ))}
      </Stack>
    </Section>
  );
}

/** A picture of what is not stated shows nothing. */
function statedCovers({ cover = {} }: AgentQuote, { need = {} }: LeadReply): HeldCover[] {
  return heldCovers(cover, need).filter(({ type }) => Object.keys(cover[type] ?? {}).length > 0);
}

function QuoteWords({ quote }: { quote: AgentQuote }) {
  const { t } = useTranslation("agent");
  const { date } = useFormats();
  return (
    <Facts
      facts={[
        { label: t("client.validUntil"), value: date(quote.validUntil) },
        { label: t("client.startsOn"), value: date(quote.startsOn) },
        { label: t("client.message"), value: quote.message },
      ]}
    />
  );
}
