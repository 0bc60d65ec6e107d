import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fn, userEvent, within } from 'storybook/test'
import { channels, manyResults, results, resultOf } from './fixtures/results'
import { SearchResults } from './SearchResults'

const meta = {
  title: 'Planner views/Tables and figures/SearchResults',
  component: SearchResults,
  parameters: {
    layout: 'fullscreen',
  },
  args: {
    keyword: 'vip',
    searchedKeyword: 'vip',
    when: 'upcoming',
    totals: { upcoming: 5, past: 12 },
    status: 'ready',
    results,
    currentPlanId: 12,
    channels,
    scope: { planName: 'National plan', hasLead: false, hasNested: true },
    resultHref: ({ id, isInitiative }) => `#/${isInitiative ? 'initiative' : 'tactic'}/${id}`,
    onKeywordChange: fn(),
    onSubmit: fn(),
    onWhenChange: fn(),
    onOpenResult: fn(),
    onRemoveRecent: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <div style={{ blockSize: 600 }}>
      <SearchResults {...args} />
    </div>
  ),
} satisfies Meta<typeof SearchResults>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('What was found says where the keyword is', async () => {
      const marks = [...canvasElement.querySelectorAll('mark')].map(
        ({ textContent }) => textContent,
      )
      await expect(marks).toEqual(['VIP', 'VIP', 'VIP', 'VIP', 'VIP'])
      await expect(
        canvas.getByText('in notes:', { exact: false }).closest('[role="rowheader"]'),
      ).toHaveTextContent('Loyalty points push in notes: “… for the VIP list …”')
    })
    await step('Rows have the columns of the specification', async () => {
      const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
      await expect(heads.slice(0, 6)).toEqual([
        'Start Date',
        'End Date',
        'Channel',
        'Type',
        'Platform',
        'Topic',
      ])
      const row = canvas.getByRole('row', { name: /VIP evening, Denver/u })
      await expect(row).toHaveTextContent(
        /^12\/03\/2612\/03\/26PREventsNo PlatformWRVIP evening, Denver/u,
      )
    })
    await step(
      'The sides of now carry their numbers, and a sentence says where it looked',
      async () => {
        await expect(canvas.getByRole('radio', { name: 'Upcoming 5' })).toBeChecked()
        await expect(canvas.getByRole('radio', { name: 'Past 12' })).not.toBeChecked()
        await expect(
          canvas.getByText(
            'Within a year before and after today, National plan and its nested plans.',
          ),
        ).toBeVisible()
      },
    )
  },
}

/** Titles and names as long as they can be. */
export const LongTextFromRightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" style={{ blockSize: 600 }}>
      <SearchResults {...args} />
    </div>
  ),
  args: {
    results: [
      resultOf({
        title: `VIP ${'and everything around it '.repeat(9)}`,
        channelName: 'A channel with a name that does not fit',
        tacticTypeName: 'A type with a name that does not fit',
        tacticPlatformNames: ['Klaviyo', 'Mailchimp', 'Salesforce Marketing Cloud'],
      }),
    ],
  },
}

const inWidth =
  (inlineSize: number): NonNullable<Story['render']> =>
  (args) => (
    <div style={{ blockSize: 600, inlineSize }}>
      <SearchResults {...args} />
    </div>
  )
const headsOf = (grid: HTMLElement) =>
  within(grid)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)

/** As wide as a window of 1024 pixels leaves it. */
export const SmallWindow: Story = {
  render: inWidth(824),
  play: async ({ canvasElement, step }) => {
    const grid = within(canvasElement).getByRole('grid')
    await step('Every column is there, and none has to be scrolled to', async () => {
      await expect(headsOf(grid)).toEqual([
        'Start Date',
        'End Date',
        'Channel',
        'Type',
        'Platform',
        'Topic',
        'Open',
      ])
      await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth)
    })
    await step('Dates are whole', async () => {
      for (const dates of grid.querySelectorAll('[data-part="dates"]')) {
        const cell = dates.closest('[data-cell]')
        await expect(cell?.scrollWidth).toBeLessThanOrEqual(cell?.clientWidth ?? 0)
      }
    })
  },
}

/** Beside an open item. */
export const Narrow: Story = {
  render: inWidth(700),
  play: async ({ canvasElement, step }) => {
    const grid = within(canvasElement).getByRole('grid')
    await step('Type and platform stand below the topic', async () => {
      await expect(headsOf(grid)).toEqual(['Start Date', 'End Date', 'Channel', 'Topic', 'Open'])
      await expect(within(grid).getByRole('rowheader', { name: /^VIP early/u })).toHaveTextContent(
        'VIP early accessPromotional · Klaviyo',
      )
      await expect(within(grid).getByRole('rowheader', { name: /Denver/u })).toHaveTextContent(
        'WRVIP evening, DenverEvents · No Platform',
      )
    })
    await step('Both lines are inside of their row', async () => {
      const cell = within(grid).getByRole('rowheader', { name: /^VIP early/u })
      await expect(cell.scrollHeight).toBeLessThanOrEqual(cell.clientHeight)
      await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth)
    })
  },
}

/** Beside an open item in a small window. */
export const VeryNarrow: Story = {
  render: inWidth(404),
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    await expect(headsOf(grid)).toEqual(['Start Date', 'Topic', 'Open'])
    await expect(within(grid).getByRole('rowheader', { name: /^Cyber Week/u })).toHaveTextContent(
      'until 11/25/26 · Email · Promotional · Klaviyo',
    )
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth)
  },
}

export const SaysWhyThereIsNothing: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, mount, step }) => {
    await step('Searching', async () => {
      await mount(
        <div style={{ blockSize: 600 }}>
          <SearchResults {...args} status="searching" results={[]} totals={null} />
        </div>,
      )
      await expect(canvas.getByText('Searching tactics...', { selector: 'p' })).toBeVisible()
      await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
    })
    await step('No results', async () => {
      await mount(
        <div style={{ blockSize: 600 }}>
          <SearchResults {...args} results={[]} totals={{ upcoming: 0, past: 0 }} />
        </div>,
      )
      await expect(canvas.getByText('No results.')).toBeVisible()
      await expect(canvas.getByText(/Within a year before and after today/u)).toBeVisible()
      await expect(canvas.queryByRole('button', { name: /Show the/u })).toBeNull()
    })
    await step('No upcoming results', async () => {
      clearAllMocks()
      await mount(
        <div style={{ blockSize: 600 }}>
          <SearchResults {...args} results={[]} totals={{ upcoming: 0, past: 12 }} />
        </div>,
      )
      await expect(canvas.getByText('No results.')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Show the 12 past ones' }))
      await expect(args.onWhenChange).toHaveBeenCalledWith({ when: 'past' })
    })
    await step('No keyword', async () => {
      await mount(
        <div style={{ blockSize: 600 }}>
          <SearchResults
            {...args}
            keyword=""
            searchedKeyword=""
            status="idle"
            results={[]}
            totals={null}
          />
        </div>,
      )
      await expect(canvas.getByText('Please enter a keyword')).toBeVisible()
      await expect(canvas.queryByRole('grid')).toBeNull()
      await expect(canvas.getByRole('radio', { name: 'Upcoming' })).toBeChecked()
    })
    await step('Failed', async () => {
      clearAllMocks()
      await mount(
        <div style={{ blockSize: 600 }}>
          <SearchResults
            {...args}
            status="error"
            results={[]}
            totals={null}
            errorText="The server could not be reached. Check your connection."
          />
        </div>,
      )
      await expect(canvas.getByRole('alert')).toHaveTextContent(/could not be reached/u)
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(args.onRetry).toHaveBeenCalledOnce()
    })
  },
}

export const RecentSearches: Story = {
  args: {
    keyword: '',
    searchedKeyword: '',
    status: 'idle',
    results: [],
    totals: null,
    recentKeywords: ['vip', 'gift guide', 'black friday'],
  },
}

export const ManyResults: Story = {
  args: {
    results: manyResults,
    totals: { upcoming: manyResults.length, past: 12 },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '20001')
    // Only the rows near the viewport are drawn.
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80)
    await expect(canvas.getByRole('radio', { name: 'Upcoming 20,000' })).toBeChecked()
  },
}
