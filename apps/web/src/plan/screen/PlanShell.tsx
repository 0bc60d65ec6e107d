import { token } from '@throughline/ui/theme'
import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import type { PlanViewName } from '../plan-view'

const Shell = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;

  [data-part='content'] {
    position: relative;
    display: flex;
    flex: 1;
    min-block-size: 0;
  }

  [data-part='areas'] {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-inline-size: 0;
    /* Its content never covers its neighbors. */
    isolation: isolate;
  }

  [data-part='top'] {
    flex: none;
  }

  [data-part='notice'] {
    flex: none;
    padding: ${token('space-2')} ${token('space-4')};
    border-block-end: 1px solid ${token('color-line')};
    background: ${token('color-surface')};
  }

  [data-part='bottom'] {
    position: relative;
    flex: 1;
    min-block-size: 0;
  }

  @media screen {
    /* The totals of a flow stay at its bottom edge; the other views apply the inset themselves. */
    &[data-view='flow'] [data-part='bottom'] {
      padding-block-end: var(--tl-bottom-inset, 0px);
    }

    [data-part='top'] {
      min-block-size: var(--tl-reserved);
    }
  }

  @media print {
    display: block;
    block-size: auto;

    &[data-view='month'] {
      /* The overstory comes onto the month's page. */
      page: throughline-month;
    }

    &[data-view='budget'] {
      /* With the figures above the table. */
      page: throughline-budget;
    }

    &[data-view='table'] {
      page: throughline-table;
    }

    &[data-view='flow'] {
      /* From its first element on, however low: a change of the page begins a new one. */
      page: throughline-flow;
    }

    [data-part='content'],
    [data-part='areas'] {
      display: block;
    }

    /* The other views name their plan themselves. */
    &:not([data-view='performance']) > header,
    [data-part='parking-place'],
    [data-part='notice'] {
      display: none;
    }
  }
`

export interface PlanShellProps {
  readonly view: PlanViewName
  readonly header: ReactNode
  /** Notice above the view; null for none. */
  readonly notice: ReactNode
  /** Filters in use, above the view but not above the side area, which does not move. */
  readonly chips?: ReactNode
  /** Long-lasting items above the view. @default nothing */
  readonly top?: ReactNode
  readonly topRef?: Ref<HTMLDivElement>
  /**
   * Minimum height of the top area on a screen, in pixels, reserved for loading content. @default 0
   */
  readonly reservedTopPixels?: number
  /** The view itself. */
  readonly bottom: ReactNode
  /** Area beside the view, such as filters; null for none. */
  readonly side: ReactNode
  /**
   * Content over the bottom edge of the view, such as the bar for selected items. @default nothing
   */
  readonly foot?: ReactNode
  /** Area below the view, such as the parking lot of a calendar. @default nothing */
  readonly drawer?: ReactNode
}

/** Layout of every view of a plan: a header, and a top and a bottom area. */
export function PlanShell({
  view,
  header,
  notice,
  chips,
  top,
  topRef,
  reservedTopPixels = 0,
  bottom,
  side,
  foot,
  drawer,
}: PlanShellProps) {
  return (
    <Shell data-view={view}>
      {header}
      {notice === null ? null : <div data-part="notice">{notice}</div>}
      <div data-part="content">
        <div data-part="areas">
          {chips}
          <div ref={topRef} data-part="top" style={{ '--tl-reserved': `${reservedTopPixels}px` }}>
            {top}
          </div>
          <div data-part="bottom">
            {bottom}
            {foot}
          </div>
          {drawer}
        </div>
        {side}
      </div>
    </Shell>
  )
}
