import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronLeft, ChevronRight, Ellipsis, Trash2 } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { IconButton } from './IconButton'

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { icon: ChevronRight, label: 'Next month', onClick: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', alignItems: 'center', gap: 8 } as const

export const Default: Story = {}

export const Variants: Story = {
  render: (args) => (
    <div style={row}>
      <IconButton {...args} variant="secondary" icon={ChevronLeft} label="Previous month" />
      <IconButton {...args} variant="secondary" />
      <IconButton {...args} icon={Ellipsis} label="More" />
    </div>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <div style={row}>
      <IconButton {...args} size="small" variant="secondary" />
      <IconButton {...args} variant="secondary" />
      <IconButton {...args} size="large" variant="secondary" />
    </div>
  ),
}

export const Disabled: Story = { args: { disabled: true, icon: Trash2, label: 'Delete' } }

export const ShowsItsNameOnFocus: Story = {
  args: { shortcut: '→' },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
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
