import type { Meta, StoryObj } from '@storybook/react-vite'

import { Badge } from './Badge'

const meta = {
  title: 'Components/Data/Badge',
  component: Badge,
  args: { children: 'Lead' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Badge>Lead</Badge>
      <Badge tone="strong">New</Badge>
      <Badge tone="info">Pending</Badge>
      <Badge tone="success">Accepted</Badge>
      <Badge tone="warning">Seat limit</Badge>
      <Badge tone="danger">Expired</Badge>
    </div>
  ),
}

export const Counts: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Badge shape="count">3</Badge>
      <Badge shape="count" tone="strong">
        3
      </Badge>
      <Badge shape="count">1,204</Badge>
    </div>
  ),
}

export const LongText: Story = {
  args: { children: 'Waiting for the approval of the regional merchandising team' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', width: 160 }}>
        <Story />
      </div>
    ),
  ],
}
