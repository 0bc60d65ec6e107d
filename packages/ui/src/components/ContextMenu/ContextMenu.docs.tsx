import { Copy, Flag, Trash2 } from 'lucide-react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { StillMenu } from '../../fixtures/StillMenu'
import type { MenuEntry } from '../../internal/menu/menu-model'

const actions: readonly MenuEntry[] = [
  { id: 'copy', label: 'Copy', icon: Copy, shortcut: 'Mod+C' },
  { id: 'flag', label: 'Flag', icon: Flag },
  { id: 'end', items: [{ id: 'delete', label: 'Delete', icon: Trash2, isDestructive: true }] },
]
const planActions: readonly MenuEntry[] = [
  { id: 'settings', label: 'Plan settings' },
  { id: 'print', label: 'Print', shortcut: 'Mod+P' },
]

export const docs: ComponentDocs = {
  purpose: 'Offers the actions of what was clicked with the right mouse button.',
  whenToUse: [
    'A view holds many equal things, such as bars or rows, and each has a handful of actions.',
    'It is a shortcut for people who know it: every action can be found elsewhere too.',
  ],
  whenNotToUse: {
    'It would be the only way to an action': 'Menu',
    'The actions are for several selected items': 'SelectionBar',
    'Details of the thing are shown, not actions': 'HoverCard',
    'Most people use a touch screen or do not expect it':
      'An [IconButton] with a [Menu] at each thing.',
  },
  guidance: [
    {
      do: 'Offer what can be done with the thing that was clicked.',
      right: <StillMenu label="Actions of a newsletter" entries={actions} />,
      dont: 'Settings of the whole plan have nothing to do with the newsletter under the pointer.',
      wrong: <StillMenu label="Actions of its plan" entries={planActions} />,
    },
  ],
  anatomy: {
    example: {},
    parts: {
      Area: 'An element around the view. It listens once for everything in it, however many things there are.',
      Target: 'What was clicked, or has the focus. `getEntries` finds its thing with `closest`.',
      Menu: 'At the pointer, or beside the focused element. Its items are those of a [Menu], with groups and submenus.',
    },
    marks: { Area: 'div', Target: '[data-tactic]' },
  },
  keyboard: {
    'Shift+F10, ContextMenu': 'Opens the menu beside the focused element, on its first item.',
    'ArrowDown, ArrowUp, Home, End': 'Moves between items.',
    'ArrowRight, ArrowLeft': 'Opens or closes a submenu.',
    'Enter, Space': 'Chooses the item.',
    'Escape, Tab': 'Closes the menu. The focus returns to where it was.',
  },
  accessibility: [
    'It is a `menu` named by `label`; a function names it after its element: “Actions of Spring newsletter”.',
    'The focus returns to the element that was asked about, before `onSelect` is called.',
    'Its code is loaded when the pointer or the focus first comes to the view, so that it costs nothing before.',
    'Left to the product: answer `null` where nothing is yours. A text field keeps the menu of the browser, with “Paste” and its spelling suggestions.',
    'Left to the product: every action on another way too. Nothing shows that the menu is there.',
    'Left to the product: mark the target while the menu is open, with `onOpenChange`.',
    'Left to the product: elements that can take the focus, or the keys open nothing.',
  ],
  content: [
    'Use the same words and the same order as in the other menus of the thing.',
    'Name the thing in an item only when it is not clear what was clicked: “Copy Spring newsletter”.',
    'Show the shortcuts of the view: people learn them here.',
  ],
  related: ['Menu', 'HoverCard', 'SelectionBar', 'IconButton'],
}
