import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { CalendarHeaderProps } from './CalendarHeader'

export const docs: ComponentDocs<CalendarHeaderProps<'month' | 'day'>> = {
  purpose: 'Says what a calendar shows, and holds what changes it.',
  whenToUse: [
    'It stands above a month, a day, a flow or a table of a plan, and is the same in all of them.',
    'People page through time, change the view, filter, and add something new.',
  ],
  whenNotToUse: {
    'The page shows no dates': 'PageHeader',
    'A period is chosen inside a form or a dialog': 'PeriodPicker',
    'Zoom, grouping and figures of a flow are set': 'FlowBar',
    'Grouping and columns of a table are set': 'TableBar',
  },
  guidance: [
    {
      do: 'Leave `planName` empty while it is not known: a placeholder keeps its place, and “Loading plan” is spoken.',
      right: { planName: '' },
      dont: 'A word in its place is the heading of the page: a plan with the name “Loading…”.',
      wrong: { planName: 'Loading…' },
    },
  ],
  anatomy: {
    example: {},
    parts: {
      'Name of the plan':
        'The heading of the page. A long name is cut, and shown whole to a resting pointer.',
      Period:
        'Previous, next, Today, and a calendar. With `periodMode="range"`, a `RangePeriod` of any days. `savedViews` stand before it.',
      'Switch of views':
        'With two views or more: options side by side, or a menu where the line is narrow, as here.',
      Filters: 'Opens the filters and counts those in use. Left out without `filters`.',
      'View options': 'A menu of check marks. Left out without `options`.',
      Add: 'The one primary button. Left out without `onAddTactic`.',
    },
    marks: {
      'Name of the plan': 'h1',
      Period: '[data-mode]',
      'Switch of views': '[data-space="narrow"]',
      Filters: 'button[aria-expanded]:not([aria-haspopup])',
      'View options': 'button[aria-haspopup="menu"][aria-label="View options"]',
      Add: '[data-variant="primary"]',
    },
  },
  keyboard: {
    Tab: 'Moves through the controls in reading order.',
    'Enter, Space': 'Presses the control, or opens its calendar or menu.',
    'ArrowRight, ArrowLeft': 'In the switch: chooses another view.',
    Escape: 'Closes an open calendar or menu.',
  },
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
