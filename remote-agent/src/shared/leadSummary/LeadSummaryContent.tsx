import { Problem } from "@quotehaven/platform";
import { Skeleton, SkeletonScreen, SkeletonText, Stack } from "@quotehaven/shared-ui";
import { useAgentLeadQuery } from "../leadApi";
import { LeadSummary } from "./LeadSummary";

/** The summary of a lead, that it is being read, or that it could not be. */
export function LeadSummaryContent({ leadId }: { leadId: number }) {
  const { currentData: lead, error, refetch } = useAgentLeadQuery(leadId);
  if (lead) return <LeadSummary lead={lead} />;
  if (error) return <Problem error={error} onRetry={refetch} />;
  return (
    <SkeletonScreen>
      <Stack $gap={4}>
        <Skeleton $height={120} $shape="box" />
        <Skeleton $height={26} $width="40%" />
        <SkeletonText lines={6} />
      </Stack>
    </SkeletonScreen>
  );
}
