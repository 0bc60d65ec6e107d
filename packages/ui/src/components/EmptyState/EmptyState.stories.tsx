import type { Meta, StoryObj } from '@storybook/react-vite'
import { LayoutGrid, Plus } from 'lucide-react'

import { Button } from '../Button/Button'
import { EmptyState } from './EmptyState'

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { title: 'No plans available.' },
  argTypes: { icon: { control: false }, actions: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'The place of a list that holds nothing: what is missing, why, and the way to the first one if the person may take it. What could not be loaded is an **ErrorState**.\n\n| Key | What it does |\n| --- | --- |\n| Tab, Enter | Reaches and presses its buttons |',
      },
    },
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Small: Story = { args: { size: 'small' } }

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
}

export const WithIconAndAction: Story = {
  args: {
    icon: LayoutGrid,
    children: 'An admin of your account can give you a role on a plan.',
    actions: <Button icon={Plus}>Add plan</Button>,
  },
}
