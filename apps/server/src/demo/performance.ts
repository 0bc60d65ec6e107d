import type { Demonstration, DemonstrationFile } from './demonstration'
import { dashboardHtml } from './dashboard-html'
import { figuresOf } from './figures'
import { createRandom } from './random'
import { mediaReport } from './reports'
import type { DemonstrationMonth } from './year-of-months'

/** Its own seed, so that figures do not change the items. */
const SEED = 20_260_302

/** Performance data of a plan: categories, dashboards and the file of the PDF. */
export interface PerformanceRows {
  readonly planDashboardCategories: Demonstration['planDashboardCategories']
  readonly planDashboards: Demonstration['planDashboards']
  readonly files: readonly DemonstrationFile[]
}

/**
 * Two categories with three dashboards: two of HTML and one PDF.
 *
 * @param months up to the present one
 * @param firstId of categories and dashboards
 * @param assetId of the PDF
 */
export function makePerformance(
  planId: number,
  months: readonly DemonstrationMonth[],
  { firstId, assetId }: { readonly firstId: number; readonly assetId: number },
): PerformanceRows {
  const random = createRandom(SEED)
  const visits = figuresOf(
    { name: 'Visits', from: 410_000, to: 470_000, growth: 0.025 },
    months,
    random,
  )
  const orders = figuresOf({ name: 'Orders', from: 5_200, to: 6_400, growth: 0.03 }, months, random)
  const dashboard = (place: number, categoryId: number, name: string) => {
    return { id: firstId + place, planId, categoryId, name, orderIndex: place }
  }
  return {
    planDashboardCategories: [
      { id: firstId, planId, name: 'Digital', orderIndex: 0 },
      { id: firstId + 1, planId, name: 'Media', orderIndex: 1 },
    ],
    planDashboards: [
      {
        ...dashboard(0, firstId, 'Website visits'),
        embedHtml: dashboardHtml({
          title: 'Website visits by month',
          note: 'All visits of the shop and the magazine.',
          shape: 'line',
          color: '#1D6FA5',
          figures: visits,
        }),
      },
      {
        ...dashboard(1, firstId, 'Orders from email'),
        embedHtml: dashboardHtml({
          title: 'Orders from email by month',
          note: 'Orders within three days of a click in a newsletter.',
          shape: 'bars',
          color: '#C2410C',
          figures: orders,
        }),
      },
      { ...dashboard(2, firstId + 1, 'Media report'), assetId },
    ],
    files: [{ id: assetId, name: 'Media report.pdf', bytes: mediaReport(months, random) }],
  }
}
