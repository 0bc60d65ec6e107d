import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { ChevronDown, Plus, Trash2 } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'

import { Button } from './Button'

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Save', onClick: fn() },
  argTypes: { icon: { control: false }, trailingIcon: { control: false } },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 } as const

export const Default: Story = {}

export const Variants: Story = {
  render: (args) => (
    <div style={row}>
      <Button {...args} variant="primary">
        Sign in
      </Button>
      <Button {...args}>Save and copy</Button>
      <Button {...args} variant="ghost">
        Cancel
      </Button>
      <Button {...args} variant="danger">
        Delete tactic
      </Button>
      <Button {...args} variant="danger-ghost">
        Delete
      </Button>
    </div>
  ),
}

export const States: Story = {
  render: sideBySide(
    Button,
    [
      { name: 'Small', props: { size: 'small' } },
      { name: 'Large', props: { size: 'large' } },
      { name: 'Icon', props: { variant: 'primary', icon: Plus, children: 'Add Tactic' } },
      {
        name: 'Icon, small, danger',
        props: { variant: 'danger-ghost', size: 'small', icon: Trash2, children: 'Delete' },
      },
      { name: 'Icon behind', props: { trailingIcon: ChevronDown, children: 'Add plan' } },
      { name: 'Busy', props: { isBusy: true } },
      { name: 'Busy, primary', props: { isBusy: true, variant: 'primary' } },
      { name: 'Disabled', props: { disabled: true } },
      { name: 'Disabled, primary', props: { disabled: true, variant: 'primary' } },
      { name: 'Disabled, ghost', props: { disabled: true, variant: 'ghost' } },
      { name: 'Disabled, danger', props: { disabled: true, variant: 'danger' } },
      {
        name: 'Wide, large',
        props: { variant: 'primary', size: 'large', isWide: true, children: 'Sign in' },
      },
      {
        name: 'Long text',
        props: {
          children: 'Continue with the single sign-on of Northfield Department Stores of America',
        },
      },
      {
        name: 'Right to left',
        dir: 'rtl',
        props: { children: 'إضافة تكتيك', icon: Plus, variant: 'primary' },
      },
    ],
    { columnWidth: 220 },
  ),
}

export const IsPressedByKeyboard: Story = {
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.dataset['sent'] = ''
      }}
    >
      <Button {...args} />
      <Button {...args} type="submit" isBusy>
        Send
      </Button>
    </form>
  ),
  play: async ({ canvas, canvasElement, args, step }) => {
    await step('Tab reaches it, Enter and Space press it', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await userEvent.keyboard(' ')
      await expect(args.onClick).toHaveBeenCalledTimes(2)
    })
    await step('While it is busy, a press does nothing', async () => {
      const busy = canvas.getByRole('button', { name: 'Send' })
      await expect(busy).toHaveAttribute('aria-busy', 'true')
      await userEvent.click(busy)
      await expect(args.onClick).toHaveBeenCalledTimes(2)
      await expect(canvasElement.querySelector('form')).not.toHaveAttribute('data-sent')
      await expect(busy).toHaveFocus()
    })
  },
}
