import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test'

import { englishInlineEditLabels } from './english-inline-edit-labels'
import { InlineEdit, type InlineEditProps } from './InlineEdit'
import type { InlineEditOutcome } from './use-inline-edit'

function HeldInlineEdit(props: InlineEditProps) {
  const [value, setValue] = useState(props.value)
  return (
    <InlineEdit
      {...props}
      value={value}
      onSave={(change) => {
        const conclude = (outcome: InlineEditOutcome) => {
          if (outcome === undefined) setValue(change.value)
          return outcome
        }
        const outcome = props.onSave(change)
        return outcome instanceof Promise ? outcome.then(conclude) : conclude(outcome)
      }}
    />
  )
}

const meta = {
  title: 'Components/Fields/InlineEdit',
  component: InlineEdit,
  args: {
    label: 'Category name',
    value: 'Target Segment',
    labels: englishInlineEditLabels,
    validate: (text) => (text === '' ? 'Please enter a category name.' : undefined),
    onSave: fn<InlineEditProps['onSave']>(),
  },
  argTypes: { labels: { control: false } },
  render: (args) => <HeldInlineEdit {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InlineEdit>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Editing: Story = { args: { isEditing: true, blurPolicy: 'keep' } }

export const AsAHeading: Story = {
  render: (args) => (
    <h2 style={{ fontSize: 20, lineHeight: '28px', fontWeight: 600 }}>
      <HeldInlineEdit {...args} value="Holiday gifting" label="Plan name" />
    </h2>
  ),
}

export const Empty: Story = { args: { value: '', placeholder: 'No abbreviation' } }

export const ReadOnly: Story = { args: { isReadOnly: true } }

export const LongText: Story = {
  args: { value: 'Northfield spring and summer wardrobe relaunch across all western stores' },
}

export const WithError: Story = {
  args: {
    onSave: fn<InlineEditProps['onSave']>(() => 'There is a category of this name already.'),
  },
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Edit/ }))
    await userEvent.keyboard('Objective{Enter}')
    await expect(await canvas.findByText('There is a category of this name already.')).toBeVisible()
  },
}

export const RightToLeft: Story = {
  args: { label: 'اسم الفئة', value: 'الشريحة المستهدفة', isEditing: true, blurPolicy: 'keep' },
  globals: { direction: 'rtl' },
}

export const RenamesByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const pencil = () => canvas.getByRole('button', { name: /Edit Category name/ })
    await step('Enter on the pencil makes it a field, all selected', async () => {
      await userEvent.tab()
      await expect(pencil()).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('textbox', { name: 'Category name' })).toHaveFocus()
    })
    await step('Esc takes typing back, and the focus is on the pencil again', async () => {
      await userEvent.keyboard('Journey{Escape}')
      await expect(canvas.getByText('Target Segment')).toBeVisible()
      await expect(pencil()).toHaveFocus()
      await expect(args.onSave).not.toHaveBeenCalled()
    })
    await step('F2 begins again, Enter saves without the blanks around', async () => {
      await userEvent.keyboard('{F2}  Journey Phase {Enter}')
      await expect(args.onSave).toHaveBeenLastCalledWith({ value: 'Journey Phase' })
      await waitFor(() => expect(pencil()).toHaveFocus())
      await expect(canvas.getByText('Journey Phase')).toBeVisible()
    })
    await step('Saving what is as it was asks nobody', async () => {
      await userEvent.keyboard('{F2}{Enter}')
      await waitFor(() => expect(pencil()).toHaveFocus())
      await expect(args.onSave).toHaveBeenCalledTimes(1)
    })
  },
}

export const RefusesBeforeAndAfterSaving: Story = {
  args: {
    onSave: fn<InlineEditProps['onSave']>(({ value }) =>
      value === 'Objective' ? 'There is a category of this name already.' : undefined,
    ),
  },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    await userEvent.dblClick(canvas.getByText('Target Segment'))
    const field = canvas.getByRole('textbox')
    await step('An empty name is refused at once', async () => {
      await userEvent.clear(field)
      await userEvent.keyboard('{Enter}')
      await expect(field).toHaveAccessibleDescription('Please enter a category name.')
      await expect(args.onSave).not.toHaveBeenCalled()
    })
    await step('A taken one by the caller; what was typed stays', async () => {
      await userEvent.keyboard('Objective{Enter}')
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription('There is a category of this name already.'),
      )
      await expect(field).toHaveValue('Objective')
      await expect(field).toHaveFocus()
    })
    await step('Typing on takes the error away', async () => {
      await userEvent.keyboard('s')
      await expect(field).toBeValid()
    })
  },
}

export const WaitsWhileItIsSaved: Story = {
  args: {
    onSave: fn<InlineEditProps['onSave']>(),
  },
  play: async ({ canvasElement, args }) => {
    let finishSaving = () => {}
    mocked(args.onSave).mockReturnValue(
      new Promise((resolve) => {
        finishSaving = () => {
          resolve(undefined)
        }
      }),
    )
    const canvas = within(canvasElement)
    await userEvent.dblClick(canvas.getByText('Target Segment'))
    await userEvent.keyboard('Objective{Enter}{Enter}{Escape}x')
    await expect(canvas.getByRole('textbox')).toHaveValue('Objective')
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-busy', 'true')
    finishSaving()
    await expect(await canvas.findByText('Objective')).toBeVisible()
    await expect(args.onSave).toHaveBeenCalledTimes(1)
  },
}

export const SavesOnLeaving: Story = {
  render: (args) => (
    <>
      <HeldInlineEdit {...args} />
      <button type="button">Elsewhere</button>
    </>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.dblClick(canvas.getByText('Target Segment'))
    await userEvent.keyboard('Objective')
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }))
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ value: 'Objective' }))
    await expect(await canvas.findByText('Objective')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  },
}
