import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { WideExample } from '../calendar-parts/fixtures/WideExample'
import { CalendarHeader } from './CalendarHeader'

type View = 'month' | 'day'

const views = [
  { view: 'month', label: 'Month' },
  { view: 'day', label: 'Day' },
] as const

/** A header with working dates, views and filters. */
function Example({ planName, activeCount = 3 }: { planName: string; activeCount?: number }) {
  const [date, setDate] = useState('2026-11-01')
  const [view, setView] = useState<View>('month')
  const [isFilterOpen, setFilterOpen] = useState(false)
  const [isFitting, setFitting] = useState(false)
  return (
    <WideExample minWidthPixels={820}>
      <CalendarHeader<View>
        planName={planName}
        periodMode={view}
        date={date}
        today="2026-11-18"
        onDateChange={(change) => {
          setDate(change.date)
        }}
        views={views}
        view={view}
        onViewChange={(change) => {
          setView(change.view)
        }}
        filters={{ activeCount, isOpen: isFilterOpen }}
        onToggleFilters={() => {
          setFilterOpen(!isFilterOpen)
        }}
        options={[
          {
            id: 'lanes',
            label: 'Rows',
            items: [
              { id: 'all', label: 'All items', isChecked: !isFitting },
              { id: 'fit', label: 'Fit the window', isChecked: isFitting },
            ],
          },
        ]}
        onSelectOption={({ id }) => {
          setFitting(id === 'fit')
        }}
        onAddTactic={() => undefined}
      />
    </WideExample>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Says what a calendar shows, and holds what changes it.',
  whenToUse: [
    'It stands above a month, a day, a flow or a table of a plan, and is the same in all of them.',
    'People page through time, change the view, filter, and add something new.',
  ],
  whenNotToUse: [
    { when: 'The page shows no dates', use: 'PageHeader' },
    { when: 'A period is chosen inside a form or a dialog', use: 'PeriodPicker' },
    { when: 'Zoom, grouping and figures of a flow are set', use: 'FlowBar' },
    { when: 'Grouping and columns of a table are set', use: 'TableBar' },
  ],
  guidance: [
    {
      do: {
        example: <Example planName="" />,
        caption:
          'Leave `planName` empty while it is not known: a placeholder keeps its place, and “Loading plan” is spoken.',
      },
      dont: {
        example: <Example planName="Loading…" />,
        caption: 'A word in its place is the heading of the page: a plan with the name “Loading…”.',
      },
    },
  ],
  anatomy: {
    example: <Example planName="National plan" />,
    parts: [
      {
        name: 'Name of the plan',
        selector: 'h1',
        description:
          'The heading of the page. A long name is cut, and shown whole to a resting pointer.',
      },
      {
        name: 'Period',
        selector: '[data-mode]',
        description:
          'Previous, next, Today, and a calendar. With `periodMode="range"`, a `RangePeriod` of any days. `savedViews` stand before it.',
      },
      {
        name: 'Switch of views',
        selector: '[data-space="narrow"]',
        description:
          'With two views or more: options side by side, or a menu where the line is narrow, as here.',
      },
      {
        name: 'Filters',
        selector: 'button[aria-expanded]:not([aria-haspopup])',
        description: 'Opens the filters and counts those in use. Left out without `filters`.',
      },
      {
        name: 'View options',
        selector: 'button[aria-haspopup="menu"][aria-label="View options"]',
        description: 'A menu of check marks. Left out without `options`.',
      },
      {
        name: 'Add',
        selector: '[data-variant="primary"]',
        description: 'The one primary button. Left out without `onAddTactic`.',
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves through the controls in reading order.' },
    { keys: ['Enter', 'Space'], action: 'Presses the control, or opens its calendar or menu.' },
    { keys: ['ArrowRight', 'ArrowLeft'], action: 'In the switch: chooses another view.' },
    { keys: ['Escape'], action: 'Closes an open calendar or menu.' },
  ],
  accessibility: [
    'It is a `header` with the name of the plan as its heading. The period is a group named “Shown dates”.',
    'The button of the filters has `aria-expanded`, and says how many are in use: “Filters 3 filters in use”.',
    'Where the line is narrow, buttons show their icon alone and keep their names.',
    'Left to the product: what a page of dates brings. The view below announces its own state.',
    'Left to the product: give the focus back to the button of the filters, with `filtersButtonRef`, when they close.',
  ],
  content: [
    'Names of views are one noun each: “Month”, “Day”, “Flow”.',
    'What is not offered is left out, not disabled.',
    'Write actions in title case, as the rest of the product: “Add Tactic”.',
  ],
  related: ['PageHeader', 'PeriodPicker', 'FilterSidebar', 'SavedViewsMenu', 'MonthCalendar'],
}
