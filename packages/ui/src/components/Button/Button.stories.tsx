import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDown, Plus, SlidersHorizontal, Trash2 } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'

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

export const Sizes: Story = {
  render: (args) => (
    <div style={row}>
      <Button {...args} size="small">
        Small
      </Button>
      <Button {...args}>Medium</Button>
      <Button {...args} size="large">
        Large
      </Button>
    </div>
  ),
}

export const WithIcons: Story = {
  render: (args) => (
    <div style={row}>
      <Button {...args} variant="primary" icon={Plus}>
        Add Tactic
      </Button>
      <Button {...args} icon={SlidersHorizontal}>
        Filters
      </Button>
      <Button {...args} trailingIcon={ChevronDown}>
        Add plan
      </Button>
      <Button {...args} variant="danger-ghost" icon={Trash2}>
        Delete
      </Button>
    </div>
  ),
}

export const Busy: Story = {
  render: (args) => (
    <div style={row}>
      <Button {...args} variant="primary" isBusy>
        Sign in
      </Button>
      <Button {...args} isBusy>
        Save and copy
      </Button>
    </div>
  ),
}

export const Disabled: Story = {
  render: (args) => (
    <div style={row}>
      <Button {...args} variant="primary" disabled>
        Sign in
      </Button>
      <Button {...args} disabled>
        Launch Plan
      </Button>
      <Button {...args} variant="ghost" disabled>
        Cancel
      </Button>
      <Button {...args} variant="danger" disabled>
        Delete
      </Button>
    </div>
  ),
}

export const Wide: Story = {
  args: { variant: 'primary', size: 'large', isWide: true, children: 'Sign in' },
  decorators: [
    (Story) => (
      <div style={{ width: 340 }}>
        <Story />
      </div>
    ),
  ],
}

export const LongText: Story = {
  args: { children: 'Continue with the single sign-on of Northfield Department Stores of America' },
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: { children: 'إضافة تكتيك', icon: Plus, variant: 'primary' },
  globals: { direction: 'rtl' },
}

export const PressesByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save' })
    await step('Tab reaches it, Enter and Space press it', async () => {
      await userEvent.tab()
      await expect(button).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await userEvent.keyboard(' ')
      await expect(args.onClick).toHaveBeenCalledTimes(2)
    })
  },
}

export const IgnoresPressesWhileBusy: Story = {
  args: { isBusy: true },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.dataset['sent'] = ''
      }}
    >
      <Button {...args} type="submit" />
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(canvasElement.querySelector('form')).not.toHaveAttribute('data-sent')
    await expect(button).toHaveFocus()
  },
}
