import { useRef, useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import { QuickPick, type QuickPickLabels } from './QuickPick'
import type { Command } from './rank-commands'

const labels: QuickPickLabels = {
  label: 'Find a store',
  placeholder: 'Find a store…',
  recent: 'Recent',
  empty: ({ query }) => `No store is called “${query}”.`,
  loading: 'Loading stores…',
  results: ({ count }) => `${count} found`,
}
const stores: readonly Command[] = [
  { id: 'mountain', label: 'Mountain region', description: 'Region' },
  { id: 'denver', label: 'Denver', description: 'Store', isNested: true },
  { id: 'boulder', label: 'Boulder', description: 'Store', isNested: true },
  { id: 'online', label: 'Online shop', description: 'Shop' },
]
const flatStores: readonly Command[] = stores.map(({ id, label }) => ({ id, label }))

/** A button with the list behind it. */
function Opener({ label, options }: { label: string; options: readonly Command[] }) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        ref={anchor}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen((wasOpen) => !wasOpen)
        }}
      >
        {label}
      </Button>
      {isOpen ? (
        <QuickPick
          options={options}
          anchor={anchor}
          labels={labels}
          onSelect={() => {
            setIsOpen(false)
          }}
          onClose={() => {
            setIsOpen(false)
          }}
        />
      ) : null}
    </>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Finds one of many things by typing, beside its button.',
  whenToUse: [
    'A press changes where people are or what is shown: another plan, another store, another saved view.',
    'There are too many things for a menu, from about ten to thousands.',
  ],
  whenNotToUse: [
    { when: 'The choice is a value of a form, with a label and an error', use: 'Combobox' },
    { when: 'There are fewer than about ten fixed actions', use: 'Menu' },
    { when: 'It searches the whole product, from everywhere', use: 'CommandPalette' },
    { when: 'Several are chosen', use: 'MultiSelect' },
  ],
  guidance: [
    {
      do: {
        example: <Opener label="Change store" options={stores} />,
        caption: 'Say with `description` and `isNested` what each thing is and belongs to.',
      },
      dont: {
        example: <Opener label="Change store, flat" options={flatStores} />,
        caption: 'Names alone do not tell a region from a store.',
      },
    },
  ],
  anatomy: {
    parts: [
      {
        name: 'Field',
        description: 'Takes the focus and keeps it while the list is moved through.',
      },
      {
        name: 'Option',
        description:
          'Icon, label with the found letters marked, and a description. Nested ones are indented while nothing is typed.',
      },
      {
        name: 'Note',
        description: 'In place of the list when nothing is found, or while the first options load.',
      },
      { name: 'Footer', description: 'Such as a link to the page with all of them. Optional.' },
    ],
  },
  keyboard: [
    {
      keys: ['ArrowDown', 'ArrowUp'],
      action: 'Moves to the next or previous option and wraps around.',
    },
    { keys: ['PageDown', 'PageUp'], action: 'Moves by eight options.' },
    { keys: ['Enter'], action: 'Chooses the marked option; the focus returns to the button.' },
    { keys: ['Tab'], action: 'Moves to the footer and wraps around.' },
    { keys: ['Escape'], action: 'Closes it; the focus returns to the button.' },
  ],
  accessibility: [
    'It is a [Popover] with a `combobox`; the marked option is its active descendant, and the number of results is announced after typing.',
    'Render it only while it is open. After a press outside the focus stays where the press was.',
    'Left to the product: `aria-haspopup="dialog"` and `aria-expanded` on the button, and `aria-controls` with `id`.',
  ],
  content: [
    'The button shows the present choice or says “Change store”.',
    'The placeholder says what can be typed: “Find a store…”.',
    'The empty text repeats the typed words, so that a slip is seen.',
  ],
  changes: [
    { version: '0.1.0', changes: ['First release, in the entry point of [CommandPalette].'] },
  ],
  related: ['CommandPalette', 'Combobox', 'Menu', 'Popover'],
}
