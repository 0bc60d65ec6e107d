import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays, Flag, Repeat, Search } from 'lucide-react'
import { expect } from 'storybook/test'

import { Icon } from './Icon'

const meta = {
  title: 'Components/Text and icons/Icon',
  component: Icon,
  args: { icon: CalendarDays },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sizes: Story = {
  tags: ['picture'],
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <Icon {...args} size={14} />
      <Icon {...args} icon={Search} />
      <Icon {...args} icon={Flag} size={20} />
      <Icon {...args} icon={Repeat} size={32} label="Repeats" />
    </div>
  ),
  play: async ({ canvas }) => {
    // The others are beside a text that says the same.
    await expect(canvas.getAllByRole('img')).toHaveLength(1)
    await expect(canvas.getByRole('img', { name: 'Repeats' })).toBeVisible()
  },
}
