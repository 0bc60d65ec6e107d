import type { SavableView } from '@throughline/domain/saved-views'
import type { IconShape } from '@throughline/ui/Icon'
import {
  Calendar1,
  CalendarDays,
  ChartGantt,
  ChartLine,
  Search,
  Table2,
  Wallet,
} from 'lucide-react'
import { hiddenViewsOf } from './hidden-views'

/** The views of a plan, in the order of the navigation. */
export const planViews = [
  { view: 'month', label: 'Month', icon: CalendarDays },
  { view: 'day', label: 'Day', icon: Calendar1 },
  { view: 'flow', label: 'Flow', icon: ChartGantt },
  { view: 'table', label: 'Table', icon: Table2 },
  { view: 'budget', label: 'Budget', icon: Wallet },
  { view: 'performance', label: 'Performance', icon: ChartLine },
  { view: 'search', label: 'Search', icon: Search },
] as const

/** Pages of a plan in the navigation. The shell passes them to the command palette. */
export interface PlanPlaces {
  readonly views: readonly {
    readonly view: SavableView
    readonly label: string
    readonly icon: IconShape
  }[]
  readonly hiddenViewsOf: typeof hiddenViewsOf
}

/** See {@link PlanPlaces}. */
export const planPlaces: PlanPlaces = { views: planViews, hiddenViewsOf }
