import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { ChevronLeft, ChevronRight, Ellipsis, Trash2 } from 'lucide-react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { IconButton } from './IconButton'

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { icon: ChevronRight, label: 'Next month', onClick: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: sideBySide(
    IconButton,
    [
      { name: 'Secondary', props: { variant: 'secondary' } },
      { name: 'Ghost', props: { icon: Ellipsis, label: 'More' } },
      { name: 'Small', props: { size: 'small', variant: 'secondary', icon: ChevronLeft } },
      { name: 'Large', props: { size: 'large', variant: 'secondary' } },
      { name: 'Disabled', props: { disabled: true, icon: Trash2, label: 'Delete' } },
    ],
    { columnWidth: 100 },
  ),
}

export const ShowsItsNameOnFocus: Story = {
  args: { shortcut: '→' },
  play: async ({ canvas, args, step }) => {
    await step('The tooltip opens on focus and says the keys', async () => {
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByText('Next month')).toBeVisible())
      await expect(canvas.getByText('→')).toBeVisible()
    })
    await step('Esc closes it, the button keeps the focus and works', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByText('Next month')).toBeNull())
      await userEvent.keyboard('{Enter}')
      await expect(args.onClick).toHaveBeenCalledTimes(1)
    })
  },
}
