import type { Meta, StoryObj } from '@storybook/react-vite'

import { Avatar } from './Avatar'

const meta = {
  title: 'Components/Data/Avatar',
  component: Avatar,
  args: { initials: 'MR', label: 'Maya Rios' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%2312A594" d="M0 0h8v8H0z"/%3E%3Ccircle cx="4" cy="3" r="1.5" fill="%23fff"/%3E%3Cpath fill="%23fff" d="M1 8a3 3 0 0 1 6 0"/%3E%3C/svg%3E'

export const Default: Story = {}

const row = { display: 'flex', alignItems: 'center', gap: 12 } as const

export const KindsAndSizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <div style={row}>
        <Avatar initials="MR" label="Maya Rios" />
        <Avatar initials="AA" label="No name" />
        <Avatar initials="TK" label="Theo Kent" imageUrl={PICTURE} />
        <Avatar initials="BP" label="Broken picture" imageUrl="data:image/png;base64,AAAA" />
        <Avatar initials="NP" label="National plan" shape="square" tone="strong" />
        <Avatar initials="WR" label="West region" shape="square" tone="quiet" />
      </div>
      <div style={row}>
        <Avatar {...args} size={20} />
        <Avatar {...args} size={28} />
        <Avatar {...args} size={40} />
      </div>
    </div>
  ),
}
