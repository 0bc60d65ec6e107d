import { Copy, Save, Trash2 } from 'lucide-react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { MenuEntry } from '../../internal/menu/menu-model'
import type { SplitButtonProps } from './SplitButton'

const unrelated: readonly MenuEntry[] = [
  { id: 'link', label: 'Copy the link', icon: Copy },
  { id: 'delete', label: 'Delete plan', icon: Trash2, isDestructive: true },
]

export const docs: ComponentDocs<SplitButtonProps> = {
  purpose: 'Starts the usual action, and offers its variants in a menu.',
  whenToUse: [
    'One action is chosen most of the time, and has one to five close variants: save, save and copy.',
    'The variants are needed often enough to be one press away, and not often enough for buttons of their own.',
  ],
  whenNotToUse: {
    'The actions are not variants of one': 'Menu',
    'Two actions are equally likely': 'Button',
    'The variant stays chosen and changes what is shown': 'SegmentedControl',
    'A value is chosen in a form': 'Select',
  },
  guidance: [
    {
      do: 'Put variants of the action into the menu.',
      right: {},
      dont: 'Nobody looks for “Delete plan” behind “Save”, and some press it by mistake.',
      wrong: { entries: unrelated },
      press: ['[aria-haspopup]'],
    },
    {
      do: 'When only the main action cannot be chosen, set `isActionDisabled`: the menu stays in use.',
      right: { isActionDisabled: true },
      dont: '`isDisabled` also takes away what would be possible, without a word.',
      wrong: { isDisabled: true },
    },
  ],
  anatomy: {
    example: { size: 'large', icon: Save },
    parts: {
      Action: 'A [Button] with the usual action. It shrinks when the container is narrow.',
      Label: 'Icon and words of the action; a spinner takes their place while busy.',
      Arrow: 'Opens the variants. `menuLabel` is its name and its tooltip.',
      Menu: 'The variants, as in a [Menu], at the end edge.',
    },
    marks: { Action: 'button', Label: '[data-part="content"]', Arrow: 'button[aria-haspopup]' },
  },
  keyboard: {
    Tab: 'Moves to the action, then to the arrow.',
    'Enter, Space': 'Starts the action. On the arrow: opens the menu.',
    ArrowDown: 'On the arrow: opens the menu on its first item.',
    ArrowUp: 'On the arrow: opens the menu on its last item.',
    Escape: 'Closes the menu. The arrow gets the focus back.',
  },
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
