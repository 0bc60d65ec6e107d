import type { SearchSide, TacticSearchResult } from '@throughline/domain/tactics'
import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { WideExample } from '../calendar-parts/fixtures/WideExample'
import { channels, results } from './fixtures/results'
import { SearchResults } from './SearchResults'
import type { SearchResultsProps } from './SearchResults.types'

const ignore = () => undefined
const nothing: readonly TacticSearchResult[] = []
const bothSides = { upcoming: 5, past: 5 }
const pastOnly = { upcoming: 0, past: 5 }

/** A search with results on both sides of now. */
function Example({
  totals,
  heightPixels = 340,
}: Pick<SearchResultsProps, 'totals'> & { heightPixels?: number }) {
  const [keyword, setKeyword] = useState('vip')
  const [when, setWhen] = useState<SearchSide>('upcoming')
  const hasResults = when === 'past' || totals === bothSides
  return (
    <WideExample minWidthPixels={640}>
      <div style={{ blockSize: heightPixels }}>
        <SearchResults
          keyword={keyword}
          searchedKeyword="vip"
          when={when}
          totals={totals}
          status="ready"
          results={hasResults ? results : nothing}
          currentPlanId={12}
          channels={channels}
          scope={{ planName: 'National plan', hasLead: false, hasNested: true }}
          resultHref={({ id }) => `#/tactic/${id}`}
          onKeywordChange={(change) => {
            setKeyword(change.keyword)
          }}
          onSubmit={ignore}
          onWhenChange={(change) => {
            setWhen(change.when)
          }}
          onOpenResult={ignore}
        />
      </div>
    </WideExample>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Finds items of a plan by words in titles and notes.',
  whenToUse: [
    'People remember a word of an item and not its date.',
    'The search goes over a year before and after today, and over several plans.',
  ],
  whenNotToUse: {
    'A view is narrowed by channel, tag or plan': 'FilterSidebar',
    'An item is looked for in a flow that is on show': 'FlowCalendar',
    'A place or an action of the product is looked for': 'CommandPalette',
    'Only a box is needed, with results of your own': 'SearchField',
  },
  guidance: [
    {
      do: 'Give `totals` of both sides of now: where one is empty, a button leads to the other.',
      right: <Example totals={pastOnly} />,
      dont: 'Without them “nothing found” is a dead end, although there is something.',
      wrong: <Example totals={null} />,
    },
  ],
  anatomy: {
    example: <Example totals={bothSides} heightPixels={460} />,
    parts: {
      Bar: 'The box and the choice between both sides of now. It stays in view.',
      Keyword: 'The box, with a button that empties it.',
      'Upcoming and past': 'Each side with its number of results, once it is known.',
      Body: 'A table of results, or what is said in its place.',
      Topic: 'The title, with the keyword marked, and the place in the notes.',
      Scope: 'A sentence that says in which days and plans it looks.',
      'Recent searches': 'Before there is a keyword, with `recentKeywords`. Each can be removed.',
    },
    marks: {
      Bar: '[data-part="bar"]',
      Keyword: '[data-part="keyword"]',
      'Upcoming and past': '[role="radiogroup"]',
      Body: '[data-part="body"]',
      Topic: '[data-part="topic"]',
      Scope: '[data-part="scope"]',
      'Recent searches': '[data-part="recent"]',
    },
  },
  keyboard: {
    Enter: 'In the box: searches now. On a result: opens it.',
    Tab: 'Moves from the box to the sides of now, and into the table.',
    'ArrowDown, ArrowUp, ArrowLeft, ArrowRight':
      'Moves between cells of the table, or chooses a side of now.',
    Escape: 'In the box: empties it.',
  },
  accessibility: [
    'The bar is a `search` landmark. The number of results is announced when they are there.',
    'Results are a `grid` named “Results for …”; in a narrow place, columns move below the topic and are still read.',
    'A result is a link with an address: it can be opened in a new tab.',
    'Removing a recent search moves the focus to the next one, and after the last one to the box.',
    'Left to the product: search while somebody types, after a pause, and set `isBusy` meanwhile.',
  ],
  content: [
    'An `errorText` is a sentence that says what can be done.',
    'Show the words around a match, so that people see why it was found.',
    'Name the plan in `scope`: “National plan and its nested plans”.',
  ],
  related: ['SearchField', 'FilterSidebar', 'CommandPalette', 'DataTable', 'EmptyState'],
}
