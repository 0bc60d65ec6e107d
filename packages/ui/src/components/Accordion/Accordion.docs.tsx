import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { AccordionProps } from './Accordion'

const vague = ['General', 'Other', 'More'].map((title) => ({ id: title, title }))

export const docs: ComponentDocs<AccordionProps> = {
  purpose: 'Opens and closes sections of a long content.',
  whenToUse: [
    'The content is long, and each person needs a few sections of it: filters, settings, questions.',
    'Several sections may be read together or compared.',
  ],
  whenNotToUse: {
    'One of several views is looked at, at a time': 'Tabs',
    'Sections have an order that is followed': 'Stepper',
    'Rows hold rows, with columns': 'TreeTable',
    'Everybody needs all of it': 'Headings. Content that has to be opened is read less.',
  },
  exampleProps: { style: { width: '100%' } },
  guidance: [
    {
      do: 'Open what most people need first, and say in `count` what the closed ones hold.',
      right: {},
      dont: 'All closed behind vague titles: people have to open each one to search.',
      wrong: { sections: vague, openIds: [] },
    },
  ],
  anatomy: {
    example: {},
    parts: {
      Chevron: 'Turns when the section opens.',
      Title: 'The heading; the whole line can be pressed.',
      Count: 'A number or a few words, read with the title. Optional.',
      Content: 'Mounted as `mounting` says; hidden content can keep its state.',
      Sides:
        '`leading` and `trailing`, such as a handle or buttons; not part of the heading. Optional.',
    },
    marks: {
      Chevron: '[data-accordion-head] > svg',
      Title: '[data-accordion-head] > span',
      Count: '[data-accordion-head] > :last-child',
      Content: '[role="region"]',
    },
  },
  keyboard: {
    'Enter, Space': 'Opens or closes the section.',
    'ArrowDown, ArrowUp': 'Moves to the next or previous heading and wraps around.',
    'Home, End': 'Moves to the first or last heading.',
    Tab: 'Moves to the next control: what stands beside the heading, or is open under it.',
  },
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
