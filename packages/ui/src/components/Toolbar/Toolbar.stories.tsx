import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
import { fn } from 'storybook/test'

import { Button } from '../Button'
import { IconButton } from '../IconButton'
import { SegmentedControl } from '../SegmentedControl'
import { TextField } from '../TextField'
import { Toolbar } from './Toolbar'
import { overflowing, toolbarStories } from './Toolbar.story-host'

const meta = {
  ...toolbarStories,
  title: 'Components/Actions/Toolbar',
  component: Toolbar,
} satisfies Meta<typeof Toolbar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Vertical: Story = { args: { orientation: 'vertical' } }

export const MixedControls: Story = {
  args: {
    label: 'Rows',
    children: (
      <>
        <Button>Group</Button>
        <SegmentedControl
          label="Dates"
          value="day"
          options={[
            { value: 'day', label: 'Day' },
            { value: 'week', label: 'Week' },
          ]}
          onChange={fn()}
        />
        <TextField label="Search" />
        <IconButton icon={Trash2} label="Delete" />
      </>
    ),
  },
}

export const MoreThanFit: Story = {
  args: { label: 'Chosen rows', moreLabel: 'More', children: overflowing },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
