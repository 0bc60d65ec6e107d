import type { ComponentDocs } from '@throughline/test-support/component-docs'

import { StatTile } from './StatTile'

const trend = { label: 'Visits rose from 820 to 1,820', values: [820, 932, 1210, 1610, 1820] }

export const docs: ComponentDocs = {
  purpose: 'Shows one figure with its change and its trend.',
  whenToUse: [
    'A page is about a few figures, and people want to see first how they stand.',
    'A figure leads to the page that explains it.',
  ],
  whenNotToUse: {
    'A value is compared with its limit': 'Meter',
    'There are many figures of the same kind': 'Table',
    'Only the trend matters': 'Sparkline',
  },
  guidance: [
    {
      do: 'Say what a change means: costs that are up are bad news.',
      right: (
        <StatTile
          label="Actual costs"
          value="$117,050"
          change={{
            text: '$4,200',
            direction: 'up',
            meaning: 'bad',
            comparedWith: 'over estimate',
          }}
        />
      ),
      dont: 'Green for every arrow up: the color says the opposite of the figure.',
      wrong: (
        <StatTile
          label="Costs so far"
          value="$117,050"
          change={{ text: '$4,200', direction: 'up', meaning: 'good' }}
        />
      ),
    },
  ],
  anatomy: {
    example: (
      <StatTile
        label="Visits"
        value="1,820"
        change={{ text: '18%', direction: 'up', meaning: 'good' }}
        trend={trend}
      />
    ),
    parts: {
      Label: 'What the figure is. It is the link, when there is one.',
      Figure: 'The value, formatted by the product.',
      Change: 'An arrow for the direction, and a color for what it means. Optional.',
      Trend: 'A [Sparkline]. Optional.',
    },
    marks: {
      Label: '[data-part="label"]',
      Figure: '[data-part="value"]',
      Change: '[data-part="change"]',
      Trend: '[data-part="trend"]',
    },
  },
  keyboard: {
    Enter: 'Follows the link of the tile.',
  },
  accessibility: [
    'It is a group with the label as its name. Direction and meaning of a change are read as words.',
    'The whole tile can be pressed, but only the label is the link, so its name is short.',
    'While it loads it has `aria-busy`, and keeps its height.',
  ],
  content: [
    'Round figures to what matters: “$117K” where nobody needs the dollars.',
    'Write the change without a sign, because the arrow has it.',
  ],
  related: ['Meter', 'Sparkline', 'Amount'],
}
