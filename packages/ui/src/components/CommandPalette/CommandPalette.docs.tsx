import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { CommandPaletteProps } from './CommandPalette'

const vague = ['New', 'Do export', 'Month'].map((label) => ({ id: label, label }))

export const docs: ComponentDocs<CommandPaletteProps> = {
  purpose: 'Finds and runs any command by a few letters of its name.',
  whenToUse: [
    'The product has more actions and pages than fit into its menus, and people come back daily.',
    'A key such as Ctrl K opens it from everywhere.',
    'One field searches commands, pages and things of a server together.',
  ],
  whenNotToUse: {
    'One of many things is chosen beside a button': 'QuickPick',
    'A value of a form is chosen': 'Combobox',
    'The actions of one thing are listed': 'Menu',
    'What is on the page is filtered by text': 'SearchField',
  },
  guidance: [
    {
      do: 'Begin labels with a verb, group them, and give other words as `keywords`: “download” finds Export.',
      right: {},
      dont: '“New” what? In a list of everything a label has to stand alone.',
      wrong: { commands: vague },
    },
  ],
  anatomy: {
    parts: {
      Field: 'Has the focus all the time. A spinner stands at its end while `isLoading`.',
      'Group caption':
        'The `group` of the commands below it. While nothing is typed, recent ones come first.',
      Command: 'Icon, label with the found letters marked, description, and shortcut.',
      Note: 'In place of the list when nothing is found. It repeats what was typed.',
      Hints: 'The three keys that are needed, at the foot.',
    },
  },
  keyboard: {
    'ArrowDown, ArrowUp': 'Moves to the next or previous command and wraps around.',
    'PageDown, PageUp': 'Moves by eight commands.',
    Enter: 'Runs the marked command.',
    'ArrowLeft, ArrowRight, Home, End': 'Moves the caret in the text.',
    Escape: 'Closes it; the focus returns to where it was.',
  },
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
  changes: { '0.1.0': ['First release, with `rankCommands`.'] },
  related: ['QuickPick', 'Menu', 'Combobox', 'ShortcutHint'],
}
