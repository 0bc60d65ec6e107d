import { FilterChips } from '@throughline/planner-views/filter-chips'
import { Button } from '@throughline/ui/Button'
import { Icon } from '@throughline/ui/Icon'
import { token } from '@throughline/ui/theme'
import { Bookmark, Link2 } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useHref, useLocation, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useShowToast } from '../../platform/ToastProvider'
import { useCopyLink } from '../../platform/use-copy-link'
import { VIEW_QUERY } from '../view-query'
import { searchWithFilters, TOO_LONG_FOR_A_LINK } from './filter-link'
import { useFiltersOpen } from './FiltersOpen'
import { useFilterChoice } from './use-filter-choice'
import type { PlanFilterState } from './use-plan-filters'

/** Time in which the user can undo an action, as everywhere in the app. */
const UNDO_MS = 6000

const Notice = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  color: ${token('color-ink-muted')};
  white-space: nowrap;
`

export interface PlanFilterChipsProps {
  readonly filters: PlanFilterState
  /** Actions before the button that copies a link. */
  readonly actions?: ReactNode
  /** The saved view of the URL does not exist for the user, or lacks some of its filters. */
  readonly viewNotice: 'missing' | 'cut' | null
}

/** The filters in use, a notice if they come from a link, and the button that shares them. */
export const PlanFilterChips = memo(function PlanFilterChips({
  filters,
  actions,
  viewNotice,
}: PlanFilterChipsProps) {
  const { buttonRef } = useFiltersOpen()
  const { chosen, onFiltersChange } = useFilterChoice(filters)
  const focusFilters = () => {
    buttonRef.current?.focus()
  }
  return (
    <FilterChips
      groups={filters.groups}
      filters={chosen}
      onFiltersChange={onFiltersChange}
      onEmptied={focusFilters}
      start={
        filters.source === 'link' ? (
          <LinkNotice filters={filters} onLeave={focusFilters} />
        ) : viewNotice === null ? null : (
          <ViewNotice kind={viewNotice} onLeave={focusFilters} />
        )
      }
      end={
        <>
          {actions}
          <CopyLink filters={filters} />
        </>
      }
    />
  )
})

interface LinkNoticeProps extends Pick<PlanFilterChipsProps, 'filters'> {
  /** Runs when the notice disappears together with its focus. */
  readonly onLeave: () => void
}

/** Notice that the filters come from a link, with buttons to store them or to leave them. */
function LinkNotice({ filters, onLeave }: LinkNoticeProps) {
  const showToast = useShowToast()
  const keep = () => {
    const { mine, applyFilters } = filters
    onLeave()
    void applyFilters({ filters: filters.filters })
    showToast({
      text: 'The filters of the link are yours now.',
      lifetimeMs: UNDO_MS,
      action: {
        label: 'Undo',
        onSelect: () => {
          void applyFilters({ filters: mine })
        },
      },
    })
  }
  return (
    <>
      <Notice>
        <Icon icon={Link2} />
        {filters.isCut ? 'Filters of a link. Some are not available to you.' : 'Filters of a link'}
      </Notice>
      <Button size="small" onClick={keep}>
        Keep as mine
      </Button>
      <Button
        size="small"
        onClick={() => {
          onLeave()
          void filters.leaveLink()
        }}
      >
        Back to mine
      </Button>
    </>
  )
}

const viewTexts = {
  missing: 'This saved view is not available to you. It may be private, or deleted.',
  cut: 'Filters of a saved view. Some are not available to you.',
} as const

/** Notice about the saved view of the URL, with a button that takes the view out of the URL. */
function ViewNotice({
  kind,
  onLeave,
}: {
  readonly kind: keyof typeof viewTexts
  readonly onLeave: () => void
}) {
  const [, setQuery] = useSearchParams()
  return (
    <>
      <Notice>
        <Icon icon={Bookmark} />
        {viewTexts[kind]}
      </Notice>
      <Button
        size="small"
        onClick={() => {
          onLeave()
          setQuery(
            (query) => {
              query.delete(VIEW_QUERY)
              return query
            },
            { replace: true },
          )
        }}
      >
        Leave the view
      </Button>
    </>
  )
}

/** Copies the URL of the view including the filters. */
function CopyLink({ filters }: Pick<PlanFilterChipsProps, 'filters'>) {
  const { pathname, search } = useLocation()
  const linkSearch = searchWithFilters(search, filters.filters)
  const href = useHref({ pathname, search: linkSearch ?? '' })
  const copyLink = useCopyLink()
  const showToast = useShowToast()
  return (
    <Button
      variant="ghost"
      size="small"
      icon={Link2}
      onClick={() => {
        if (linkSearch === null) showToast({ text: TOO_LONG_FOR_A_LINK, tone: 'error' })
        else void copyLink(new URL(href, globalThis.location.href).href)
      }}
    >
      Copy link
    </Button>
  )
}
