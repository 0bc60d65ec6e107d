import type { PlanDetail, PlanDocument } from '@throughline/api-client'
import { touchesRange } from '@throughline/domain/layout'
import type { TacticListItem } from '@throughline/domain/tactics'
import type { Tag } from '@throughline/domain/tags'
import { useMemo } from 'react'
import { usePlanDocuments } from '../../data/documents'
import { useInitiatives } from '../../data/initiatives'
import { useTags } from '../../data/tags'
import { stateOfReads } from '../../settings'
import type { InitiativeFilters } from './initiative-filters'
import { initiativeRowsOf, tagColumnsOf } from './initiative-rows'

const noItems: readonly TacticListItem[] = []
const noTags: readonly Tag[] = []
const noDocuments: readonly PlanDocument[] = []

/** Returns the plan's own initiatives that match the filters, with the other data of the screen. */
export function useInitiativesData(plan: PlanDetail, filters: InitiativeFilters) {
  const initiatives = useInitiatives(plan.id)
  const tagsRead = useTags(plan.id)
  const documentsRead = usePlanDocuments(plan.id)
  const { data: tags = noTags } = tagsRead
  const { data: documents = noDocuments } = documentsRead
  const channel =
    plan.channels.find(({ planId, kind }) => planId === plan.id && kind === 'initiatives') ?? null
  const own = useMemo(
    () => initiatives.data?.filter(({ planId }) => planId === plan.id) ?? noItems,
    [initiatives.data, plan.id],
  )
  const dated = useMemo(() => own.filter(({ isUnscheduled }) => !isUnscheduled), [own])
  const { startDate, endDate, categoryId } = filters
  const categories = channel?.tacticTypes
  const rows = useMemo(() => {
    const visible = dated
      .filter(touchesRange({ startDate, endDate }))
      .filter(({ tacticTypeId }) => categoryId === null || tacticTypeId === categoryId)
    return initiativeRowsOf(visible, { categories: categories ?? [], tags, documents })
  }, [dated, startDate, endDate, categoryId, categories, tags, documents])
  const countByCategory = useMemo(() => {
    const counts = new Map<number, number>()
    for (const { tacticTypeId } of own)
      counts.set(tacticTypeId, (counts.get(tacticTypeId) ?? 0) + 1)
    return counts
  }, [own])
  return {
    channel,
    categories: categories ?? [],
    rows,
    state: stateOfReads(initiatives, tagsRead, documentsRead),
    countByCategory,
    tagColumns: useMemo(() => tagColumnsOf(tags), [tags]),
    isFiltered: dated.length > rows.length,
    /** Range from the first day of any initiative to the last. */
    wholeRange: wholeRangeOf(dated, filters),
  }
}

function wholeRangeOf(
  items: readonly TacticListItem[],
  { startDate, endDate }: InitiativeFilters,
): Pick<InitiativeFilters, 'startDate' | 'endDate'> {
  const starts = items.map((item) => item.startDate.slice(0, 10)).toSorted()
  const ends = items.map((item) => item.endDate.slice(0, 10)).toSorted()
  return { startDate: starts[0] ?? startDate, endDate: ends.at(-1) ?? endDate }
}
