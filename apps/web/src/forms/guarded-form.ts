/** What a question before leaving needs to know about a form. */
export interface GuardedForm {
  readonly isChanged: boolean
  readonly hasChanges: () => boolean
  readonly isSaving: boolean
  readonly discard: () => void
}
