import { Copy, ExternalLink, Flag, Palette, Trash2 } from 'lucide-react'
import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { StillMenu } from '../../fixtures/StillMenu'
import type { MenuEntry } from '../../internal/menu/menu-model'
import { Button } from '../Button'
import { Menu } from './Menu'

const copy: MenuEntry = { id: 'copy', label: 'Copy', icon: Copy, shortcut: 'Mod+C' }
const flag: MenuEntry = { id: 'flag', label: 'Flag', icon: Flag }
const remove = { id: 'delete', label: 'Delete', icon: Trash2, isDestructive: true }
const parted: readonly MenuEntry[] = [copy, flag, { id: 'end', items: [remove] }]
const mixed: readonly MenuEntry[] = [remove, copy, flag]
const explained: readonly MenuEntry[] = [
  copy,
  {
    id: 'open',
    label: 'Open in a new tab',
    icon: ExternalLink,
    isDisabled: true,
    description: 'Save the tactic first.',
  },
]
const unexplained: readonly MenuEntry[] = [
  copy,
  { id: 'open', label: 'Open in a new tab', icon: ExternalLink, isDisabled: true },
]
const everything: readonly MenuEntry[] = [
  copy,
  { ...flag, description: 'Marks it for the weekly review.' },
  { id: 'color', label: 'Color', icon: Palette, entries: [{ id: 'blue', label: 'Blue' }] },
  {
    id: 'density',
    label: 'Density',
    items: [
      { id: 'compact', label: 'Compact', isChecked: true },
      { id: 'comfortable', label: 'Comfortable', isChecked: false },
    ],
  },
  { id: 'end', items: [remove] },
]

/** A menu that shows what was chosen last. */
function LiveMenu({ name, isStateInLabel }: { name: string; isStateInLabel: boolean }) {
  const [isFlagged, setIsFlagged] = useState(true)
  const label = isStateInLabel && isFlagged ? 'Not flagged' : 'Flagged'
  const entry: MenuEntry = { id: 'flag', label, isChecked: isFlagged }
  return (
    <Menu
      entries={[entry]}
      onSelect={() => {
        setIsFlagged(!isFlagged)
      }}
      renderTrigger={(trigger) => <Button {...trigger}>{name}</Button>}
    />
  )
}

export const docs: ComponentDocs = {
  purpose: 'Opens a list of actions behind a button.',
  whenToUse: [
    'Several actions belong to one thing, and most of them are needed now and then.',
    'Space is short: one button stands for all of them, as at the end of a row.',
    'Options of a view are turned on and off together, with check marks.',
  ],
  whenNotToUse: {
    'A value is chosen in a form': 'Select',
    'The actions belong to what was clicked with the right mouse button': 'ContextMenu',
    'One action is the usual one, and the others are variants of it': 'SplitButton',
    'The list is long and people type to find an entry': 'Combobox',
    'All actions of the product are searched': 'CommandPalette',
    'There is something to fill in': 'Popover',
  },
  guidance: [
    {
      do: 'Put what deletes last, in a group of its own: it is not pressed in passing.',
      right: <StillMenu label="Actions" entries={parted} />,
      dont: 'First in the list, it is under the pointer, and gets the focus on opening.',
      wrong: <StillMenu label="Actions in another order" entries={mixed} />,
    },
    {
      do: 'Keep an unavailable item in its place and say why in `description`.',
      right: <StillMenu label="With a reason" entries={explained} />,
      dont: 'A gray line without a reason leaves people to guess what is missing.',
      wrong: <StillMenu label="Without a reason" entries={unexplained} />,
    },
    {
      do: 'Use `isChecked` for what is on or off, and keep the label.',
      right: <LiveMenu name="Options" isStateInLabel={false} />,
      dont: 'A checked “Not flagged” can be read either way.',
      wrong: <LiveMenu name="Options in words" isStateInLabel />,
      press: ['button'],
    },
  ],
  anatomy: {
    example: <StillMenu label="Parts of a menu" entries={everything} />,
    parts: {
      Menu: 'Beside the button, where there is space. It scrolls when it is long.',
      Icon: 'Repeats the meaning of the label. Optional.',
      Shortcut: 'The keys that do the same in the view. The menu only shows them.',
      Description: 'A second line, or why the item cannot be chosen. Optional.',
      Submenu: 'Items of an item, with `entries`. It opens beside its item.',
      Group: 'Items that belong together, below a line, with an optional caption.',
      'Check mark': 'Of an item with `isChecked`: one of its group, or any number.',
      Button:
        'Rendered by `renderTrigger`: spread its props on a [Button] or [IconButton]. It names the menu.',
    },
    marks: {
      Menu: '[role="menu"]',
      Icon: '[data-item="copy"] svg',
      Shortcut: '[data-item="copy"] kbd',
      Description: '[data-item="flag"] [id]',
      Submenu: '[data-item="color"]',
      Group: '[role="group"]',
      'Check mark': '[aria-checked="true"] svg',
    },
  },
  keyboard: {
    'Enter, Space, ArrowDown':
      'On the button: opens the menu on its checked item, else on the first.',
    ArrowUp: 'On the button: opens the menu on its last item.',
    'ArrowDown, ArrowUp': 'Moves to the next or previous item, and around.',
    'Home, End': 'Moves to the first or last item.',
    'PageDown, PageUp': 'Moves by ten items.',
    'A, B, C': 'Moves to the next item that begins with the typed letters.',
    ArrowRight: 'Opens the submenu on its first item.',
    ArrowLeft: 'Closes the submenu. From right to left, the other way.',
    Enter: 'Chooses the item, or opens its submenu.',
    Space: 'Chooses; on what is on or off, the menu stays open.',
    Escape: 'Closes one level.',
    Tab: 'Closes all levels. The focus returns to the button and goes on.',
  },
  accessibility: [
    'The button has `aria-haspopup="menu"` and `aria-expanded`; the `menu` is named by it. Items are `menuitem`, `menuitemradio` or `menuitemcheckbox`.',
    'Unavailable items can be reached and are read with their reason.',
    'An item with `href` is a link: it can be opened in a new tab.',
    'The focus is back on the button before `onSelect` is called, so that a dialog that opens then returns it there.',
    'Under a pointer a submenu opens after a short rest, and stays while the pointer is on its way into it.',
    'Left to the product: answer the shortcuts that are shown. The menu itself answers only a digit, while it is open.',
  ],
  content: [
    'Begin with a verb, in sentence case: “Open in a new tab”. No period.',
    'End with “…” when more is asked before anything happens: “Move to channel…”.',
    'Keep submenus to one level: what lies deeper is rarely found again.',
    'Seven items are read at a glance. Part longer lists into groups with captions.',
  ],
  related: ['ContextMenu', 'SplitButton', 'Select', 'Button', 'IconButton', 'CommandPalette'],
}
