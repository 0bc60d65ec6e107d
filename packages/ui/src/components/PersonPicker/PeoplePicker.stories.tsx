import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '../Button'
import { PeoplePicker } from './index'
import {
  ControlledPeoplePicker,
  jose,
  longName,
  maya,
  owner,
  people,
  theo,
  twoThousand,
  useServerSearch,
} from './PersonPicker.story-host'

const meta = {
  title: 'Components/Fields/PeoplePicker',
  component: PeoplePicker,
  args: {
    label: 'Reviewers',
    people,
    values: [],
    placeholder: 'Search by name or email',
    onChange: fn(),
  },
  argTypes: {
    labelAction: { control: false },
    people: { control: false },
    labels: { control: false },
  },
  render: (args) => <ControlledPeoplePicker {...args} />,
  decorators: [
    (Story) => (
      <div style={{ width: 380, minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PeoplePicker>

export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'))
}

export const Default: Story = {}

export const States: Story = {
  render: sideBySide(
    ControlledPeoplePicker,
    [
      { name: 'Chosen', props: { values: [maya, theo] } },
      {
        name: 'Error',
        props: { isRequired: true, error: 'Choose at least one reviewer.' },
      },
      { name: 'Disabled', props: { isDisabled: true, values: [maya, theo] } },
      { name: 'Read only', props: { isReadOnly: true, values: [maya, theo] } },
      {
        name: 'Forty of two thousand, five at once',
        props: { people: twoThousand, values: twoThousand.slice(0, 40), maxVisible: 5 },
      },
      { name: 'Long text', props: { values: [longName, maya] } },
      {
        name: 'Right to left',
        dir: 'rtl',
        props: {
          label: 'المراجعون',
          values: [{ id: 'layla', name: 'ليلى حداد', initials: 'لح' }],
        },
      },
    ],
    { columnWidth: 300 },
  ),
}

export const Open: Story = { args: { values: [owner, theo] }, tags: ['picture'], play: open }

export const Failed: Story = {
  args: { people: [], status: 'failed', values: [maya], onRetry: fn() },
  tags: ['picture'],
  play: open,
}

export const AddsAndRemovesPeople: Story = {
  args: { values: [owner] },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox', { name: 'Reviewers' })
    await step('By keyboard, found by name and by email', async () => {
      await userEvent.tab()
      await userEvent.keyboard('theo{Enter}')
      await userEvent.keyboard('harbor{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ values: [owner, theo, jose] })
      await expect(canvas.getByText('José Álvarez added. 3 selected.')).toBeInTheDocument()
    })
    await step('Remove takes one back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Theo Kent' }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ values: [owner, jose] })
      await expect(field).toHaveFocus()
    })
    await step('Somebody who has to stay has no Remove', async () => {
      await expect(canvas.queryByRole('button', { name: 'Remove Ines Faber' })).toBeNull()
    })
  },
}

export const SearchesAServer: Story = {
  args: { values: [theo] },
  render: function ServerSearch(args) {
    const { props, answer } = useServerSearch()
    return (
      <>
        <ControlledPeoplePicker {...args} {...props} />
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
    const answer = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
    }
    await step('Who was chosen stays, without being among the people', async () => {
      await userEvent.click(canvas.getByRole('combobox'))
      await userEvent.keyboard('rios')
      await expect(canvas.getByRole('button', { name: 'Remove Theo Kent' })).toBeVisible()
      await expect(canvas.getByText('Loading')).toBeInTheDocument()
    })
    await step('A failure is tried again', async () => {
      await answer()
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(canvas.getByText('Loading')).toBeInTheDocument()
    })
    await step('Who is found joins the others', async () => {
      await answer()
      await waitFor(() => canvas.getByRole('option', { name: /Maya Rios/ }))
      await userEvent.click(canvas.getByRole('option', { name: /Maya Rios/ }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ values: [theo, maya] })
    })
  },
}
