import type { Calendar } from '@throughline/api-client'
import { CALENDAR_MESSAGES } from '@throughline/domain/messages'
import { EmptyState } from '@throughline/ui/EmptyState'
import { FormLayout } from '@throughline/ui/FormLayout'
import { useRef, useState } from 'react'
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
import { CalendarList } from './CalendarList'
import { EditCalendarDialog } from './EditCalendarDialog'
import { SuggestCalendar } from './SuggestCalendar'
import { useCalendarDeletion } from './use-calendar-deletion'
import { useCalendarForm } from './use-calendar-form'
import { useCalendarRefresh } from './use-calendar-refresh'
import { useCalendarSelection } from './use-calendar-selection'

export interface CalendarSettingsProps {
  readonly title: string
  readonly description: string
  /** Standard ones first, then by name. */
  readonly calendars: readonly Calendar[]
  readonly accountName: string
}

/**
 * The choice of calendars, which is saved as a whole, beside the calendars themselves, whose
 * changes are saved at once.
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
