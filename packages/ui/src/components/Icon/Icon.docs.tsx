import { Megaphone, Search, Trash2, TriangleAlert } from 'lucide-react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import { IconButton } from '../IconButton'
import { Icon } from './Icon'

export const docs: ComponentDocs = {
  purpose: 'Draws a symbol in the color and weight of the text.',
  whenToUse: [
    'A symbol repeats the meaning of a word beside it, so that it is found faster.',
    'A state is shown in a small space, with a `label` for screen readers.',
  ],
  whenNotToUse: [
    { when: 'It can be pressed', use: 'IconButton' },
    { when: 'It stands in a button with a word', use: 'Button' },
    { when: 'It stands for a person or a plan', use: 'Avatar' },
    { when: 'It shows that something is loading', use: 'Spinner' },
    { when: 'It is the picture of an empty place', use: 'EmptyState' },
  ],
  guidance: [
    {
      do: {
        example: (
          <span style={{ display: 'inline-flex', gap: 6, alignItems: 'center' }}>
            <Icon icon={TriangleAlert} /> Over budget
          </span>
        ),
        caption: 'Keep the word. The symbol makes it quicker to find, and is not read twice.',
      },
      dont: {
        example: <Icon icon={Megaphone} label="Tactic" />,
        caption: 'A symbol that nobody knows has to be guessed, each time.',
      },
    },
    {
      do: {
        example: <IconButton icon={Trash2} label="Delete" />,
        caption: 'Use a component that has a name, a tooltip and a size to press.',
      },
      dont: {
        example: <Button aria-label="Delete it">🗑</Button>,
        caption: 'An emoji looks different on each system, and ignores theme and weight.',
      },
    },
  ],
  anatomy: {
    example: <Icon icon={Search} size={48} label="Search" />,
    parts: [
      {
        name: 'Symbol',
        selector: 'svg',
        description:
          'From `lucide-react`, or drawn in the same way on a grid of 24 units. The stroke is 1.5 pixels wide at every size.',
      },
    ],
  },
  keyboard: 'It takes no focus.',
  accessibility: [
    'Without a `label` it is hidden from screen readers. With one it is an image of that name.',
    'It has the color of the text, also in forced colors.',
    'Left to the product: an icon that means something without a word needs a contrast of 3:1.',
  ],
  content: [
    '`label` names the meaning and not the drawing: “Over budget”, not “Triangle”.',
    'One symbol for one meaning in the whole product.',
    'Use 16 pixels in lines of text, 14 in small controls, 20 above a text.',
  ],
  related: ['IconButton', 'Button', 'Avatar', 'EmptyState'],
}
