import type { WeekStartDay } from '@throughline/domain/calendar-dates'
import type { FlowColouring, FlowGrouping, FlowZoom } from '@throughline/domain/flow'
import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { WideExample } from '../calendar-parts/fixtures/WideExample'
import { FlowBar } from './FlowBar'
import type { FlowBarProps } from './FlowBar.types'

const figures: FlowBarProps['figures'] = {
  budget: { total: 480_000, actual: 312_650, startDate: '2026-01-01', endDate: '2026-12-31' },
  expenses: 117_050,
  range: { start: '2026-10-01', end: '2026-12-31' },
}

/** A bar with working choices. */
function Example({
  minWidthPixels = 720,
  ...props
}: Pick<FlowBarProps, 'figures' | 'onHideOtherPlans' | 'note'> & { minWidthPixels?: number }) {
  const [zoom, setZoom] = useState<FlowZoom>('month')
  const [grouping, setGrouping] = useState<FlowGrouping>('channel')
  const [colouring, setColouring] = useState<FlowColouring>('channel')
  const [weekStartDay, setWeekStartDay] = useState<WeekStartDay>('sunday')
  return (
    <WideExample minWidthPixels={minWidthPixels}>
      <FlowBar
        {...props}
        zoom={zoom}
        onZoomChange={(change) => {
          setZoom(change.zoom)
        }}
        grouping={grouping}
        onGroupingChange={(change) => {
          setGrouping(change.grouping)
        }}
        colouring={colouring}
        onColouringChange={(change) => {
          setColouring(change.colouring)
        }}
        weekStartDay={weekStartDay}
        onWeekStartChange={(change) => {
          setWeekStartDay(change.weekStartDay)
        }}
      />
    </WideExample>
  )
}

/** The notice about other plans, which goes when they are hidden. */
function HiddenFigures() {
  const [areHidden, setHidden] = useState(true)
  return (
    <Example
      figures={areHidden ? null : figures}
      {...(areHidden
        ? {
            onHideOtherPlans: () => {
              setHidden(false)
            },
          }
        : null)}
    />
  )
}

export const docs: ComponentDocs = {
  purpose: 'Says what a plan costs, and how its timeline is drawn.',
  whenToUse: ['It stands between the header of a plan and its [FlowCalendar].'],
  whenNotToUse: [
    { when: 'A table of tactics is below it', use: 'TableBar' },
    { when: 'Dates, views and filters are chosen', use: 'CalendarHeader' },
    { when: 'The figures need tiles of their own', use: 'BudgetTotals' },
    { when: 'The controls are for something else', use: 'Toolbar' },
  ],
  guidance: [
    {
      do: {
        example: <HiddenFigures />,
        caption:
          'When money is hidden because other plans are shown, give `onHideOtherPlans`: it says so and offers the way back.',
      },
      dont: {
        example: <Example figures={null} />,
        caption: 'Without it the figures are gone, and nothing says why.',
      },
    },
  ],
  anatomy: {
    example: <Example figures={figures} note="Not in flow: Signage" minWidthPixels={900} />,
    parts: [
      {
        name: 'Figures',
        selector: 'dl',
        description: 'Budget, actual and remaining, each with the days that it is about.',
      },
      {
        name: 'Meter',
        selector: '[role="meter"]',
        description: 'What was spent of the budget.',
      },
      {
        name: 'Expenses',
        selector: 'dl:last-of-type',
        description: 'What was spent on the days on show.',
      },
      {
        name: 'Note',
        selector: '[title="Not in flow: Signage"]',
        description: 'What else there is to know, with `note`. It is cut when the bar is narrow.',
      },
      {
        name: 'Controls',
        selector: '[aria-label="Timeline"]',
        description:
          'Zoom, grouping, colors and the first day of the week. Where the bar is narrow, they become two menus.',
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves through the controls.' },
    { keys: ['ArrowRight', 'ArrowLeft'], action: 'In the zoom: chooses another one.' },
    { keys: ['Enter', 'Space', 'ArrowDown'], action: 'Opens the menu of a button.' },
    { keys: ['Escape'], action: 'Closes the menu.' },
  ],
  accessibility: [
    'The figures are a group of terms and values. The meter is named “Spent” and says “$312,650 of $480,000”.',
    'The controls are a group named “Timeline”. A menu says what is chosen: “Zoom: Month”.',
    'A negative balance has a minus sign, not only a color.',
    'A week start that is locked stays in the menu and says who can change it.',
    'What could not be read is an alert with “Try again”, with `onRetryBudget`.',
    'Left to the product: show no money to those who may not see it. `figures={null}` says nothing about it.',
  ],
  content: [
    'Amounts are whole dollars. Each says the days that it is about.',
    'A `note` is a short statement: “Not in flow: Signage, Trade shows”.',
  ],
  related: ['FlowCalendar', 'BudgetTotals', 'CalendarHeader', 'TableBar', 'Meter'],
}
