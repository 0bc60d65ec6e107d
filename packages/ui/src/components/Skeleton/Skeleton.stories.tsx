import type { Meta, StoryObj } from '@storybook/react-vite'

import { Skeleton } from './Skeleton'

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  args: { width: 220 },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Shapes: Story = {
  render: () => (
    <div aria-busy="true" style={{ display: 'grid', gap: 12, width: 280 }}>
      <Skeleton shape="circle" height={28} />
      <Skeleton width="60%" height={16} />
      <Skeleton />
      <Skeleton width="80%" />
      <Skeleton shape="bar" height={20} />
      <Skeleton shape="card" height={72} />
    </div>
  ),
}
