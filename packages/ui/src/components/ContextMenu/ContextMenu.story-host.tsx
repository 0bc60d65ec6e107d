import { Copy, Flag, Palette, Trash2 } from 'lucide-react'
import type { CSSProperties } from 'react'
import { fn, userEvent } from 'storybook/test'

import type { MenuEntry } from '../../internal/menu/menu-model'
import type { ContextMenuProps } from './ContextMenu.types'

const tactics = [
  { id: 'spring', name: 'Spring newsletter', color: '#EF482A' },
  { id: 'launch', name: 'Store launch', color: '#2F6FED' },
  { id: 'windows', name: 'Window displays', color: '#2E9E5B' },
]

const entriesOf = (name: string): readonly MenuEntry[] => [
  { id: 'copy', label: `Copy ${name}`, icon: Copy, shortcut: 'Mod+C' },
  { id: 'flag', label: 'Flag', icon: Flag },
  {
    id: 'color',
    label: 'Colour',
    icon: Palette,
    entries: [
      {
        id: 'colors',
        items: [
          { id: 'vermilion', label: 'Vermilion', isChecked: true },
          { id: 'blue', label: 'Blue', isChecked: false },
        ],
      },
    ],
  },
  { id: 'end', items: [{ id: 'delete', label: 'Delete', icon: Trash2, isDestructive: true }] },
]

const bar: CSSProperties = {
  display: 'block',
  width: 240,
  padding: '4px 8px',
  border: '1px solid var(--tl-color-line-strong)',
  borderInlineStart: '3px solid var(--tl-bar)',
  borderRadius: 4,
  background: 'var(--tl-color-surface)',
  textAlign: 'start',
}

function Plan() {
  return (
    <div
      style={{
        display: 'grid',
        gap: 4,
        justifyItems: 'start',
        alignContent: 'start',
        minHeight: 280,
      }}
    >
      {tactics.map((tactic) => (
        <button
          key={tactic.id}
          type="button"
          data-tactic={tactic.name}
          style={{ ...bar, '--tl-bar': tactic.color }}
        >
          {tactic.name}
        </button>
      ))}
      <p>Nothing is offered here.</p>
    </div>
  )
}

/** The props of the stories: a plan with three tactics. */
export const contextMenuArgs = {
  label: 'Tactic',
  getEntries: ({ target }) => {
    const name = target.closest<HTMLElement>('[data-tactic]')?.dataset['tactic']
    return name === undefined ? null : entriesOf(name)
  },
  onSelect: fn(),
  onOpenChange: fn(),
  children: <Plan />,
} satisfies ContextMenuProps

/** Fires the events of a press of the right mouse button. */
export async function pressRight(element: Element, at: { clientX: number; clientY: number }) {
  await userEvent.pointer({ keys: '[MouseRight]', target: element, coords: at })
}
