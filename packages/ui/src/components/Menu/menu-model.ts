import type { IconShape } from '../Icon/Icon'

/** One thing that a menu offers. */
export interface MenuItem {
  /** Handed to `onSelect`; unique within the menu and its submenus. */
  readonly id: string
  /** What it says. */
  readonly label: string
  readonly icon?: IconShape
  /** A second line, or why it cannot be chosen. */
  readonly description?: string
  /** The keys that do the same without the menu, such as `Mod+C`; see `ShortcutHint`. */
  readonly shortcut?: string
  /** Shown and read, but not chosen; `description` says why. @default false */
  readonly isDisabled?: boolean
  /** Says that it destroys. @default false */
  readonly isDestructive?: boolean
  /**
   * Marks what is chosen now: in a group the one of several, or any of them as
   * the group says; outside of groups what is on or off. Leave out where nothing
   * is chosen.
   */
  readonly isChecked?: boolean
  /** Makes it a link. */
  readonly href?: string
  /** Makes it a submenu; it is not chosen itself then. */
  readonly entries?: readonly MenuEntry[]
}

/** Items that belong together: a line above, and a caption if there is one. */
export interface MenuGroup {
  readonly id: string
  readonly label?: string
  readonly items: readonly MenuItem[]
  /** Whether one or any number of its items with `isChecked` are chosen. @default 'one' */
  readonly selection?: 'one' | 'many'
}

/** What stands in a menu, from top to bottom. */
export type MenuEntry = MenuItem | MenuGroup

/** Tells groups from items. */
export function isMenuGroup(entry: MenuEntry): entry is MenuGroup {
  return 'items' in entry
}

/** The items of one level in order, groups opened out; submenus stay closed. */
export function menuItemsOf(entries: readonly MenuEntry[]): readonly MenuItem[] {
  return entries.flatMap((entry) => (isMenuGroup(entry) ? entry.items : [entry]))
}

/** What an item is to a screen reader. */
export type MenuItemRole = 'menuitem' | 'menuitemradio' | 'menuitemcheckbox'

/** The role of an item, from where it stands and whether it can be marked. */
export function roleOfMenuItem(item: MenuItem, group?: MenuGroup): MenuItemRole {
  if (item.isChecked === undefined) return 'menuitem'
  return group && group.selection !== 'many' ? 'menuitemradio' : 'menuitemcheckbox'
}
