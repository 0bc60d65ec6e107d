import type { Meta, StoryObj } from '@storybook/react-vite'
import { reorderedTexts } from '@throughline/test-support/dom'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { expect } from 'storybook/test'

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

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Spent' })
    await expect(meter).toHaveAttribute('aria-valuetext', '$312,650 of $480,000')
    await expect(meter).toHaveAttribute('aria-valuenow', '65')
  },
}

export const States: Story = {
  render: sideBySide(Meter, [
    { name: 'Near the limit', props: { value: 451_000, valueText: '$451,000 of $480,000' } },
    { name: 'Over the limit', props: { value: 600_000, valueText: '$600,000 of $480,000' } },
    { name: 'Empty', props: { value: 0, valueText: '$0 of $480,000' } },
    { name: 'Negative', props: { value: -12_000, valueText: '−$12,000 of $480,000' } },
    { name: 'Without a limit', props: { value: 500, limit: 0, valueText: '$500 of $0' } },
    { name: 'Bare and small', props: { isBare: true, size: 'small' } },
    {
      name: 'Long text',
      props: { label: 'Spent in all channels of the western stores and their outlets until today' },
    },
    {
      name: 'Right to left',
      dir: 'rtl',
      props: { value: 600_000, valueText: '$600,000 of $480,000' },
    },
  ]),
  play: async ({ canvasElement }) => {
    await expect(reorderedTexts(canvasElement)).toEqual([])
  },
}
