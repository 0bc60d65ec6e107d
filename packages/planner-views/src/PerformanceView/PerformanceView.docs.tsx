import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { WideExample } from '../calendar-parts/fixtures/WideExample'
import { categories, dashboardOf } from './fixtures/dashboards'
import { PerformanceView } from './PerformanceView'
import type { PerformanceCategory } from './PerformanceView.types'

const named: readonly PerformanceCategory[] = [
  {
    id: 1,
    name: 'Sales',
    dashboards: [dashboardOf(11, 'Weekly sales by region'), dashboardOf(12, 'Holiday pacing')],
  },
]
const coded: readonly PerformanceCategory[] = [
  {
    id: 1,
    name: 'Sales',
    dashboards: [
      dashboardOf(11, 'wk_sales_reg_v3_final.html'),
      dashboardOf(12, 'hol_pace_2026_new.html'),
    ],
  },
]

/** Dashboards of which one can be chosen. */
function Example({
  categories,
  heightPixels = 320,
}: {
  categories: readonly PerformanceCategory[]
  heightPixels?: number
}) {
  const [selectedId, setSelectedId] = useState<number | null>(null)
  return (
    <WideExample minWidthPixels={640}>
      <div style={{ blockSize: heightPixels }}>
        <PerformanceView
          categories={categories}
          selectedId={selectedId}
          onSelect={({ id }) => {
            setSelectedId(id)
          }}
        />
      </div>
    </WideExample>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Shows the dashboards and reports of a plan by category.',
  whenToUse: [
    'Figures come from other tools, as embedded pages or PDF, and people look at them beside the plan.',
  ],
  whenNotToUse: {
    'Costs of the plan are shown': 'BudgetCharts',
    'A single document of an item is looked at': 'Lightbox',
    'The entries are places of the product': 'SideNavigation',
  },
  guidance: [
    {
      do: 'Name dashboards by the question that they answer.',
      right: <Example categories={named} />,
      dont: 'Names of files have to be opened to be understood, and change with each version.',
      wrong: <Example categories={coded} />,
    },
  ],
  anatomy: {
    example: <Example categories={categories} heightPixels={480} />,
    parts: {
      List: 'The dashboards by category. Categories without an active one are left out.',
      Entry: 'A dashboard. The one on show is marked. PDF has an icon of its own.',
      Name: 'Of the dashboard on show.',
      'Open in a tab': 'The dashboard alone, in a tab of its own.',
      Frame: 'The dashboard itself.',
      Late: 'Says that it has not loaded in time, and offers the tab.',
      Fallback: 'A link below a PDF, for browsers that show none.',
      State: 'In place of everything: that there are none, or that loading failed.',
    },
    marks: {
      List: 'nav',
      Entry: '[aria-current]',
      Name: 'section h2',
      'Open in a tab': 'section header a',
      Frame: 'iframe',
      Late: '[data-part="late"]',
      Fallback: '[data-part="fallback"]',
      State: '[data-part="state"]',
    },
  },
  keyboard: {
    Tab: 'Moves to the entries, to the link, and into the frame.',
    'ArrowDown, ArrowUp': 'Moves to the next or previous entry.',
    'Home, End': 'Moves to the first or last entry.',
    'Enter, Space': 'Shows the dashboard.',
  },
  accessibility: [
    'The list is a navigation landmark named “Dashboards”; the entry on show has `aria-current`.',
    'The frame has the name of its dashboard as its title, and `aria-busy` until it has loaded.',
    'A dashboard that is late is an alert.',
    'HTML runs in a sandbox with an opaque origin: it reaches nothing of the page around it.',
    'Left to the product: whoever answers the address has to give it an opaque origin too, for people who open the tab.',
    'Left to the product: whether the dashboards themselves can be used with a keyboard and a screen reader.',
  ],
  content: [
    'Names say the figure, its division and its period: “Weekly sales by region”.',
    'Categories are one word: “Sales”, “Email”, “Brand”.',
    'An `errorText` is a sentence that says what failed.',
  ],
  related: ['BudgetCharts', 'Lightbox', 'SideNavigation', 'EmptyState', 'LinkButton'],
}
