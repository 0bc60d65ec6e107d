import { token } from '@throughline/ui/theme'
import { lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { whenIdle } from '../../platform/when-idle'
import type { PlanFilterState } from './use-plan-filters'

/** Height of the row of chips while it shows one line. */
export const FILTER_ROW_PIXELS = 41

const loadChips = () => import('./PlanFilterChips')

/** The chips are not part of the first script of a view: most of the time nothing is filtered. */
const PlanFilterChips = lazy<ComponentType<PlanFilterRowProps>>(async () => {
  try {
    return { default: (await loadChips()).PlanFilterChips }
  } catch {
    // Nobody loses the view because its chips cannot be loaded; the sidebar has the filters.
    return { default: UnloadedChips }
  }
})

const Row = styled.div`
  flex: none;
  min-block-size: ${FILTER_ROW_PIXELS}px;

  @media print {
    display: none;
  }
`

const Unloaded = styled.p`
  margin: 0;
  padding-block: 10px;
  padding-inline: ${token('space-4')};
  border-block-end: 1px solid ${token('color-line')};
  background: ${token('color-surface')};
`

export interface PlanFilterRowProps {
  readonly filters: PlanFilterState
  /** What else can be done with filters in use, such as saving a view. @default nothing */
  readonly actions?: ReactNode
}

/**
 * The filters in use above a view of a plan, in a row that has its height before its
 * code is loaded; nothing while nothing is filtered.
 */
export function PlanFilterRow(props: PlanFilterRowProps) {
  useEffect(
    () =>
      whenIdle(() => {
        loadChips().catch(() => undefined)
      }),
    [],
  )
  if (!props.filters.hasChips) return null
  return (
    <Row>
      <Suspense>
        <PlanFilterChips {...props} />
      </Suspense>
    </Row>
  )
}

function UnloadedChips({ filters: { activeCount } }: PlanFilterRowProps) {
  return (
    <Unloaded>{activeCount === 1 ? '1 filter in use' : `${activeCount} filters in use`}</Unloaded>
  )
}
