import type { IconShape } from '../Icon/Icon'

/** One thing that a menu offers. */
export interface MenuItem {
  /** Handed to `onSelect`. */
  readonly id: string
  /** What it says. */
  readonly label: string
  readonly icon?: IconShape
  /** A second line, or why it cannot be chosen. */
  readonly description?: string
  /** The keys that do the same without the menu. */
  readonly shortcut?: string
  /** Shown and read, but not chosen; `description` says why. @default false */
  readonly isDisabled?: boolean
  /** Says that it destroys. @default false */
  readonly isDestructive?: boolean
  /** Marks the current one of several; leave out where nothing is chosen. */
  readonly isChecked?: boolean
  /** Makes it a link. */
  readonly href?: string
}

/** Items that belong together: a line above, and a caption if there is one. */
export interface MenuGroup {
  readonly id: string
  readonly label?: string
  readonly items: readonly MenuItem[]
}

/** What stands in a menu, from top to bottom. */
export type MenuEntry = MenuItem | MenuGroup

/** Tells groups from items. */
export function isMenuGroup(entry: MenuEntry): entry is MenuGroup {
  return 'items' in entry
}
