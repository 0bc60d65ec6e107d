import { Copy, ExternalLink, Flag, Palette, Trash2 } from 'lucide-react'
import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { MenuRoot } from '../../internal/menu/Menu.styles'
import { menuItemsOf, type MenuEntry } from '../../internal/menu/menu-model'
import { MenuRows } from '../../internal/menu/MenuRows'
import { Button } from '../Button'
import { Menu } from './Menu'

/** A picture of an open menu inside the page: a real one would take the focus. */
function StillMenu({ label, entries }: { label: string; entries: readonly MenuEntry[] }) {
  const items = menuItemsOf(entries)
  return (
    <MenuRoot role="menu" aria-label={label} style={{ position: 'static' }}>
      <MenuRows
        entries={entries}
        hasChecks={items.some((item) => item.isChecked !== undefined)}
        hasIcons={items.some((item) => item.icon !== undefined)}
        sharesMarks={false}
        platform="other"
        open={null}
      />
    </MenuRoot>
  )
}

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
  whenNotToUse: [
    { when: 'A value is chosen in a form', use: 'Select' },
    {
      when: 'The actions belong to what was clicked with the right mouse button',
      use: 'ContextMenu',
    },
    { when: 'One action is the usual one, and the others are variants of it', use: 'SplitButton' },
    { when: 'The list is long and people type to find an entry', use: 'Combobox' },
    { when: 'All actions of the product are searched', use: 'CommandPalette' },
    { when: 'There is something to fill in', use: 'Popover' },
  ],
  guidance: [
    {
      do: {
        example: <StillMenu label="Actions" entries={parted} />,
        caption: 'Put what deletes last, in a group of its own: it is not pressed in passing.',
      },
      dont: {
        example: <StillMenu label="Actions in another order" entries={mixed} />,
        caption: 'First in the list, it is under the pointer, and gets the focus on opening.',
      },
    },
    {
      do: {
        example: <StillMenu label="With a reason" entries={explained} />,
        caption: 'Keep an unavailable item in its place and say why in `description`.',
      },
      dont: {
        example: <StillMenu label="Without a reason" entries={unexplained} />,
        caption: 'A gray line without a reason leaves people to guess what is missing.',
      },
    },
    {
      do: {
        example: <LiveMenu name="Options" isStateInLabel={false} />,
        caption: 'Use `isChecked` for what is on or off, and keep the label. Press to see.',
      },
      dont: {
        example: <LiveMenu name="Options in words" isStateInLabel />,
        caption: 'A checked “Not flagged” can be read either way.',
      },
    },
  ],
  anatomy: {
    example: <StillMenu label="Parts of a menu" entries={everything} />,
    parts: [
      {
        name: 'Menu',
        selector: '[role="menu"]',
        description: 'Beside the button, where there is space. It scrolls when it is long.',
      },
      {
        name: 'Icon',
        selector: '[data-item="copy"] svg',
        description: 'Repeats the meaning of the label. Optional.',
      },
      {
        name: 'Shortcut',
        selector: '[data-item="copy"] kbd',
        description: 'The keys that do the same in the view. The menu only shows them.',
      },
      {
        name: 'Description',
        selector: '[data-item="flag"] [id]',
        description: 'A second line, or why the item cannot be chosen. Optional.',
      },
      {
        name: 'Submenu',
        selector: '[data-item="color"]',
        description: 'Items of an item, with `entries`. It opens beside its item.',
      },
      {
        name: 'Group',
        selector: '[role="group"]',
        description: 'Items that belong together, below a line, with an optional caption.',
      },
      {
        name: 'Check mark',
        selector: '[aria-checked="true"] svg',
        description: 'Of an item with `isChecked`: one of its group, or any number.',
      },
      {
        name: 'Button',
        description:
          'Rendered by `renderTrigger`: spread its props on a [Button] or [IconButton]. It names the menu.',
      },
    ],
  },
  keyboard: [
    {
      keys: ['Enter', 'Space', 'ArrowDown'],
      action: 'On the button: opens the menu on its checked item, else on the first.',
    },
    { keys: ['ArrowUp'], action: 'On the button: opens the menu on its last item.' },
    { keys: ['ArrowDown', 'ArrowUp'], action: 'Moves to the next or previous item, and around.' },
    { keys: ['Home', 'End'], action: 'Moves to the first or last item.' },
    { keys: ['PageDown', 'PageUp'], action: 'Moves by ten items.' },
    { keys: ['A', 'B', 'C'], action: 'Moves to the next item that begins with the typed letters.' },
    { keys: ['ArrowRight'], action: 'Opens the submenu on its first item.' },
    { keys: ['ArrowLeft'], action: 'Closes the submenu. From right to left, the other way.' },
    { keys: ['Enter'], action: 'Chooses the item, or opens its submenu.' },
    { keys: ['Space'], action: 'Chooses; on what is on or off, the menu stays open.' },
    { keys: ['Escape'], action: 'Closes one level.' },
    { keys: ['Tab'], action: 'Closes all levels. The focus returns to the button and goes on.' },
  ],
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
