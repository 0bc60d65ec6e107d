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
  whenNotToUse: {
    'It can be pressed': 'IconButton',
    'It stands in a button with a word': 'Button',
    'It stands for a person or a plan': 'Avatar',
    'It shows that something is loading': 'Spinner',
    'It is the picture of an empty place': 'EmptyState',
  },
  guidance: [
    {
      do: 'Keep the word. The symbol makes it quicker to find, and is not read twice.',
      right: (
        <span style={{ display: 'inline-flex', gap: 6, alignItems: 'center' }}>
          <Icon icon={TriangleAlert} /> Over budget
        </span>
      ),
      dont: 'A symbol that nobody knows has to be guessed, each time.',
      wrong: <Icon icon={Megaphone} label="Tactic" />,
    },
    {
      do: 'Use a component that has a name, a tooltip and a size to press.',
      right: <IconButton icon={Trash2} label="Delete" />,
      dont: 'An emoji looks different on each system, and ignores theme and weight.',
      wrong: <Button aria-label="Delete it">🗑</Button>,
    },
  ],
  anatomy: {
    example: <Icon icon={Search} size={48} label="Search" />,
    parts: {
      Symbol:
        'From `lucide-react`, or drawn in the same way on a grid of 24 units. The stroke is 1.5 pixels wide at every size.',
    },
    marks: { Symbol: 'svg' },
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
