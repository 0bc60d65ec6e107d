import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { englishShortcutHintLabels } from '../../internal/shortcut/shortcut-keys'
import { ShortcutList, type ShortcutGroup } from './ShortcutList'

const common = { platform: 'other', labels: englishShortcutHintLabels, headingLevel: 4 } as const
const groups: readonly ShortcutGroup[] = [
  {
    id: 'calendar',
    label: 'Calendar',
    shortcuts: [
      { id: 'add', label: 'Add tactic', keys: 'N' },
      { id: 'undo', label: 'Undo', keys: 'Mod+Z', description: 'Also after a reload' },
    ],
  },
]
const longGroups: readonly ShortcutGroup[] = [
  {
    id: 'all',
    label: 'Keyboard shortcuts',
    shortcuts: [
      { id: 'add', label: 'This shortcut adds a new tactic to the plan', keys: 'N' },
      { id: 'undo', label: 'This shortcut takes back the last change', keys: 'Mod+Z' },
    ],
  },
]

export const docs: ComponentDocs = {
  purpose: 'Lists all keys of a screen, by group.',
  whenToUse: [
    'People ask for help with the keyboard: in a [Dialog] behind the key `?`, or on a page of help.',
  ],
  whenNotToUse: {
    'The keys of one action are shown': 'ShortcutHint',
    'People want to run the actions': 'CommandPalette',
    'Pairs of a term and a value are listed': 'DescriptionList',
  },
  guidance: [
    {
      do: 'Use the names of the buttons that do the same, in groups by place.',
      right: <ShortcutList groups={groups} {...common} />,
      dont: 'Sentences in one long group have to be read; names can be scanned.',
      wrong: <ShortcutList groups={longGroups} {...common} />,
    },
  ],
  anatomy: {
    example: <ShortcutList groups={groups} {...common} style={{ width: 320 }} />,
    parts: {
      Heading: 'The name of the group.',
      Name: 'What the keys do; `description` adds when or where they work.',
      Keys: 'A [ShortcutHint], with alternatives where there are several.',
    },
    marks: { Heading: '[aria-level]', Name: 'dt', Keys: 'dd' },
  },
  keyboard: 'It takes no focus: it is only read.',
  accessibility: [
    'Each group is a section named by its heading; `headingLevel` fits it into the outline of the page.',
    'Keys are read in words.',
    'It uses as many columns as fit, and one in a narrow place.',
    'Left to the product: only list keys that work on this screen. Groups without shortcuts are left out.',
  ],
  content: [
    'Names as on the buttons: “Add tactic”.',
    'Groups by place: “Calendar”, “Everywhere”.',
    'The most used first, not the alphabet.',
  ],
  related: ['ShortcutHint', 'CommandPalette', 'Dialog'],
}
