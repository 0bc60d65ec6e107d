import { Check, ChevronRight } from 'lucide-react'
import { useId } from 'react'

import { Icon } from '../../components/Icon'
import { ariaShortcut, formatShortcut, type KeyboardPlatform } from '../shortcut/shortcut-keys'
import {
  MenuCaption,
  MenuChevron,
  MenuDescription,
  MenuMark,
  MenuRow,
  MenuSection,
  MenuShortcut,
  MenuText,
} from './Menu.styles'
import {
  isMenuGroup,
  roleOfMenuItem,
  type MenuEntry,
  type MenuGroup,
  type MenuItem,
} from './menu-model'

interface MenuRowsProps {
  entries: readonly MenuEntry[]
  /** Whether any row of the level has a check mark, so that all labels align. */
  hasChecks: boolean
  hasIcons: boolean
  /** No row has both, so that check marks and icons share one column. */
  sharesMarks: boolean
  platform: KeyboardPlatform
  /** The item whose submenu is open. */
  open: { itemId: string; menuId: string } | null
}

/** The rows of one level of a menu, groups one level deep. */
export function MenuRows({ entries, ...rest }: MenuRowsProps) {
  return entries.map((entry) =>
    isMenuGroup(entry) ? (
      <MenuRowGroup key={entry.id} group={entry} {...rest} />
    ) : (
      <MenuItemRow key={entry.id} item={entry} {...rest} />
    ),
  )
}

function MenuRowGroup({ group, ...rest }: Omit<MenuRowsProps, 'entries'> & { group: MenuGroup }) {
  const captionId = useId()
  return (
    <MenuSection {...(group.label === undefined ? null : { 'aria-labelledby': captionId })}>
      {group.label === undefined ? null : (
        <MenuCaption id={captionId} role="presentation">
          {group.label}
        </MenuCaption>
      )}
      {group.items.map((item) => (
        <MenuItemRow key={item.id} item={item} group={group} {...rest} />
      ))}
    </MenuSection>
  )
}

function MenuItemRow({
  item,
  group,
  hasChecks,
  hasIcons,
  sharesMarks,
  platform,
  open,
}: Omit<MenuRowsProps, 'entries'> & { item: MenuItem; group?: MenuGroup }) {
  const descriptionId = useId()
  const { label, icon, mark, description, shortcut, isDisabled = false, isChecked, href } = item
  const newWindow = item.isNewWindow === true ? { target: '_blank', rel: 'noopener' } : null
  const isOpen = open?.itemId === item.id
  const isMarkShared = hasChecks && sharesMarks
  const startIcon = isChecked === true ? Check : isMarkShared ? icon : undefined
  return (
    <MenuRow
      role={roleOfMenuItem(item, group)}
      tabIndex={-1}
      data-item={item.id}
      data-label={label}
      {...(href === undefined || isDisabled ? null : { href, ...newWindow })}
      {...(isChecked === undefined ? null : { 'aria-checked': isChecked })}
      {...(isDisabled ? { 'aria-disabled': true } : null)}
      {...(item.isDestructive === true ? { 'data-destructive': '' } : null)}
      {...(description === undefined ? null : { 'aria-describedby': descriptionId })}
      {...(shortcut === undefined
        ? null
        : { 'aria-keyshortcuts': ariaShortcut(shortcut, platform) })}
      {...(item.entries ? { 'aria-haspopup': 'menu', 'aria-expanded': isOpen } : null)}
      {...(isOpen ? { 'aria-controls': open.menuId } : null)}
    >
      {hasChecks ? <MenuMark>{startIcon ? <Icon icon={startIcon} /> : null}</MenuMark> : null}
      {hasIcons && !isMarkShared ? <MenuMark>{icon ? <Icon icon={icon} /> : null}</MenuMark> : null}
      <MenuText>
        {label}
        {description === undefined ? null : (
          <MenuDescription id={descriptionId} aria-hidden="true">
            {description}
          </MenuDescription>
        )}
      </MenuText>
      {mark ? (
        <MenuChevron>
          <Icon icon={mark.icon} label={mark.label} />
        </MenuChevron>
      ) : null}
      {shortcut === undefined ? null : (
        <MenuShortcut aria-hidden="true">{formatShortcut(shortcut, platform)}</MenuShortcut>
      )}
      {item.entries ? (
        <MenuChevron>
          <Icon icon={ChevronRight} size={14} />
        </MenuChevron>
      ) : null}
    </MenuRow>
  )
}
