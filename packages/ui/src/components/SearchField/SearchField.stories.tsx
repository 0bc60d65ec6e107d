import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '@throughline/test-support/controlled'
import { sideBySide } from '@throughline/test-support/side-by-side'
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

export const States: Story = {
  render: sideBySide(ControlledSearchField, [
    { name: 'With its shortcut', props: { shortcutHint: '/' } },
    { name: 'Filled', props: { value: 'gift guide', resultText: '12 tactics' } },
    { name: 'Nothing found', props: { value: 'gft guide', resultText: 'No tactics' } },
    { name: 'Loading', props: { value: 'gift', isBusy: true } },
    { name: 'With its label', props: { isLabelHidden: false } },
    { name: 'Small', props: { size: 'small', value: 'gift' } },
    { name: 'Large', props: { size: 'large', value: 'gift' } },
    { name: 'Disabled', props: { isDisabled: true, value: 'gift guide' } },
    {
      name: 'Long text',
      props: {
        value: 'Northfield spring and summer wardrobe relaunch across all western stores',
        resultText: '1,204 tactics',
      },
    },
    {
      name: 'Right to left',
      dir: 'rtl',
      props: { label: 'بحث', value: 'دليل الهدايا', resultText: '١٢ عنصرًا' },
    },
  ]),
}

export const SearchesEmptiesAndBacksOut: Story = {
  // A modal dialog would make the whole documentation page inert.
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  args: { onSubmit: fn(), resultText: '12 tactics' },
  render: (args) => (
    <Dialog isOpen title="Documents" closeLabel="Close" onClose={onDialogClose}>
      <ControlledSearchField {...args} />
      <div data-testid="busy">
        <SearchField
          {...args}
          label="Search people"
          clearLabel="Clear people"
          value="maya"
          isBusy
          resultText="3 people"
        />
      </div>
    </Dialog>
  ),
  play: async ({ canvas, args, step }) => {
    onDialogClose.mockClear()
    const field = canvas.getByRole('searchbox', { name: 'Search tactics' })
    await step('What is typed is told letter by letter, Enter submits', async () => {
      await userEvent.type(field, 'gift{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'gift' })
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ value: 'gift' })
    })
    await step('How many were found is announced', async () => {
      await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('12 tactics')
    })
    await step('While a search is in progress, the number of the one before is not', async () => {
      const busy = within(canvas.getByTestId('busy'))
      await expect(busy.getByRole('searchbox')).toHaveAttribute('aria-busy', 'true')
      await expect(busy.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([''])
    })
    await step('The button clears it and returns the focus', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(field).toHaveValue('')
      await expect(field).toHaveFocus()
    })
    await step('The first Esc empties the field', async () => {
      await userEvent.keyboard('guide{Escape}')
      await expect(field).toHaveValue('')
      await expect(onDialogClose).not.toHaveBeenCalled()
    })
    await step('The second one asks the dialog', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(onDialogClose).toHaveBeenCalledTimes(1)
    })
  },
}
