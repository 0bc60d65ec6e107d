import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import { IconButton } from './IconButton'

export const docs: ComponentDocs = {
  purpose: 'Starts an action that an icon says as clearly as a word.',
  whenToUse: [
    'The icon is known to everybody: a cross closes, a chevron goes on, a bin deletes.',
    'The same few actions stand in each row of a list, or in a line of tools, and words would fill it.',
    'Space is short and the action is not the main one of the view.',
  ],
  whenNotToUse: {
    'The action matters most in the view, or its icon has to be explained': 'Button',
    'The press turns something on or off': 'ToggleButton',
    'The press leads to another URL': 'LinkButton',
    'There are more than about four in a row': 'Menu',
    'The icon says something and nothing can be pressed': 'Icon',
  },
  guidance: [
    {
      do: 'Let the label say what the press does, with its object: it is the tooltip and all that a screen reader has.',
      right: (
        <>
          <IconButton variant="secondary" icon={ChevronLeft} label="Previous month" />
          <IconButton variant="secondary" icon={ChevronRight} label="Next month" />
        </>
      ),
      dont: 'The name of the picture says nothing about what happens.',
      wrong: (
        <>
          <IconButton variant="secondary" icon={ChevronLeft} label="Chevron left" />
          <IconButton variant="secondary" icon={ChevronRight} label="Chevron right" />
        </>
      ),
    },
    {
      do: 'Use a [Button] with a word when no icon says it at once.',
      right: <Button>Cancel the invitation</Button>,
      dont: 'A bin deletes, everywhere else. With a second meaning it is pressed by mistake.',
      wrong: <IconButton variant="secondary" icon={Trash2} label="Cancel the invitation" />,
    },
  ],
  anatomy: {
    example: (
      <div style={{ display: 'flex', gap: 24, alignItems: 'center' }}>
        <IconButton
          size="large"
          variant="secondary"
          icon={ChevronRight}
          label="Next month"
          shortcut="PageDown"
        />
        <Button size="large" variant="ghost">
          Today
        </Button>
      </div>
    ),
    parts: {
      Container:
        'A square as high as other controls of its `size`. `secondary` has an outline, `ghost` only under the pointer.',
      Icon: 'Decorative for screen readers: the label is the name.',
      Tooltip:
        'Shows the label and the `shortcut` to a resting pointer and on focus. `tooltipPlacement` says where.',
    },
    marks: { Container: 'button', Icon: 'button > svg' },
  },
  keyboard: {
    Tab: 'Moves to the button and opens its tooltip.',
    'Enter, Space': 'Presses the button.',
    Escape: 'Closes the tooltip. The button keeps the focus.',
  },
  accessibility: [
    'It is a native `<button>` with `type="button"`. `label` is its `aria-label`.',
    'The tooltip repeats the name and is no description, so it is not read twice.',
    'A touch screen shows no tooltip. What cannot be guessed there needs a [Button] with a word.',
    'Left to the product: to keep an unavailable action discoverable, set `aria-disabled` in place of `disabled`, ignore the press, and say in the label why.',
  ],
  content: [
    'Begin with a verb or name the destination: “Copy link”, “Next month”. Sentence case, no period.',
    'In a list, add the name of the row: “Delete Spring newsletter”. Else all rows sound alike.',
    'Give `shortcut` where the keys work everywhere in the view.',
  ],
  related: ['Button', 'ToggleButton', 'Toolbar', 'Menu', 'Icon', 'Tooltip'],
}
