import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '@throughline/test-support/controlled'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Dialog } from '../Dialog'
import { SearchField } from './SearchField'

const ControlledSearchField = controlled(SearchField, ({ value }) => ({ value }))

const onDialogClose = fn()

const meta = {
  title: 'Components/Fields/SearchField',
  component: SearchField,
  args: {
    label: 'Search tactics',
    placeholder: 'Search tactics',
    clearLabel: 'Clear',
    value: '',
    onChange: fn(),
  },
  render: (args) => <ControlledSearchField {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithShortcutHint: Story = { args: { shortcutHint: '/' } }

export const Filled: Story = { args: { value: 'gift guide', resultText: '12 tactics' } }

export const NothingFound: Story = { args: { value: 'gft guide', resultText: 'No tactics' } }

export const Loading: Story = { args: { value: 'gift', isBusy: true } }

export const WithLabel: Story = { args: { isLabelHidden: false } }

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <ControlledSearchField {...args} size="small" value="gift" />
      <ControlledSearchField {...args} value="gift" />
      <ControlledSearchField {...args} size="large" value="gift" />
    </div>
  ),
}

export const Disabled: Story = { args: { isDisabled: true, value: 'gift guide' } }

export const LongText: Story = {
  args: {
    value: 'Northfield spring and summer wardrobe relaunch across all western stores',
    resultText: '1,204 tactics',
  },
}

export const RightToLeft: Story = {
  args: { label: 'بحث', value: 'دليل الهدايا', resultText: '١٢ عنصرًا' },
  globals: { direction: 'rtl' },
}

export const SearchesOnEnter: Story = {
  args: { onSubmit: fn(), resultText: '12 tactics' },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('searchbox', { name: 'Search tactics' })
    await step('What is typed is told letter by letter, Enter submits', async () => {
      await userEvent.type(field, 'gift{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'gift' })
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ value: 'gift' })
    })
    await step('How many were found is announced', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('12 tactics')
    })
    await step('The button clears it and returns the focus', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(field).toHaveValue('')
      await expect(field).toHaveFocus()
    })
  },
}

export const EscapeEmptiesThenBacksOut: Story = {
  // A modal dialog would make the whole documentation page inert.
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  args: { value: 'gift' },
  render: (args) => (
    <Dialog isOpen title="Documents" closeLabel="Close" onClose={onDialogClose}>
      <ControlledSearchField {...args} />
    </Dialog>
  ),
  play: async ({ canvasElement, step }) => {
    onDialogClose.mockClear()
    const field = within(canvasElement).getByRole('searchbox')
    await step('The first Esc empties the field', async () => {
      await userEvent.click(field)
      await userEvent.keyboard('{Escape}')
      await expect(field).toHaveValue('')
      await expect(onDialogClose).not.toHaveBeenCalled()
    })
    await step('The second one asks the dialog', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(onDialogClose).toHaveBeenCalledTimes(1)
    })
  },
}
