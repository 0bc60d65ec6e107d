import { Button } from '@throughline/ui/Button'
import { Skeleton } from '@throughline/ui/Skeleton'
import { token } from '@throughline/ui/theme'
import { Bookmark } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { PlanFilterChips } from '../filters/PlanFilterChips'
import type { PlanFilterState } from '../filters/use-plan-filters'
import { VIEW_QUERY } from '../view-query'
import { useSavedViewsOpen } from './SavedViewsOpen'

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
}

/**
 * The filters in use above a view of a plan, with a button that saves the view; nothing without filters. While the plan is loading,
 * the row shows placeholders in its final height, so that the view does not move.
 *
 * It is part of the script of its view. A separate chunk would split the code that all screens
 * share, and would cost the first screen 3 kB.
 */
export function PlanFilterRow({ filters }: PlanFilterRowProps) {
  const { hasChips, isReady, isCut } = filters
  const { isViewMissing } = useSavedViewsOpen()
  const [query] = useSearchParams()
  const isViewCut = isCut && query.has(VIEW_QUERY)
  if (!hasChips && !isViewMissing && !isViewCut) return null
  return isReady ? (
    <PlanFilterChips
      filters={filters}
      actions={saveView}
      viewNotice={isViewMissing ? 'missing' : isViewCut ? 'cut' : null}
    />
  ) : (
    <Waiting data-part="waiting-chips" aria-hidden="true">
      <Skeleton shape="bar" width={112} height={24} />
      <Skeleton shape="bar" width={96} height={24} />
    </Waiting>
  )
}

function SaveViewButton() {
  const { setDialog } = useSavedViewsOpen()
  return (
    <Button
      variant="ghost"
      size="small"
      icon={Bookmark}
      onClick={() => {
        setDialog('save')
      }}
    >
      Save view
    </Button>
  )
}

/** A constant element, so React does not render the chips again. */
const saveView = <SaveViewButton />
