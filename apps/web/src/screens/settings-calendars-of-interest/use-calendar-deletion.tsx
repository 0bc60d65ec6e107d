import type { Calendar } from '@throughline/api-client'
import { CALENDAR_SETTINGS_MESSAGES } from '@throughline/domain/messages'
import { useRef, type ReactElement, type RefObject } from 'react'
import { useDeleteCalendar } from '../../data/subscription-writes'
import { focusAfterDeletion, useResourceDeletion } from '../../lists'
import { deletionText } from './calendar-texts'

/** Deletes calendars after a question that says which plans show them. */
export function useCalendarDeletion({
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
