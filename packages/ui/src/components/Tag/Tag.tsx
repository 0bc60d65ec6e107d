import { X } from 'lucide-react'
import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent } from 'react'

import { Icon } from '../Icon'
import { TagCategory, TagDot, TagPress, TagRemove, TagRoot, TagText } from './Tag.styles'

export interface TagProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'onClick'> {
  /** The tag itself. */
  name: string
  /** Its category, shown before it: `Category: Name`. */
  category?: string
  /** Colour of a dot before the text, as `#RRGGBB`. */
  color?: string
  /** `small` in rows of tables. @default 'medium' */
  size?: 'small' | 'medium'
  /** It is selected, as in a filter. @default false */
  isSelected?: boolean
  /** It is dimmed and its remove button cannot be pressed. @default false */
  isDisabled?: boolean
  /** The URL; makes it a link. */
  href?: string
  /** Makes it a button, or handles presses of the link. */
  onPress?: (press: { event: MouseEvent<HTMLElement> }) => void
  /** Adds a remove button; Delete and Backspace do the same. */
  onRemove?: () => void
  /** Names the remove button, as in `Remove Persona: Parents`. Needed with `onRemove`. */
  removeLabel?: string
}

/** A tag: a plain text, a button or a link, optionally with a remove button. */
export function Tag({
  name,
  category,
  color,
  size = 'medium',
  isSelected = false,
  isDisabled = false,
  href,
  onPress,
  onRemove,
  removeLabel,
  onKeyDown,
  ...rest
}: TagProps) {
  const text = category === undefined ? name : `${category}: ${name}`
  const isRemovable = onRemove !== undefined && !isDisabled
  const isButton = href === undefined && onPress !== undefined
  const pressAs =
    isDisabled && !isButton ? 'span' : href !== undefined ? 'a' : isButton ? 'button' : 'span'
  const pressProps = {
    as: pressAs,
    ...(pressAs === 'a' ? { href } : null),
    ...(pressAs === 'button'
      ? { type: 'button', disabled: isDisabled, 'aria-pressed': isSelected }
      : null),
    ...(pressAs === 'span' || !onPress
      ? null
      : {
          onClick: (event: MouseEvent<HTMLElement>) => {
            onPress({ event })
          },
        }),
  } as const
  const handleKeyDown = (event: KeyboardEvent<HTMLSpanElement>) => {
    onKeyDown?.(event)
    if (isRemovable && (event.key === 'Delete' || event.key === 'Backspace')) {
      event.preventDefault()
      onRemove()
    }
  }
  return (
    <TagRoot
      title={text}
      {...rest}
      data-size={size}
      {...(isSelected ? { 'data-selected': '' } : null)}
      {...(isDisabled ? { 'data-disabled': '' } : null)}
      {...(isRemovable ? { 'data-removable': '' } : null)}
      onKeyDown={handleKeyDown}
    >
      <TagPress {...pressProps}>
        {color === undefined ? null : <TagDot style={{ '--tl-tag-color': color }} />}
        <TagText>
          {category === undefined ? null : <TagCategory>{category}:</TagCategory>}
          {category === undefined ? null : ' '}
          {name}
        </TagText>
      </TagPress>
      {isRemovable ? (
        <TagRemove type="button" aria-label={removeLabel ?? text} onClick={onRemove}>
          <Icon icon={X} size={12} />
        </TagRemove>
      ) : null}
    </TagRoot>
  )
}
