import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { englishShortcutHintLabels } from '../../internal/shortcut/shortcut-keys'
import { ShortcutHint } from './ShortcutHint'

const common = { platform: 'other', labels: englishShortcutHintLabels } as const

export const docs: ComponentDocs = {
  purpose: 'Shows the keys of an action as they are printed.',
  whenToUse: [
    'An action has a shortcut that is worth learning, and its name stands beside it.',
    'Help explains keys within a sentence.',
  ],
  whenNotToUse: {
    'It belongs to an entry of a menu': 'Menu',
    'It is shown while a control is hovered': 'Tooltip',
    'All keys of a screen are listed': 'ShortcutList',
    'It marks a word or a state': 'Badge',
  },
  guidance: [
    {
      do: 'Write `Mod`: it is shown as ⌘ on a Mac and as Ctrl elsewhere.',
      right: (
        <span>
          Undo <ShortcutHint keys="Mod+Z" {...common} />
        </span>
      ),
      dont: '`Ctrl` on a Mac is another key, which does nothing here.',
      wrong: (
        <span>
          Undo <ShortcutHint keys="Ctrl+Z" platform="mac" labels={englishShortcutHintLabels} />
        </span>
      ),
    },
    {
      do: 'Let the hint name the key: screen readers get it in words.',
      right: (
        <span>
          Press <ShortcutHint keys="F8" {...common} /> to go to the message.
        </span>
      ),
      dont: 'Four keys at once cannot be pressed with one hand, and are not remembered.',
      wrong: (
        <span>
          Press the key <ShortcutHint keys="Mod+Alt+Shift+F8" {...common} /> to go on.
        </span>
      ),
    },
  ],
  anatomy: {
    example: <ShortcutHint keys={['G P', 'Mod+O']} {...common} />,
    parts: {
      Key: 'One key of the platform.',
      Word: '“then” between keys pressed one after the other, “or” between shortcuts.',
    },
    marks: { Key: 'kbd', Word: '[aria-hidden="true"] + [aria-hidden="true"]' },
  },
  keyboard: 'It takes no focus and handles no keys: it only shows them.',
  accessibility: [
    'Screen readers get the names of the keys in words, from `labels`; the drawn keys are hidden from them.',
    'The keys keep their order from right to left.',
    'Left to the product: `platform`, because the component does not detect it.',
    'Left to the product: `aria-keyshortcuts` on the control, if the keys work anywhere on the page.',
  ],
  content: [
    'Join keys with `+`, and separate keys that follow each other with a space: `Mod+K`, `G P`.',
    'Use names of keys as in `KeyboardEvent.key`: `ArrowUp`, `Escape`.',
    'Use `variant="plain"` for secondary text, such as the end of a line in a list.',
  ],
  related: ['ShortcutList', 'Tooltip', 'Menu', 'CommandPalette'],
}
