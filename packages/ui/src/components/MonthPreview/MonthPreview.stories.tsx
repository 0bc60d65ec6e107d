import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { expect, within } from 'storybook/test'

import { MonthPreview } from './MonthPreview'

const meta = {
  title: 'Components/Data/MonthPreview',
  tags: ['internal'],
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

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'November 2026' }))
    await expect(table.getAllByRole('columnheader')).toHaveLength(7)
    await expect(table.getByRole('columnheader', { name: 'Wednesday' })).toBeVisible()
    await expect(table.getByRole('cell', { name: /^25\s+repeats$/u })).toBeVisible()
    await expect(table.getByText('18')).toHaveAttribute('aria-current', 'date')
    await expect(table.queryByRole('cell', { name: /^26\s+repeats$/u })).toBeNull()
  },
}

export const States: Story = {
  render: sideBySide(
    MonthPreview,
    [
      { name: 'Nothing marked', props: { markedDates: [] } },
      {
        name: 'Six weeks',
        props: { month: '2026-08-01', markedDates: ['2026-08-01', '2026-08-31'] },
      },
      {
        name: 'Other language, weeks from Monday',
        props: { locale: 'de-DE', weekStartDay: 'monday' },
      },
      { name: 'Right to left', dir: 'rtl', props: { locale: 'ar-EG' } },
    ],
    { columnWidth: 220 },
  ),
}
