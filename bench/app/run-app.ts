import { launchBrowser } from '../browser/browser'
import type { AppFigures, AppResults } from '../report/app-results'
import { noteCircumstances } from '../report/circumstances'
import { median, quantile } from '../report/statistics'
import { withDataFolder } from '../server/data-folder'
import { startProduct } from '../server/product-process'
import { signIn } from '../server/run-server'
import { ApiClient } from '../server/api-client'
import { itemsOf } from '../server/works'
import { conditions } from './conditions'
import type { Condition } from './conditions'
import { visitApp } from './visit'
import type { AppVisit } from './visit'

const OWNER = 'owner@demo.test'

const roundCounts = { full: 9, quick: 3 } as const

/**
 * Reloads the month of the large demonstration in the built product, in a fresh
 * context for each visit, the conditions in turn.
 *
 * @throws Error if a visit shows no bars
 */
export async function runApp(isQuick: boolean, say: (line: string) => void): Promise<AppResults> {
  return withDataFolder(async (dataFolder) => {
    say('Filling the large demonstration account …')
    const product = await startProduct(dataFolder, ['--demo=large'])
    const browser = await launchBrowser()
    try {
      const planPath = await pathOfFullestPlan(product.origin)
      const circumstances = noteCircumstances(isQuick, browser.version())
      const rounds = isQuick ? roundCounts.quick : roundCounts.full
      const visits = new Map<Condition, AppVisit[]>(conditions.map((one) => [one, []]))
      for (let round = 0; round < rounds; round += 1) {
        for (const condition of conditions) {
          say(`Reload of the month, ${condition}, round ${round + 1} of ${rounds} …`)
          const visit = await visitApp(browser, product.origin, planPath, condition)
          visits.get(condition)?.push(visit)
        }
      }
      const figures = [...visits].map(([condition, mine]) => figuresOf(condition, mine))
      return { circumstances, rounds, figures }
    } finally {
      await browser.close()
      await product.stop()
    }
  })
}

function figuresOf(condition: Condition, visits: readonly AppVisit[]): AppFigures {
  const bars = visits.map(({ reload }) => reload.barsMs)
  const press = (name: keyof AppVisit['presses']) =>
    median(visits.map(({ presses }) => presses[name]))
  return {
    condition,
    barsMs: median(bars),
    barsQuartilesMs: [quantile(bars, 0.25), quantile(bars, 0.75)],
    largestPaintMs: median(visits.map(({ reload }) => reload.largestPaintMs)),
    layoutShift: Math.max(...visits.map(({ reload }) => reload.layoutShift)),
    openFiltersMs: press('openFilters'),
    tickChannelMs: press('tickChannel'),
    clearFiltersMs: press('clearFilters'),
    nextMonthMs: press('nextMonth'),
  }
}

/** The month of the plan with the most items. */
async function pathOfFullestPlan(origin: string): Promise<string> {
  const client = new ApiClient(origin, await signIn(origin, OWNER))
  try {
    const plans = itemsOf(await client.send({ path: '/api/plans' }))
    const fullest = plans.toSorted((a, b) => Number(b['tacticCount']) - Number(a['tacticCount']))[0]
    if (fullest === undefined) throw new Error('The demonstration has no plan.')
    return `/account/${String(fullest['accountId'])}/plan/${fullest.id}/calendar/month`
  } finally {
    client.close()
  }
}
