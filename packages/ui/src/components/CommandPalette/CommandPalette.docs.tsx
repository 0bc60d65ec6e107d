import { Calendar, Download } from 'lucide-react'
import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import { englishCommandPaletteLabels } from './command-palette-labels'
import { CommandPalette } from './CommandPalette'
import type { Command } from './rank-commands'

const commands: readonly Command[] = [
  { id: 'add', label: 'Add tactic', group: 'Actions', shortcut: 'N', keywords: ['new', 'create'] },
  { id: 'export', label: 'Export plan', group: 'Actions', icon: Download, keywords: ['download'] },
  { id: 'month', label: 'Go to the month', group: 'Pages', icon: Calendar },
]
const vagueCommands: readonly Command[] = [
  { id: 'add', label: 'New' },
  { id: 'export', label: 'Do export' },
  { id: 'month', label: 'Month' },
]

/** A button that opens the palette. */
function Opener({ label, commands: visible }: { label: string; commands: readonly Command[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    setIsOpen(false)
  }
  return (
    <>
      <Button
        onClick={() => {
          setIsOpen(true)
        }}
      >
        {label}
      </Button>
      <CommandPalette
        isOpen={isOpen}
        commands={visible}
        labels={englishCommandPaletteLabels}
        onSelect={close}
        onClose={close}
      />
    </>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Finds and runs any command by a few letters of its name.',
  whenToUse: [
    'The product has more actions and pages than fit into its menus, and people come back daily.',
    'A key such as Ctrl K opens it from everywhere.',
    'One field searches commands, pages and things of a server together.',
  ],
  whenNotToUse: [
    { when: 'One of many things is chosen beside a button', use: 'QuickPick' },
    { when: 'A value of a form is chosen', use: 'Combobox' },
    { when: 'The actions of one thing are listed', use: 'Menu' },
    { when: 'What is on the page is filtered by text', use: 'SearchField' },
  ],
  guidance: [
    {
      do: {
        example: <Opener label="Search commands" commands={commands} />,
        caption:
          'Begin labels with a verb, group them, and give other words as `keywords`: “download” finds Export.',
      },
      dont: {
        example: <Opener label="Search vague commands" commands={vagueCommands} />,
        caption: '“New” what? In a list of everything a label has to stand alone.',
      },
    },
  ],
  anatomy: {
    parts: [
      {
        name: 'Field',
        description: 'Has the focus all the time. A spinner stands at its end while `isLoading`.',
      },
      {
        name: 'Group caption',
        description:
          'The `group` of the commands below it. While nothing is typed, recent ones come first.',
      },
      {
        name: 'Command',
        description: 'Icon, label with the found letters marked, description, and shortcut.',
      },
      {
        name: 'Note',
        description: 'In place of the list when nothing is found. It repeats what was typed.',
      },
      { name: 'Hints', description: 'The three keys that are needed, at the foot.' },
    ],
  },
  keyboard: [
    {
      keys: ['ArrowDown', 'ArrowUp'],
      action: 'Moves to the next or previous command and wraps around.',
    },
    { keys: ['PageDown', 'PageUp'], action: 'Moves by eight commands.' },
    { keys: ['Enter'], action: 'Runs the marked command.' },
    { keys: ['ArrowLeft', 'ArrowRight', 'Home', 'End'], action: 'Moves the caret in the text.' },
    { keys: ['Escape'], action: 'Closes it; the focus returns to where it was.' },
  ],
  accessibility: [
    'It is a modal dialog with a `combobox`: the focus stays in the field, and the marked command is its active descendant.',
    'After typing, the number of results is announced, and “Loading…” while more are on the way.',
    'Disabled commands are read but cannot be run. Say why in `description`.',
    'Left to the product: everything in it can be done without it too, from a menu or a button.',
    'Left to the product: the key that opens it.',
  ],
  content: [
    'Label: a verb and an object, as on the button that does the same: “Add tactic”.',
    'Pages begin with “Go to”, so that they differ from actions.',
    'Put in `keywords` what people of other products would type: “new”, “create”.',
  ],
  changes: [{ version: '0.1.0', changes: ['First release, with `rankCommands`.'] }],
  related: ['QuickPick', 'Menu', 'Combobox', 'ShortcutHint'],
}
