import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { Copy, FilePlus2, Plus, Save } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { SplitButton } from './SplitButton'

const meta = {
  title: 'Components/Actions/SplitButton',
  component: SplitButton,
  args: {
    children: 'Save',
    variant: 'primary',
    menuLabel: 'More ways to save',
    entries: [
      { id: 'copy', label: 'Save and copy', icon: Copy, shortcut: 'Mod+Shift+S' },
      { id: 'new', label: 'Save and add another', icon: FilePlus2 },
    ],
    onPress: fn(),
    onSelect: fn(),
  },
  argTypes: { icon: { control: false }, entries: { control: false } },
} satisfies Meta<typeof SplitButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: sideBySide(SplitButton, [
    { name: 'Primary', props: { icon: Save } },
    {
      name: 'Secondary',
      props: {
        variant: 'secondary',
        icon: Plus,
        menuLabel: 'More to add',
        children: 'Add tactic',
      },
    },
    {
      name: 'Danger',
      props: { variant: 'danger', menuLabel: 'More ways to delete', children: 'Delete tactic' },
    },
    { name: 'Small', props: { variant: 'secondary', size: 'small' } },
    { name: 'Medium', props: { variant: 'secondary' } },
    { name: 'Large', props: { variant: 'secondary', size: 'large' } },
    { name: 'Busy', props: { isBusy: true } },
    { name: 'Busy, secondary', props: { variant: 'secondary', isBusy: true } },
    { name: 'Disabled', props: { isDisabled: true } },
    { name: 'Disabled, secondary', props: { variant: 'secondary', isDisabled: true } },
    { name: 'Only its action disabled', props: { variant: 'secondary', isActionDisabled: true } },
    {
      name: 'Long text',
      width: 220,
      props: { children: 'Save and send to the marketing leads of Northfield Department Stores' },
    },
    {
      name: 'Right to left',
      dir: 'rtl',
      props: { children: 'حفظ', menuLabel: 'طرق أخرى للحفظ', icon: Save },
    },
  ]),
}

export const Open: Story = {
  tags: ['picture'],
  decorators: [
    (Story) => (
      <div style={{ minHeight: 120, paddingInlineStart: 140 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'More ways to save' }))
    await expect(canvas.getByRole('menu', { name: 'More ways to save' })).toBeVisible()
  },
}

export const ActsAndOffersByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const arrow = canvas.getByRole('button', { name: 'More ways to save' })
    await step('Tab reaches the action first', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onPress).toHaveBeenCalledTimes(1)
    })
    await step('then the arrow, which opens the others', async () => {
      await userEvent.tab()
      await expect(arrow).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await expect(canvas.getByRole('menuitem', { name: 'Save and add another' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'new' })
      await waitFor(() => expect(arrow).toHaveFocus())
    })
  },
}

export const NothingHappensWhileBusy: Story = {
  args: { isBusy: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'More ways to save' })).toBeDisabled()
  },
}
