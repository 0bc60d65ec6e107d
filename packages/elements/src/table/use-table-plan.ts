import type { CivilDate, WeekStartDay } from '@throughline/domain/calendar-dates'
import {
  cellContextOf,
  createTacticRowReader,
  initialColumns,
  tacticTableFactsOf,
} from '@throughline/domain/tactic-table'
import { boundsAround, readTypedDate } from '@throughline/ui/DateField'
import { useMemo } from 'react'

import { formContextOf, usePlanData } from '../plan-data'
import type { TableProperties } from './table.types'

/** What a table shows of the plan that its element was given, and what its cells are read with. */
export function useTablePlan(
  values: TableProperties,
  today: CivilDate,
  weekStartDay: WeekStartDay,
) {
  const { planId, items, channels, tags } = usePlanData(values)
  const { withoutMoney = false } = values
  const initiatives = useMemo(() => items.filter(({ isInitiative }) => isInitiative), [items])
  const facts = useMemo(
    () => tacticTableFactsOf({ channels, tags, initiatives }),
    [channels, tags, initiatives],
  )
  const read = useMemo(() => createTacticRowReader(facts), [facts])
  const cells = useMemo(
    () =>
      cellContextOf({
        form: formContextOf({ planId, channels, today, weekStartDay }),
        facts,
        tagIds: tags.map(({ id }) => id),
        initiatives,
        readDate: (text, near) => {
          const typed = readTypedDate(text, today, boundsAround(today), near)
          return typed.code === 'date' ? typed.date : null
        },
      }),
    [planId, channels, today, weekStartDay, facts, tags, initiatives],
  )
  const columns = useMemo(
    () =>
      initialColumns({
        mode: 'scheduled',
        showsMoney: !withoutMoney,
        showsPlans: false,
        fields: facts.fields,
      }),
    [withoutMoney, facts.fields],
  )
  return { planId, rows: read(items), facts, cells, columns }
}
