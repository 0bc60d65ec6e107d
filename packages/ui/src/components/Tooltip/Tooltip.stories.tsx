import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { withControlledTimers } from '@throughline/test-support/clock'
import { Button } from '../Button'
import { Tooltip } from './Tooltip'

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'Adds a tactic on the first day shown',
    shortcut: 'N',
    children: <Button>Add Tactic</Button>,
  },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ padding: 48 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongText: Story = {
  tags: ['picture'],
  args: {
    text: 'Channels that you may not edit are listed but cannot be chosen; ask an admin of this plan for the right to edit them.',
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
  },
}

export const OpensAndCloses: Story = {
  play: ({ canvas, step }) =>
    withControlledTimers(async (advance) => {
      const button = canvas.getByRole('button', { name: 'Add Tactic' })
      const isGone = () => waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull())
      await step('Screen readers have the text at any time', async () => {
        await expect(button).toHaveAccessibleDescription('Adds a tactic on the first day shown')
      })
      await step('It opens on focus, beside the button and inside the window', async () => {
        await userEvent.tab()
        const tooltip = await canvas.findByRole('tooltip')
        await waitFor(() => expect(tooltip).toBeVisible())
        await expect(tooltip.getBoundingClientRect().top).toBeGreaterThan(
          button.getBoundingClientRect().bottom,
        )
      })
      await step('It goes with the focus', async () => {
        await userEvent.tab()
        await isGone()
      })
      await step('The pointer may move onto it, and it stays', async () => {
        await userEvent.hover(button)
        advance(500)
        const tooltip = await canvas.findByRole('tooltip')
        await userEvent.hover(tooltip)
        advance(10_000)
        await userEvent.hover(tooltip)
        await expect(tooltip).toBeVisible()
      })
      await step('Esc hides it while the pointer stays', async () => {
        await userEvent.keyboard('{Escape}')
        await isGone()
      })
      await step(
        'Some time after the last has closed, it waits until the pointer rests',
        async () => {
          await userEvent.unhover(button)
          advance(400)
          await userEvent.hover(button)
          advance(499)
          await expect(canvas.queryByRole('tooltip')).toBeNull()
          advance(1)
          await expect(await canvas.findByRole('tooltip')).toBeInTheDocument()
        },
      )
      await step('It closes when the pointer has left', async () => {
        await userEvent.unhover(button)
        advance(150)
        await isGone()
      })
    }),
}
