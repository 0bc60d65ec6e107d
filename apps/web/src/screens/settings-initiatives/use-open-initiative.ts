import type { PlanDetail } from '@throughline/api-client'
import { useLocation, useNavigate } from 'react-router-dom'
import { stateOfItem, type ItemHistory } from '../../plan'
import { settingsPath } from '../../shell/settings-paths'

/** What is chosen already for a new initiative. */
interface Chosen {
  readonly channelId: number
  /** null: any category. */
  readonly tacticTypeId: number | null
}

/**
 * Opens initiatives from their table, such that their page leads back to it as it was, and
 * the settings still close to where they were opened from.
 *
 * @param itemIds the initiatives on show
 */
export function useOpenInitiative(plan: PlanDetail, itemIds: readonly number[]) {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const hrefOf = (id: number) =>
    settingsPath(plan.accountId, plan.id, 'initiatives').replace(
      /initiatives$/u,
      `initiative/${id}`,
    )
  const go = (url: string, history: ItemHistory) => {
    const from = { url: `${pathname}${search}`, label: 'Initiatives', state: state as unknown }
    void navigate(url, { state: stateOfItem({ ...history, from }) })
  }
  return {
    hrefOf,
    open: (id: number) => {
      go(hrefOf(id), { itemIds })
    },
    add: (url: string, chosen: Chosen | null) => {
      const { channelId, tacticTypeId } = chosen ?? { channelId: 0, tacticTypeId: null }
      go(url, tacticTypeId === null ? {} : { start: { values: { channelId, tacticTypeId } } })
    },
  }
}
