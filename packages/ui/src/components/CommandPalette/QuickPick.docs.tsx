import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { QuickPickProps } from './QuickPick'

const flatStores = ['Mountain region', 'Denver', 'Boulder', 'Online shop'].map((label) => ({
  id: label,
  label,
}))

export const docs: ComponentDocs<QuickPickProps> = {
  purpose: 'Finds one of many things by typing, beside its button.',
  whenToUse: [
    'A press changes where people are or what is shown: another plan, another store, another saved view.',
    'There are too many things for a menu, from about ten to thousands.',
  ],
  whenNotToUse: {
    'The choice is a value of a form, with a label and an error': 'Combobox',
    'There are fewer than about ten fixed actions': 'Menu',
    'It searches the whole product, from everywhere': 'CommandPalette',
    'Several are chosen': 'MultiSelect',
  },
  guidance: [
    {
      do: 'Say with `description` and `isNested` what each thing is and belongs to.',
      right: {},
      dont: 'Names alone do not tell a region from a store.',
      wrong: { options: flatStores },
      press: ['button'],
    },
  ],
  anatomy: {
    parts: {
      Field: 'Takes the focus and keeps it while the list is moved through.',
      Option:
        'Icon, label with the found letters marked, and a description. Nested ones are indented while nothing is typed.',
      Note: 'In place of the list when nothing is found, or while the first options load.',
      Footer: 'Such as a link to the page with all of them. Optional.',
    },
  },
  keyboard: {
    'ArrowDown, ArrowUp': 'Moves to the next or previous option and wraps around.',
    'PageDown, PageUp': 'Moves by eight options.',
    Enter: 'Chooses the marked option; the focus returns to the button.',
    Tab: 'Moves to the footer and wraps around.',
    Escape: 'Closes it; the focus returns to the button.',
  },
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
  changes: { '0.1.0': ['First release, in the entry point of [CommandPalette].'] },
  related: ['CommandPalette', 'Combobox', 'Menu', 'Popover'],
}
