import { CalendarDays, FileText } from 'lucide-react'
import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { TabLinks } from './TabLinks'
import { Tabs, type Tab } from './Tabs'

/** Tabs that can be pressed. */
function LiveTabs({
  label,
  tabs,
  orientation,
}: {
  label: string
  tabs: readonly Tab[]
  orientation?: 'horizontal' | 'vertical'
}) {
  const [selectedId, setSelectedId] = useState(tabs[0]?.id ?? '')
  const selected = tabs.find(({ id }) => id === selectedId)
  return (
    <Tabs
      label={label}
      tabs={tabs}
      selectedId={selectedId}
      onSelect={({ id }) => {
        setSelectedId(id)
      }}
      renderPanel={() => `Panel of “${selected?.label ?? ''}”.`}
      style={{ width: '100%', minWidth: 0 }}
      {...(orientation === undefined ? null : { orientation })}
    />
  )
}

const sections = ['Channels', 'Tags', 'Budget'].map((label) => ({
  id: label.toLowerCase(),
  label,
  href: `#${label.toLowerCase()}`,
}))

export const docs: ComponentDocs = {
  purpose: 'Shows several views in the same place, one at a time.',
  whenToUse: [
    'A thing has two to about six sides that people look at separately: its calendar, its documents, its team.',
    'The views are equals. The first one is where most people begin.',
    'Each view has its own URL: use `TabLinks` of the same entry point, so that the back button, the middle click and “copy link” work.',
  ],
  whenNotToUse: [
    { when: 'Sections are read together or compared', use: 'Accordion' },
    {
      when: 'The same content is shown in another way, such as month or week',
      use: 'SegmentedControl',
    },
    { when: 'The steps have an order, and later ones depend on earlier ones', use: 'Stepper' },
    { when: 'They lead to the main areas of the product', use: 'SideNavigation' },
    { when: 'One of many values is chosen in a form', use: 'Select' },
  ],
  guidance: [
    {
      do: {
        example: (
          <LiveTabs
            label="Details of the plan"
            tabs={[
              { id: 'calendar', label: 'Calendar' },
              { id: 'documents', label: 'Documents', count: 12 },
              { id: 'team', label: 'Team', count: 4 },
            ]}
          />
        ),
        caption: 'Name each view with a noun of one or two words; put numbers in `count`.',
      },
      dont: {
        example: (
          <LiveTabs
            label="Details of the plan, long"
            tabs={[
              { id: 'calendar', label: 'View the calendar of this plan' },
              { id: 'documents', label: 'All 12 documents that belong to it' },
            ]}
          />
        ),
        caption: 'Sentences are cut at 240 pixels, and the strip begins to scroll.',
      },
    },
    {
      do: {
        example: <TabLinks label="Plan settings" currentId="channels" tabs={sections} />,
        caption: 'Use `TabLinks` where every view is a page: each is a real link with an address.',
      },
      dont: {
        example: <LiveTabs label="Plan settings without addresses" tabs={sections} />,
        caption:
          'The same views without URLs: a reload goes back to the first, and none can be sent.',
      },
    },
    {
      do: {
        example: (
          <LiveTabs
            label="Plan views"
            tabs={[
              { id: 'calendar', label: 'Calendar', icon: CalendarDays },
              { id: 'documents', label: 'Documents', icon: FileText },
            ]}
          />
        ),
        caption: 'Give every tab an icon, or none of them.',
      },
      dont: {
        example: (
          <LiveTabs
            label="Plan views, mixed"
            tabs={[
              { id: 'calendar', label: 'Calendar', icon: CalendarDays },
              { id: 'documents', label: 'Documents' },
            ]}
          />
        ),
        caption: 'A single icon makes one view look more important than its neighbors.',
      },
    },
  ],
  anatomy: {
    example: (
      <LiveTabs
        label="Example with parts"
        tabs={[
          { id: 'documents', label: 'Documents', icon: FileText, count: 12 },
          { id: 'team', label: 'Team' },
        ]}
      />
    ),
    parts: [
      {
        name: 'List',
        part: 'list',
        description:
          'All tabs in a row, or in a column with `orientation="vertical"`. When they do not fit, the row scrolls and arrow buttons appear at its ends.',
      },
      { name: 'Icon', selector: '[role="tab"] > svg', description: 'Decorative. Optional.' },
      {
        name: 'Label',
        selector: '[role="tab"] > span',
        description: 'Cut with an ellipsis beyond 240 pixels in a row; wraps in a column.',
      },
      {
        name: 'Count',
        selector: '[role="tab"] > :last-child',
        description: 'How many things the view holds. Part of the accessible name. Optional.',
      },
      {
        name: 'Panel',
        selector: '[role="tabpanel"]',
        description:
          'The chosen view. `mounting` decides whether hidden ones keep their state. `TabLinks` has no panel.',
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the selected tab, then into its panel.' },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      action:
        'Selects the next or previous tab and wraps around; mirrored from right to left. With `activation="manual"` only moves the focus.',
    },
    { keys: ['ArrowDown', 'ArrowUp'], action: 'Does the same in a column.' },
    { keys: ['Home', 'End'], action: 'Goes to the first or last tab.' },
    { keys: ['Enter', 'Space'], action: 'Selects the focused tab.' },
  ],
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
    'Why a tab is disabled belongs in the panel or beside the strip, not in the label.',
  ],
  changes: [{ version: '0.1.0', changes: ['First release, with `TabLinks`.'] }],
  related: ['Accordion', 'SegmentedControl', 'Stepper', 'SideNavigation'],
}
