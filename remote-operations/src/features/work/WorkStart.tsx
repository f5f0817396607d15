import { Skeleton, SkeletonScreen } from "@quotehaven/shared-ui";
import { Navigate } from "react-router-dom";
import { useOpenCounts, workLists } from "../../shared/useOpenCounts";

/** Leads to the first list in which something waits; where nothing does, to the first. */
export function WorkStart() {
  const counts = useOpenCounts();
  // A list before it that is not known yet may be the one.
  const first = workLists.find((list) => counts[list] === undefined || (counts[list] ?? 0) > 0);
  if (first && counts[first] === undefined) {
    return (
      <SkeletonScreen>
        <Skeleton $height={320} $shape="box" />
      </SkeletonScreen>
    );
  }
  return <Navigate to={`/operations/work/${first ?? workLists[0]}`} replace />;
}
