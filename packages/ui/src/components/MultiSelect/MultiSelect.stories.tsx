import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { expect, fn, userEvent } from 'storybook/test'

import {
  ControlledMultiSelect,
  multiSelectStories,
  types,
  twoThousand,
  fullLine,
} from './MultiSelect.story-host'
import { MultiSelect } from './index'

const meta = {
  ...multiSelectStories,
  title: 'Components/Fields/MultiSelect',
  component: MultiSelect,
} satisfies Meta<typeof MultiSelect>

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
  render: sideBySide(ControlledMultiSelect, [
    { name: 'Chosen', props: { values: ['display', 'newsletter'] } },
    {
      name: 'With swatches',
      props: {
        label: 'Channels',
        values: ['email', 'social'],
        options: [
          { value: 'email', label: 'Email', swatchColor: '#EF482A' },
          { value: 'social', label: 'Social', swatchColor: '#8249AB' },
        ],
      },
    },
    {
      name: 'Required, with help',
      props: { isRequired: true, help: 'The calendar shows these.', values: ['video'] },
    },
    { name: 'Error', props: { error: 'Choose at least one type.' } },
    { name: 'Disabled', props: { isDisabled: true, values: ['display', 'video'] } },
    { name: 'Read only', props: { isReadOnly: true, values: ['display', 'video'] } },
    {
      name: 'More than five chosen',
      props: {
        label: 'Stores',
        options: twoThousand,
        values: Array.from({ length: 40 }, (_, index) => `store-${index}`),
        maxChips: 5,
      },
    },
    { name: 'Narrow', width: 190, props: { values: ['display', 'video', 'newsletter'] } },
    { name: 'Chips fill the line', width: 340, props: fullLine },
  ]),
}

export const Open: Story = {
  args: {
    values: ['long', 'display', 'newsletter', 'site', 'catalog'],
    options: [longOption, ...types],
  },
  tags: ['picture'],
  play: open,
}

/** The look of these lists is that of a `Combobox`. */
export const WithoutOptions: Story = {
  args: { options: [], onRetry: fn() },
  render: sideBySide(ControlledMultiSelect, [
    { name: 'Options are loading', props: { label: 'Types', status: 'loading' } },
    { name: 'Empty', props: { label: 'Stores' } },
    { name: 'Failed', props: { label: 'Channels', status: 'failed' } },
  ]),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Types' }))
    await expect(canvas.getByText('Loading')).toBeVisible()
    await userEvent.click(canvas.getByRole('combobox', { name: 'Stores' }))
    await expect(canvas.getByText('No options')).toBeVisible()
    await userEvent.click(canvas.getByRole('combobox', { name: 'Channels' }))
    await userEvent.click(canvas.getByRole('option', { name: 'Could not load. Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'القنوات',
    values: ['email'],
    options: [
      { value: 'email', label: 'البريد الإلكتروني', swatchColor: '#EF482A' },
      { value: 'social', label: 'التواصل الاجتماعي', swatchColor: '#8249AB' },
    ],
  },
  globals: { direction: 'rtl' },
  tags: ['picture'],
  play: open,
}
