import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { Search } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'

import { comboboxStories, ControlledCombobox, stores } from './Combobox.story-host'
import { Combobox } from './index'

const meta = {
  ...comboboxStories,
  title: 'Components/Fields/Combobox',
  component: Combobox,
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('combobox'))
}

const longOption = {
  value: 'long',
  label: 'Northfield spring and summer wardrobe relaunch in western stores',
}

export const Default: Story = {}

export const States: Story = {
  render: sideBySide(ControlledCombobox, [
    { name: 'Chosen', props: { value: 'portland' } },
    {
      name: 'With swatches',
      props: {
        label: 'Channel',
        value: 'social',
        options: [
          { value: 'email', label: 'Email', swatchColor: '#EF482A' },
          { value: 'social', label: 'Social', swatchColor: '#8249AB' },
        ],
      },
    },
    {
      name: 'As a search',
      props: {
        label: 'Search settings',
        isLabelHidden: true,
        icon: Search,
        placeholder: 'Search settings',
      },
    },
    {
      name: 'Required, with help',
      props: { isRequired: true, value: 'denver', help: 'Where the window is dressed.' },
    },
    { name: 'Error', props: { error: 'Choose a store.' } },
    { name: 'Disabled', props: { isDisabled: true, value: 'denver' } },
    { name: 'Read only', props: { isReadOnly: true, value: 'denver' } },
    { name: 'Long text', props: { value: 'long', options: [longOption] } },
    { name: 'Narrow', width: 140, props: { value: 'portland' } },
  ]),
}

export const Open: Story = {
  args: { value: 'portland', options: [longOption, ...stores] },
  tags: ['picture'],
  play: open,
}

export const CreatesAnOption: Story = {
  args: { onCreate: fn() },
  tags: ['picture'],
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('combobox')
    await step('Enter creates the option that matches nothing, and chooses it', async () => {
      await userEvent.type(field, 'Reno{Enter}')
      await expect(args.onCreate).toHaveBeenCalledWith({ label: 'Reno' })
      await expect(field).toHaveValue('Reno')
    })
    await step('What exists in other letters is not created again', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'RENO')
      await expect(canvas.queryByRole('option', { name: /Create/ })).toBeNull()
    })
    await step('What matches a part stands above the row that creates', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'po')
      await expect(canvas.getByRole('option', { name: 'Create “po”' })).toBeVisible()
    })
  },
}

export const Loading: Story = {
  args: { options: [], status: 'loading' },
  tags: ['picture'],
  play: open,
}

export const Failed: Story = {
  args: { options: [], status: 'failed', onRetry: fn() },
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('option', { name: 'Could not load. Try again' })).toBeVisible()
  },
}

export const NoMatches: Story = {
  args: { options: [] },
  tags: ['picture'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    await expect(canvas.getByText('No options')).toBeVisible()
    await userEvent.type(field, 'Reno')
    await expect(canvas.getByText('Nothing matches “Reno”')).toBeVisible()
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'المتجر',
    placeholder: 'اكتب للبحث',
    options: [
      { value: 'riyadh', label: 'الرياض' },
      { value: 'jeddah', label: 'جدة', description: 'يفتح في مارس' },
    ],
  },
  globals: { direction: 'rtl' },
  tags: ['picture'],
  play: open,
}
