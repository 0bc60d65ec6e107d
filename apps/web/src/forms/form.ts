import type { RefObject } from 'react'
import type { Control, FieldValues } from 'react-hook-form'
import type { FormDraft } from '../preferences/form-drafts'
import type { FormProblem } from './form-problem'
import type { MergedValues, ValueVersions } from './merge-values'

/** Names of the fields of a form. */
export type FieldName<Values> = keyof Values & string

/** Options of a form. */
export interface FormOptions<Values extends FieldValues, Stored> {
  /** Initial values of the fields: plain data. The form ignores later changes. */
  readonly initialValues: Values
  /** The edited entity; null for a new one. The form ignores later changes. @default null */
  readonly stored?: Stored | null
  /**
   * Returns the values of an entity. Required if the server can refuse a save with a newer version
   * (412).
   */
  readonly valuesOf?: (stored: Stored) => Values
  /**
   * Merges the form's values with the other user's version.
   * @default field by field; lists and objects are one value each
   */
  readonly merge?: (versions: ValueVersions<Values>) => MergedValues<Values>
  /** Returns the problem of the values, or null. Runs on submit, and then on every change. */
  readonly validate?: (
    values: Values,
    stored: Stored | null,
  ) => FormProblem<FieldName<Values>, never> | null
  /**
   * Returns whether leaving would lose changes.
   * @default whether the values differ from those of `stored`, or else from `initialValues`
   */
  readonly isChanged?: (values: Values, stored: Stored | null) => boolean
  /**
   * Returns whether submitting is possible; `SubmitButton` is disabled otherwise. @default always
   */
  readonly canSubmit?: (values: Values, stored: Stored | null) => boolean
  /** Saves valid values. Rejects if the save fails. */
  readonly onSubmit: (submission: {
    readonly values: Values
    readonly stored: Stored | null
  }) => Promise<unknown>
  /** Runs after a save. The leave guard is already off, so this handler may navigate. */
  readonly onSaved?: () => void
  /** Returns the problem for an error of `onSubmit`; see `problemOfError`. */
  readonly problemOf: (error: unknown, values: Values) => FormProblem<FieldName<Values>, Stored>
  /** The user may read but not change: fields are read-only. @default false */
  readonly isReadOnly?: boolean
  /**
   * Sets the fields that have not reported their newest value, such as a rich text during a pause
   * in typing. Runs before event handlers read the values, and when the page unloads.
   * @default fields report every change at once
   */
  readonly flush?: () => void
  /**
   * Returns the values for a draft. A field with an unreadable text gets its previous value.
   *
   * @default the values
   */
  readonly draftOf?: (values: Values, stored: Stored | null) => Values
  /** Stores typed values for a reload. The form ignores later changes. @default no draft */
  readonly draft?: FormDraft<Values> | undefined
}

/** A form. Pass it to `FormField`, `FormNotices`, `SubmitButton` and `useLeaveGuard`. */
export interface Form<Values extends FieldValues, Stored = unknown> {
  /** Props for the `FormLayout` around the fields. */
  readonly formProps: {
    readonly id: string
    readonly ref: RefObject<HTMLFormElement | null>
    readonly onSubmit: () => void
  }
  /** Submits the form, for forms without a form element. */
  readonly submit: () => void
  /** Sets several fields at once. */
  readonly setValues: (change: Partial<Values>) => void
  /** Returns the current values, for event handlers. While rendering, call `useFormValues`. */
  readonly values: () => Values
  /** The entity on which the changes are based; null for a new one. */
  readonly stored: Stored | null
  /** Baseline for changes: the stored values, or the initial values of a new form. */
  readonly before: Values
  /** Leaving would lose changes. */
  readonly isChanged: boolean
  /** Returns the current state of `isChanged`. */
  readonly hasChanges: () => boolean
  /** Submitting is possible. */
  readonly canSubmit: boolean
  readonly isSaving: boolean
  /** Returns the current state of `isSaving`. */
  readonly isSavingNow: () => boolean
  readonly isReadOnly: boolean
  /**
   * A sentence above the fields; null when the form as a whole has no problem. It belongs to the
   * last save: it goes when the next one begins or the user edits a field, and stays when the
   * stored version changes.
   */
  readonly message: string | null
  /** Removes `message`. `FormField` calls it when the user edits its field. */
  readonly clearMessage: () => void
  /**
   * The other user's version, while the user must choose: after a refusal with 412, or when both
   * have changed the same field. Otherwise null.
   */
  readonly theirs: Stored | null
  /**
   * Takes over a version that another user has saved. Untouched fields get its values. If both have
   * changed a field, that field keeps its value and the user must choose (`theirs`).
   */
  readonly follow: (newest: Stored) => void
  /** Ends a conflict with the chosen `values`, based on `theirs`. */
  readonly resolve: (values: Values) => void
  /**
   * Continues after a save with the saved entity, for forms that stay open. A save may have
   * included changes of another user. If this user has meanwhile changed the same field, the user
   * must choose (`theirs`).
   *
   * @param sent the saved values, including the other user's changes. @default the submitted ones
   */
  readonly goOnWith: (saved: Stored, sent?: Values) => void
  /** Replaces the typed values with the other user's version. */
  readonly takeTheirs: () => void
  /**
   * Keeps the typed values, based on the other user's version. Untouched fields get the other
   * user's values, and the next save overwrites that version.
   */
  readonly keepMine: () => void
  /** The fields show values that were typed before a reload. */
  readonly isRestored: boolean
  /** Restores the fields to their state before the changes. */
  readonly revert: () => void
  /** Discards the changes; no later question warns about them. */
  readonly discard: () => void
  /** For the components of this folder. */
  readonly control: Control<Values>
}
