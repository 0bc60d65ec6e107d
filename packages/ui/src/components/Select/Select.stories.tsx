import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { Dialog } from '../Dialog/Dialog'
import { Select, type SelectProps } from './Select'
import type { SelectEntry } from './select-model'

const channels: readonly SelectEntry[] = [
  { value: 'email', label: 'Email', swatchColor: '#EF482A' },
  { value: 'social', label: 'Social', swatchColor: '#8E4EC6' },
  { value: 'search', label: 'Search', swatchColor: '#2E9E5B' },
  {
    value: 'stores',
    label: 'Store windows',
    swatchColor: '#2F6FED',
    isDisabled: true,
    disabledReason: 'You may not edit this channel.',
  },
  { value: 'events', label: 'Events', swatchColor: '#D6409F' },
]

function HeldSelect(props: SelectProps) {
  const [value, setValue] = useState(props.value)
  return (
    <Select
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value)
        props.onChange(change)
      }}
    />
  )
}

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Channel',
    options: channels,
    value: null,
    placeholder: 'Choose a channel',
    onChange: fn(),
  },
  argTypes: { labelAction: { control: false }, options: { control: false } },
  render: (args) => <HeldSelect {...args} />,
  decorators: [
    (Story) => (
      <div style={{ width: 300, minHeight: 260 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `One of several, from a list that opens. Two to five short answers are better in view, as a **SegmentedControl**; actions belong into a **Menu**. What cannot be chosen stays in the list, and its second line says why.

| Key | What it does |
| --- | --- |
| Enter, Space, ↓, ↑ | Opens the list |
| ↓, ↑, Page Down, Page Up, Home, End | Moves over what can be chosen |
| Letters | Go to the next option that begins with them |
| Enter, Space | Chooses and closes |
| Tab | Chooses and goes on |
| Esc | Closes without choosing; a dialog around stays open |`,
      },
    },
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'))
}

export const Default: Story = {}

export const Chosen: Story = { args: { value: 'social' } }

export const Open: Story = { args: { value: 'social' }, play: open }

export const WithGroups: Story = {
  args: {
    label: 'Tactic type',
    placeholder: 'Choose a type',
    options: [
      {
        label: 'Paid',
        options: [
          { value: 'display', label: 'Display' },
          { value: 'video', label: 'Video', description: 'Pre-roll and connected television' },
        ],
      },
      {
        label: 'Owned',
        options: [
          { value: 'newsletter', label: 'Newsletter' },
          { value: 'site', label: 'Site takeover' },
        ],
      },
    ],
  },
  play: open,
}

export const Required: Story = {
  args: { isRequired: true, help: 'Colours the item in every view.' },
}

export const WithError: Story = { args: { error: 'Choose a channel.' } }

export const Disabled: Story = { args: { isDisabled: true, value: 'email' } }

export const Empty: Story = {
  args: { options: [], emptyText: 'This plan has no channels.' },
  play: open,
}

export const ManyItems: Story = {
  args: {
    options: Array.from({ length: 200 }, (_, index) => ({
      value: `store-${index}`,
      label: `Store ${index + 1}, ${index % 3 === 0 ? 'Denver' : 'Portland'}`,
    })),
    value: 'store-120',
  },
  play: open,
}

export const LongText: Story = {
  args: {
    value: 'long',
    options: [
      {
        value: 'long',
        label: 'Northfield spring and summer wardrobe relaunch across all western stores',
        swatchColor: '#12A594',
      },
      ...channels,
    ],
  },
  play: open,
}

export const RightToLeft: Story = {
  args: {
    label: 'القناة',
    placeholder: 'اختر قناة',
    options: [
      { value: 'email', label: 'البريد الإلكتروني', swatchColor: '#EF482A' },
      { value: 'social', label: 'التواصل الاجتماعي', swatchColor: '#8E4EC6' },
    ],
  },
  globals: { direction: 'rtl' },
  play: open,
}

export const ChoosesByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox', { name: 'Channel' })
    await step('↓ opens the list, the focus stays on the field', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowDown}')
      await expect(field).toHaveFocus()
      await expect(field).toHaveAttribute('aria-expanded', 'true')
      await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible())
    })
    await step('A letter goes to its option', async () => {
      await userEvent.keyboard('s')
      await expect(canvas.getByRole('option', { name: 'Social' })).toHaveAttribute(
        'data-highlighted',
      )
    })
    await step('Arrows pass over what cannot be chosen', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await expect(canvas.getByRole('option', { name: 'Events' })).toHaveAttribute(
        'data-highlighted',
      )
    })
    await step('Enter chooses and closes', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'events' })
      await expect(field).toHaveTextContent('Events')
      await expect(field).toHaveAttribute('aria-expanded', 'false')
    })
  },
}

export const ChoosesByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(canvas.getByRole('option', { name: 'Search' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'search' })
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Search')
  },
}

export const RefusesWhatIsDisabled: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox'))
    const option = canvas.getByRole('option', { name: /Store windows/ })
    await expect(option).toHaveTextContent('You may not edit this channel.')
    await userEvent.click(option)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const EscapeClosesOneLevel: Story = {
  // A modal dialog would make the whole page of documentation inert.
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  render: (args) => (
    <Dialog isOpen title="New tactic" closeLabel="Close" onClose={onDialogClose}>
      <HeldSelect {...args} />
    </Dialog>
  ),
  play: async ({ canvasElement, step }) => {
    onDialogClose.mockClear()
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox')
    await step('The first Esc closes the list only', async () => {
      await userEvent.click(field)
      await userEvent.keyboard('{Escape}')
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await expect(onDialogClose).not.toHaveBeenCalled()
    })
    await step('The second one asks the dialog', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(onDialogClose).toHaveBeenCalledTimes(1)
    })
  },
}

const onDialogClose = fn()
