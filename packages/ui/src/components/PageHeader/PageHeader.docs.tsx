import { ChevronLeft, ChevronRight } from 'lucide-react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import { IconButton } from '../IconButton'
import type { PageHeaderProps } from './PageHeader'

const months = (
  <>
    <IconButton icon={ChevronLeft} label="Previous month" size="small" />
    <IconButton icon={ChevronRight} label="Next month" size="small" />
  </>
)

export const docs: ComponentDocs<PageHeaderProps> = {
  purpose: 'Says what a page shows, with its navigation and actions.',
  whenToUse: [
    'Once above each view, with the first heading of the page.',
    'A view is moved through, such as months, or has actions of its own.',
  ],
  whenNotToUse: {
    'The page covers the window': 'FullScreenPage',
    'A part of a page needs a heading': 'A heading of the right level.',
    'There are many tools, in groups': 'Toolbar',
    'Views are switched': 'Tabs',
  },
  exampleProps: { style: { width: '100%' } },
  guidance: [
    {
      do: 'What moves through the view stands at its title; what changes it at the end, the primary button last.',
      right: {
        title: 'November 2026',
        navigation: months,
        actions: (
          <>
            <Button>Export</Button>
            <Button variant="primary">Add Tactic</Button>
          </>
        ),
      },
      dont: 'Two primary buttons compete, and the arrows are far from what they move.',
      wrong: {
        title: 'Calendar for November 2026',
        actions: (
          <>
            <Button variant="primary">Add Tactic</Button>
            <Button variant="primary">Export</Button>
            {months}
          </>
        ),
      },
    },
  ],
  anatomy: {
    example: {
      title: 'November 2026',
      subtitle: 'National plan',
      navigation: months,
      actions: <Button variant="primary">Add Tactic</Button>,
    },
    parts: {
      Title: 'The first heading of the page.',
      Subtitle: 'A few secondary words. Optional.',
      Navigation: 'Back, forward, today. Optional.',
      Actions: 'At the end of the line. Optional.',
    },
    marks: {
      Title: 'h1, [role="heading"]',
      Subtitle: 'header > div > :nth-child(2)',
      Navigation: 'header > div > :nth-child(3)',
      Actions: 'header > div > :last-child',
    },
  },
  keyboard: {
    Tab: 'Goes through its controls, from the start to the end.',
  },
  accessibility: [
    'The title is a heading of level 1: use one header in a page.',
    'In a narrow container it wraps; nothing is hidden.',
    'Left to the product: the title of the document, beginning with the same words.',
    'Left to the product: after going to another page, move the focus to its content or announce the title.',
  ],
  content: [
    'The title is what is looked at: “November 2026”, or the name of the plan.',
    'No verb and no period. Actions bring the verbs.',
  ],
  related: ['FullScreenPage', 'Toolbar', 'Tabs', 'Button'],
}
