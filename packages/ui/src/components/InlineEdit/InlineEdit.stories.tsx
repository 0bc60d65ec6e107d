import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { englishInlineEditLabels } from './InlineEdit.labels'
import { InlineEdit, type InlineEditProps } from './InlineEdit'
import type { InlineEditOutcome } from './use-inline-edit'

function ControlledInlineEdit(props: InlineEditProps) {
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
  render: (args) => <ControlledInlineEdit {...args} />,
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

export const States: Story = {
  render: sideBySide(ControlledInlineEdit, [
    { name: 'Editing', props: { isEditing: true, blurPolicy: 'keep' } },
    { name: 'Empty', props: { value: '', placeholder: 'No abbreviation' } },
    { name: 'Read only', props: { isReadOnly: true } },
    {
      name: 'Heading',
      props: { value: 'Holiday gifting', label: 'Plan name' },
      frame: (edit) => (
        <h2 style={{ fontSize: 20, lineHeight: '28px', fontWeight: 600 }}>{edit}</h2>
      ),
    },
    {
      name: 'Long text',
      props: { value: 'Northfield spring and summer wardrobe relaunch across all western stores' },
    },
    {
      name: 'Right to left',
      dir: 'rtl',
      props: { label: 'اسم الفئة', value: 'الشريحة المستهدفة' },
    },
  ]),
}

export const RenamesByKeyboardAndPointer: Story = {
  render: (args) => (
    <>
      <ControlledInlineEdit {...args} />
      <button type="button">Elsewhere</button>
    </>
  ),
  play: async ({ canvas, args, step }) => {
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
    await step('F2 begins again with the stored text, Enter saves without blanks', async () => {
      await userEvent.keyboard('{F2}')
      await expect(canvas.getByRole('textbox')).toHaveValue('Target Segment')
      await userEvent.keyboard('  Journey Phase {Enter}')
      await expect(args.onSave).toHaveBeenLastCalledWith({ value: 'Journey Phase' })
      await waitFor(() => expect(pencil()).toHaveFocus())
      await expect(canvas.getByText('Journey Phase')).toBeVisible()
    })
    await step('Saving what is as it was asks nobody', async () => {
      await userEvent.keyboard('{F2}{Enter}')
      await waitFor(() => expect(pencil()).toHaveFocus())
      await expect(args.onSave).toHaveBeenCalledTimes(1)
    })
    await step('A double click begins as well, leaving saves', async () => {
      await userEvent.dblClick(canvas.getByText('Journey Phase'))
      await userEvent.keyboard('Objective')
      await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }))
      await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ value: 'Objective' }))
      await expect(await canvas.findByText('Objective')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
    })
    await step('While it is saved, keys change nothing', async () => {
      let finishSaving = () => {}
      args.onSave.mockReturnValueOnce(
        new Promise((resolve) => {
          finishSaving = () => {
            resolve(undefined)
          }
        }),
      )
      await userEvent.dblClick(canvas.getByText('Objective'))
      await userEvent.keyboard('Audience{Enter}{Enter}{Escape}x')
      await expect(canvas.getByRole('textbox')).toHaveValue('Audience')
      await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-busy', 'true')
      finishSaving()
      await expect(await canvas.findByText('Audience')).toBeVisible()
      await expect(args.onSave).toHaveBeenCalledTimes(3)
    })
  },
}

export const RefusesBeforeAndAfterSaving: Story = {
  args: {
    onSave: fn<InlineEditProps['onSave']>(({ value }) =>
      value === 'Objective' ? 'There is a category of this name already.' : undefined,
    ),
  },
  tags: ['picture'],
  play: async ({ canvas, args, step }) => {
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
    await step('Saved as it was, it is refused again', async () => {
      await userEvent.keyboard('{Backspace}{Enter}')
      await expect(
        await canvas.findByText('There is a category of this name already.'),
      ).toBeVisible()
    })
  },
}
