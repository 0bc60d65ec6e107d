import type { Meta, StoryObj } from '@storybook/react-vite'

import { Amount } from './Amount'

const figures = new Intl.NumberFormat('en-US')
const format = (value: number) => figures.format(value)

const meta = {
  title: 'Components/Data/Amount',
  component: Amount,
  args: { value: 24_000, format },
  argTypes: { format: { control: false } },
} satisfies Meta<typeof Amount>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const InAColumn: Story = {
  args: { emptyLabel: 'Not spent yet' },
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'end', width: 120 }}>
      {[24_000, -2350, 50, 0, null, -100, 117_050].map((value, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fixed list of amounts
        <Amount key={index} {...args} value={value} isZeroQuiet />
      ))}
    </div>
  ),
}
