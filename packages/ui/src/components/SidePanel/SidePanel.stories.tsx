import type { Meta, StoryObj } from '@storybook/react-vite'

import { TextField } from '../TextField'
import { SidePanel } from './SidePanel'
import { sidePanelStories } from './SidePanel.story-host'

const meta = {
  ...sidePanelStories,
  title: 'Components/Overlays/SidePanel',
  component: SidePanel,
} satisfies Meta<typeof SidePanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Modal: Story = { args: { isModal: true, widthPixels: 420 } }

export const LongText: Story = {
  args: {
    title:
      'Northfield Department Stores, spring and summer wardrobe relaunch of all western regions, all formats included',
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        {Array.from({ length: 20 }, (_, index) => (
          <TextField key={index} label={`Custom field ${index + 1}`} />
        ))}
      </div>
    ),
  },
}

export const RightToLeft: Story = {
  args: { title: 'وصول مبكر', overline: 'بريد إلكتروني', placement: 'over' },
  globals: { direction: 'rtl' },
}
