import type { TacticSearchResult } from '@throughline/domain/tactics'
import { SearchResults } from '@throughline/planner-views/search-results'
import type { SearchStatus } from '@throughline/planner-views/search-results'
import { PageHeader } from '@throughline/ui/PageHeader'
import { useEffect, useMemo, useRef, useState } from 'react'

import { useTacticSearch } from '../../data/search'
import type { SearchAnswer } from '../../data/search'
import {
  FiltersOpenProvider,
  frozenPlanOf,
  ItemSide,
  PlanNotices,
  PlanShell,
  itemPageUrl,
  itemTarget,
  useItemBesideView,
} from '../../plan'
import type { VisiblePlan } from '../../plan'
import { usePageKeys } from '../../platform/use-page-keys'
import { useUndoStack } from '../../undo'
import { useSearchUrl } from './use-search-url'
import { usePreferences } from '../../preferences/preferences-context'
import { createRecentSearches } from '../../preferences/recent-choices'
import { useSessionDetails } from '../../session/use-session'

const none: readonly TacticSearchResult[] = []

export interface PlanSearchProps {
  readonly planId: number
  readonly accountId: number
  readonly visible: VisiblePlan
}

/** Search of a plan: the query of the URL, the results, and the item beside them. */
export function PlanSearch({
  planId,
  accountId,
  visible: { plan, access, lookup },
}: PlanSearchProps) {
  const url = useSearchUrl()
  const { keyword, when } = url
  const recent = useRecentSearches(planId)
  const beside = useItemBesideView()
  const undoStack = useUndoStack(`plan:${planId}`)
  const search = useMemo(
    () => (keyword === '' ? null : { planId, keyword, when }),
    [planId, keyword, when],
  )
  const answer = useTacticSearch(search)
  const results = answer.results ?? none
  const status = statusOf(keyword, answer)
  const viewRef = useRef<HTMLElement>(null)
  const keywordRef = useKeywordFocus(beside.target === null)
  const targetOf = ({ id, isInitiative }: TacticSearchResult) =>
    itemTarget(isInitiative ? 'initiative' : 'tactic', id)
  const hrefOf = (result: TacticSearchResult) => itemPageUrl(accountId, planId, targetOf(result))
  const isOutdated = plan.data !== undefined && plan.isError
  const frozen = frozenPlanOf(plan.data, access)

  return (
    <FiltersOpenProvider onOpen={doNothing}>
      <PlanShell
        view="search"
        header={<PageHeader title="Search" />}
        notice={
          isOutdated || frozen !== null ? (
            <PlanNotices
              frozen={frozen}
              isOutdated={isOutdated}
              onRetry={() => {
                void plan.refetch()
              }}
            />
          ) : null
        }
        bottom={
          <SearchResults
            ref={viewRef}
            aria-label="Search"
            keyword={url.text}
            keywordRef={keywordRef}
            onKeywordChange={(change) => {
              url.type(change.keyword)
            }}
            onSubmit={(submission) => {
              url.submit(submission.keyword)
              recent.add(submission.keyword.trim())
            }}
            searchedKeyword={keyword}
            when={when}
            onWhenChange={(change) => {
              url.choose(change.when)
            }}
            totals={answer.totals}
            status={status}
            isBusy={answer.isSearching && status === 'ready'}
            errorText={answer.error?.message ?? ''}
            onRetry={answer.retry}
            results={results}
            {...(answer.hasMore ? { onLoadMore: answer.loadMore } : null)}
            currentPlanId={planId}
            channels={lookup.visibleChannels}
            scope={{
              planName: plan.data?.name ?? '',
              hasLead: plan.data?.parent !== null && plan.data?.parent !== undefined,
              hasNested: (plan.data?.plans.length ?? 0) > 0,
            }}
            resultHref={hrefOf}
            onOpenResult={({ result }) => {
              recent.add(keyword)
              beside.open(targetOf(result))
            }}
            recentKeywords={recent.keywords}
            onRemoveRecent={(request) => {
              recent.remove(request.keyword)
            }}
          />
        }
        side={
          <ItemSide
            plan={plan.data}
            access={access}
            beside={beside}
            viewLabel="Search"
            items={results}
            undoStack={undoStack}
            onUndone={doNothing}
            onFocusItem={({ itemId }) => {
              const result = results.find(({ id }) => id === itemId)
              if (result === undefined) return
              const links = viewRef.current?.querySelectorAll('a') ?? []
              const href = hrefOf(result)
              // The last link of a row is its button.
              ;[...links].findLast((link) => link.getAttribute('href') === href)?.focus()
            }}
          />
        }
      />
    </FiltersOpenProvider>
  )
}

/** Does nothing: a search has no filters, and finds a restored item again by itself. */
function doNothing(): void {}

function statusOf(keyword: string, answer: SearchAnswer): SearchStatus {
  if (keyword === '') return 'idle'
  if (answer.error !== null && (answer.results === undefined || answer.isOutdated)) return 'error'
  if (answer.results === undefined) return 'searching'
  if (answer.isOutdated && answer.results.length === 0) return 'searching'
  return answer.isLoadingMore ? 'loadingMore' : 'ready'
}

/**
 * Focuses the keyword field when the search opens, and when the user presses `/`. Returns the ref
 * of the field.
 *
 * @param isFirst whether no other element takes the focus first, such as an open item
 */
function useKeywordFocus(isFirst: boolean) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFirst) ref.current?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- when the search is opened, and not later
  }, [])
  usePageKeys(({ key, ctrlKey, metaKey, altKey }) => {
    if (key !== '/' || ctrlKey || metaKey || altKey) return false
    ref.current?.focus()
    ref.current?.select()
    return true
  })
  return ref
}

/** Returns the user's latest searches in a plan, which the browser stores. */
function useRecentSearches(planId: number) {
  const { store } = usePreferences()
  const { user } = useSessionDetails()
  const recent = useMemo(
    () => createRecentSearches(store, user.id, planId),
    [store, user.id, planId],
  )
  const [keywords, setKeywords] = useState(recent.read)
  return {
    keywords,
    add: (keyword: string) => {
      if (keyword === '') return
      recent.add(keyword)
      setKeywords(recent.read())
    },
    remove: (keyword: string) => {
      recent.remove(keyword)
      setKeywords(recent.read())
    },
  }
}
