import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays, Flag, Repeat, Search } from 'lucide-react'
import { expect, within } from 'storybook/test'

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
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <Icon {...args} size={14} />
      <Icon {...args} icon={Search} />
      <Icon {...args} icon={Flag} size={20} />
      <Icon {...args} icon={Repeat} size={32} />
    </div>
  ),
}

export const StandsAlone: Story = {
  args: { icon: Repeat, label: 'Repeats' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Repeats' })).toBeVisible()
  },
}
