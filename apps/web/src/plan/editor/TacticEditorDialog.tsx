import type { PlanDetail } from '@throughline/api-client'
import { canEditChannel, type PlanAccess } from '@throughline/domain/access'
import { dayNumberOf, formatShortDate, type CivilDate } from '@throughline/domain/calendar-dates'
import type { Channel } from '@throughline/domain/channels'
import { INITIATIVE_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import { describeRule, repeats } from '@throughline/domain/recurrence'
import { readRuleText } from '@throughline/domain/rule-texts'
import { titleOfCopy, type TacticListItem } from '@throughline/domain/tactics'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { Dialog } from '@throughline/ui/Dialog'
import { FormLayout } from '@throughline/ui/FormLayout'
import { useMemo } from 'react'
import type { NewTactic, TacticChange } from '../../data/tactic-changes'
import { FormNotices, SubmitButton, useForm, useLeaveGuard } from '../../forms'
import { useShowToast } from '../../platform/ToastProvider'
import type { UndoStack } from '../../undo'
import type { PlanLookup } from '../plan-lookup'
import type { EditorSubject } from './editor-subject'
import { problemOfSave, problemOfValues } from './save-failure'
import {
  canSave,
  changesBetween,
  draftOf,
  formValuesOf,
  isChanged,
  newFormValues,
  type TacticFormValues,
} from './tactic-form-model'
import { EditorFoot } from './TacticEditorDialog.styles'
import { TacticForm } from './TacticForm'
import { useDeletion } from '../use-deletion'

export interface TacticEditorDialogProps {
  readonly subject: EditorSubject
  readonly plan: PlanDetail
  readonly access: PlanAccess
  readonly lookup: PlanLookup
  /** Today, which the date fields mark. */
  readonly today: CivilDate
  /** What was deleted can be taken back from here. */
  readonly undoStack: UndoStack
  readonly onCreate: (request: NewTactic) => Promise<TacticListItem>
  readonly onUpdate: (change: TacticChange) => Promise<TacticListItem>
  readonly onDelete: (request: { item: TacticListItem }) => Promise<void>
  readonly onRestore: (request: { item: TacticListItem }) => Promise<unknown>
  /** What was deleted from here is being brought back. */
  readonly onTakenBack: (change: { item: TacticListItem }) => void
  readonly onClose: () => void
}

/** The form of an item in a dialog: a new item in the middle of the screen, a stored one at its side. */
export function TacticEditorDialog({
  subject,
  plan,
  access,
  lookup,
  today,
  undoStack,
  onCreate,
  onUpdate,
  onDelete,
  onRestore,
  onTakenBack,
  onClose,
}: TacticEditorDialogProps) {
  const showToast = useShowToast()
  const channels = useMemo(
    () =>
      plan.channels.filter(({ planId, kind }) => planId === plan.id && kind !== 'subscriptions'),
    [plan],
  )
  const lockedChannelIds = useMemo(() => lockedChannelIdsOf(channels, access), [channels, access])
  const channelOf = ({ channelId }: TacticFormValues) =>
    channels.find(({ id }) => id === channelId) ?? null
  const outcomeOf = (values: TacticFormValues, stored: TacticListItem | null) =>
    draftOf({
      values,
      planId: plan.id,
      channel: channelOf(values),
      stored,
      initialDates: subject.kind === 'new' ? subject.dates : subject.item,
    })

  const form = useForm<TacticFormValues, TacticListItem>({
    initialValues: firstValuesOf(subject),
    stored: subject.kind === 'stored' ? subject.item : null,
    valuesOf: formValuesOf,
    isChanged,
    canSubmit: canSave,
    validate: (values, stored) => {
      const outcome = outcomeOf(values, stored)
      return outcome.code === 'invalid' ? problemOfValues(outcome.errors) : null
    },
    onSubmit: async ({ values, stored }) => {
      const outcome = outcomeOf(values, stored)
      if (outcome.code === 'invalid') return
      const { draft } = outcome
      const messages = draft.isInitiative ? INITIATIVE_MESSAGES : TACTIC_MESSAGES
      if (stored === null) {
        await onCreate(subject.kind === 'copy' ? { draft, copyOf: subject.item } : { draft })
      } else {
        await onUpdate({
          item: stored,
          changes: changesBetween(draft, stored),
          channelId: channelOf(values)?.id ?? stored.channelId,
        })
      }
      showToast({
        tone: 'success',
        text: stored === null ? messages.created : messages.updated,
      })
    },
    onSaved: onClose,
    problemOf: (error, values) =>
      problemOfSave(error, {
        channelName: channelOf(values)?.name ?? '',
        planName: plan.name,
      }),
  })
  const { stored } = form
  const guard = useLeaveGuard({
    form,
    onClose,
    onDiscard: onClose,
    message: TACTIC_MESSAGES.confirmCancel,
  })
  const deletion = useDeletion({
    onDelete,
    onRestore,
    onTakenBack,
    onDeleted: () => {
      form.discard()
      onClose()
    },
    undoStack,
  })

  return (
    <>
      <Dialog
        isOpen
        title={titleOf(subject, stored)}
        placement={stored === null ? 'center' : 'side'}
        closeLabel="Close"
        onClose={guard.close}
        footer={
          <EditorFoot>
            <SubmitButton form={form}>Save</SubmitButton>
            <Button variant="ghost" disabled={form.isSaving} onClick={guard.close}>
              {form.isChanged ? 'Cancel' : 'Close'}
            </Button>
            {stored === null ? null : (
              <Button
                data-part="destroy"
                variant="danger-ghost"
                onClick={() => {
                  deletion.ask(stored)
                }}
              >
                Delete
              </Button>
            )}
          </EditorFoot>
        }
      >
        <FormLayout {...form.formProps}>
          <FormNotices
            form={form}
            describeTheirs={(theirs) => `It now reads: ${describe(theirs, lookup)}.`}
          />
          {stored !== null && repeats(stored.rrule) ? (
            <Banner
              title={
                describeRule(readRuleText(stored.rrule), dayNumberOf(stored.startDate)) ?? 'Repeats'
              }
            >
              What you change here changes the whole series.
            </Banner>
          ) : null}
          <TacticForm
            form={form}
            channels={channels}
            lockedChannelIds={lockedChannelIds}
            datesLockedReason={
              stored !== null && repeats(stored.rrule) ? 'The dates of a series stay.' : null
            }
            today={today}
            weekStartDay={plan.weekStartDay}
          />
        </FormLayout>
      </Dialog>
      {deletion.question}
      {guard.question}
    </>
  )
}

function lockedChannelIdsOf(channels: readonly Channel[], access: PlanAccess): ReadonlySet<number> {
  return new Set(
    channels
      .filter(({ id, kind }) => kind !== 'initiatives' && !canEditChannel(access, id))
      .map(({ id }) => id),
  )
}

function firstValuesOf(subject: EditorSubject): TacticFormValues {
  switch (subject.kind) {
    case 'stored':
      return formValuesOf(subject.item)
    case 'copy':
      return { ...formValuesOf(subject.item), title: titleOfCopy(subject.item.title) }
    case 'new':
    default:
      return { ...newFormValues(subject.dates), ...subject.values }
  }
}

function titleOf(subject: EditorSubject, stored: TacticListItem | null): string {
  if (stored !== null) return stored.title
  if (subject.kind !== 'copy') return 'Add Tactic'
  return subject.item.isInitiative ? 'Copy Initiative' : 'Copy Tactic'
}

/** Title, type and dates of an item, for a sentence. */
function describe(item: TacticListItem, lookup: PlanLookup): string {
  const [start, end] = [item.startDate, item.endDate].map((date) =>
    formatShortDate(date.slice(0, 10)),
  )
  const typeName = lookup.types.get(item.tacticTypeId)?.name ?? ''
  return `${item.title}, ${typeName}, ${start === end ? start : `${start} – ${end}`}`
}
