import {
  canSaveItemForm,
  changedParts,
  copiedItemForm,
  itemFormOf,
  mergeItemForms,
  newItemForm,
  validateItemForm,
  withParts,
  type ItemFormContext,
  type ItemFormPart,
  type ItemFormValues,
} from '@throughline/domain/item-form'
import type { Tactic } from '@throughline/domain/tactics'
import { useState } from 'react'
import { createFormDraft, noProblem, useForm, type Form, type FormProblem } from '../../forms'
import { now } from '../../platform/now'
import { usePreferences } from '../../preferences/preferences-context'
import { useSessionDetails } from '../../session/use-session'
import type { ItemStart } from '../item-history'
import type { ItemTarget } from '../item-url'
import { draftNameOf, isItemForm } from './item-draft'
import { isExistingPart } from './lost-parts'

/** An item with its notes, which come from a separate request. */
export interface ItemWithNotes {
  readonly item: Tactic
  /** HTML; empty without notes, and while they are loading. */
  readonly notes: string
}

/** The form of an item. */
export type ItemForm = Form<ItemFormValues, ItemWithNotes>

export interface ItemFormOptions {
  readonly target: ItemTarget
  readonly context: ItemFormContext
  /** The stored item; null for a new one. */
  readonly stored: ItemWithNotes | null
  /** Another user has deleted the item, so saving creates a new one. */
  readonly isDeleted: boolean
  /** The original of a copy; null for none. */
  readonly original: ItemWithNotes | null
  /** Values that were set before a new item opened here; null for none. */
  readonly start: ItemStart | null
  readonly isReadOnly: boolean
  readonly onSubmit: (submission: {
    readonly values: ItemFormValues
    readonly stored: ItemWithNotes | null
    readonly before: ItemFormValues
  }) => Promise<unknown>
  readonly onSaved: () => void
  readonly problemOf: (error: unknown, values: ItemFormValues) => ItemProblem
  /** Makes the editor report a pending change of a text. */
  readonly flush: () => void
  /** Returns the fields whose current texts are no valid values. */
  readonly unreadParts: () => readonly ItemFormPart[]
}

/** Problem of an item that was not saved. */
type ItemProblem = FormProblem<keyof ItemFormValues, ItemWithNotes>

/** Returns the form of an item: its initial values, the condition for saving, and its draft. */
export function useItemForm({
  target,
  context,
  stored,
  isDeleted,
  original,
  start,
  isReadOnly,
  onSubmit,
  onSaved,
  problemOf,
  flush,
  unreadParts,
}: ItemFormOptions): ItemForm {
  const preferences = usePreferences()
  const { user } = useSessionDetails()
  const [blank] = useState(() => blankForm({ target, context, original, start }))
  const [draft] = useState(() =>
    isReadOnly
      ? undefined
      : createFormDraft({
          store: preferences.store,
          name: draftNameOf(context.plan.id, target, start !== null),
          userId: user.id,
          version: stored?.item.version ?? null,
          now,
          isValues: isItemForm,
        }),
  )
  const beforeOf = (entity: ItemWithNotes | null) => (entity === null ? blank : formOf(entity))
  const form = useForm<ItemFormValues, ItemWithNotes>({
    initialValues: stored === null ? { ...blank, ...start?.values } : formOf(stored),
    stored,
    valuesOf: formOf,
    merge: ({ before, mine, theirs }) => {
      const { values, clashes } = mergeItemForms(before, mine, theirs)
      return { values, hasClashes: clashes.some((part) => isExistingPart(part, context)) }
    },
    validate: (values) => problemOfParts(validateItemForm(values, context).map(({ part }) => part)),
    isChanged: (values, entity) => changedParts(values, beforeOf(entity)).length > 0,
    canSubmit: (values, entity) =>
      canSaveItemForm(values, entity === null || isDeleted ? null : beforeOf(entity)),
    onSubmit: (submission) => onSubmit({ ...submission, before: beforeOf(submission.stored) }),
    onSaved,
    problemOf,
    isReadOnly,
    flush,
    draftOf: (values, entity) => {
      // An unreadable day stays empty in the draft, because the server refuses an item without a
      // day. Other unreadable fields get their previous value. The server would accept an item
      // without an amount, and the stored amount would be lost.
      const parts = unreadParts().filter((part) => part !== 'startDate' && part !== 'endDate')
      return withParts(values, beforeOf(entity), parts)
    },
    draft,
  })
  return stored === null && form.stored === null ? { ...form, before: blank } : form
}

function formOf({ item, notes }: ItemWithNotes): ItemFormValues {
  return itemFormOf(item, notes)
}

function blankForm({
  target,
  context,
  original,
  start,
}: Pick<ItemFormOptions, 'target' | 'context' | 'original' | 'start'>): ItemFormValues {
  if (original !== null) return copiedItemForm(formOf(original))
  const { kind, datetime } = target
  const dates = start?.dates
  return newItemForm(
    { kind, preset: datetime, ...(dates === undefined ? null : { dates }) },
    context,
  )
}

/** Returns a problem that prevents a save. The editor shows its own sentences at the fields. */
function problemOfParts(
  parts: readonly ItemFormPart[],
): FormProblem<keyof ItemFormValues, never> | null {
  if (parts.length === 0) return null
  const names = parts.map((part) => (part.startsWith('custom:') ? 'customValues' : part))
  return { ...noProblem, fields: Object.fromEntries(names.map((name) => [name, 'invalid'])) }
}
