import { Users } from 'lucide-react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Icon } from '../Icon'
import { Avatar } from './Avatar'

const line = { display: 'inline-flex', gap: 8, alignItems: 'center' } as const

export const docs: ComponentDocs = {
  purpose: 'Stands for a person or a plan, in letters or a picture.',
  whenToUse: [
    'People are found faster by a picture or their initials: owners, comments, a team.',
    'Plans are told apart in a narrow place, such as a collapsed navigation.',
  ],
  whenNotToUse: {
    'It stands for an action or a kind of thing': 'Icon',
    'It tells a state': 'Badge',
    'The name of the person is a link': 'Link',
  },
  guidance: [
    {
      do: 'Beside the name it is decorative: leave `label` out.',
      right: (
        <span style={line}>
          <Avatar initials="MR" /> Maya Rios
        </span>
      ),
      dont: 'Screen readers say the name twice, in every row.',
      wrong: (
        <span style={line}>
          <Avatar initials="MR" label="Maya Rios" /> Maya Rios
        </span>
      ),
    },
    {
      do: 'Round for people, square for plans, so that two letters cannot be mistaken.',
      right: (
        <span style={line}>
          <Avatar initials="MR" label="Maya Rios" />
          <Avatar initials="WR" label="West region" shape="square" tone="strong" />
        </span>
      ),
      dont: 'A round plan looks like one more person.',
      wrong: (
        <span style={line}>
          <Avatar initials="MR" label="Maya Rios, owner" />
          <Avatar initials="WR" label="West region, a plan" />
        </span>
      ),
    },
  ],
  anatomy: {
    example: (
      <span style={line}>
        <Avatar initials="MR" size={40} />
        <Icon icon={Users} />
      </span>
    ),
    parts: {
      Shape: '`circle` or `square`, in the color of `tone`. `size` is its edge.',
      Initials: 'One to three letters. They come back when the picture cannot be loaded.',
      Picture: '`imageUrl`. Optional.',
    },
    marks: { Shape: '[data-shape]' },
  },
  keyboard: 'It takes no focus. Put it into a button or a link when it can be pressed.',
  accessibility: [
    'Without a `label` it is hidden from screen readers; with one it is an image of that name.',
    'Left to the product: the full name is somewhere near, or in `label`. Two letters fit many people.',
  ],
  content: [
    'Initials: the first letters of first and last name, in capitals: “MR”.',
    '`label`: the full name, without “Picture of”.',
  ],
  related: ['Icon', 'Badge', 'SideNavigation'],
}
