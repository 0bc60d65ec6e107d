import { formatCount } from '@throughline/domain/messages'
import type { Tag } from '@throughline/domain/tags'
import { Button } from '@throughline/ui/Button'
import { Checkbox } from '@throughline/ui/Checkbox'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { extentOf, type TagGroup } from './profile-tags'

/** Number of tags that render before the user requests more. */
const PAGE = 40

interface ProfileTagGroupProps {
  readonly group: TagGroup
  readonly hidden: ReadonlySet<number>
  /** Whether a search restricts the tags of the category. */
  readonly isSearched: boolean
  readonly isOpenAtFirst: boolean
  readonly isReadOnly: boolean
  readonly onChange: (change: { readonly tags: readonly Tag[]; readonly isHidden: boolean }) => void
}

/**
 * Category with checkboxes for its tags. Checked tags are hidden; the category is mixed if only
 * some are.
 */
export function ProfileTagGroup({
  group: { name, tags },
  hidden,
  isSearched,
  isOpenAtFirst,
  isReadOnly,
  onChange,
}: ProfileTagGroupProps) {
  const listId = useId()
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const [visibleCount, setVisibleCount] = useState(PAGE)
  const extent = extentOf(tags, hidden)
  const hiddenCount = tags.filter(({ id }) => hidden.has(id)).length
  const more = Math.min(PAGE, tags.length - visibleCount)
  return (
    <div data-part="group">
      <div data-part="head">
        <Checkbox
          label={isSearched ? `Hide all found in ${name}` : `Hide all of ${name}`}
          isChecked={extent === 'all'}
          isMixed={extent === 'some'}
          isReadOnly={isReadOnly}
          onChange={({ isChecked }) => {
            onChange({ tags, isHidden: isChecked })
          }}
        />
        <span data-part="side">
          <span data-part="count">{`${formatCount(hiddenCount)} of ${formatCount(tags.length)} hidden`}</span>
          <Button
            size="small"
            variant="ghost"
            icon={isOpen ? ChevronDown : ChevronRight}
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-label={`Tags of ${name}`}
            onClick={() => {
              setIsOpen(!isOpen)
            }}
          >
            {isOpen ? 'Fold' : 'Show'}
          </Button>
        </span>
      </div>
      <ul id={listId} hidden={!isOpen} aria-label={name}>
        {isOpen
          ? tags.slice(0, visibleCount).map((tag) => (
              <li key={tag.id}>
                <Checkbox
                  label={`Hide ${tag.title}`}
                  isChecked={hidden.has(tag.id)}
                  isReadOnly={isReadOnly}
                  onChange={({ isChecked }) => {
                    onChange({ tags: [tag], isHidden: isChecked })
                  }}
                />
              </li>
            ))
          : null}
        {isOpen && more > 0 ? (
          <li>
            <Button
              size="small"
              onClick={() => {
                setVisibleCount(visibleCount + PAGE)
              }}
            >
              {`Show ${formatCount(more)} more`}
            </Button>
          </li>
        ) : null}
      </ul>
    </div>
  )
}
