import type { PlanDetail } from '@throughline/api-client'
import { formatDollars } from '@throughline/domain/budget'
import type { SettingsSegment } from '../../shell/settings-paths'

/** How much a plan has of what some settings are about; null where the plan itself does not say. */
export function placeSummary(segment: SettingsSegment, plan: PlanDetail): string | null {
  const own = plan.channels.filter(({ planId }) => planId === plan.id)
  const channels = own.filter(({ kind }) => kind !== 'initiatives')
  switch (segment) {
    case 'channels': {
      const types = channels.flatMap(({ tacticTypes }) =>
        tacticTypes.filter(({ isHidden }) => !isHidden),
      )
      return `${counted(channels.length, 'channel')}, ${counted(types.length, 'tactic type')}`
    }
    case 'initiatives': {
      const categories = own.find(({ kind }) => kind === 'initiatives')?.tacticTypes ?? []
      return categories.length === 1 ? '1 category' : `${categories.length} categories`
    }
    case 'budget':
      if (!plan.useBudgets) return 'Off'
      return plan.totalBudget === null ? 'On' : `On, ${formatDollars(plan.totalBudget)}`
    case 'performance':
      return plan.useDashboards ? 'On' : 'Off'
    case 'calendars-of-interest':
    case 'documents':
    case 'tags':
    case 'team':
    default:
      return null
  }
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
