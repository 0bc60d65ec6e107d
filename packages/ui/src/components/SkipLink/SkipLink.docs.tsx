import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { SkipLink } from './SkipLink'

const box = { position: 'relative', width: 260, minHeight: 64 } as const

export const docs: ComponentDocs = {
  purpose: 'Leads keyboard users past the navigation to the content.',
  whenToUse: ['Once in every page that has a navigation or a toolbar before its content.'],
  whenNotToUse: {
    'It should always be visible': 'Link',
    'People move between the areas of the product': 'SideNavigation',
    'Views of one thing are switched': 'Tabs',
  },
  guidance: [
    {
      do: 'Name where it leads, and give that element `tabIndex={-1}`.',
      right: (
        <div style={box}>
          <SkipLink href="#skip-content-good">Skip to the calendar</SkipLink>
          <div id="skip-content-good" tabIndex={-1}>
            Press Tab to see the link.
          </div>
        </div>
      ),
      dont: '“Skip” does not say what is skipped, or where one arrives.',
      wrong: (
        <div style={box}>
          <SkipLink href="#skip-content-poor">Skip</SkipLink>
          <div id="skip-content-poor" tabIndex={-1}>
            Press Tab to see the link.
          </div>
        </div>
      ),
    },
  ],
  anatomy: {
    parts: {
      Link: 'Visible only while it has the focus, in the top corner at the start of the page.',
      Target:
        'The element with the id of `href`; it needs `tabIndex={-1}`, so that the focus moves too.',
    },
  },
  keyboard: {
    Tab: 'At the start of the page: shows it.',
    Enter: 'Moves the focus and the page to the content.',
  },
  accessibility: [
    'It is a native link, hidden by position and not from screen readers.',
    'Left to the product: put it first in the page, before everything that takes the focus.',
    'Left to the product: one is enough. A second one only for a long toolbar within the content.',
  ],
  content: ['“Skip to content”, or better the name of the content: “Skip to the calendar”.'],
  related: ['SideNavigation', 'Link', 'VisuallyHidden'],
}
