import type { PlanDetail } from '@throughline/api-client'
import { canEditChannel, type PlanAccess } from '@throughline/domain/access'
import { dayNumberOf, formatShortDate, type CivilDate } from '@throughline/domain/calendar-dates'
import { INITIATIVE_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import { describeRule, repeats } from '@throughline/domain/recurrence'
import { readRuleText } from '@throughline/domain/rule-texts'
import { titleOfCopy, type TacticDates, type TacticListItem } from '@throughline/domain/tactics'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { ConfirmDialog } from '@throughline/ui/ConfirmDialog'
import { Dialog } from '@throughline/ui/Dialog'
import { FormLayout } from '@throughline/ui/FormLayout'
import { useId, useMemo, useState } from 'react'
import type { NewTactic, TacticChange } from '../../data/tactic-changes'
import { useShowToast } from '../../shell/ToastProvider'
import type { UndoStack } from '../../undo'
import type { CalendarLookup } from './calendar-lookup'
import { failureOfError, failureOfForm, type SaveFailure } from './save-failure'
import {
  canSave,
  changesBetween,
  draftOf,
  formValuesOf,
  isChanged,
  newFormValues,
  type TacticFormValues,
} from './tactic-form-model'
import type { EditorSubject } from './editor-subject'
import { TacticForm } from './TacticForm'
import { EditorFoot } from './TacticEditorDialog.styles'
import { useDeletion } from './use-deletion'

export interface TacticEditorDialogProps {
  readonly subject: EditorSubject
  readonly plan: PlanDetail
  readonly access: PlanAccess
  readonly lookup: CalendarLookup
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

const NO_FAILURE: SaveFailure = { text: null, fields: {}, theirs: null }

/** The form of an item in a dialog: a new one in the middle, a stored one at the side. */
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
  const formId = useId()
  const showToast = useShowToast()
  // What the changes are made on; somebody else's version takes its place when the person says so.
  const [stored, setStored] = useState(subject.kind === 'stored' ? subject.item : null)
  const [values, setValues] = useState<TacticFormValues>(() => firstValuesOf(subject))
  const deletion = useDeletion({
    onDelete,
    onRestore,
    onTakenBack,
    onDeleted: onClose,
    undoStack,
  })
  const [failure, setFailure] = useState(NO_FAILURE)
  const [isSaving, setIsSaving] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)

  const channels = useMemo(
    () =>
      plan.channels.filter(({ planId, kind }) => planId === plan.id && kind !== 'subscriptions'),
    [plan],
  )
  const lockedChannelIds = useMemo(
    () =>
      new Set(
        channels
          .filter(({ id, kind }) => kind !== 'initiatives' && !canEditChannel(access, id))
          .map(({ id }) => id),
      ),
    [channels, access],
  )
  const hasChanges = isChanged(values, stored)
  const isSavable = canSave(values, stored)

  const handleClose = () => {
    if (isSaving) return
    if (hasChanges) setIsLeaving(true)
    else onClose()
  }

  const save = async () => {
    const channel = channels.find(({ id }) => id === values.channelId) ?? null
    const outcome = draftOf({
      values,
      planId: plan.id,
      channel,
      stored,
      initialDates: initialDatesOf(subject),
    })
    if (outcome.code === 'invalid') {
      setFailure(failureOfForm(outcome.errors))
      return
    }
    const { draft } = outcome
    const words = draft.isInitiative ? INITIATIVE_MESSAGES : TACTIC_MESSAGES
    setIsSaving(true)
    setFailure(NO_FAILURE)
    try {
      if (stored === null) {
        await onCreate(subject.kind === 'copy' ? { draft, copyOf: subject.item } : { draft })
      } else {
        await onUpdate({
          item: stored,
          changes: changesBetween(draft, stored),
          channelId: channel?.id ?? stored.channelId,
        })
      }
      showToast({ tone: 'success', text: stored === null ? words.created : words.updated })
      onClose()
    } catch (error) {
      const names = { channelName: channel?.name ?? '', planName: plan.name }
      setFailure(failureOfError(error, names))
      setIsSaving(false)
    }
  }
  const handleSubmit = () => {
    if (isSavable && !isSaving) void save()
  }

  return (
    <>
      <Dialog
        isOpen
        title={titleOf(subject, stored)}
        placement={stored === null ? 'center' : 'side'}
        closeLabel="Close"
        onClose={handleClose}
        footer={
          <EditorFoot>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              disabled={!isSavable}
              isBusy={isSaving}
            >
              Save
            </Button>
            <Button variant="ghost" disabled={isSaving} onClick={handleClose}>
              {hasChanges ? 'Cancel' : 'Close'}
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
        <FormLayout id={formId} onSubmit={handleSubmit}>
          {failure.text === null ? null : <Banner tone="danger">{failure.text}</Banner>}
          {failure.theirs === null ? null : (
            <TheirVersion
              theirs={failure.theirs}
              lookup={lookup}
              onTakeTheirs={({ theirs }) => {
                setStored(theirs)
                setValues(formValuesOf(theirs))
                setFailure(NO_FAILURE)
              }}
              onKeepMine={({ theirs }) => {
                setStored(theirs)
                setFailure(NO_FAILURE)
              }}
            />
          )}
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
            values={values}
            onChange={(change) => {
              setValues(change.values)
            }}
            channels={channels}
            lockedChannelIds={lockedChannelIds}
            errors={failure.fields}
            datesLockedReason={
              stored !== null && repeats(stored.rrule) ? 'The dates of a series stay.' : null
            }
            today={today}
            weekStartDay={plan.weekStartDay}
          />
        </FormLayout>
      </Dialog>
      {deletion.question}
      <ConfirmDialog
        isOpen={isLeaving}
        title="Close without saving?"
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        closeLabel="Close"
        isDestructive
        onConfirm={onClose}
        onCancel={() => {
          setIsLeaving(false)
        }}
      >
        {TACTIC_MESSAGES.confirmCancel}
      </ConfirmDialog>
    </>
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

function initialDatesOf(subject: EditorSubject): TacticDates | null {
  return subject.kind === 'new' ? subject.dates : subject.item
}

function titleOf(subject: EditorSubject, stored: TacticListItem | null): string {
  if (stored !== null) return stored.title
  if (subject.kind !== 'copy') return 'Add Tactic'
  return subject.item.isInitiative ? 'Copy Initiative' : 'Copy Tactic'
}

function TheirVersion({
  theirs,
  lookup,
  onTakeTheirs,
  onKeepMine,
}: {
  readonly theirs: TacticListItem
  readonly lookup: CalendarLookup
  readonly onTakeTheirs: (choice: { theirs: TacticListItem }) => void
  readonly onKeepMine: (choice: { theirs: TacticListItem }) => void
}) {
  const [start, end] = [theirs.startDate, theirs.endDate].map((date) =>
    formatShortDate(date.slice(0, 10)),
  )
  const typeName = lookup.types.get(theirs.tacticTypeId)?.name ?? ''
  return (
    <Banner
      tone="warning"
      title="Somebody else changed this item before you."
      actions={
        <>
          <Button
            size="small"
            onClick={() => {
              onTakeTheirs({ theirs })
            }}
          >
            Take theirs
          </Button>
          <Button
            size="small"
            onClick={() => {
              onKeepMine({ theirs })
            }}
          >
            Keep mine
          </Button>
        </>
      }
    >
      It now reads: {theirs.title}, {typeName}, {start === end ? start : `${start} – ${end}`}.
    </Banner>
  )
}
