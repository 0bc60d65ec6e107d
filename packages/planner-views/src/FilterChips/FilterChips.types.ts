import type { PlanFilters } from '@throughline/domain/filters'
import type { ToolbarProps } from '@throughline/ui/Toolbar'
import type { ReactNode } from 'react'

import type { FilterGroups } from '../FilterSidebar'
import type { FilterChipsLabels } from './FilterChips.labels'

export interface FilterChipsProps extends Omit<
  ToolbarProps,
  'label' | 'moreLabel' | 'orientation' | 'children' | 'onChange'
> {
  /** Where names and colors are found, as the sidebar takes them. */
  groups: FilterGroups
  /** Chosen filters. */
  filters: PlanFilters
  /** A filter was removed, or all were cleared; takes effect at once. */
  onFiltersChange: (change: { filters: PlanFilters }) => void
  /**
   * The last filter was removed or all were cleared, and the focus was on it: give it to
   * something that stays, such as the button that opens the filters. Called before
   * `onFiltersChange`.
   */
  onEmptied?: () => void
  /** Before the chips, such as where the filters come from. @default nothing */
  start?: ReactNode
  /** At the end of the line, such as a button that copies a link. @default nothing */
  end?: ReactNode
  /** @default englishFilterChipsLabels */
  labels?: FilterChipsLabels
}
