import { initialColumns } from '@throughline/domain/tactic-table'
import { finishTasks } from '@throughline/test-support/property-tests'
import { FileGallery } from '@throughline/ui/FileGallery'
import { GlobalStyle } from '@throughline/ui/theme'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'

import { AccountTeamTable } from './AccountTeamTable'
import { accountPlans, accountTeam } from './AccountTeamTable/fixtures/account-team'
import { BudgetCharts } from './BudgetTable'
import { budgetItems, treeOf } from './BudgetTable/fixtures/budget-plan'
import { DayCalendar } from './calendars/Day'
import { dayArgs } from './calendars/Day/fixtures/day-args'
import { MonthCalendar } from './calendars/Month'
import { monthArgs } from './calendars/Month/fixtures/month-args'
import { ParkingLot } from './calendars/ParkingLot'
import { parkedItems } from './calendars/ParkingLot/fixtures/parked-items'
import { PerformanceView } from './PerformanceView'
import { categories } from './PerformanceView/fixtures/dashboards'
import { ManageViewsDialog } from './SavedViews'
import { MAYA, planViews } from './SavedViews/fixtures/views'
import { SearchResults } from './SearchResults'
import { channels as searchChannels, results } from './SearchResults/fixtures/results'
import { tableCells } from './TacticTable/fixtures/table-cells'
import { quarterItems, tableDetails } from './TacticTable/fixtures/tactic-rows'
import { TacticTableHost } from './TacticTable/fixtures/TacticTableHost'

type Status = 'loading' | 'error' | 'ready'
type Draw = (status: Status, hasData: boolean) => ReactElement

const ignore = () => undefined
const none: readonly never[] = []
const noIds: ReadonlySet<number> = new Set()
const noNames: ReadonlySet<string> = new Set()
const calendarRef = { current: null }

const views: readonly (readonly [name: string, draw: Draw])[] = [
  [
    'month',
    (status, hasData) => (
      <MonthCalendar {...monthArgs} items={hasData ? monthArgs.items : none} status={status} />
    ),
  ],
  [
    'days',
    (status, hasData) => (
      <DayCalendar {...dayArgs} items={hasData ? dayArgs.items : none} status={status} />
    ),
  ],
  [
    'parking lot',
    (status, hasData) => (
      <ParkingLot
        items={hasData ? parkedItems : none}
        channels={monthArgs.channels}
        currentPlanId={monthArgs.currentPlanId}
        isOpen
        onOpenChange={ignore}
        calendarRef={calendarRef}
        dayOnShow="2026-11-18"
        today="2026-11-18"
        onSchedule={ignore}
        status={status}
      />
    ),
  ],
  [
    'table of tactics',
    (status, hasData) => (
      <TacticTableHost
        items={hasData ? quarterItems : none}
        heightPixels={560}
        details={tableDetails}
        mode="scheduled"
        currentPlanId={monthArgs.currentPlanId}
        columns={initialColumns({
          mode: 'scheduled',
          showsMoney: true,
          showsPlans: false,
          fields: [],
        })}
        sorts={none}
        onSortsChange={ignore}
        grouping="channel"
        collapsedGroupIds={noNames}
        onCollapsedGroupsChange={ignore}
        cells={tableCells()}
        onChangeItems={ignore}
        hrefOf={({ id }) => `#/tactic/${id}`}
        onActivateCell={ignore}
        status={status}
        onRetry={ignore}
      />
    ),
  ],
  [
    'charts of the budget',
    (status, hasData) => (
      <BudgetCharts tree={treeOf(hasData ? budgetItems(140) : [])} isLoading={status !== 'ready'} />
    ),
  ],
  [
    'team of the account',
    (status, hasData) => (
      <AccountTeamTable
        members={hasData ? accountTeam : none}
        plans={accountPlans}
        hrefOf={({ id }) => `#/${id}`}
        onEdit={ignore}
        onResendInvite={ignore}
        busyIds={noIds}
        height={420}
        status={status === 'ready' ? 'ready' : 'loading'}
      />
    ),
  ],
  [
    'results of a search',
    (status, hasData) => (
      <SearchResults
        keyword="vip"
        searchedKeyword="vip"
        when="upcoming"
        totals={status === 'ready' ? { upcoming: hasData ? 5 : 0, past: 12 } : null}
        status={status === 'loading' ? 'searching' : status}
        results={hasData ? results : none}
        currentPlanId={12}
        channels={searchChannels}
        scope={{ planName: 'National plan', hasLead: false, hasNested: true }}
        resultHref={({ id }) => `#/tactic/${id}`}
        onKeywordChange={ignore}
        onSubmit={ignore}
        onWhenChange={ignore}
        onOpenResult={ignore}
        onRetry={ignore}
      />
    ),
  ],
  [
    'dashboards',
    (status, hasData) => (
      <PerformanceView
        categories={hasData ? categories : none}
        selectedId={null}
        onSelect={ignore}
        onRetry={ignore}
        status={status}
      />
    ),
  ],
  [
    'saved views',
    (status, hasData) => (
      <ManageViewsDialog
        data={
          status === 'ready'
            ? { status, views: hasData ? planViews : [] }
            : status === 'loading'
              ? { status }
              : { status, message: 'The server did not answer.', isRetrying: false }
        }
        userId={MAYA}
        planName="National plan"
        shareRefusal={null}
        onRename={async () => undefined}
        onShare={ignore}
        onDefault={ignore}
        onReorder={ignore}
        onDelete={async () => undefined}
        onRetry={ignore}
        onClose={ignore}
      />
    ),
  ],
  [
    'files',
    (status, hasData) => (
      <FileGallery
        label="Files of the campaign"
        files={
          hasData
            ? [{ id: '1', name: 'brief.pdf', contentType: 'application/pdf', url: '/brief.pdf' }]
            : none
        }
        empty="No files yet"
        status={status === 'ready' ? 'ready' : 'loading'}
      />
    ),
  ],
]

/** Returns the texts that a view shows. */
async function textsOf(view: ReactElement): Promise<ReadonlySet<string>> {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  flushSync(() => {
    root.render(
      <>
        <GlobalStyle />
        <div style={{ blockSize: 600, inlineSize: 1000 }}>{view}</div>
      </>,
    )
  })
  await finishTasks()
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await finishTasks()
  const texts = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue?.trim() ?? ''
    if (text !== '' && node.parentElement?.matches('style, script') !== true) texts.add(text)
  }
  flushSync(() => {
    root.unmount()
  })
  container.remove()
  return texts
}

it.each(views)(
  'the view “%s” says that there is nothing, and counts it, once it has loaded',
  async (_name, draw) => {
    const filled = await textsOf(draw('ready', true))
    let empty: readonly string[] = []
    // Views load the look of their notices when the first one is visible.
    await expect
      .poll(async () => {
        empty = [...(await textsOf(draw('ready', false)))].filter((text) => !filled.has(text))
        return empty
      })
      .not.toEqual([])
    for (const status of ['loading', 'error'] as const) {
      const texts = await textsOf(draw(status, false))
      expect(empty.filter((text) => texts.has(text))).toEqual([])
    }
  },
)
