import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { Meter } from './Meter'

const meta = {
  title: 'Components/Data/Meter',
  component: Meter,
  args: { label: 'Spent', value: 312_650, limit: 480_000, valueText: '$312,650 of $480,000' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Meter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NearTheLimit: Story = { args: { value: 451_000, valueText: '$451,000 of $480,000' } }

export const Over: Story = { args: { value: 600_000, valueText: '$600,000 of $480,000' } }

export const Empty: Story = { args: { value: 0, valueText: '$0 of $480,000' } }

export const Negative: Story = { args: { value: -12_000, valueText: '−$12,000 of $480,000' } }

export const WithoutLimit: Story = { args: { value: 500, limit: 0, valueText: '$500 of $0' } }

export const Bare: Story = { args: { isBare: true, size: 'small' } }

export const LongText: Story = {
  args: { label: 'Spent in all channels of the western stores and their outlets until today' },
}

export const RightToLeft: Story = {
  args: { value: 600_000, valueText: '$600,000 of $480,000' },
  globals: { direction: 'rtl' },
}

export const SaysItInWords: Story = {
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter', { name: 'Spent' })
    await expect(meter).toHaveAttribute('aria-valuetext', '$312,650 of $480,000')
    await expect(meter).toHaveAttribute('aria-valuenow', '65')
  },
}
