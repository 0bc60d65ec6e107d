import { CalendarDays, FileText, Users } from 'lucide-react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { SideNavigation } from './SideNavigation'

const stay = () => {
  // The links of this page lead nowhere.
}

const places = [
  { href: '#calendar', label: 'Calendar', icon: CalendarDays, isCurrent: true },
  { href: '#documents', label: 'Documents', icon: FileText, count: 3 },
  { href: '#team', label: 'Team', icon: Users },
]

export const docs: ComponentDocs = {
  purpose: 'Leads between the main areas of a product.',
  whenToUse: [
    'A product or its settings have three to about twelve areas, and people move between them all day.',
    'A page over the whole window has sections of its own: it is the `navigation` of a [FullScreenPage].',
  ],
  whenNotToUse: [
    { when: 'Views of one thing are switched', use: 'Tabs' },
    { when: 'Entries are actions', use: 'Menu' },
    { when: 'The entries are steps in an order', use: 'Stepper' },
    { when: 'People pick one of hundreds', use: 'QuickPick' },
  ],
  guidance: [
    {
      do: {
        example: (
          <SideNavigation
            label="Plan"
            onGo={stay}
            sections={[{ id: 'plan', label: 'Plan', places }]}
            style={{ width: 220 }}
          />
        ),
        caption:
          'Mark where people are with `isCurrent`, and show a `count` only for what waits for them.',
      },
      dont: {
        example: (
          <SideNavigation
            label="Plan with counts"
            onGo={stay}
            sections={[
              {
                id: 'plan',
                label: 'Plan',
                places: places.map(({ href, label, icon }) => ({ href, label, icon, count: 128 })),
              },
            ]}
            style={{ width: 220 }}
          />
        ),
        caption: 'A number at every entry is noise, and nobody sees where they are.',
      },
    },
  ],
  anatomy: {
    example: (
      <SideNavigation
        label="Example of a plan"
        onGo={stay}
        sections={[{ id: 'plan', label: 'Plan', places }]}
        footPlaces={[{ href: '#help', label: 'Help' }]}
        style={{ width: 240, height: 220 }}
      />
    ),
    parts: [
      {
        name: 'Caption',
        selector: 'nav > div > :first-child',
        description: 'Of a section. Optional; hidden while collapsed.',
      },
      {
        name: 'Link',
        selector: 'nav a',
        description: 'Icon, label and count. One of them is the current page.',
      },
      {
        name: 'Foot',
        selector: 'nav > :last-child',
        description:
          '`footPlaces` and `footer`, such as a `SideNavigationCard` with the person. Optional.',
      },
    ],
  },
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], action: 'Moves between the links.' },
    { keys: ['Enter'], action: 'Opens the link.' },
    { keys: ['Mod+Enter'], action: 'Opens it in a new tab.' },
  ],
  accessibility: [
    'It is a `nav` named by `label`; the current link has `aria-current="page"`.',
    'Entries are links: `onGo` gets plain clicks only, and the browser keeps new tabs and “copy link”.',
    'With `isCollapsed` icons stay, and labels become tooltips. Every entry needs an icon then.',
    'Left to the product: a [SkipLink] before it.',
  ],
  content: [
    'Nouns of one or two words: “Documents”, not “View documents”. Long labels are cut.',
    'The same word as the title of the page behind it.',
    '`label` tells it from other navigations: “Main”, “Plan settings”.',
  ],
  changes: [
    {
      version: '0.1.0',
      changes: ['First release, with `SideNavigationButton` and `SideNavigationCard`.'],
    },
  ],
  related: ['Tabs', 'FullScreenPage', 'SkipLink', 'Menu'],
}
