import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { expect, within } from 'storybook/test'

import { Avatar } from '../Avatar'
import { LinkButton } from '../LinkButton'
import { Table, type TableColumn } from './Table'

interface PlanRow {
  id: number
  name: string
  abbreviation: string
  type: string
  role: string
  tactics: string
  isNested: boolean
}

const plans: readonly PlanRow[] = [
  ['National plan', 'NP', 'Lead', 'Admin', '1,204', false],
  ['West region', 'WR', 'Nested', 'Admin', '486', true],
  ['East region', 'ER', 'Nested', 'Contributor', '512', true],
  ['Store launch Denver', 'SL', 'Individual', 'Viewer', '148', false],
].map(([name, abbreviation, type, role, tactics, isNested], index) => ({
  id: index + 1,
  name: String(name),
  abbreviation: String(abbreviation),
  type: String(type),
  role: String(role),
  tactics: String(tactics),
  isNested: isNested === true,
}))

const columns: readonly TableColumn<PlanRow>[] = [
  {
    id: 'plan',
    header: 'Plan',
    isRowHeader: true,
    renderCell: (plan) => (
      <span
        style={{
          display: 'flex',
          alignItems: 'center',
          gap: 12,
          paddingInlineStart: plan.isNested ? 28 : 0,
        }}
      >
        <Avatar
          initials={plan.abbreviation}
          shape="square"
          tone={plan.isNested ? 'quiet' : 'strong'}
          size={26}
        />
        {plan.name}
      </span>
    ),
  },
  { id: 'type', header: 'Type', width: '104px', renderCell: (plan) => plan.type },
  { id: 'role', header: 'Your role', width: '120px', renderCell: (plan) => plan.role },
  {
    id: 'tactics',
    header: 'Tactics',
    width: '88px',
    align: 'end',
    renderCell: (plan) => plan.tactics,
  },
  {
    id: 'launch',
    header: 'Launch',
    isHeaderHidden: true,
    width: '140px',
    align: 'end',
    renderCell: (plan) => (
      <LinkButton href={`#plan-${plan.id}`} aria-label={`Launch Plan ${plan.name}`}>
        Launch Plan
      </LinkButton>
    ),
  },
]

function PlansTable(props: {
  caption?: string
  rows: readonly PlanRow[]
  loadingRowCount?: number
  rowHeight?: number
}) {
  return <Table caption="Plans" columns={columns} getRowId={(plan) => plan.id} {...props} />
}

const meta = {
  title: 'Components/Data/Table',
  component: PlansTable,
  args: { rows: plans, rowHeight: 52 },
  argTypes: { rows: { control: false } },
} satisfies Meta<typeof PlansTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, step }) => {
    await step('Its rows have names', async () => {
      await expect(canvas.getAllByRole('columnheader')).toHaveLength(5)
      await expect(canvas.getByRole('rowheader', { name: 'West region' })).toBeVisible()
    })
  },
}

export const States: Story = {
  tags: ['picture'],
  render: sideBySide(
    PlansTable,
    [
      { name: 'Loading', props: { caption: 'Loading plans', rows: [], loadingRowCount: 2 } },
      {
        name: 'Long text',
        props: {
          rows: plans.slice(0, 2).map((plan) =>
            Object.assign({}, plan, {
              name: `${plan.name} with the winter clearance of the outlet stores in the Northwest of the country`,
            }),
          ),
        },
      },
      { name: 'Right to left', dir: 'rtl', props: { rows: plans.slice(0, 2) } },
    ],
    { columnWidth: 720 },
  ),
  play: async ({ canvas, step }) => {
    await step('It says that it loads, and has a row for each to come', async () => {
      const table = canvas.getByRole('table', { name: 'Loading plans' })
      await expect(table).toHaveAttribute('aria-busy', 'true')
      await expect(within(table).getAllByRole('row')).toHaveLength(3)
    })
  },
}

export const Comfortable: Story = {
  render: ({ rows }) => <PlansTable rows={rows} />,
  globals: { density: 'comfortable' },
}
