/** What a question before leaving needs to know about a form. */
export interface GuardedForm {
  readonly isChanged: boolean
  readonly hasChanges: () => boolean
  /** A save is under way at this moment; a render would tell of its end too late. */
  readonly isSavingNow: () => boolean
  readonly discard: () => void
}
