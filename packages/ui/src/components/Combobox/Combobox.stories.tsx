import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { Dialog } from '../Dialog/Dialog'
import { Combobox, type ComboboxEntry, type ComboboxProps } from '.'

const stores: readonly ComboboxEntry[] = [
  {
    label: 'West',
    options: [
      { value: 'denver', label: 'Denver, Cherry Creek' },
      { value: 'portland', label: 'Portland, Pearl District' },
      { value: 'seattle', label: 'Seattle, Capitol Hill', description: 'Opens in March' },
      { value: 'san-jose', label: 'San José, Santana Row' },
    ],
  },
  {
    label: 'East',
    options: [
      { value: 'boston', label: 'Boston, Back Bay' },
      {
        value: 'new-york',
        label: 'New York, SoHo',
        isDisabled: true,
        disabledReason: 'You may not plan for this store.',
      },
      { value: 'montreal', label: 'Montréal, Plateau' },
    ],
  },
]

function HeldCombobox(props: ComboboxProps) {
  const [value, setValue] = useState(props.value)
  const [made, setMade] = useState<readonly ComboboxEntry[]>([])
  const onCreate = props.onCreate
  return (
    <Combobox
      {...props}
      options={made.length === 0 ? props.options : [...props.options, ...made]}
      value={value}
      onChange={(change) => {
        setValue(change.value)
        props.onChange(change)
      }}
      {...(onCreate
        ? {
            onCreate: (request) => {
              setMade((before) => [...before, { value: request.label, label: request.label }])
              setValue(request.label)
              onCreate(request)
            },
          }
        : null)}
    />
  )
}

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  args: {
    label: 'Store',
    options: stores,
    value: null,
    placeholder: 'Type to find a store',
    onChange: fn(),
  },
  argTypes: {
    labelAction: { control: false },
    options: { control: false },
    labels: { control: false },
  },
  render: (args) => <HeldCombobox {...args} />,
  decorators: [
    (Story) => (
      <div style={{ width: 300, minHeight: 300 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `One of many, found by typing: case, accents and the order of words do not matter, and the best answer comes first. A dozen answers that people know by heart are better in a **Select**, several answers are a **MultiSelect**, and text that may be anything is a **TextField**. Text alone is no choice; where new options may be made, a row offers that.

| Key | What it does |
| --- | --- |
| Letters | Open the list and narrow it down |
| ↓, ↑ | Open the list, move over the options and come round |
| Page Down, Page Up | Ten options on or back, up to the last and the first |
| Home, End | The beginning and end of the text |
| Enter | Chooses the highlighted option; on one that cannot be chosen, says why |
| Tab | Chooses what typing has found, and goes on |
| Esc | Closes the list; again, brings the choice back; then backs out of what is around |`,
      },
    },
  },
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'))
}
const typing =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), text)
  }

export const Default: Story = {}

export const Chosen: Story = { args: { value: 'portland' } }

export const Open: Story = { args: { value: 'portland' }, tags: ['picture'], play: open }

export const Filtered: Story = { tags: ['picture'], play: typing('po') }

export const WithSwatches: Story = {
  args: {
    label: 'Channel',
    value: 'social',
    options: [
      { value: 'email', label: 'Email', swatchColor: '#EF482A' },
      { value: 'social', label: 'Social', swatchColor: '#8E4EC6' },
      { value: 'search', label: 'Search', swatchColor: '#2E9E5B' },
    ],
  },
}

export const CanCreate: Story = {
  args: { onCreate: fn() },
  tags: ['picture'],
  play: typing('Reno'),
}

export const Required: Story = {
  args: { isRequired: true, value: 'denver', help: 'Where the window is dressed.' },
}

export const WithError: Story = { args: { error: 'Choose a store.' } }

export const Disabled: Story = { args: { isDisabled: true, value: 'denver' } }

export const ReadOnly: Story = { args: { isReadOnly: true, value: 'denver' } }

export const Loading: Story = {
  args: { options: [], status: 'loading' },
  tags: ['picture'],
  play: open,
}

export const Failed: Story = {
  args: { options: [], status: 'failed', onRetry: fn() },
  tags: ['picture'],
  play: open,
}

export const Empty: Story = { args: { options: [] }, tags: ['picture'], play: open }

export const NoMatches: Story = { tags: ['picture'], play: typing('Reno') }

export const LongText: Story = {
  args: {
    value: 'long',
    options: [
      { value: 'long', label: 'Northfield spring and summer wardrobe relaunch in western stores' },
      ...stores,
    ],
  },
  tags: ['picture'],
  play: open,
}

const twoThousand: readonly ComboboxEntry[] = Array.from({ length: 2000 }, (_, index) => ({
  value: `store-${index}`,
  label: `Store ${index + 1}, ${index % 3 === 0 ? 'Denver' : 'Portland'}`,
}))

export const ManyItems: Story = {
  args: { options: twoThousand, value: 'store-120' },
  tags: ['stress'],
}

export const Narrow: Story = {
  args: { value: 'portland' },
  decorators: [
    (Story) => (
      <div style={{ width: 140, minHeight: 60 }}>
        <Story />
      </div>
    ),
  ],
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

export const PagesToTheEnds: Story = {
  args: { options: twoThousand.slice(0, 25) },
  play: async ({ canvasElement, step }) => {
    const field = within(canvasElement).getByRole('combobox')
    const highlighted = () => field.getAttribute('aria-activedescendant')
    await userEvent.click(field)
    await step('Page Down stops at the last option', async () => {
      await userEvent.keyboard('{PageDown}{PageDown}{PageDown}')
      await expect(highlighted()).toMatch(/-option-24$/)
      await userEvent.keyboard('{PageDown}')
      await expect(highlighted()).toMatch(/-option-24$/)
    })
    await step('Page Up stops at the first', async () => {
      await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}')
      await expect(highlighted()).toMatch(/-option-0$/)
    })
  },
}

export const FindsByTyping: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox', { name: 'Store' })
    await step('Accents and case do not matter', async () => {
      await userEvent.tab()
      await userEvent.keyboard('jose')
      await expect(canvas.getAllByRole('option')).toHaveLength(1)
      await expect(canvas.getByRole('option', { name: 'San José, Santana Row' })).toHaveAttribute(
        'data-highlighted',
      )
    })
    await step('Enter chooses the best answer, and the focus stays', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'san-jose' })
      await expect(field).toHaveValue('San José, Santana Row')
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await expect(field).toHaveFocus()
    })
    await step('Opened again, the whole list is there, on the choice', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(canvas.getAllByRole('option')).toHaveLength(7)
      await expect(field).toHaveAttribute(
        'aria-activedescendant',
        canvas.getByRole('option', { name: 'San José, Santana Row' }).id,
      )
    })
    await step('Tab chooses what typing has found', async () => {
      await userEvent.clear(field)
      await userEvent.keyboard('bost')
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'boston' })
    })
  },
}

export const ChoosesByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show options: Store' }))
    await userEvent.click(canvas.getByRole('option', { name: 'Boston, Back Bay' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'boston' })
    await expect(canvas.getByRole('combobox')).toHaveValue('Boston, Back Bay')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Store' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: null })
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

export const SaysWhyByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('soho{Enter}')
    await expect(
      canvas.getByText(/New York, SoHo cannot be chosen\. You may not plan for this store\./),
    ).toBeInTheDocument()
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const TakesNoFreeText: Story = {
  args: { value: 'denver' },
  play: async ({ canvasElement, args, step }) => {
    const field = within(canvasElement).getByRole('combobox')
    await step('What is left unfinished goes back to the choice', async () => {
      await userEvent.type(field, ' and more')
      await userEvent.tab()
      await expect(field).toHaveValue('Denver, Cherry Creek')
      await expect(args.onChange).not.toHaveBeenCalled()
    })
    await step('Emptied, it is no choice', async () => {
      await userEvent.clear(field)
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: null })
    })
  },
}

export const MakesANewOption: Story = {
  args: { onCreate: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'Reno{Enter}')
    await expect(args.onCreate).toHaveBeenCalledWith({ label: 'Reno' })
    await expect(field).toHaveValue('Reno')
    await userEvent.clear(field)
    await userEvent.type(field, 'RENO')
    await expect(canvas.queryByRole('option', { name: /Create/ })).toBeNull()
  },
}

export const AsksAgainAfterAFailure: Story = {
  args: { options: [], status: 'failed', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('option', { name: 'Could not load. Try again' })).toBeVisible()
  },
}

export const SearchesElsewhere: Story = {
  args: { isFilteredByCaller: true, onQueryChange: fn(), value: 'far', valueLabel: 'Anchorage' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox')
    await expect(field).toHaveValue('Anchorage')
    await userEvent.clear(field)
    await userEvent.type(field, 'xy')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ query: 'xy' })
    await expect(canvas.getAllByRole('option')).toHaveLength(7)
  },
}

const onDialogClose = fn()

export const EscapeBacksOutOneLevel: Story = {
  args: { value: 'denver' },
  // A modal dialog would make the whole documentation page inert.
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  render: (args) => (
    <Dialog isOpen title="New tactic" closeLabel="Close" onClose={onDialogClose}>
      <HeldCombobox {...args} />
    </Dialog>
  ),
  play: async ({ canvasElement, step }) => {
    onDialogClose.mockClear()
    const field = within(canvasElement).getByRole('combobox')
    await step('First the list, and what was typed stays', async () => {
      await userEvent.type(field, 'x')
      await userEvent.keyboard('{Escape}')
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await expect(field).toHaveValue('Denver, Cherry Creekx')
    })
    await step('Then the choice comes back', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(field).toHaveValue('Denver, Cherry Creek')
      await expect(onDialogClose).not.toHaveBeenCalled()
    })
    await step('Then the dialog is asked', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(onDialogClose).toHaveBeenCalledTimes(1)
    })
  },
}

export const FindsOneOfThousands: Story = {
  args: { options: twoThousand },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('denver 1999')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'store-1998' })
  },
}
