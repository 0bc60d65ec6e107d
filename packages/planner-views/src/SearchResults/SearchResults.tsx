import { planOf } from '@throughline/domain/tactics'
import { Button } from '@throughline/ui/Button'
import { EmptyState } from '@throughline/ui/EmptyState'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { ErrorState } from '@throughline/ui/ErrorState'
import { SearchField } from '@throughline/ui/SearchField'
import { SegmentedControl } from '@throughline/ui/SegmentedControl'
import { useRef, useId, useLayoutEffect, useState } from 'react'
import { Tag } from '@throughline/ui/Tag'
import { observeSize } from '@throughline/ui/element-size'
import type { RefObject } from 'react'
import { useLabels } from '@throughline/ui/LocaleProvider'

import { useChannels } from '../host-input'
import { englishSearchResultsLabels } from './SearchResults.labels'
import type { SearchResultsLabels } from './SearchResults.labels'
import { ResultsRoot, RecentList } from './SearchResults.styles'
import type { SearchResultsProps } from './SearchResults.types'
import { SearchResultsTable } from './SearchResultsTable'
import { searchLayoutOf } from './search-layout'
import type { SearchLayout } from './search-layout'

const none: readonly string[] = []

/** A keyword search in the items of a plan: the box, both sides of now, and the results. */
export function SearchResults(props: SearchResultsProps) {
  return (
    <ErrorBoundary>
      <SearchResultsContent {...props} />
    </ErrorBoundary>
  )
}

function SearchResultsContent({
  keyword,
  onKeywordChange,
  onSubmit,
  keywordRef,
  searchedKeyword,
  when,
  onWhenChange,
  totals,
  status,
  isBusy = false,
  errorText,
  onRetry,
  results,
  onLoadMore,
  currentPlanId: providedPlanId,
  channels: providedChannels,
  scope,
  resultHref,
  onOpenResult,
  recentKeywords = none,
  onRemoveRecent,
  labels: providedLabels = englishSearchResultsLabels,
  ...rest
}: SearchResultsProps) {
  const labels = useLabels(providedLabels)
  const channels = useChannels(providedChannels)
  const currentPlanId = planOf(providedPlanId, results)
  const keywordBoxRef = useRef<HTMLDivElement>(null)
  const bodyRef = useRef<HTMLDivElement>(null)
  const layout = useSearchLayout(bodyRef)
  const visible = status === 'idle' ? null : totals
  const total = visible?.[when] ?? 0
  const isAnswered = status === 'ready' && !isBusy
  return (
    <ResultsRoot {...rest}>
      {status === 'idle' ? null : (
        <div data-part="print-title">
          <h2>
            {labels.results(searchedKeyword)} ·{' '}
            {sideLabel(
              labels,
              when === 'upcoming' ? labels.upcoming : labels.past,
              visible?.[when],
            )}
          </h2>
          {results.length < total ? labels.firstOf({ count: results.length, total }) : null}
        </div>
      )}
      <search data-part="bar">
        <div ref={keywordBoxRef} data-part="keyword">
          <SearchField
            label={labels.keyword}
            placeholder={labels.placeholder}
            clearLabel={labels.clear}
            size="large"
            value={keyword}
            isBusy={isBusy || status === 'searching'}
            resultText={isAnswered ? labels.match(total) : ''}
            {...(keywordRef === undefined ? null : { ref: keywordRef })}
            onChange={({ value }) => {
              onKeywordChange({ keyword: value })
            }}
            onSubmit={({ value }) => {
              onSubmit({ keyword: value })
            }}
          />
        </div>
        <SegmentedControl
          label={labels.when}
          value={when}
          options={[
            { value: 'upcoming', label: sideLabel(labels, labels.upcoming, visible?.upcoming) },
            { value: 'past', label: sideLabel(labels, labels.past, visible?.past) },
          ]}
          onChange={({ value }) => {
            onWhenChange({ when: value })
          }}
        />
      </search>
      <div ref={bodyRef} data-part="body">
        {status === 'error' ? (
          <ErrorState
            title={labels.failed}
            {...(onRetry === undefined ? null : { retryLabel: labels.retry, onRetry })}
          >
            {errorText}
          </ErrorState>
        ) : status === 'idle' ? (
          <EmptyState size="small" title={labels.keywordRequired} />
        ) : status === 'ready' && results.length === 0 ? (
          <NoResults {...{ when, totals, onWhenChange, labels }} />
        ) : (
          <SearchResultsTable
            layout={layout}
            {...{ searchedKeyword, results, status, channels, currentPlanId }}
            {...{ resultHref, onOpenResult, labels }}
            {...(onLoadMore === undefined ? null : { onLoadMore })}
          />
        )}
      </div>
      {status === 'idle' && recentKeywords.length > 0 ? (
        <RecentSearches
          keywords={recentKeywords}
          onChoose={onSubmit}
          onRemove={onRemoveRecent}
          onEmptied={() => {
            keywordBoxRef.current?.querySelector('input')?.focus()
          }}
          labels={labels}
        />
      ) : null}
      <p data-part="scope">{status === 'searching' ? labels.searching : labels.scope(scope)}</p>
    </ResultsRoot>
  )
}

function sideLabel(labels: SearchResultsLabels, side: string, count: number | undefined): string {
  return count === undefined ? side : labels.withCount(side, count)
}

/** Message if one side of now has no results; the other side may have some. */
function NoResults({
  when,
  totals,
  onWhenChange,
  labels,
}: Pick<SearchResultsProps, 'when' | 'totals' | 'onWhenChange'> & {
  readonly labels: SearchResultsLabels
}) {
  const other = when === 'upcoming' ? 'past' : 'upcoming'
  const count = totals?.[other] ?? 0
  return (
    <EmptyState
      illustration="search"
      title={labels.none}
      actions={
        count === 0 ? null : (
          <Button
            onClick={() => {
              onWhenChange({ when: other })
            }}
          >
            {other === 'past' ? labels.otherUsersPast(count) : labels.otherUsersUpcoming(count)}
          </Button>
        )
      }
    />
  )
}

interface RecentSearchesProps {
  readonly keywords: readonly string[]
  readonly onChoose: (choice: { keyword: string }) => void
  readonly onRemove?: ((request: { keyword: string }) => void) | undefined
  /** Takes the focus when the last one was removed. */
  readonly onEmptied: () => void
  readonly labels: SearchResultsLabels
}

/** Recent searches, which the user can repeat or remove. */
function RecentSearches({ keywords, onChoose, onRemove, onEmptied, labels }: RecentSearchesProps) {
  const headingId = useId()
  const listRef = useRef<HTMLUListElement>(null)
  const handleRemove = (keyword: string, index: number) => {
    onRemove?.({ keyword })
    const others = [...(listRef.current?.children ?? [])].filter((_, at) => at !== index)
    const next = (others[index] ?? others.at(-1))?.querySelector('button')
    if (next) next.focus()
    else onEmptied()
  }
  return (
    <RecentList data-part="recent">
      <h2 id={headingId}>{labels.recent}</h2>
      <ul ref={listRef} aria-labelledby={headingId}>
        {keywords.map((keyword, index) => (
          <li key={keyword}>
            <Tag
              name={keyword}
              onPress={() => {
                onChoose({ keyword })
              }}
              {...(onRemove === undefined
                ? null
                : {
                    removeLabel: labels.removeRecent(keyword),
                    onRemove: () => {
                      handleRemove(keyword, index)
                    },
                  })}
            />
          </li>
        ))}
      </ul>
    </RecentList>
  )
}

/** The layout for the width that an element has; follows it. */
function useSearchLayout(ref: RefObject<HTMLElement | null>): SearchLayout {
  const [layout, setLayout] = useState(() => searchLayoutOf(Number.POSITIVE_INFINITY))
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const measure = () => {
      setLayout(searchLayoutOf(element.clientWidth))
    }
    measure()
    return observeSize(element, measure)
  }, [ref])
  return layout
}
