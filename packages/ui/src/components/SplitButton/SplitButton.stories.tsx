import type { Meta, StoryObj } from '@storybook/react-vite'
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

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 } as const

export const Default: Story = {}

export const Variants: Story = {
  render: (args) => (
    <div style={row}>
      <SplitButton {...args} variant="primary" icon={Save} />
      <SplitButton {...args} variant="secondary" icon={Plus} menuLabel="More to add">
        Add tactic
      </SplitButton>
      <SplitButton {...args} variant="danger" menuLabel="More ways to delete">
        Delete tactic
      </SplitButton>
    </div>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <div style={row}>
      <SplitButton {...args} variant="secondary" size="small" />
      <SplitButton {...args} variant="secondary" />
      <SplitButton {...args} variant="secondary" size="large" />
    </div>
  ),
}

export const Busy: Story = {
  render: (args) => (
    <div style={row}>
      <SplitButton {...args} isBusy />
      <SplitButton {...args} variant="secondary" isBusy />
    </div>
  ),
}

export const Disabled: Story = {
  render: (args) => (
    <div style={row}>
      <SplitButton {...args} isDisabled />
      <SplitButton {...args} variant="secondary" isDisabled />
      <SplitButton {...args} variant="secondary" isActionDisabled />
    </div>
  ),
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

export const LongText: Story = {
  args: { children: 'Save and send to the marketing leads of Northfield Department Stores' },
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: { children: 'حفظ', menuLabel: 'طرق أخرى للحفظ', icon: Save },
  globals: { direction: 'rtl' },
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
