import type { ApplicationMeta } from "@quotehaven/contract/wire";

/** Whether there is an application: types are saved, or it was submitted. */
export function hasApplication(meta: ApplicationMeta): boolean {
  return meta.types.length > 0 || meta.submittedAt !== null;
}

/** Whether deleting is offered: no quote is won and there is something to delete. */
export function isDeletable(meta: ApplicationMeta): boolean {
  return meta.acceptedQuoteId === null && hasApplication(meta);
}

/** Whether unlocking is offered: it is locked and no quote is won (UAP-8). */
export function isUnlockable(meta: ApplicationMeta): boolean {
  return meta.isLocked && meta.acceptedQuoteId === null;
}

/** Whether the answers may be edited: a won quote closes them, a lock until it is undone. */
export function isEditable(meta: ApplicationMeta, isUnlocked: boolean): boolean {
  return meta.acceptedQuoteId === null && (!meta.isLocked || isUnlocked);
}
