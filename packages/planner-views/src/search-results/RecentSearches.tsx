import { Tag } from '@throughline/ui/Tag'
import { useId, useRef } from 'react'
import type { SearchResultsLabels } from './labels'
import { RecentList } from './SearchResults.styles'

interface RecentSearchesProps {
  readonly keywords: readonly string[]
  readonly onChoose: (choice: { keyword: string }) => void
  readonly onRemove?: ((request: { keyword: string }) => void) | undefined
  /** Takes the focus when the last one was removed. */
  readonly onEmptied: () => void
  readonly labels: SearchResultsLabels
}

/** What was searched for before, to search for it again or to forget it. */
export function RecentSearches({
  keywords,
  onChoose,
  onRemove,
  onEmptied,
  labels,
}: RecentSearchesProps) {
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
