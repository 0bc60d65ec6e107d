import type { IconShape } from '../../components/Icon'

/** An item of a menu. */
export interface MenuItem {
  /** Passed to `onSelect`; unique within the menu and its submenus. */
  readonly id: string
  /** The visible text. */
  readonly label: string
  readonly icon?: IconShape
  /** A second line, or why it cannot be chosen. */
  readonly description?: string
  /** An icon at the end of the row that says something about the item, such as that it is shared. */
  readonly mark?: { readonly icon: IconShape; readonly label: string }
  /**
   * The keyboard shortcut of the item, such as `Mod+C`; see `ShortcutHint`. The menu shows
   * it, and answers a digit itself while it is open.
   */
  readonly shortcut?: string
  /** It is shown and read, but cannot be chosen; `description` says why. @default false */
  readonly isDisabled?: boolean
  /** Marks an item that deletes something. @default false */
  readonly isDestructive?: boolean
  /**
   * Whether the item is checked: a radio in a group with `selection: 'one'`, else a
   * checkbox. Omit it for items that cannot be checked.
   */
  readonly isChecked?: boolean
  /** Makes it a link. */
  readonly href?: string
  /** The link opens a new window, as for a file. @default false */
  readonly isNewWindow?: boolean
  /** The entries of a submenu. An item with a submenu cannot be chosen itself. */
  readonly entries?: readonly MenuEntry[]
}

/** Items that belong together, with a separator above and an optional caption. */
export interface MenuGroup {
  readonly id: string
  readonly label?: string
  readonly items: readonly MenuItem[]
  /** Whether one or any number of its items with `isChecked` are chosen. @default 'one' */
  readonly selection?: 'one' | 'many'
}

/** An entry of a menu. */
export type MenuEntry = MenuItem | MenuGroup

/** Whether an entry is a group. */
export function isMenuGroup(entry: MenuEntry): entry is MenuGroup {
  return 'items' in entry
}

/** The items of one level in order, including those of groups, without those of submenus. */
export function menuItemsOf(entries: readonly MenuEntry[]): readonly MenuItem[] {
  return entries.flatMap((entry) => (isMenuGroup(entry) ? entry.items : [entry]))
}

/** The ARIA role of an item. */
export type MenuItemRole = 'menuitem' | 'menuitemradio' | 'menuitemcheckbox'

/** The role of an item, by its group and whether it can be checked. */
export function roleOfMenuItem(item: MenuItem, group?: MenuGroup): MenuItemRole {
  if (item.isChecked === undefined) return 'menuitem'
  return group && group.selection !== 'many' ? 'menuitemradio' : 'menuitemcheckbox'
}
