import type { RefObject } from 'react'
import type { Control, FieldValues } from 'react-hook-form'
import type { FormDraft } from '../preferences/form-drafts'
import type { FormProblem } from './form-problem'
import type { MergedValues, ValueVersions } from './merge-values'

/** Names of the fields of a form. */
export type FieldName<Values> = keyof Values & string

/** What a form does. */
export interface FormOptions<Values extends FieldValues, Stored> {
  /** What the fields hold at first: plain data. A later change is ignored. */
  readonly initialValues: Values
  /** The entity that is edited; null for a new one. A later change is ignored. @default null */
  readonly stored?: Stored | null
  /** The values of an entity. Required where a save can be refused with a newer version (412). */
  readonly valuesOf?: (stored: Stored) => Values
  /**
   * Merges what is in the form with the version of somebody else.
   * @default field by field; lists and objects are one value each
   */
  readonly merge?: (versions: ValueVersions<Values>) => MergedValues<Values>
  /** What is wrong with the values, or null. Called on submit, and afterwards on every change. */
  readonly validate?: (
    values: Values,
    stored: Stored | null,
  ) => FormProblem<FieldName<Values>, never> | null
  /**
   * Whether leaving would lose something.
   * @default whether the values differ from those of `stored`, or else from `initialValues`
   */
  readonly isChanged?: (values: Values, stored: Stored | null) => boolean
  /** Whether submitting does anything; `SubmitButton` is disabled while it does not. @default always */
  readonly canSubmit?: (values: Values, stored: Stored | null) => boolean
  /** Saves valid values. Rejects when they were not saved. */
  readonly onSubmit: (submission: {
    readonly values: Values
    readonly stored: Stored | null
  }) => Promise<unknown>
  /** The values were saved. The leave guard is off already, so that this may navigate. */
  readonly onSaved?: () => void
  /** What an error of `onSubmit` means; see `problemOfError`. */
  readonly problemOf: (error: unknown, values: Values) => FormProblem<FieldName<Values>, Stored>
  /** The person may look, but not change: fields are read-only. @default false */
  readonly isReadOnly?: boolean
  /**
   * Sets the fields that hold more than they have reported, such as a rich text in a pause of
   * typing. Called before the values are read in event handlers, and when the page goes away.
   * @default every field has reported what it holds
   */
  readonly flush?: () => void
  /**
   * The values as a draft stores them: a field whose text is no value has what it had before.
   *
   * @default the values
   */
  readonly draftOf?: (values: Values, stored: Stored | null) => Values
  /** Stores what was typed, for a reload. A later change is ignored. @default nothing is stored */
  readonly draft?: FormDraft<Values> | undefined
}

/** A form. Hand it to `FormField`, `FormNotices`, `SubmitButton` and `useLeaveGuard`. */
export interface Form<Values extends FieldValues, Stored = unknown> {
  /** For the `FormLayout` around the fields. */
  readonly formProps: {
    readonly id: string
    readonly ref: RefObject<HTMLFormElement | null>
    readonly onSubmit: () => void
  }
  /** Submits, for places that have no form element of their own. */
  readonly submit: () => void
  /** Sets several fields at once. */
  readonly setValues: (change: Partial<Values>) => void
  /** The values at this moment, for event handlers. While rendering, call `useFormValues`. */
  readonly values: () => Values
  /** The entity that the changes are based on; null for a new one. */
  readonly stored: Stored | null
  /** What the changes are measured against: what is stored, or what a new form began with. */
  readonly before: Values
  /** Leaving would lose something. */
  readonly isChanged: boolean
  /** The same, read at this moment. */
  readonly hasChanges: () => boolean
  /** Submitting does something. */
  readonly canSubmit: boolean
  readonly isSaving: boolean
  /** The same, read at this moment. */
  readonly isSavingNow: () => boolean
  readonly isReadOnly: boolean
  /** A sentence above the fields; null when nothing is wrong with the whole. */
  readonly message: string | null
  /**
   * The version that somebody else has saved meanwhile, while the person has to choose:
   * after a save was refused with 412, or where both have changed the same field.
   */
  readonly theirs: Stored | null
  /**
   * Somebody else has saved another version. Fields that the person has not touched take
   * its values; where both have changed a field, the person is asked (`theirs`).
   */
  readonly follow: (newest: Stored) => void
  /**
   * The person has chosen between the two versions: goes on with `values`, on top of
   * `theirs`.
   */
  readonly resolve: (values: Values) => void
  /**
   * The form stays open after a save: goes on with the entity as it was saved. Where the save
   * has taken over changes of somebody else, and the person has meanwhile changed the same
   * field, they are asked (`theirs`).
   *
   * @param sent the values that were saved, with what was taken over. @default the submitted ones
   */
  readonly goOnWith: (saved: Stored, sent?: Values) => void
  /** Shows the other person's version instead of what was typed. */
  readonly takeTheirs: () => void
  /**
   * Keeps what was typed, on top of the other person's version: fields that were not touched
   * take their values, and the next save replaces theirs.
   */
  readonly keepMine: () => void
  /** What was typed before a reload is in the fields. */
  readonly isRestored: boolean
  /** Puts the fields back to how they were before the changes. */
  readonly revert: () => void
  /** Gives the changes up: nothing warns about them from here on. */
  readonly discard: () => void
  /** For the parts of this folder. */
  readonly control: Control<Values>
}
