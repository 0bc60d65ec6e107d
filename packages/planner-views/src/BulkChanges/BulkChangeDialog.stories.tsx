import type { Meta, StoryObj } from '@storybook/react-vite'

import { bulkArgs } from './fixtures/bulk-args'
import { BulkChangeHost } from './fixtures/BulkChangeHost'
import { manyRefused, readySummary } from './fixtures/bulk-plan'

const meta = {
  title: 'Planner views/Editing/BulkChangeDialog',
  component: BulkChangeHost,
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
    },
  },
  args: bulkArgs,
} satisfies Meta<typeof BulkChangeHost>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { initiativeTitle: 'Black Friday Promotion' } }

export const ChooseDays: Story = { args: { change: null } }

export const ChooseType: Story = { args: { kind: 'type', change: null } }

export const ChooseTags: Story = { args: { kind: 'tags', change: null } }

export const NothingCanChange: Story = {
  args: { summary: { ...readySummary, changedTactics: 0, changedInitiatives: 0, notices: [] } },
}

export const ManyStay: Story = {
  args: { itemCount: 150, summary: { ...readySummary, refused: manyRefused } },
}

export const Applied: Story = {
  args: { outcome: { status: 'applied', message: '10 tactics moved.' } },
}

export const Deleting: Story = {
  args: {
    kind: 'delete',
    change: { kind: 'delete' },
    summary: { ...readySummary, notices: [] },
  },
}
