import { launchBrowser } from '../browser/browser'
import { noteCircumstances } from '../report/circumstances'
import type { LargeResults, LargeWork, WorkFigures } from '../report/large-results'
import { median } from '../report/statistics'
import { ApiClient } from '../server/api-client'
import { withDataFolder } from '../server/data-folder'
import { startProduct } from '../server/product-process'
import { signIn } from '../server/run-server'
import { itemsOf } from '../server/works'
import { fillAccount } from './fill-account'
import { visitLarge } from './large-visit'
import type { MeasuredWork } from './large-visit'

const roundCounts = { full: 3, quick: 1 } as const

/**
 * Works with a large account and a plan of 10,000 tactics in the built product, in a fresh context
 * for each round.
 *
 * @throws Error if a visit does not show a result
 */
export async function runLarge(
  isQuick: boolean,
  say: (line: string) => void,
): Promise<LargeResults> {
  return withDataFolder(async (dataFolder) => {
    say('Filling the large account …')
    const product = await startProduct(dataFolder, ['--demo=large'], { DEV_MODE_SEATS: 'true' })
    const browser = await launchBrowser()
    try {
      const { lead, individual, accountId } = await plansOf(product.origin)
      await fillAccount(product.origin, { accountId, planId: individual })
      const circumstances = noteCircumstances(isQuick, browser.version())
      const rounds = isQuick ? roundCounts.quick : roundCounts.full
      const visits: (readonly MeasuredWork[])[] = []
      const pathOf = (planId: number) => `/account/${accountId}/plan/${planId}`
      for (let round = 0; round < rounds; round += 1) {
        say(`Work with the large account, round ${round + 1} of ${rounds} …`)
        const paths = { settings: pathOf(individual), tactics: pathOf(lead) }
        visits.push(await visitLarge(browser, product.origin, paths, dataFolder))
      }
      return { circumstances, rounds, works: worksOf(visits) }
    } finally {
      await browser.close()
      await product.stop()
    }
  })
}

/** Returns the medians of each interaction. */
function worksOf(visits: readonly (readonly MeasuredWork[])[]): readonly LargeWork[] {
  const [first = []] = visits
  return first.map(({ name, limits }, index) => {
    const middle = (figure: keyof WorkFigures): number =>
      median(visits.map((works) => works[index]?.figures[figure] ?? Number.NaN))
    return {
      name,
      limits,
      figures: {
        doneMs: middle('doneMs'),
        longestTaskMs: middle('longestTaskMs'),
        paintMs: middle('paintMs'),
        processorMs: middle('processorMs'),
        scriptMs: middle('scriptMs'),
        styleMs: middle('styleMs'),
        layoutMs: middle('layoutMs'),
        rules: middle('rules'),
      },
    }
  })
}

/** Returns the plan that shows the tactics of two others, and the plan without others. */
async function plansOf(
  origin: string,
): Promise<{ readonly lead: number; readonly individual: number; readonly accountId: number }> {
  const client = new ApiClient(origin, await signIn(origin, 'owner@demo.test'))
  try {
    const plans = itemsOf(await client.send({ path: '/api/plans' }))
    const lead = plans.find((plan) => plan['type'] === 'Master')
    const individual = plans.find((plan) => plan['type'] === 'Individual')
    if (lead === undefined || individual === undefined) {
      throw new Error('The demonstration lacks a plan.')
    }
    return { lead: lead.id, individual: individual.id, accountId: Number(lead['accountId']) }
  } finally {
    client.close()
  }
}
