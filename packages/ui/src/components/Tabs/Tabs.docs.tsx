import { CalendarDays, FileText } from 'lucide-react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { TabLinks } from './TabLinks'
import type { TabsProps } from './Tabs'

const sections = ['Channels', 'Tags', 'Budget'].map((label) => ({
  id: label.toLowerCase(),
  label,
  href: `#${label.toLowerCase()}`,
}))

export const docs: ComponentDocs<TabsProps> = {
  purpose: 'Shows several views in the same place, one at a time.',
  whenToUse: [
    'A thing has two to about six sides that people look at separately: its calendar, its documents, its team.',
    'The views are equals. The first one is where most people begin.',
    'Each view has its own URL: use `TabLinks` of the same entry point, so that the back button, the middle click and “copy link” work.',
  ],
  whenNotToUse: {
    'Sections are read together or compared': 'Accordion',
    'The same content is shown in another way, such as month or week': 'SegmentedControl',
    'The steps have an order, and later ones depend on earlier ones': 'Stepper',
    'They lead to the main areas of the product': 'SideNavigation',
    'One of many values is chosen in a form': 'Select',
  },
  exampleProps: { style: { width: '100%' } },
  guidance: [
    {
      do: 'Name each view with a noun of one or two words; put numbers in `count`.',
      right: {
        label: 'Details of the plan',
        tabs: [
          { id: 'calendar', label: 'Calendar' },
          { id: 'documents', label: 'Documents', count: 12 },
          { id: 'team', label: 'Team', count: 4 },
        ],
      },
      dont: 'Sentences are cut at 240 pixels, and the tab list begins to scroll.',
      wrong: {
        label: 'Details of the plan, long',
        tabs: [
          { id: 'calendar', label: 'View the calendar of this plan' },
          { id: 'documents', label: 'All 12 documents that belong to it' },
        ],
      },
    },
    {
      do: 'Use `TabLinks` where every view is a page: each is a real link with an address.',
      right: <TabLinks label="Plan settings" currentId="channels" tabs={sections} />,
      dont: 'The same views without URLs: a reload goes back to the first, and none can be sent.',
      wrong: { label: 'Plan settings without addresses', tabs: sections, selectedId: 'channels' },
    },
    {
      do: 'Give every tab an icon, or none of them.',
      right: {
        label: 'Plan views',
        tabs: [
          { id: 'calendar', label: 'Calendar', icon: CalendarDays },
          { id: 'documents', label: 'Documents', icon: FileText },
        ],
      },
      dont: 'A single icon makes one view look more important than its neighbors.',
      wrong: {
        label: 'Plan views, mixed',
        tabs: [
          { id: 'calendar', label: 'Calendar', icon: CalendarDays },
          { id: 'documents', label: 'Documents' },
        ],
      },
    },
  ],
  anatomy: {
    example: {
      label: 'Example with parts',
      selectedId: 'documents',
      tabs: [
        { id: 'documents', label: 'Documents', icon: FileText, count: 12 },
        { id: 'team', label: 'Team' },
      ],
    },
    parts: {
      List: 'All tabs in a row, or in a column with `orientation="vertical"`. When they do not fit, the row scrolls and arrow buttons appear at its ends.',
      Icon: 'Decorative. Optional.',
      Label: 'Cut with an ellipsis beyond 240 pixels in a row; wraps in a column.',
      Count: 'How many things the view holds. Part of the accessible name. Optional.',
      Panel:
        'The chosen view. `mounting` decides whether hidden ones keep their state. `TabLinks` has no panel.',
    },
    marks: {
      List: '[data-part="list"]',
      Icon: '[role="tab"] > svg',
      Label: '[role="tab"] > span',
      Count: '[role="tab"] > :last-child',
      Panel: '[role="tabpanel"]',
    },
  },
  keyboard: {
    Tab: 'Moves to the selected tab, then into its panel.',
    'ArrowRight, ArrowLeft':
      'Selects the next or previous tab and wraps around; mirrored from right to left. With `activation="manual"` only moves the focus.',
    'ArrowDown, ArrowUp': 'Does the same in a column.',
    'Home, End': 'Goes to the first or last tab.',
    'Enter, Space': 'Selects the focused tab.',
  },
  accessibility: [
    'The roles are `tablist`, `tab` and `tabpanel`; each panel is named by its tab, and is a tab stop itself.',
    'A disabled tab has `aria-disabled`: it can be reached and read, but not selected.',
    'The scroll buttons are for the pointer only; with the keyboard the focused tab scrolls into view.',
    '`TabLinks` is a navigation of ordinary links with `aria-current="page"`. There each link is a tab stop and arrow keys do nothing.',
    'Use `activation="manual"` when a panel takes noticeable time to load: otherwise every arrow key starts a request.',
  ],
  content: [
    'Use nouns in sentence case: “Documents”, not “View documents”.',
    'Use `label` to say what the tabs are about: “Details of the plan”.',
    'Why a tab is disabled belongs in the panel or beside the tab list, not in the label.',
  ],
  changes: { '0.1.0': ['First release, with `TabLinks`.'] },
  related: ['Accordion', 'SegmentedControl', 'Stepper', 'SideNavigation'],
}
