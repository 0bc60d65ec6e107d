import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'

import { Toolbar } from './Toolbar'
import { mixedControls, overflowing, toolbarStories } from './Toolbar.story-host'

const meta = {
  ...toolbarStories,
  title: 'Components/Actions/Toolbar',
  component: Toolbar,
} satisfies Meta<typeof Toolbar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: sideBySide(
    Toolbar,
    [
      { name: 'With other controls', props: { label: 'Rows', children: mixedControls } },
      {
        name: 'More than fit',
        width: 280,
        props: { label: 'Chosen rows', moreLabel: 'More', children: overflowing },
      },
      { name: 'Vertical', props: { orientation: 'vertical' } },
      { name: 'Right to left', dir: 'rtl' },
    ],
    { columnWidth: 476 },
  ),
}
