import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { SavedViewsButton } from '../SavedViews'
import { CalendarHeader } from './CalendarHeader'
import { RangePeriod } from './RangePeriod'
import { LabeledRows } from '../testing/LabeledRows'

const monthArgs = {
  planName: 'National plan',
  periodMode: 'month' as const,
  date: '2026-11-01',
  today: '2026-11-18',
  view: 'month' as const,
  views: [
    { view: 'month' as const, label: 'Month' },
    { view: 'day' as const, label: 'Day' },
  ],
  filters: { activeCount: 3, isOpen: false },
  options: [
    {
      id: 'lanes',
      label: 'Rows',
      items: [
        { id: 'all', label: 'All items', isChecked: true },
        { id: 'fit', label: 'Fit the window', isChecked: false },
      ],
    },
  ],
  onDateChange: fn(),
  onViewChange: fn(),
  onToggleFilters: fn(),
  onSelectOption: fn(),
  onAddTactic: fn(),
}

const meta = {
  title: 'Planner views/Calendars/CalendarHeader',
  component: CalendarHeader<'month' | 'day' | 'flow'>,
  parameters: {
    isFullScreen: true,
  },
  args: monthArgs,
} satisfies Meta<typeof CalendarHeader<'month' | 'day' | 'flow'>>

export default meta
type Story = StoryObj<typeof meta>

const threeViews = [
  { view: 'month', label: 'Month' },
  { view: 'day', label: 'Day' },
  { view: 'flow', label: 'Flow' },
] as const

const LONG_NAME = 'Omnichannel brand and performance plan for all markets of the northern region'

/** In one line, and of a long name about 16 letters, the dates in full, the last button at the end. */
async function holdsAll(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement)
  const header = canvas.getByRole('banner')
  await expect(header).toHaveProperty('offsetHeight', 52)
  const name = canvas.getByRole('heading', { name: LONG_NAME }).getBoundingClientRect()
  await expect(name.width).toBeGreaterThan(120)
  for (const date of canvas.queryAllByRole<HTMLInputElement>('textbox')) {
    await expect(date.scrollWidth).toBeLessThanOrEqual(date.clientWidth)
  }
  const add = canvas.getByRole('button', { name: 'Add Tactic' }).getBoundingClientRect()
  const line = header.getBoundingClientRect()
  await expect(Math.min(line.right - add.right, add.left - line.left)).toBe(16)
  // No element ends outside of the line, not even a hidden text: it would let the page scroll.
  const reaching = [...header.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    return width > 0 && (left < line.left || right > line.right)
  })
  await expect(reaching).toEqual([])
}

export const Default: Story = {}

const pageRange = fn()
const goToToday = fn()
const goToDate = fn()

const rangePeriod = (
  <RangePeriod
    range={{ start: '2026-01-01', end: '2026-12-31' }}
    today="2026-11-18"
    onRangeChange={pageRange}
    onToday={goToToday}
    onGoToDate={goToDate}
  />
)

/** Views of any range of days: a year of a flow, or a quarter of a table. */
export const Range: Story = {
  args: {
    periodMode: 'range',
    period: rangePeriod,
  },
}

const {
  periodMode: _month,
  date: _date,
  today: _today,
  onDateChange: _onDateChange,
  ...withoutPeriod
} = monthArgs

const everything = {
  planName: LONG_NAME,
  views: threeViews,
  filters: { activeCount: 57, isOpen: false },
  savedViews: <SavedViewsButton viewName="Holiday, email and social" />,
}

/** In windows of 1024 and 1440 px, beside the navigation. */
export const HoldsAllInOneLine: Story = {
  ...Range,
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, mount, step }) => {
    await step('A menu of views marks the current one', async () => {
      await mount(
        <div style={{ inlineSize: 824 }}>
          <CalendarHeader {...monthArgs} {...everything} view="day" />
        </div>,
      )
      await userEvent.click(canvas.getByRole('button', { name: 'View: Day' }))
      const views = await screen.findAllByRole('menuitemradio')
      await expect(views.map((view) => view.getAttribute('aria-checked'))).toEqual([
        'false',
        'true',
        'false',
      ])
      await userEvent.keyboard('{Escape}')
    })
    for (const [label, inlineSize, dir, mode] of [
      ['A range in a small window', 824, 'ltr', 'range'],
      ['A range in a large window', 1240, 'ltr', 'range'],
      ['A range from right to left', 824, 'rtl', 'range'],
      ['A month, which is switched with as many views', 824, 'ltr', 'month'],
    ] as const) {
      await step(label, async () => {
        await mount(
          <div dir={dir} style={{ inlineSize }}>
            {mode === 'range' ? (
              <CalendarHeader
                {...withoutPeriod}
                {...everything}
                periodMode="range"
                period={rangePeriod}
              />
            ) : (
              <CalendarHeader {...monthArgs} {...everything} />
            )}
          </div>,
        )
        await holdsAll(canvasElement)
      })
    }
  },
}

export const PagesAndTypesARange: Story = {
  ...Range,
  tags: ['!autodocs'],
  play: async ({ canvas, step }) => {
    await step('The buttons page by the length of the range', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Later dates' }))
      await expect(pageRange).toHaveBeenLastCalledWith({
        range: { start: '2027-01-01', end: '2027-12-31' },
      })
      await userEvent.click(canvas.getByRole('button', { name: 'Earlier dates' }))
      await expect(pageRange).toHaveBeenLastCalledWith({
        range: { start: '2025-01-01', end: '2025-12-31' },
      })
    })
    await step('A start after the end moves the end 30 days on', async () => {
      const first = canvas.getByRole('textbox', { name: 'Shown dates: First day' })
      await userEvent.clear(first)
      await userEvent.type(first, '02/01/27{Tab}')
      await expect(pageRange).toHaveBeenLastCalledWith({
        range: { start: '2027-02-01', end: '2027-03-03' },
      })
    })
    await step('A text that is no day asks for nothing', async () => {
      const last = canvas.getByRole('textbox', { name: 'Shown dates: Last day' })
      pageRange.mockClear()
      await userEvent.clear(last)
      await userEvent.type(last, 'soon{Tab}')
      await expect(pageRange).not.toHaveBeenCalled()
    })
    await step('A ready-made range', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar' }))
      await userEvent.click(await screen.findByRole('button', { name: 'This quarter' }))
      await expect(pageRange).toHaveBeenLastCalledWith({
        range: { start: '2026-10-01', end: '2026-12-31' },
      })
    })
    await step('A date is asked for by keyboard, announced, and the focus comes back', async () => {
      const button = canvas.getByRole('button', { name: 'Go to date' })
      button.focus()
      await userEvent.keyboard('{Enter}')
      const field = await screen.findByRole('textbox', { name: 'Date' })
      await expect(field).toHaveFocus()
      await userEvent.keyboard('soon{Enter}')
      await expect(goToDate).not.toHaveBeenCalled()
      await userEvent.clear(field)
      await userEvent.keyboard('03/05/27{Enter}')
      await expect(goToDate).toHaveBeenCalledOnce()
      await expect(goToDate).toHaveBeenCalledWith({ date: '2027-03-05' })
      await waitFor(() => expect(button).toHaveFocus())
      await expect(canvas.getByText('Timeline at 03/05/27')).toBeInTheDocument()
    })
    await step('Today is the business of the host', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
      await expect(goToToday).toHaveBeenCalledOnce()
    })
  },
}

/** In a window of 1024 px, beside the navigation, which names the plan as well. */
export const Narrow: Story = {
  args: {
    planName: LONG_NAME,
    filters: { activeCount: 57, isOpen: false },
    savedViews: <SavedViewsButton viewName="Holiday, email and social" />,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 824 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, canvasElement, step }) => {
    await holdsAll(canvasElement)
    await step('A menu switches between views', async () => {
      await expect(canvas.queryByRole('radio', { name: 'Day' })).toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: 'View: Month' }))
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Day' }))
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ view: 'day' })
    })
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const PagesAndSwitches: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement, mount, step }) => {
    const canvas = within(canvasElement)
    await step('The count of filters is visible from the first filter on', async () => {
      for (const [activeCount, name] of [
        [0, 'Filters'],
        [1, 'Filters 1 filter in use'],
        [2, 'Filters 2 filters in use'],
      ] as const) {
        await mount(<CalendarHeader {...monthArgs} filters={{ activeCount, isOpen: false }} />)
        const button = within(canvas.getByRole('button', { name }))
        const count = button.getByText(String(activeCount), { exact: true })
        if (activeCount === 0) await expect(count).not.toBeVisible()
        else await expect(count).toBeVisible()
      }
      await mount(<CalendarHeader {...monthArgs} />)
    })
    await step('Paging asks the host for another month', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
      await expect(args.onDateChange).toHaveBeenLastCalledWith({ date: '2026-12-01' })
      await userEvent.click(canvas.getByRole('button', { name: 'November 2026' }))
      await userEvent.click(await screen.findByRole('button', { name: /^Mar/u }))
      await expect(args.onDateChange).toHaveBeenLastCalledWith({ date: '2026-03-01' })
    })
    await step('The switch asks for another view', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Day' }))
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ view: 'day' })
    })
    await step('Filters say how many are in use', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filters 3 filters in use' }))
      await expect(args.onToggleFilters).toHaveBeenCalledOnce()
    })
    await step('The menu of the view tells what was chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'View options' }))
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Fit the window' }))
      await expect(args.onSelectOption).toHaveBeenCalledWith({ id: 'fit' })
    })
    await step('The one primary button adds a tactic', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add Tactic' }))
      await expect(args.onAddTactic).toHaveBeenCalledOnce()
    })
  },
}

export const States: Story = {
  render: () => (
    <LabeledRows
      rows={{
        Day: <CalendarHeader {...monthArgs} periodMode="day" view="day" date="2026-09-23" />,
        'With saved views beside the name of the plan': (
          <CalendarHeader
            {...monthArgs}
            savedViews={<SavedViewsButton viewName="Holiday, email and social" />}
          />
        ),
        'Only what pages': (
          <CalendarHeader
            view="month"
            planName="National plan"
            periodMode="month"
            date="2026-11-01"
            today="2026-11-18"
            onDateChange={fn()}
          />
        ),
        'Long name': <CalendarHeader {...monthArgs} planName={LONG_NAME} />,
        Loading: (
          <CalendarHeader {...monthArgs} planName="" filters={{ activeCount: 0, isOpen: false }} />
        ),
      }}
    />
  ),
}
