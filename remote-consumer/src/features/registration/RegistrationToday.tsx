import {
  insuranceTypeName,
  type Form,
  type InsuranceTypeId,
  type Question,
} from "@quotehaven/contract/rules";
import { useEffect, useEffectEvent, useState } from "react";
import { withZip } from "../../shared/fields/place";
import { useZipPlace } from "../../shared/fields/useZipPlace";
import { TodayCard } from "../../shared/policy/TodayCard";
import type { PolicyDetails } from "../../shared/policy/policyValues";
import type { RegistrationDraft } from "../../shared/register/registrationValues";

type RegistrationTodayProps = {
  insuranceTypeId: InsuranceTypeId;
  draft: RegistrationDraft;
  /** The draft as it was kept last. */
  newest: () => RegistrationDraft;
  change: (changes: Partial<RegistrationDraft>) => void;
  /** Undefined until it is there. */
  catalogue: Form<Question> | undefined;
};

const noAnswers = {};

/** The policies of today in a registration: they fill in what is empty of the address, and answers. */
export function RegistrationToday(props: RegistrationTodayProps) {
  const { insuranceTypeId, draft, newest, change, catalogue } = props;
  const takeZip = useReadZip(newest, change);
  const type = insuranceTypeName(insuranceTypeId);
  if (type === "life") return null;
  const own = draft.answersByType[insuranceTypeId] ?? noAnswers;
  const takeDetails = ({ address1, city, state, zip }: PolicyDetails) => {
    const now = newest();
    const isPlaceEmpty = now.city === "" && now.state === "" && now.zipCodes.length === 0;
    change({
      ...(now.address1 === "" && { address1 }),
      ...(isPlaceEmpty && { city, state }),
    });
    if (now.zipCodes.length === 0) takeZip(zip);
  };
  return (
    <TodayCard
      present={draft.present}
      keep={(present) => change({ present })}
      types={[type]}
      questionnaires={catalogue && [{ form: catalogue, own }]}
      answer={(byType) => change({ answersByType: { ...newest().answersByType, ...byType } })}
      onDetails={takeDetails}
    />
  );
}

/** Puts the zip code of a policy into a draft without one, once it was looked up. */
function useReadZip(
  newest: RegistrationTodayProps["newest"],
  change: RegistrationTodayProps["change"],
) {
  const [zip, setZip] = useState("");
  const place = useZipPlace(zip);
  const take = useEffectEvent(() => {
    if (place && newest().zipCodes.length === 0) change(withZip(newest(), place));
  });
  useEffect(() => take(), [place]);
  return setZip;
}
