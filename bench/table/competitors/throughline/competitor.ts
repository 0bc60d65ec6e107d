import { DEFAULT_TACTIC_GROUPING, createTacticRowReader } from '@throughline/domain/tactic-table'
import type {
  TacticColumn,
  TacticGrouping,
  TacticRow,
  TacticSort,
  TacticTableDetails,
} from '@throughline/domain/tactic-table'
import { itemDefaults } from '@throughline/domain/tactics'
import type { TacticListItem } from '@throughline/domain/tactics'
import { TacticTable } from '@throughline/planner-views/tactic-table'
import { GlobalStyle } from '@throughline/ui/theme'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import {
  CHANNEL_COUNT,
  FIRST_INITIATIVE_ID,
  INITIATIVE_COUNT,
  TAG_COUNT,
  TYPES_PER_CHANNEL,
} from '../../table-plan'
import type { TableTactic } from '../../table-plan'
import { sizes } from '../../competitor'
import type { TableCompetitor } from '../../competitor'

const PLAN_ID = 1
const visibleColumns: readonly TacticColumn[] = [
  'title',
  'channel',
  'type',
  'startDate',
  'endDate',
  'initiatives',
  'tags',
  'estimate',
  'actual',
  'variance',
]
const widths = Object.fromEntries(
  visibleColumns.map((column) => [column, column === 'title' ? sizes.title : sizes.column]),
)
const byEstimate: readonly TacticSort[] = [{ column: 'estimate', direction: 'descending' }]
const unsorted: readonly TacticSort[] = []
const none: ReadonlySet<string> = new Set()
const nothing: ReadonlySet<number> = new Set()
const style = { height: '100%', '--tl-size-row': `${sizes.row}px` }

// The tokens are there before any view, as the peers' style sheets are.
createRoot(document.createElement('div')).render(createElement(GlobalStyle))
// The product brings a font, but here every competitor uses the font of the page, without searching
// for another.
document.documentElement.style.setProperty('--tl-font-sans', 'sans-serif')

interface Visible {
  readonly root: Root
  readonly element: HTMLElement
  items: readonly TacticListItem[]
  sorts: readonly TacticSort[]
  grouping: TacticGrouping
  selection: ReadonlySet<number>
}

const details = describePlan()
const readRows = createTacticRowReader(details)
let visible: Visible | undefined
/** As the product does, rows are read again only for other items. */
let readItems: readonly TacticListItem[] | undefined
let rows: readonly TacticRow[] = []

/** The product's own table with everything that a planner can do in it, sums included. */
export const competitor: TableCompetitor = {
  show: (element, tactics) => {
    visible = {
      root: createRoot(element),
      element,
      items: tactics.map(itemOf),
      sorts: unsorted,
      grouping: 'none',
      selection: nothing,
    }
    draw()
  },
  sort: () => change((now) => ({ ...now, sorts: byEstimate })),
  group: () => change((now) => ({ ...now, grouping: DEFAULT_TACTIC_GROUPING })),
  selectAll: () => change((now) => ({ ...now, selection: new Set(now.items.map(({ id }) => id)) })),
  edit: (id, title) =>
    change((now) => ({
      ...now,
      items: now.items.map((item) => (item.id === id ? { ...item, title } : item)),
    })),
  scroller: () => {
    const scroller = visible?.element.querySelector<HTMLElement>('[role=treegrid]')
    if (!scroller) throw new Error('The table has drawn no grid.')
    return { down: scroller, across: scroller }
  },
  drawn: '[role=gridcell], [role=rowheader]',
}

function change(next: (now: Visible) => Visible): void {
  if (visible === undefined) return
  visible = next(visible)
  flushSync(draw)
}

function draw(): void {
  if (visible === undefined) return
  const { root, items, sorts, grouping, selection } = visible
  if (readItems !== items) {
    readItems = items
    rows = readRows(items)
  }
  root.render(
    createElement(TacticTable, {
      rows,
      details,
      mode: 'scheduled',
      currentPlanId: PLAN_ID,
      columns: visibleColumns,
      columnWidths: widths,
      onColumnWidthsChange: ignore,
      sorts,
      onSortsChange: ignore,
      grouping,
      collapsedGroupIds: none,
      onCollapsedGroupsChange: ignore,
      selection,
      onSelectionChange: ignore,
      cells: null,
      onChangeItems: ignore,
      hrefOf: ({ id }: TacticListItem) => `#${id}`,
      onActivateCell: ignore,
      status: 'ready',
      onRetry: ignore,
      style,
    }),
  )
}

function itemOf(tactic: TableTactic): TacticListItem {
  return {
    ...itemDefaults,
    id: tactic.id,
    version: 1,
    title: tactic.title,
    startDate: `${tactic.startDate}T00:00:00`,
    endDate: `${tactic.endDate}T00:00:00`,
    planId: PLAN_ID,
    abbreviatedPlanName: 'NP',
    channelId: tactic.channelId,
    tacticTypeId: tactic.typeId,
    tagIds: tactic.tagIds,
    relatedInitiativeIds: [tactic.initiativeId],
    estimatedCost: tactic.estimate,
    actualCost: tactic.actual,
  }
}

function describePlan(): TacticTableDetails {
  const channelIds = numbers(CHANNEL_COUNT)
  const channels = new Map(
    channelIds.map((id) => [
      id,
      { name: `Channel ${id}`, uiColor: '#2F6FED', kind: 'standard' } as const,
    ]),
  )
  const initiativeNames = new Map(
    numbers(INITIATIVE_COUNT).map((id) => [FIRST_INITIATIVE_ID + id, `Initiative ${id}`]),
  )
  const typeIds = channelIds.flatMap((channelId) =>
    numbers(TYPES_PER_CHANNEL).map((number) => ({
      channelId,
      number,
      id: channelId * 100 + number,
    })),
  )
  return {
    channels,
    types: new Map(
      typeIds.map(({ id, channelId, number }) => [
        id,
        { name: `Type ${channelId}.${number}`, isMonthly: false, platformNames: new Map() },
      ]),
    ),
    channelOfType: new Map(
      typeIds.map(({ id, channelId }) => [
        id,
        { order: channelId, id: channelId, name: `Channel ${channelId}`, color: '#2F6FED' },
      ]),
    ),
    tags: new Map(
      numbers(TAG_COUNT).map((id) => [
        id,
        {
          id,
          title: `Segment ${id}`,
          text: `Target Segment:Segment ${id}`,
          uniqueName: `Segment ${id}`,
          category: 'Target Segment' as const,
          order: id,
        },
      ]),
    ),
    fields: [],
    fieldTexts: new Map(),
    initiativeNames,
  }
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

function ignore(): void {}
