import { useRef, useState, type ComponentPropsWithRef } from 'react'
import { useLocale } from '../../internal/locale/locale-context'

import { Popover } from '../Popover'
import { Tag } from '../Tag'
import { TagListMore, TagListRest, TagListRoot } from './TagList.styles'
import { fitTags } from './fit-tags'

/** One tag of a list. */
export interface TagListItem {
  /** Unique in the list. */
  readonly id: string
  readonly name: string
  readonly category?: string
  /** Colour of its dot, as `#RRGGBB`. */
  readonly color?: string
}

export interface TagListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The accessible name of the list. */
  label: string
  /** The tags, in order. */
  tags: readonly TagListItem[]
  /**
   * Width of one line in pixels, such as that of a column: tags that do not fit are
   * counted. Without it tags wrap.
   */
  width?: number
  /** Maximum number of tags to show. @default all */
  maxCount?: number
  /** Height of the tags: `small` for rows of a table. @default 'medium' */
  size?: 'small' | 'medium'
  /** Names the number of hidden tags, as in `5 more tags`. */
  moreLabel?: (count: number) => string
  /** Makes tags buttons. */
  onPressTag?: (press: { tag: TagListItem }) => void
  /** Adds a remove button to each tag. */
  onRemoveTag?: (request: { tag: TagListItem }) => void
  /** Names the remove button. */
  removeLabel?: (tag: TagListItem) => string
}

const metricsOfSizes = {
  small: { gap: 4, chrome: 14, letter: 6.4, more: 34 },
  medium: { gap: 4, chrome: 18, letter: 7, more: 36 },
} as const
const DOT_WIDTH = 14
const REMOVE_WIDTH = 16

/** Several tags: on as many lines as they need, or on one line with the number of hidden tags. */
export function TagList({
  label,
  tags,
  width,
  maxCount = Number.POSITIVE_INFINITY,
  size = 'medium',
  moreLabel,
  onPressTag,
  onRemoveTag,
  removeLabel,
  ...rest
}: TagListProps) {
  const locale = useLocale()
  const plainMore = (count: number) => `+${locale.number(count)}`
  const [isOpen, setIsOpen] = useState(false)
  const moreRef = useRef<HTMLButtonElement>(null)
  const metrics = metricsOfSizes[size]
  const labels = tags.map(({ name, category }) =>
    category === undefined ? name : `${category}: ${name}`,
  )
  const hasDots = tags.some(({ color }) => color !== undefined)
  const fitting =
    width === undefined
      ? tags.length
      : fitTags(labels, {
          ...metrics,
          width,
          chrome: metrics.chrome + (hasDots ? DOT_WIDTH : 0) + (onRemoveTag ? REMOVE_WIDTH : 0),
        })
  const visibleCount = Math.max(0, Math.min(fitting, maxCount))
  const hidden = tags.slice(visibleCount)

  const renderTag = (tag: TagListItem) => (
    <li key={tag.id}>
      <Tag
        name={tag.name}
        size={size}
        {...(tag.category === undefined ? null : { category: tag.category })}
        {...(tag.color === undefined ? null : { color: tag.color })}
        {...(onPressTag
          ? {
              onPress: () => {
                onPressTag({ tag })
              },
            }
          : null)}
        {...(onRemoveTag
          ? {
              removeLabel: removeLabel?.(tag) ?? tag.name,
              onRemove: () => {
                onRemoveTag({ tag })
              },
            }
          : null)}
      />
    </li>
  )
  return (
    <TagListRoot
      aria-label={label}
      {...rest}
      {...(width === undefined ? null : { 'data-one-line': '' })}
    >
      {tags.slice(0, visibleCount).map(renderTag)}
      {hidden.length === 0 ? null : (
        <li data-more="">
          <TagListMore
            ref={moreRef}
            type="button"
            data-size={size}
            aria-label={(moreLabel ?? plainMore)(hidden.length)}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => {
              setIsOpen(!isOpen)
            }}
          >
            {plainMore(hidden.length)}
          </TagListMore>
          <Popover
            isOpen={isOpen}
            anchor={moreRef}
            label={(moreLabel ?? plainMore)(hidden.length)}
            onClose={() => {
              setIsOpen(false)
            }}
          >
            <TagListRest>
              <TagListRoot aria-label={label}>{hidden.map(renderTag)}</TagListRoot>
            </TagListRest>
          </Popover>
        </li>
      )}
    </TagListRoot>
  )
}
