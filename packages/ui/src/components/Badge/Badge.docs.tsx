import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Badge } from './Badge'

const line = { display: 'inline-flex', gap: 8, alignItems: 'center' } as const

export const docs: ComponentDocs = {
  purpose: 'Tells the state or the number of what it stands beside.',
  whenToUse: [
    'A thing is in a state that people look for in a list: Draft, Frozen, New.',
    'The number of things behind a label is worth knowing: 12 documents.',
  ],
  whenNotToUse: {
    'People have chosen the word, or can remove it': 'Tag',
    'It can be pressed': 'Button',
    'The state needs a sentence or an action': 'Banner',
    'A value is compared with a limit': 'Meter',
  },
  guidance: [
    {
      do: 'Mark the exception, in one word, right after the name.',
      right: (
        <span style={line}>
          West region <Badge tone="warning">Frozen</Badge>
        </span>
      ),
      dont: 'What holds for nearly all needs no badge: when all shine, none is seen.',
      wrong: (
        <span style={line}>
          West region <Badge tone="success">Active</Badge> <Badge tone="info">Visible</Badge>
        </span>
      ),
    },
    {
      do: 'Use `shape="count"` for a number: it is round and has digits of one width.',
      right: (
        <span style={line}>
          Documents <Badge shape="count">12</Badge>
        </span>
      ),
      dont: 'A red number says that something is wrong with them.',
      wrong: (
        <span style={line}>
          Documents <Badge tone="danger">12 documents</Badge>
        </span>
      ),
    },
  ],
  anatomy: {
    example: (
      <span style={line}>
        <Badge tone="info">New</Badge>
        <Badge shape="count">3</Badge>
      </span>
    ),
    parts: {
      Label: 'A word about a state. `tone` is its meaning.',
      Count: 'A number of things.',
    },
    marks: { Label: '[data-shape="label"]', Count: '[data-shape="count"]' },
  },
  keyboard: 'It takes no focus: it is only read.',
  accessibility: [
    'It is text and is read where it stands. The tone is not read: the word has to say it.',
    'Left to the product: say the unit of a bare number with [VisuallyHidden], “12 documents”.',
    'Left to the product: announce a count that changes by itself only when people wait for it.',
  ],
  content: [
    'One word, two at most, in sentence case: “Draft”.',
    'An adjective or participle, no verb: “Frozen”, not “Freeze”.',
    'Write “99+” for numbers that nobody counts.',
  ],
  related: ['Tag', 'Banner', 'Meter', 'Tabs'],
}
