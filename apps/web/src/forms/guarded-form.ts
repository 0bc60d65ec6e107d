/** State of a form that the leave guard needs. */
export interface GuardedForm {
  readonly isChanged: boolean
  readonly hasChanges: () => boolean
  /** Returns whether a save is running now. A state of the render would report its end too late. */
  readonly isSavingNow: () => boolean
  readonly discard: () => void
}
