import type { Calendar } from '@throughline/api-client'
import {
  CALENDAR_MESSAGES,
  CALENDAR_SETTINGS_MESSAGES,
  isolateText,
} from '@throughline/domain/messages'
import { EmptyState } from '@throughline/ui/EmptyState'
import { FormLayout } from '@throughline/ui/FormLayout'
import { useRef, useState } from 'react'
import { Link } from '@throughline/ui/Link'
import type { ReactElement, RefObject } from 'react'

import { FormField, FormNotices, useLeaveGuard } from '../../forms'
import { usePlanSettings } from '../../plan'
import {
  SaveBar,
  SettingsColumns,
  SettingsScreen,
  useHashTarget,
  useSettingsFrame,
} from '../../settings'
import { AddCalendar } from './AddCalendar'
import { EditCalendarDialog } from './EditCalendarDialog'
import { useCalendarForm } from './use-calendar-form'
import { useCalendarSelection } from './use-calendar-selection'
import { planningZone, useToday } from '../../platform/clock'
import { CalendarRow } from './CalendarRow'
import type { CalendarRowActions } from './CalendarRow'
import { EmptyGroup, Group, Rows, Suggestion } from './CalendarSettings.styles'
import { statusOf, deletionText, reasonOf } from './calendar-texts'
import { useSession } from '../../session/use-session'
import { useDeleteCalendar, useRefreshCalendar } from '../../data/subscription-writes'
import { focusAfterDeletion, useResourceDeletion } from '../../lists'
import { useShowToast } from '../../platform/ToastProvider'

const nothing: ReadonlySet<number> = new Set()

/** Returns a function that refreshes calendars, one request at a time for each. */
function useCalendarRefresh(planId: number): {
  readonly busyIds: ReadonlySet<number>
  readonly run: (calendar: Calendar) => void
} {
  const showToast = useShowToast()
  const refresh = useRefreshCalendar(planId)
  const [busyIds, setBusyIds] = useState(nothing)
  const setBusy = (id: number, isBusy: boolean) => {
    setBusyIds((before) => {
      const after = new Set(before)
      if (isBusy) after.add(id)
      else after.delete(id)
      return after
    })
  }
  const run = async ({ id, name }: Calendar) => {
    setBusy(id, true)
    try {
      const { report } = await refresh(id)
      const isRead = report === null || report.problem === null
      showToast(
        isRead
          ? { tone: 'success', text: `${isolateText(name)} was refreshed.` }
          : { tone: 'error', text: `${isolateText(name)} could not be read: ${reasonOf(report)}.` },
      )
    } catch (error) {
      const reason = error instanceof Error ? error.message : ''
      const text = reason === '' ? CALENDAR_SETTINGS_MESSAGES.refreshFailed : reason
      showToast({ tone: 'error', text })
    } finally {
      setBusy(id, false)
    }
  }
  return {
    busyIds,
    run: (calendar) => {
      if (!busyIds.has(calendar.id)) void run(calendar)
    },
  }
}

export interface CalendarSettingsProps {
  readonly title: string
  readonly description: string
  /** Standard ones first, then by name. */
  readonly calendars: readonly Calendar[]
  readonly accountName: string
}

/**
 * Settings of calendars. The choice of calendars has one save for all of them; changes of the
 * calendars themselves save at once.
 */
export function CalendarSettings({
  title,
  description,
  calendars,
  accountName,
}: CalendarSettingsProps) {
  const { plan } = usePlanSettings()
  const { close } = useSettingsFrame()
  const listsRef = useRef<HTMLDivElement>(null)
  const [edited, setEdited] = useState<Calendar | null>(null)
  const selection = useCalendarSelection({ plan, calendars, onSaved: close })
  const goTo = useHashTarget()
  const draft = useCalendarForm({
    plan,
    onAdded: ({ id }) => {
      selection.setSelected(id, true)
      goTo(`calendar-${id}`)
    },
  })
  const refresh = useCalendarRefresh(plan.id)
  const deletion = useCalendarDeletion({
    planId: plan.id,
    calendars,
    listsRef,
    onDeleted: (id) => {
      selection.setSelected(id, false)
    },
  })
  const guard = useLeaveGuard({
    form: {
      isChanged: selection.form.isChanged || draft.form.isChanged,
      isSavingNow: () => selection.form.isSavingNow() || draft.form.isSavingNow(),
      hasChanges: () => selection.form.hasChanges() || draft.form.hasChanges(),
      discard: () => {
        selection.form.discard()
        draft.form.discard()
      },
    },
    onClose: close,
  })
  const groups = [
    { id: 'holidays', label: 'Standard', ofGroup: calendars.filter((one) => one.isStandard) },
    {
      id: 'subscriptions',
      label: accountName,
      ofGroup: calendars.filter((one) => !one.isStandard),
    },
  ]
  return (
    <SettingsScreen
      title={title}
      description={description}
      state={{ status: 'ready' }}
      onClose={guard.close}
      saveBar={<SaveBar form={selection.form} saveLabel="Save and Close" onCancel={guard.close} />}
    >
      <SettingsColumns aside={<AddCalendar draft={draft} accountId={plan.accountId} />}>
        <FormLayout {...selection.form.formProps} aria-label="Calendars that the plan shows">
          <FormNotices form={selection.form} noun="choice" />
          <div ref={listsRef}>
            {calendars.length === 0 ? (
              <EmptyState illustration="calendar" title={CALENDAR_MESSAGES.none}>
                Add a calendar by its address.
              </EmptyState>
            ) : (
              <FormField form={selection.form} name="selectedIds">
                {({ value, isReadOnly }) =>
                  groups.map(({ id, label, ofGroup }) => (
                    <CalendarList
                      key={id}
                      id={id}
                      label={label}
                      emptyText={`${label} has no calendars of its own yet.`}
                      calendars={ofGroup}
                      selectedIds={value}
                      isReadOnly={isReadOnly}
                      refreshingIds={refresh.busyIds}
                      onSelect={selection.setSelected}
                      onRefresh={refresh.run}
                      onEdit={setEdited}
                      onDelete={deletion.ask}
                    />
                  ))
                }
              </FormField>
            )}
          </div>
        </FormLayout>
        <SuggestCalendar />
      </SettingsColumns>
      {edited === null ? null : (
        <EditCalendarDialog
          planId={plan.id}
          calendar={calendars.find(({ id }) => id === edited.id) ?? edited}
          isGone={calendars.every(({ id }) => id !== edited.id)}
          onClose={() => {
            setEdited(null)
          }}
        />
      )}
      {deletion.question}
      {guard.question}
    </SettingsScreen>
  )
}

interface CalendarListProps extends CalendarRowActions {
  /** For links to it. */
  readonly id: string
  readonly label: string
  readonly emptyText: string
  readonly calendars: readonly Calendar[]
  readonly selectedIds: readonly number[]
  readonly isReadOnly: boolean
  readonly refreshingIds: ReadonlySet<number>
}

/** Calendars below a heading, each with a checkbox for whether the plan shows it. */
function CalendarList({
  id,
  label,
  emptyText,
  calendars,
  selectedIds,
  isReadOnly,
  refreshingIds,
  ...actions
}: CalendarListProps) {
  const time = { today: useToday(), timeZone: planningZone() }
  return (
    <Group id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{label}</h3>
      {calendars.length === 0 ? (
        <EmptyGroup>{emptyText}</EmptyGroup>
      ) : (
        <Rows>
          {calendars.map((calendar) => {
            const isSelected = selectedIds.includes(calendar.id)
            return (
              <CalendarRow
                key={calendar.id}
                calendar={calendar}
                status={statusOf(calendar, isSelected, time)}
                isSelected={isSelected}
                isReadOnly={isReadOnly}
                isRefreshing={refreshingIds.has(calendar.id)}
                {...actions}
              />
            )
          })}
        </Rows>
      )}
    </Group>
  )
}

/** Link that starts an email to the maintainers of the standard calendars. */
function SuggestCalendar() {
  const { configuration } = useSession()
  if (configuration === null) return null
  const subject = encodeURIComponent('Calendar suggestion')
  return (
    <Suggestion>
      Do you miss a calendar?{' '}
      <Link variant="inline" href={`mailto:${configuration.suggestionEmail}?subject=${subject}`}>
        Submit a suggestion
      </Link>
    </Suggestion>
  )
}

/** Deletes calendars, after a question that names the plans that show them. */
function useCalendarDeletion({
  planId,
  calendars,
  listsRef,
  onDeleted,
}: {
  readonly planId: number
  readonly calendars: readonly Calendar[]
  readonly listsRef: RefObject<HTMLElement | null>
  readonly onDeleted: (id: number) => void
}): { readonly ask: (calendar: Calendar) => void; readonly question: ReactElement | null } {
  const remove = useDeleteCalendar(planId)
  const neighborIdRef = useRef<number | null>(null)
  const deletion = useResourceDeletion<Calendar>({
    noun: 'calendar',
    describeDeletion: deletionText,
    deletedText: CALENDAR_SETTINGS_MESSAGES.deleted,
    onDelete: async ({ item: { id } }) => {
      await remove(id)
      onDeleted(id)
    },
    onDeleted: () => {
      focusAfterDeletion(listsRef.current, neighborIdRef.current)
    },
  })
  return {
    ask: (calendar) => {
      const ofGroup = calendars.filter(({ isStandard }) => isStandard === calendar.isStandard)
      const index = ofGroup.findIndex(({ id }) => id === calendar.id)
      neighborIdRef.current = (ofGroup[index + 1] ?? ofGroup[index - 1])?.id ?? null
      deletion.ask(calendar)
    },
    question: deletion.question,
  }
}
