import { Check } from 'lucide-react'
import { useId } from 'react'

import { Icon } from '../Icon/Icon'
import { isMenuGroup, type MenuEntry, type MenuItem } from './menu-model'
import {
  MenuCaption,
  MenuDescription,
  MenuMark,
  MenuRow,
  MenuSection,
  MenuShortcut,
  MenuText,
} from './Menu.styles'

interface MenuRowsProps {
  entries: readonly MenuEntry[]
  hasMarks: boolean
  onSelect: (item: MenuItem) => void
}

/** The rows of a menu, groups one level deep. */
export function MenuRows({ entries, hasMarks, onSelect }: MenuRowsProps) {
  return entries.map((entry) =>
    isMenuGroup(entry) ? (
      <MenuRowGroup key={entry.id} {...{ entry, hasMarks, onSelect }} />
    ) : (
      <MenuItemRow key={entry.id} item={entry} {...{ hasMarks, onSelect }} />
    ),
  )
}

function MenuRowGroup({
  entry,
  hasMarks,
  onSelect,
}: Omit<MenuRowsProps, 'entries'> & { entry: Extract<MenuEntry, { items: unknown }> }) {
  const captionId = useId()
  return (
    <MenuSection {...(entry.label === undefined ? null : { 'aria-labelledby': captionId })}>
      {entry.label === undefined ? null : (
        <MenuCaption id={captionId} role="presentation">
          {entry.label}
        </MenuCaption>
      )}
      {entry.items.map((item) => (
        <MenuItemRow key={item.id} {...{ item, hasMarks, onSelect }} />
      ))}
    </MenuSection>
  )
}

function MenuItemRow({
  item,
  hasMarks,
  onSelect,
}: {
  item: MenuItem
  hasMarks: boolean
  onSelect: (item: MenuItem) => void
}) {
  const descriptionId = useId()
  const { label, icon, description, shortcut, isDisabled = false, isChecked, href } = item
  return (
    <MenuRow
      role={isChecked === undefined ? 'menuitem' : 'menuitemradio'}
      tabIndex={-1}
      data-item={item.id}
      data-label={label}
      {...(href === undefined || isDisabled ? null : { href })}
      {...(isChecked === undefined ? null : { 'aria-checked': isChecked })}
      {...(isDisabled ? { 'aria-disabled': true } : null)}
      {...(item.isDestructive === true ? { 'data-destructive': '' } : null)}
      {...(description === undefined ? null : { 'aria-describedby': descriptionId })}
      {...(shortcut === undefined ? null : { 'aria-keyshortcuts': shortcut })}
      onClick={(event) => {
        if (isDisabled) event.preventDefault()
        else onSelect(item)
      }}
      onPointerMove={(event) => {
        event.currentTarget.focus({ preventScroll: true })
      }}
    >
      {hasMarks ? (
        <MenuMark>
          {icon ? <Icon icon={icon} /> : isChecked === true ? <Icon icon={Check} /> : null}
        </MenuMark>
      ) : null}
      <MenuText>
        {label}
        {description === undefined ? null : (
          <MenuDescription id={descriptionId} aria-hidden="true">
            {description}
          </MenuDescription>
        )}
      </MenuText>
      {shortcut === undefined ? null : <MenuShortcut aria-hidden="true">{shortcut}</MenuShortcut>}
    </MenuRow>
  )
}
