import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { MonthPreview } from './MonthPreview'

const meta = {
  title: 'Components/Data/MonthPreview',
  component: MonthPreview,
  args: {
    month: '2026-11-01',
    markedDates: ['2026-11-18', '2026-11-25'],
    markedLabel: 'repeats',
    today: '2026-11-18',
  },
} satisfies Meta<typeof MonthPreview>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WeeksFromMonday: Story = { args: { weekStartDay: 'monday' } }

export const NothingMarked: Story = { args: { markedDates: [] } }

export const SixWeeks: Story = {
  args: { month: '2026-08-01', markedDates: ['2026-08-01', '2026-08-31'] },
}

export const OtherLanguage: Story = { args: { locale: 'de-DE', weekStartDay: 'monday' } }

export const RightToLeft: Story = {
  args: { locale: 'ar-EG' },
  globals: { direction: 'rtl' },
}

export const SaysWhichDaysAreMarked: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'November 2026' })
    const inTable = within(table)
    await expect(inTable.getAllByRole('columnheader')).toHaveLength(7)
    await expect(inTable.getByRole('columnheader', { name: 'Wednesday' })).toBeVisible()
    await expect(inTable.getByRole('cell', { name: /^25\s+repeats$/u })).toBeVisible()
    await expect(inTable.getByText('18')).toHaveAttribute('aria-current', 'date')
    await expect(inTable.queryByRole('cell', { name: /^26\s+repeats$/u })).toBeNull()
  },
}
