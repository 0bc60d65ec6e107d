import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { tacticFields } from './fixtures/fields'
import { FieldsHost, hostArgs } from './fixtures/FieldsHost'
import type { TacticFieldsTableProps } from './TacticFieldsTable.types'

const meta = {
  title: 'Planner views/Settings/TacticFieldsTable/Interactions',
  component: FieldsHost,
  tags: ['!autodocs', '!visual'],
  args: hostArgs,
} satisfies Meta<typeof FieldsHost>

export default meta
type Story = StoryObj<typeof meta>

const newField = () => within(screen.getByRole('form', { name: 'New field' }))
const button = (name: string) => screen.getByRole('button', { name })
const choose = async (form: ReturnType<typeof within>, type: string) => {
  await userEvent.click(form.getByRole('combobox', { name: /^Type/u }))
  await userEvent.click(screen.getByRole('option', { name: type }))
}
const rowNames = () => screen.getAllByRole('listitem').map((row) => row.textContent)

export const AddsEditsAndDeletes: Story = {
  play: async ({ args, step }) => {
    await step('A name and a type are needed, and the focus goes to what is missing', async () => {
      await userEvent.click(newField().getByRole('button', { name: 'Add field' }))
      await expect(newField().getByText('You must give a name to the field first')).toBeVisible()
      await expect(newField().getByText('You must select a type')).toBeVisible()
      await expect(newField().getByRole('textbox', { name: /^Name/u })).toHaveFocus()
      await expect(args.onAdd).not.toHaveBeenCalled()
    })
    await step('Blanks are no name', async () => {
      await userEvent.type(newField().getByRole('textbox', { name: /^Name/u }), '   ')
      await expect(newField().getByText('You must give a name to the field first')).toBeVisible()
      await userEvent.clear(newField().getByRole('textbox', { name: /^Name/u }))
    })
    await step('It is added with its texts, and has the focus', async () => {
      await userEvent.type(newField().getByRole('textbox', { name: /^Name/u }), ' Coupon ')
      await choose(newField(), 'Rich Text')
      await userEvent.type(newField().getByRole('textbox', { name: 'Help text' }), 'Ask Maya')
      await userEvent.keyboard('{Enter}')
      await waitFor(() =>
        expect(args.onAdd).toHaveBeenCalledWith({
          values: { name: 'Coupon', type: 'richtext', description: null, helpText: 'Ask Maya' },
        }),
      )
      await waitFor(() => expect(button('Edit Coupon')).toHaveFocus())
    })
    await step('The form is empty for the next one, without errors', async () => {
      await expect(newField().getByRole('textbox', { name: /^Name/u })).toHaveValue('')
      await expect(newField().queryByText('You must select a type')).toBeNull()
    })
    clearAllMocks()
    await step('Only what was changed is sent', async () => {
      await userEvent.click(button('Edit Offer code'))
      const name = edited().getByRole('textbox', { name: /^Name/u })
      await waitFor(() => expect(name).toHaveFocus())
      await userEvent.clear(name)
      await userEvent.type(name, 'Coupon code')
      await expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ hasUnsaved: true })
      await userEvent.keyboard('{Enter}')
      await waitFor(() =>
        expect(args.onUpdate).toHaveBeenCalledWith({
          field: tacticFields[0],
          changes: { name: 'Coupon code' },
        }),
      )
    })
    await step('The focus goes back to its button', async () => {
      await waitFor(() => expect(button('Edit Coupon code')).toHaveFocus())
      await expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ hasUnsaved: false })
    })
    await step('Esc and Cancel ask before changes are lost', async () => {
      await userEvent.click(button('Edit Reach'))
      await userEvent.keyboard('{End}s{Escape}')
      await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
      await expect(screen.getByDisplayValue('Reachs')).toHaveFocus()
      await userEvent.click(button('Cancel'))
      await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
      await waitFor(() => expect(button('Edit Reach')).toHaveFocus())
      await expect(args.onUpdate).toHaveBeenCalledOnce()
    })
    clearAllMocks()
    await step('The question says what goes with it', async () => {
      await userEvent.click(button('Delete Reach'))
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Reach?' }))
      await expect(dialog.getByText('Deletes 12 values of Reach.')).toBeVisible()
      await expect(args.onDelete).not.toHaveBeenCalled()
      await userEvent.click(dialog.getByRole('button', { name: 'Delete field' }))
    })
    await step('The next field has the focus then', async () => {
      await waitFor(() => expect(button('Delete Landing page')).toHaveFocus())
      await expect(screen.queryByText('Reach')).toBeNull()
    })
  },
}

export const KeepsWhatWasTypedWhenItIsRefusedOrLate: Story = {
  play: async ({ args, mount, step }) => {
    await step('Keeps what was typed when it is refused', async () => {
      const onAdd = fn<TacticFieldsTableProps['onAdd']>(async () => ({
        name: 'There is a field of this name already.',
      }))
      await mount(<FieldsHost {...args} onAdd={onAdd} />)
      await userEvent.type(newField().getByRole('textbox', { name: /^Name/u }), 'Reach')
      await choose(newField(), 'Number')
      await userEvent.click(newField().getByRole('button', { name: 'Add field' }))
      await expect(
        await newField().findByText('There is a field of this name already.'),
      ).toBeVisible()
      await expect(newField().getByRole('textbox', { name: /^Name/u })).toHaveValue('Reach')
      await expect(newField().getByRole('textbox', { name: /^Name/u })).toHaveFocus()
    })
    await step('Saves once however often it is submitted', async () => {
      const onAdd = fn<TacticFieldsTableProps['onAdd']>(
        () => new Promise<undefined>(() => undefined),
      )
      await mount(<FieldsHost {...args} onAdd={onAdd} />)
      await userEvent.type(newField().getByRole('textbox', { name: /^Name/u }), 'Reach')
      await choose(newField(), 'Number')
      await userEvent.type(newField().getByRole('textbox', { name: /^Name/u }), '{Enter}{Enter}')
      await expect(onAdd).toHaveBeenCalledOnce()
    })
    await step('Keeps the type while there are values', async () => {
      await mount(
        <FieldsHost
          {...args}
          typeLockOf={() => '12 tactics have a value, so that the type stays.'}
        />,
      )
      await userEvent.click(button('Edit Offer code'))
      await expect(
        edited().getByText('12 tactics have a value, so that the type stays.'),
      ).toBeVisible()
      await userEvent.click(edited().getByRole('combobox', { name: /^Type/u }))
      await expect(screen.queryByRole('option')).toBeNull()
    })
    await step('Says why a field was not deleted', async () => {
      const onDelete = fn<TacticFieldsTableProps['onDelete']>(
        async () => 'Error deleting custom field.',
      )
      await mount(<FieldsHost {...args} onDelete={onDelete} />)
      await userEvent.click(button('Delete Reach'))
      const dialog = within(await screen.findByRole('alertdialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Delete field' }))
      await expect(await dialog.findByText('Error deleting custom field.')).toBeVisible()
    })
    await step('Reorders by keys', async () => {
      const onReorder = fn<TacticFieldsTableProps['onReorder']>(async () => undefined)
      await mount(<FieldsHost {...args} onReorder={onReorder} />)
      screen.getByRole('button', { name: 'Reorder Offer code' }).focus()
      await userEvent.keyboard(' {ArrowDown} ')
      await waitFor(() =>
        expect(onReorder).toHaveBeenCalledWith({
          field: tacticFields[0],
          orderIndex: 1,
          ids: [2, 1, 3, 4],
        }),
      )
      await expect(rowNames()[0]).toContain('Reach')
    })
    await step('Goes back to the old order when it is refused', async () => {
      const onReorder = fn<TacticFieldsTableProps['onReorder']>(() =>
        Promise.reject(new Error('no')),
      )
      await mount(<FieldsHost {...args} onReorder={onReorder} />)
      screen.getByRole('button', { name: 'Reorder Offer code' }).focus()
      await userEvent.keyboard(' {ArrowDown} ')
      await waitFor(() => expect(rowNames()[0]).toContain('Offer code'))
    })
  },
}

const edited = () => within(screen.getByRole('form', { name: 'Edit Offer code' }))
