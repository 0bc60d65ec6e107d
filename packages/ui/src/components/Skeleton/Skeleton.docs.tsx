import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Skeleton } from './Skeleton'

const card = { display: 'grid', gap: 8, width: 240 } as const

export const docs: ComponentDocs = {
  purpose: 'Holds the place of content that is loading.',
  whenToUse: [
    'The size and form of the content are known before it arrives: rows, cards, a person with a name.',
    'The page around it is there already and must not move when the content comes.',
  ],
  whenNotToUse: {
    'The size is unknown, or it is a single small thing': 'Spinner',
    'The work can be counted': 'ProgressBar',
    'There is nothing to show after loading': 'EmptyState',
    'It is a table of the kit':
      'The loading state of [Table], [DataTable] or [TreeTable], which draws outlines itself.',
  },
  guidance: [
    {
      do: 'Draw the outline of what will come: nothing moves when it does.',
      right: (
        <div style={card} aria-busy="true">
          <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
            <Skeleton shape="circle" width={28} height={28} />
            <Skeleton width="60%" height={16} />
          </div>
          <Skeleton />
          <Skeleton width="80%" />
        </div>
      ),
      dont: 'One gray block for two lines of text: the page jumps when they arrive.',
      wrong: (
        <div style={card} aria-busy="true">
          <Skeleton shape="card" height={160} />
        </div>
      ),
    },
  ],
  anatomy: {
    example: (
      <div style={card} aria-busy="true">
        <Skeleton shape="circle" width={28} height={28} data-example="circle" />
        <Skeleton width="70%" data-example="text" />
        <Skeleton shape="bar" height={24} data-example="bar" />
        <Skeleton shape="card" height={48} data-example="card" />
      </div>
    ),
    parts: {
      Circle: 'For an avatar.',
      Text: 'For a line of text; give the last line less width.',
      Bar: 'For a control or an item of a calendar.',
      Card: 'For a card or a picture.',
    },
    marks: {
      Circle: '[data-example="circle"]',
      Text: '[data-example="text"]',
      Bar: '[data-example="bar"]',
      Card: '[data-example="card"]',
    },
  },
  keyboard: 'It takes no focus.',
  accessibility: [
    'It is hidden from screen readers.',
    'Left to the product: `aria-busy` on the region that loads, and a text that says so, such as an announcement of [VisuallyHidden].',
    'Left to the product: keep the focus where it is when the content arrives.',
  ],
  content: [
    'It has no text. What is known already, such as a heading, is shown as text beside it.',
    'As many lines as there will be, up to what fits into view.',
  ],
  related: ['Spinner', 'ProgressBar', 'EmptyState', 'Table'],
}
