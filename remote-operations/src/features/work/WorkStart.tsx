import { Skeleton, SkeletonScreen } from "@quotehaven/shared-ui";
import { Navigate } from "react-router-dom";
import { useOpenCounts, workLists } from "../../shared/useOpenCounts";

/** Leads to the first list in which something waits; where nothing does, to the first. */
export function WorkStart() {
  const counts = useOpenCounts();
  if (counts === undefined) {
    return (
      <SkeletonScreen>
        <Skeleton $height={320} $shape="box" />
      </SkeletonScreen>
    );
  }
  const first = workLists.find((list) => counts && counts[list] > 0);
  return <Navigate to={`/operations/work/${first ?? workLists[0]}`} replace />;
}
