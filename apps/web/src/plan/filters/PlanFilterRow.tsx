import { Skeleton } from '@throughline/ui/Skeleton'
import { token } from '@throughline/ui/theme'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useSearchParams } from 'react-router-dom'
import { useSavedViewsOpen } from '../views/SavedViewsOpen'
import { VIEW_QUERY } from '../views/view-query'
import { PlanFilterChips } from './PlanFilterChips'
import type { PlanFilterState } from './use-plan-filters'

/** Height of the row of chips while it shows one line. */
export const FILTER_ROW_PIXELS = 41

const Waiting = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space-2')};
  block-size: ${FILTER_ROW_PIXELS}px;
  padding-inline: ${token('space-4')};
  border-block-end: 1px solid ${token('color-line')};
  background: ${token('color-surface')};

  @media print {
    display: none;
  }
`

export interface PlanFilterRowProps {
  readonly filters: PlanFilterState
  /** Further actions on the filters in use, such as saving a view. @default nothing */
  readonly actions?: ReactNode
}

/**
 * The filters in use above a view of a plan; nothing without filters. While the plan is loading,
 * the row shows placeholders in its final height, so that the view does not move.
 *
 * It is part of the script of its view. A separate chunk would split the code that all screens
 * share, and would cost the first screen 3 kB.
 */
export function PlanFilterRow(props: PlanFilterRowProps) {
  const { hasChips, isReady, isCut } = props.filters
  const { isViewMissing } = useSavedViewsOpen()
  const [query] = useSearchParams()
  const isViewCut = isCut && query.has(VIEW_QUERY)
  if (!hasChips && !isViewMissing && !isViewCut) return null
  return isReady ? (
    <PlanFilterChips {...props} viewNotice={isViewMissing ? 'missing' : isViewCut ? 'cut' : null} />
  ) : (
    <Waiting data-part="waiting-chips" aria-hidden="true">
      <Skeleton shape="bar" width={112} height={24} />
      <Skeleton shape="bar" width={96} height={24} />
    </Waiting>
  )
}
