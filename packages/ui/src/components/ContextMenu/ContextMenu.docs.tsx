import { Copy, Flag, Trash2 } from 'lucide-react'
import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { MenuEntry } from '../../internal/menu/menu-model'
import { token } from '../../theme/token'
import { ContextMenu } from './ContextMenu'
import { contextMenuArgs } from './ContextMenu.story-host'

const actions: readonly MenuEntry[] = [
  { id: 'copy', label: 'Copy', icon: Copy, shortcut: 'Mod+C' },
  { id: 'flag', label: 'Flag', icon: Flag },
  { id: 'end', items: [{ id: 'delete', label: 'Delete', icon: Trash2, isDestructive: true }] },
]
const planActions: readonly MenuEntry[] = [
  { id: 'settings', label: 'Plan settings' },
  { id: 'print', label: 'Print', shortcut: 'Mod+P' },
]

/** A tactic and a text field below each other, in one menu. */
function View({
  label,
  getEntries,
}: {
  label: string
  getEntries: (question: { target: Element }) => readonly MenuEntry[] | null
}) {
  const [chosen, setChosen] = useState('')
  return (
    <ContextMenu
      label={label}
      getEntries={getEntries}
      onSelect={({ id }) => {
        setChosen(id)
      }}
    >
      <div style={{ display: 'grid', gap: 12, inlineSize: 260 }}>
        <button
          type="button"
          data-tactic=""
          style={{
            padding: 8,
            border: `1px solid ${token('color-line-strong')}`,
            borderRadius: token('radius-bar'),
            background: token('color-surface'),
            color: token('color-ink'),
            textAlign: 'start',
          }}
        >
          Spring newsletter
        </button>
        <input type="text" aria-label={`Note of ${label}`} defaultValue="A note to be copied" />
        <output>{chosen === '' ? '' : `Chosen: ${chosen}`}</output>
      </div>
    </ContextMenu>
  )
}

const isTactic = (target: Element) => target.closest('[data-tactic]') !== null

export const docs: ComponentDocs = {
  purpose: 'Offers the actions of what was clicked with the right mouse button.',
  whenToUse: [
    'A view holds many equal things, such as bars or rows, and each has a handful of actions.',
    'It is a shortcut for people who know it: every action can be found elsewhere too.',
  ],
  whenNotToUse: [
    { when: 'It would be the only way to an action', use: 'Menu' },
    { when: 'The actions are for several selected items', use: 'SelectionBar' },
    { when: 'Details of the thing are shown, not actions', use: 'HoverCard' },
    {
      when: 'Most people use a touch screen or do not expect it',
      use: 'An [IconButton] with a [Menu] at each thing.',
    },
  ],
  guidance: [
    {
      do: {
        example: (
          <View label="Tactic" getEntries={({ target }) => (isTactic(target) ? actions : null)} />
        ),
        caption:
          'Answer `null` where nothing is yours: the text field keeps the menu of the browser. Right-click both.',
      },
      dont: {
        example: <View label="Item" getEntries={() => actions} />,
        caption: 'In the text field, “Paste” and the spelling suggestions are gone.',
      },
    },
    {
      do: {
        example: (
          <View label="Email" getEntries={({ target }) => (isTactic(target) ? actions : null)} />
        ),
        caption: 'Offer what can be done with the thing that was clicked.',
      },
      dont: {
        example: (
          <View label="Plan" getEntries={({ target }) => (isTactic(target) ? planActions : null)} />
        ),
        caption:
          'Settings of the whole plan have nothing to do with the newsletter under the pointer.',
      },
    },
  ],
  anatomy: {
    example: <ContextMenu {...contextMenuArgs} />,
    parts: [
      {
        name: 'Area',
        selector: 'div',
        description:
          'An element around the view. It listens once for everything in it, however many things there are.',
      },
      {
        name: 'Target',
        selector: '[data-tactic]',
        description:
          'What was clicked, or has the focus. `getEntries` finds its thing with `closest`.',
      },
      {
        name: 'Menu',
        description:
          'At the pointer, or beside the focused element. Its items are those of a [Menu], with groups and submenus.',
      },
    ],
  },
  keyboard: [
    {
      keys: ['Shift+F10', 'ContextMenu'],
      action: 'Opens the menu beside the focused element, on its first item.',
    },
    { keys: ['ArrowDown', 'ArrowUp', 'Home', 'End'], action: 'Moves between items.' },
    { keys: ['ArrowRight', 'ArrowLeft'], action: 'Opens or closes a submenu.' },
    { keys: ['Enter', 'Space'], action: 'Chooses the item.' },
    { keys: ['Escape', 'Tab'], action: 'Closes the menu. The focus returns to where it was.' },
  ],
  accessibility: [
    'It is a `menu` named by `label`; a function names it after its element: “Actions of Spring newsletter”.',
    'The focus returns to the element that was asked about, before `onSelect` is called.',
    'Its code is loaded when the pointer or the focus first comes to the view, so that it costs nothing before.',
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
