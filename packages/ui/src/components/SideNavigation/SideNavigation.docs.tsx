import { CalendarDays, FileText, Users } from 'lucide-react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { SideNavigationProps } from './SideNavigation'

const places = [
  { href: '#calendar', label: 'Calendar', icon: CalendarDays, isCurrent: true },
  { href: '#documents', label: 'Documents', icon: FileText, count: 3 },
  { href: '#team', label: 'Team', icon: Users },
]

export const docs: ComponentDocs<SideNavigationProps> = {
  purpose: 'Leads between the main areas of a product.',
  whenToUse: [
    'A product or its settings have three to about twelve areas, and people move between them all day.',
    'A page over the whole window has sections of its own: it is the `navigation` of a [FullScreenPage].',
  ],
  whenNotToUse: {
    'Views of one thing are switched': 'Tabs',
    'Entries are actions': 'Menu',
    'The entries are steps in an order': 'Stepper',
    'People pick one of hundreds': 'QuickPick',
  },
  exampleProps: { style: { width: 220 } },
  guidance: [
    {
      do: 'Mark where people are with `isCurrent`, and show a `count` only for what waits for them.',
      right: { label: 'Plan', sections: [{ id: 'plan', label: 'Plan', places }] },
      dont: 'A number at every entry is noise, and nobody sees where they are.',
      wrong: {
        label: 'Plan with counts',
        sections: [
          {
            id: 'plan',
            label: 'Plan',
            places: places.map(({ href, label, icon }) => ({ href, label, icon, count: 128 })),
          },
        ],
      },
    },
  ],
  anatomy: {
    example: {
      label: 'Example of a plan',
      sections: [{ id: 'plan', label: 'Plan', places }],
      footPlaces: [{ href: '#help', label: 'Help' }],
    },
    parts: {
      Caption: 'Of a section. Optional; hidden while collapsed.',
      Link: 'Icon, label and count. One of them is the current page.',
      Foot: '`footPlaces` and `footer`, such as a `SideNavigationCard` with the person. Optional.',
    },
    marks: { Caption: 'nav > div > :first-child', Link: 'nav a', Foot: 'nav > :last-child' },
  },
  keyboard: {
    'Tab, Shift+Tab': 'Moves between the links.',
    Enter: 'Opens the link.',
    'Mod+Enter': 'Opens it in a new tab.',
  },
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
  changes: { '0.1.0': ['First release, with `SideNavigationButton` and `SideNavigationCard`.'] },
  related: ['Tabs', 'FullScreenPage', 'SkipLink', 'Menu'],
}
