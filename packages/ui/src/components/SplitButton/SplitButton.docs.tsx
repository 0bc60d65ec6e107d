import { Copy, FilePlus2, Save, Trash2 } from 'lucide-react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { MenuEntry } from '../../internal/menu/menu-model'
import { SplitButton } from './SplitButton'

const ignore = () => undefined
const variants: readonly MenuEntry[] = [
  { id: 'copy', label: 'Save and copy', icon: Copy },
  { id: 'new', label: 'Save and add another', icon: FilePlus2 },
]
const unrelated: readonly MenuEntry[] = [
  { id: 'link', label: 'Copy the link', icon: Copy },
  { id: 'delete', label: 'Delete plan', icon: Trash2, isDestructive: true },
]

export const docs: ComponentDocs = {
  purpose: 'Starts the usual action, and offers its variants in a menu.',
  whenToUse: [
    'One action is chosen most of the time, and has one to five close variants: save, save and copy.',
    'The variants are needed often enough to be one press away, and not often enough for buttons of their own.',
  ],
  whenNotToUse: [
    { when: 'The actions are not variants of one', use: 'Menu' },
    { when: 'Two actions are equally likely', use: 'Button' },
    { when: 'The variant stays chosen and changes what is shown', use: 'SegmentedControl' },
    { when: 'A value is chosen in a form', use: 'Select' },
  ],
  guidance: [
    {
      do: {
        example: (
          <SplitButton
            variant="primary"
            menuLabel="More ways to save"
            entries={variants}
            onSelect={ignore}
          >
            Save
          </SplitButton>
        ),
        caption: 'Put variants of the action into the menu. Press the arrow to see them.',
      },
      dont: {
        example: (
          <SplitButton
            variant="primary"
            menuLabel="More ways to save"
            entries={unrelated}
            onSelect={ignore}
          >
            Save
          </SplitButton>
        ),
        caption: 'Nobody looks for “Delete plan” behind “Save”, and some press it by mistake.',
      },
    },
    {
      do: {
        example: (
          <SplitButton
            variant="primary"
            menuLabel="More ways to save"
            entries={variants}
            onSelect={ignore}
            isActionDisabled
          >
            Save
          </SplitButton>
        ),
        caption:
          'When only the main action cannot be chosen, set `isActionDisabled`: the menu stays in use.',
      },
      dont: {
        example: (
          <SplitButton
            variant="primary"
            menuLabel="More ways to save"
            entries={variants}
            onSelect={ignore}
            isDisabled
          >
            Save
          </SplitButton>
        ),
        caption: '`isDisabled` also takes away what would be possible, without a word.',
      },
    },
  ],
  anatomy: {
    example: (
      <SplitButton
        size="large"
        icon={Save}
        menuLabel="More ways to save"
        entries={variants}
        onSelect={ignore}
      >
        Save
      </SplitButton>
    ),
    parts: [
      {
        name: 'Action',
        selector: 'button',
        description: 'A [Button] with the usual action. It shrinks when the container is narrow.',
      },
      {
        name: 'Label',
        selector: '[data-part="content"]',
        description: 'Icon and words of the action; a spinner takes their place while busy.',
      },
      {
        name: 'Arrow',
        selector: 'button[aria-haspopup]',
        description: 'Opens the variants. `menuLabel` is its name and its tooltip.',
      },
      { name: 'Menu', description: 'The variants, as in a [Menu], at the end edge.' },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the action, then to the arrow.' },
    { keys: ['Enter', 'Space'], action: 'Starts the action. On the arrow: opens the menu.' },
    { keys: ['ArrowDown'], action: 'On the arrow: opens the menu on its first item.' },
    { keys: ['ArrowUp'], action: 'On the arrow: opens the menu on its last item.' },
    { keys: ['Escape'], action: 'Closes the menu. The arrow gets the focus back.' },
  ],
  accessibility: [
    'It is two native buttons: the action, and one with `aria-haspopup="menu"` named by `menuLabel`. The menu has the same name.',
    'While busy the action keeps its focus and ignores presses, and the arrow is disabled.',
    'Both have a focus ring of their own and a line between them, also in forced colors.',
    'Left to the product: offer every variant elsewhere too when it is needed to finish a task.',
  ],
  content: [
    'The label is the verb of the action: “Save”. Variants repeat it: “Save and copy”.',
    '`menuLabel` says what the menu holds: “More ways to save”, not “More”.',
    'Put the variant that is used most first.',
  ],
  related: ['Button', 'Menu', 'IconButton', 'SegmentedControl'],
}
