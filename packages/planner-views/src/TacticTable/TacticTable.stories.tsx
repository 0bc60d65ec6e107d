import type { Meta, StoryObj } from '@storybook/react-vite'
import { initialColumns, TACTIC_COLUMNS } from '@throughline/domain/tactic-table'
import { NATIONAL_PLAN_ID } from '@throughline/test-support/builders'
import { expect, fn, within } from 'storybook/test'

import { tableCells } from './fixtures/table-cells'
import {
  longItems,
  parkedItems,
  quarterItems,
  tableDetails,
  yearItems,
} from './fixtures/tactic-rows'
import { TacticTableHost } from './fixtures/TacticTableHost'

const meta = {
  title: 'Planner views/Tables and figures/TacticTable',
  component: TacticTableHost,
  parameters: {
    isFullScreen: true,
  },
  args: {
    items: quarterItems,
    heightPixels: 560,
    details: tableDetails,
    mode: 'scheduled',
    currentPlanId: NATIONAL_PLAN_ID,
    columns: initialColumns({ mode: 'scheduled', showsMoney: true, showsPlans: false, fields: [] }),
    sorts: [{ column: 'startDate', direction: 'ascending' }],
    onSortsChange: fn(),
    grouping: 'channel',
    collapsedGroupIds: new Set<string>(),
    onCollapsedGroupsChange: fn(),
    onSelectionChange: fn(),
    cells: tableCells(),
    onChangeItems: fn(),
    hrefOf: ({ id }) => `#/tactic/${id}`,
    onActivateCell: fn(({ event }: { event: { preventDefault: () => void } }) => {
      event.preventDefault()
    }),
    status: 'ready',
    onRetry: fn(),
  },
} satisfies Meta<typeof TacticTableHost>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('rowheader', { name: 'Email 3 tactics' })
    const cells = within(email.closest<HTMLElement>('[role="row"]') ?? email)
    await expect(cells.getByText('6,600')).toBeVisible()
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)
    await expect(names.slice(0, 4)).toEqual([
      'Email 3 tactics',
      'Newsletter: October arrivals',
      'VIP early access',
      'Cart reminder: Cyber Week',
    ])
    await expect(
      canvas.getByRole('rowheader', { name: 'Total 8 tactics on these days' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open VIP early access' })).toHaveAttribute(
      'href',
      '#/tactic/2',
    )
  },
}

export const OverBudget: Story = {
  args: { columns: ['title', 'estimate', 'actual', 'variance'] },
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('rowheader', { name: 'Email 3 tactics' })
    const cells = within(email.closest<HTMLElement>('[role="row"]') ?? email)
    await expect(cells.getByText('340')).toBeVisible()
    await expect(canvas.getByText('−5,400')).toHaveAttribute('data-negative')
  },
}

/** In a small window, from right to left. */
export const SmallWindowFromRightToLeft: Story = {
  args: { widthPixels: 820, heightPixels: 480 },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}

export const AllColumns: Story = {
  args: { columns: TACTIC_COLUMNS, frozenColumns: new Set(['title', 'channel']), grouping: 'none' },
}

export const ByTags: Story = { args: { grouping: 'tag-target-segment' } }

export const GroupsByMonthAndParks: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, mount, step }) => {
    await step('By month', async () => {
      await mount(<TacticTableHost {...args} grouping="month" />)
      await expect(
        await canvas.findByRole('rowheader', { name: 'October 2026 2 tactics' }),
      ).toBeVisible()
    })
    await step('Parking lot', async () => {
      await mount(
        <TacticTableHost
          {...args}
          items={parkedItems}
          mode="parking-lot"
          columns={initialColumns({
            mode: 'parking-lot',
            showsMoney: true,
            showsPlans: false,
            fields: [],
          })}
          sorts={[{ column: 'title', direction: 'ascending' }]}
        />,
      )
      await canvas.findByRole('rowheader', { name: 'Email 3 tactics' })
      await expect(canvas.queryByRole('columnheader', { name: 'Start' })).toBeNull()
    })
  },
}

export const ReadOnly: Story = {
  args: {
    cells: null,
    readOnlyReason: 'Viewers do not have the ability to add to or edit the Plan.',
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('treegrid', { name: 'Tactics' })
    await expect(table).toHaveAttribute('aria-readonly', 'true')
    await expect(table).toHaveAccessibleDescription(/Viewers do not/)
  },
}

export const Loading: Story = { args: { items: [], status: 'loading' } }

export const Failed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, mount, step, userEvent }) => {
    await step('Failed', async () => {
      await mount(<TacticTableHost {...args} items={[]} status="error" />)
      await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
      await expect(args.onRetry).toHaveBeenCalledOnce()
    })
    await step('Nothing passes the filters', async () => {
      const onClearFilters = fn()
      await mount(<TacticTableHost {...args} items={[]} onClearFilters={onClearFilters} />)
      await userEvent.click(await canvas.findByRole('button', { name: 'Clear Filters' }))
      await expect(onClearFilters).toHaveBeenCalledOnce()
    })
  },
}

export const Empty: Story = { args: { items: [], onAddTactic: fn() } }

export const LongText: Story = { args: { items: longItems } }

export const TenThousandItems: Story = {
  tags: ['stress'],
  args: { items: yearItems(10_000), heightPixels: 700 },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: 'Total 10,000 tactics on these days' })
    // The table shows an amount without enough room as ###.
    await expect(canvas.getByRole('treegrid').querySelector('[data-cut]')).toBeNull()
  },
}
