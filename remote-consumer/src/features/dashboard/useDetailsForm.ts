import { consumerProfileRules, isNewEmail, newEmailRules } from "@quotehaven/contract/rules";
import type { UserProfile } from "@quotehaven/contract/wire";
import { useForm } from "@quotehaven/platform/forms";
import { useEffect, useMemo, useState } from "react";
import { placeQuestion } from "../../shared/fields/place";
import { changesOf, valuesOf, type ConsumerValues } from "./profileValues";

/**
 * The form of the personal details, with what is changed in it. While it is locked it follows the
 * profile; it begins unlocked where it gives back what was typed before.
 */
export function useDetailsForm(profile: UserProfile) {
  const [today] = useState(() => new Date());
  const loaded = useMemo(() => valuesOf(profile), [profile]);
  const rules = useMemo(
    () => ({ ...consumerProfileRules(today), ...newEmailRules(loaded.email) }),
    [today, loaded.email],
  );
  const form = useForm<ConsumerValues>({ defaultValues: loaded, rules, draft: "details" });
  const [isLocked, setLocked] = useState(Object.keys(form.typedOver ?? {}).length === 0);
  const [askedAgain, setAskedAgain] = useState(0);
  const { reset } = form;

  useEffect(() => {
    if (isLocked) reset(loaded);
    // A profile that arrives while somebody edits must not take away what they typed, and locking
    // again shows what was saved until it arrives.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [loaded, reset]);

  const values = form.watch();
  return {
    form,
    loaded,
    values,
    isLocked,
    setLocked,
    askedAgain,
    /** Whether it may be saved; shows what is wrong, or leads to what is still to be answered. */
    passes: async () => {
      if (!(await form.check())) return false;
      if (placeQuestion(form.getValues()) === null) return true;
      setAskedAgain((count) => count + 1);
      return false;
    },
    hasNewEmail: !isLocked && isNewEmail(values.email, loaded.email),
    hasChanges: Object.keys(changesOf(loaded, values)).length > 0,
  };
}
