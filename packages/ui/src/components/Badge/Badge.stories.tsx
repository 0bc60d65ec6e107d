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

const row = { display: 'flex', gap: 8 } as const

export const TonesAndShapes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <div style={row}>
        <Badge>Lead</Badge>
        <Badge tone="strong">New</Badge>
        <Badge tone="info">Pending</Badge>
        <Badge tone="success">Accepted</Badge>
        <Badge tone="warning">Seat limit</Badge>
        <Badge tone="danger">Expired</Badge>
      </div>
      <div style={row}>
        <Badge shape="count">3</Badge>
        <Badge shape="count" tone="strong">
          3
        </Badge>
        <Badge shape="count">1,204</Badge>
      </div>
      <div style={{ ...row, width: 160 }}>
        <Badge>Waiting for the approval of the regional merchandising team</Badge>
      </div>
    </div>
  ),
}
