import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '../Button'
import { Tooltip } from './Tooltip'

const meta = {
  title: 'Components/Tooltip',
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
  parameters: {
    docs: {
      description: {
        component: `A few words that help but are not needed. It opens when the pointer rests for half a second, or at once on focus by keyboard; right after another one it does not wait. The pointer may come over to it. What must be read stands on the page; an icon alone has one already, see **IconButton**.

| Key | What it does |
| --- | --- |
| Tab | Opens it with the focus, closes it on leaving |
| Esc | Closes it |`,
      },
    },
  },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const DescribesItsControl: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Add Tactic' })
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
      await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull())
    })
  },
}

export const OpensUnderARestingPointer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // Right after another story's tooltip it would open without delay.
    await new Promise((resolve) => {
      setTimeout(resolve, 500)
    })
    await userEvent.hover(canvas.getByRole('button'))
    await expect(canvas.queryByRole('tooltip')).toBeNull()
    await expect(await canvas.findByRole('tooltip')).toBeInTheDocument()
    await userEvent.unhover(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull())
  },
}

export const StaysUnderThePointer: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await userEvent.hover(canvas.getByRole('button'))
    const tooltip = await canvas.findByRole('tooltip')
    await step('The pointer may come over to it', async () => {
      await userEvent.hover(tooltip)
      await new Promise((resolve) => {
        setTimeout(resolve, 300)
      })
      await expect(tooltip).toBeVisible()
    })
    await step('Esc hides it while the pointer stays', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull())
    })
  },
}

export const LongText: Story = {
  args: {
    text: 'Channels that you may not edit are listed but cannot be chosen; ask an admin of this plan for the right to edit them.',
  },
}
