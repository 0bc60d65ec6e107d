import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Button } from '../Button'
import { PersonPicker } from './index'
import {
  ControlledPersonPicker,
  jose,
  longName,
  maya,
  owner,
  people,
  theo,
  useServerSearch,
} from './PersonPicker.story-host'

const meta = {
  title: 'Components/Fields/PersonPicker',
  component: PersonPicker,
  args: {
    label: 'Owner of the initiative',
    people,
    value: null,
    placeholder: 'Search by name or email',
    onChange: fn(),
  },
  argTypes: {
    labelAction: { control: false },
    people: { control: false },
    labels: { control: false },
  },
  render: (args) => <ControlledPersonPicker {...args} />,
  decorators: [
    (Story) => (
      <div style={{ width: 320, minHeight: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PersonPicker>

export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'))
}

export const Default: Story = {}

export const States: Story = {
  render: sideBySide(ControlledPersonPicker, [
    { name: 'Chosen', props: { value: theo } },
    {
      name: 'Required, with help',
      props: { isRequired: true, value: maya, help: 'They are asked about open questions.' },
    },
    { name: 'Error', props: { error: 'Choose a person.' } },
    { name: 'Disabled', props: { isDisabled: true, value: theo } },
    { name: 'Read only', props: { isReadOnly: true, value: theo } },
    { name: 'Narrow', width: 140, props: { value: jose } },
  ]),
}

export const Open: Story = {
  args: { value: longName, people: [longName, ...people] },
  tags: ['picture'],
  play: open,
}

export const Loading: Story = {
  args: { people: [], status: 'loading' },
  tags: ['picture'],
  play: open,
}

export const Failed: Story = {
  args: { people: [], status: 'failed', onRetry: fn() },
  tags: ['picture'],
  play: open,
}

export const Empty: Story = { args: { people: [] }, tags: ['picture'], play: open }

export const RightToLeft: Story = {
  args: {
    label: 'مالك المبادرة',
    placeholder: 'ابحث بالاسم أو البريد',
    value: { id: 'layla', name: 'ليلى حداد', initials: 'لح' },
    people: [
      { id: 'layla', name: 'ليلى حداد', initials: 'لح', email: 'layla@northfield.example' },
      { id: 'omar', name: 'عمر ناصر', initials: 'عن', email: 'omar@northfield.example' },
    ],
  },
  globals: { direction: 'rtl' },
  tags: ['picture'],
  play: open,
}

export const FindsByNameAndEmail: Story = {
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Owner of the initiative' })
    await step('Somebody who cannot be chosen says why', async () => {
      await userEvent.tab()
      await userEvent.keyboard('ines')
      const option = canvas.getByRole('option', { name: /Ines Faber/ })
      await expect(option).toHaveAttribute('aria-disabled', 'true')
      await expect(option).toHaveTextContent(owner.disabledReason ?? '')
      await userEvent.keyboard('{Enter}')
      await expect(
        canvas.getByText('Ines Faber cannot be chosen. Owns the account and is on every plan.'),
      ).toBeInTheDocument()
      await expect(args.onChange).not.toHaveBeenCalled()
    })
    await step('By name, without its accents', async () => {
      await userEvent.clear(field)
      await userEvent.keyboard('alva')
      await expect(canvas.getAllByRole('option')).toHaveLength(1)
      await expect(canvas.getByText('1 person')).toBeInTheDocument()
      await userEvent.keyboard('{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: jose })
      await expect(field).toHaveValue('José Álvarez')
    })
    await step('By email, which shows what was found', async () => {
      await userEvent.clear(field)
      await userEvent.keyboard('harbor')
      await expect(canvas.getByRole('option', { name: /José Álvarez/ })).toBeVisible()
      await expect(canvas.getByText('harbor').tagName).toBe('MARK')
    })
    await step('Nobody', async () => {
      await userEvent.clear(field)
      await userEvent.keyboard('zoe')
      await expect(canvas.getByText('Nobody matches “zoe”')).toBeVisible()
    })
  },
}

export const SearchesAServer: Story = {
  args: { value: theo },
  render: function ServerSearch(args) {
    const { props, answer } = useServerSearch()
    return (
      <>
        <ControlledPersonPicker {...args} {...props} />
        <Button
          onMouseDown={(event) => {
            event.preventDefault()
          }}
          onClick={answer}
        >
          Answer
        </Button>
      </>
    )
  },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox')
    const answer = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
    }
    await step('Who was chosen is shown without being among the people', async () => {
      await expect(field).toHaveValue('Theo Kent')
      await expect(field.parentElement?.querySelector('img')).not.toBeNull()
    })
    await step('The search is on its way', async () => {
      await userEvent.clear(field)
      await userEvent.keyboard('rios')
      await expect(canvas.getByText('Loading')).toBeInTheDocument()
    })
    await step('It fails, and is tried again', async () => {
      await answer()
      const retry = canvas.getByRole('option', { name: 'Could not load people. Try again' })
      await userEvent.click(retry)
      await expect(canvas.getByText('Loading')).toBeInTheDocument()
    })
    await step('Somebody is found and chosen', async () => {
      await answer()
      await userEvent.click(canvas.getByRole('option', { name: /Maya Rios/ }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: maya })
      await expect(field).toHaveValue('Maya Rios')
    })
  },
}
