import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Accordion } from './Accordion'
import type { AccordionSection } from './accordion-section'

/** An accordion that opens and closes. */
function LiveAccordion({
  sections,
  open,
}: {
  sections: readonly AccordionSection[]
  open: readonly string[]
}) {
  const [openIds, setOpenIds] = useState(open)
  return (
    <Accordion
      sections={sections}
      openIds={openIds}
      onToggle={(change) => {
        setOpenIds(change.openIds)
      }}
      renderContent={({ id }) => <p>{`The ${id} of this plan.`}</p>}
      style={{ width: '100%' }}
    />
  )
}

const sections: readonly AccordionSection[] = [
  { id: 'channels', title: 'Channels', count: 8 },
  { id: 'tags', title: 'Tags', count: 24 },
  { id: 'notes', title: 'Notes' },
]

export const docs: ComponentDocs = {
  purpose: 'Opens and closes sections of a long content.',
  whenToUse: [
    'The content is long, and each person needs a few sections of it: filters, settings, questions.',
    'Several sections may be read together or compared.',
  ],
  whenNotToUse: [
    { when: 'One of several views is looked at, at a time', use: 'Tabs' },
    { when: 'Sections have an order that is followed', use: 'Stepper' },
    { when: 'Rows hold rows, with columns', use: 'TreeTable' },
    {
      when: 'Everybody needs all of it',
      use: 'Headings. Content that has to be opened is read less.',
    },
  ],
  guidance: [
    {
      do: {
        example: <LiveAccordion sections={sections} open={['channels']} />,
        caption: 'Open what most people need first, and say in `count` what the closed ones hold.',
      },
      dont: {
        example: (
          <LiveAccordion
            sections={[
              { id: 'one', title: 'General' },
              { id: 'two', title: 'Other' },
              { id: 'three', title: 'More' },
            ]}
            open={[]}
          />
        ),
        caption: 'All closed behind vague titles: people have to open each one to search.',
      },
    },
  ],
  anatomy: {
    example: <LiveAccordion sections={sections} open={['channels']} />,
    parts: [
      {
        name: 'Chevron',
        selector: '[data-accordion-head] > svg',
        description: 'Turns when the section opens.',
      },
      {
        name: 'Title',
        selector: '[data-accordion-head] > span',
        description: 'The heading; the whole line can be pressed.',
      },
      {
        name: 'Count',
        selector: '[data-accordion-head] > :last-child',
        description: 'A number or a few words, read with the title. Optional.',
      },
      {
        name: 'Content',
        selector: '[role="region"]',
        description: 'Mounted as `mounting` says; hidden content can keep its state.',
      },
      {
        name: 'Sides',
        description:
          '`leading` and `trailing`, such as a handle or buttons; not part of the heading. Optional.',
      },
    ],
  },
  keyboard: [
    { keys: ['Enter', 'Space'], action: 'Opens or closes the section.' },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      action: 'Moves to the next or previous heading and wraps around.',
    },
    { keys: ['Home', 'End'], action: 'Moves to the first or last heading.' },
    {
      keys: ['Tab'],
      action: 'Moves to the next control: what stands beside the heading, or is open under it.',
    },
  ],
  accessibility: [
    'Each heading is a heading of `headingLevel` with a button in it that has `aria-expanded`.',
    'Up to six sections are landmarks named by their heading; with more, they are groups, because so many landmarks would be noise.',
    'A disabled section keeps its tab stop and has `aria-disabled`.',
    'Left to the product: the right `headingLevel` for the outline of the page.',
  ],
  content: [
    'Titles are nouns that tell the content: “Notifications”, not “More settings”.',
    'Put the word that differs first: closed titles are scanned.',
  ],
  related: ['Tabs', 'Stepper', 'TreeTable', 'SortableGroups'],
}
