import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { buildField, FIELDS } from './fixtures/fields'
import { TacticFieldsTable } from './TacticFieldsTable'
import type { TacticFieldsTableProps } from './TacticFieldsTable.types'

interface HostProps extends Omit<TacticFieldsTableProps, 'fields'> {
  /** A button changes the fields to these, as somebody else would. */
  readonly fieldsOfOthers?: TacticFieldsTableProps['fields']
}

/** Keeps the fields, as a product does, unless a callback refuses. */
function FieldsHost({ fieldsOfOthers, ...props }: HostProps) {
  const [fields, setFields] = useState(FIELDS)
  return (
    <>
      <TacticFieldsTable
        {...props}
        fields={fields}
        onAdd={async (request) => {
          const refusal = await props.onAdd(request)
          if (refusal === undefined) {
            setFields((before) => [...before, buildField({ id: 9, ...request.values })])
          }
          return refusal
        }}
        onUpdate={async (request) => {
          const refusal = await props.onUpdate(request)
          if (refusal === undefined) {
            setFields((before) =>
              before.map((field) =>
                field.id === request.field.id ? Object.assign({}, field, request.changes) : field,
              ),
            )
          }
          return refusal
        }}
        onReorder={async (change) => {
          await props.onReorder(change)
          setFields((before) =>
            change.ids.flatMap((id) => before.find((field) => field.id === id) ?? []),
          )
        }}
        onDelete={async (request) => {
          const refusal = await props.onDelete(request)
          if (refusal === undefined) {
            setFields((before) => before.filter(({ id }) => id !== request.field.id))
          }
          return refusal
        }}
      />
      {fieldsOfOthers === undefined ? null : (
        <button
          type="button"
          onClick={() => {
            setFields(fieldsOfOthers)
          }}
        >
          Somebody else saves
        </button>
      )}
    </>
  )
}

const meta = {
  title: 'Planner views/TacticFieldsTable/Interactions',
  component: FieldsHost,
  tags: ['!autodocs', '!visual'],
  args: {
    label: 'Universal Tactic Fields',
    emptyText: 'No fields yet',
    onAdd: fn<TacticFieldsTableProps['onAdd']>(async () => undefined),
    onUpdate: fn<TacticFieldsTableProps['onUpdate']>(async () => undefined),
    onReorder: fn<TacticFieldsTableProps['onReorder']>(async () => undefined),
    onDelete: fn<TacticFieldsTableProps['onDelete']>(async () => undefined),
    describeDeletion: ({ name }) => `Deletes 12 values of ${name}.`,
    onUnsavedChange: fn(),
  },
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

export const AddsAField: Story = {
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
  },
}

export const KeepsWhatWasTypedWhenItIsRefused: Story = {
  args: {
    onAdd: fn<TacticFieldsTableProps['onAdd']>(async () => ({
      name: 'There is a field of this name already.',
    })),
  },
  play: async () => {
    await userEvent.type(newField().getByRole('textbox', { name: /^Name/u }), 'Reach')
    await choose(newField(), 'Number')
    await userEvent.click(newField().getByRole('button', { name: 'Add field' }))
    await expect(
      await newField().findByText('There is a field of this name already.'),
    ).toBeVisible()
    await expect(newField().getByRole('textbox', { name: /^Name/u })).toHaveValue('Reach')
    await expect(newField().getByRole('textbox', { name: /^Name/u })).toHaveFocus()
  },
}

export const SavesOnceHoweverOftenItIsSubmitted: Story = {
  args: {
    onAdd: fn<TacticFieldsTableProps['onAdd']>(() => new Promise<undefined>(() => undefined)),
  },
  play: async ({ args }) => {
    await userEvent.type(newField().getByRole('textbox', { name: /^Name/u }), 'Reach')
    await choose(newField(), 'Number')
    await userEvent.type(newField().getByRole('textbox', { name: /^Name/u }), '{Enter}{Enter}')
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

const edited = () => within(screen.getByRole('form', { name: 'Edit Offer code' }))

export const EditsInTheRow: Story = {
  play: async ({ args, step }) => {
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
          field: FIELDS[0],
          changes: { name: 'Coupon code' },
        }),
      )
    })
    await step('The focus goes back to its button', async () => {
      await waitFor(() => expect(button('Edit Coupon code')).toHaveFocus())
      await expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ hasUnsaved: false })
    })
    await step('Esc gives the changes up', async () => {
      await userEvent.click(button('Edit Reach'))
      await userEvent.keyboard('{End}s{Escape}')
      await waitFor(() => expect(button('Edit Reach')).toHaveFocus())
      await expect(args.onUpdate).toHaveBeenCalledOnce()
    })
  },
}

export const KeepsTheTypeWhileThereAreValues: Story = {
  args: { typeLockOf: () => '12 tactics have a value, so that the type stays.' },
  play: async () => {
    await userEvent.click(button('Edit Offer code'))
    await expect(
      edited().getByText('12 tactics have a value, so that the type stays.'),
    ).toBeVisible()
    await userEvent.click(edited().getByRole('combobox', { name: /^Type/u }))
    await expect(screen.queryByRole('option')).toBeNull()
  },
}

export const FollowsWhatOthersChange: Story = {
  args: {
    fieldsOfOthers: FIELDS.map((field) =>
      field.id === 1
        ? buildField({
            id: 1,
            name: 'Promo code',
            description: 'Changed',
            helpText: field.helpText,
          })
        : field,
    ),
  },
  play: async ({ args, step }) => {
    await userEvent.click(button('Edit Offer code'))
    const name = edited().getByRole('textbox', { name: /^Name/u })
    await userEvent.clear(name)
    await userEvent.type(name, 'Coupon')
    await userEvent.click(button('Somebody else saves'))
    await step('What was typed stays, and both versions are on the screen', async () => {
      await expect(name).toHaveValue('Coupon')
      await expect(edited().getByText(/has changed this to “Promo code” meanwhile/u)).toBeVisible()
    })
    await step('What was not touched follows', async () => {
      await expect(edited().getByRole('textbox', { name: 'Description' })).toHaveValue('Changed')
      await userEvent.click(edited().getByRole('button', { name: 'Save' }))
      await waitFor(() =>
        expect(args.onUpdate).toHaveBeenCalledWith(
          expect.objectContaining({ changes: { name: 'Coupon' } }),
        ),
      )
    })
  },
}

export const KeepsTheTextOfAFieldThatOthersDelete: Story = {
  args: { fieldsOfOthers: FIELDS.filter(({ id }) => id !== 1) },
  play: async ({ args }) => {
    await userEvent.click(button('Edit Offer code'))
    await userEvent.type(edited().getByRole('textbox', { name: 'Description' }), ', in capitals')
    await userEvent.click(button('Somebody else saves'))
    await expect(edited().getByText(/Somebody else has deleted this field/u)).toBeVisible()
    await expect(edited().getByRole('textbox', { name: 'Description' })).toHaveValue(
      'As printed on the coupon, in capitals',
    )
    await expect(edited().getByRole('button', { name: 'Save' })).toBeDisabled()
    await userEvent.click(edited().getByRole('button', { name: 'Cancel' }))
    await expect(screen.queryByRole('form', { name: 'Edit Offer code' })).toBeNull()
    await expect(args.onUpdate).not.toHaveBeenCalled()
  },
}

export const ReordersByKeys: Story = {
  args: { onReorder: fn<TacticFieldsTableProps['onReorder']>(async () => undefined) },
  play: async ({ args }) => {
    screen.getByRole('button', { name: 'Reorder Offer code' }).focus()
    await userEvent.keyboard(' {ArrowDown} ')
    await waitFor(() =>
      expect(args.onReorder).toHaveBeenCalledWith({
        field: FIELDS[0],
        orderIndex: 1,
        ids: [2, 1, 3, 4],
      }),
    )
    await expect(rowNames()[0]).toContain('Reach')
  },
}

export const GoesBackToTheOldOrderWhenItIsRefused: Story = {
  args: {
    onReorder: fn<TacticFieldsTableProps['onReorder']>(() => Promise.reject(new Error('no'))),
  },
  play: async () => {
    screen.getByRole('button', { name: 'Reorder Offer code' }).focus()
    await userEvent.keyboard(' {ArrowDown} ')
    await waitFor(() => expect(rowNames()[0]).toContain('Offer code'))
  },
}

export const DeletesAfterAQuestion: Story = {
  play: async ({ args, step }) => {
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

export const SaysWhyAFieldWasNotDeleted: Story = {
  args: {
    onDelete: fn<TacticFieldsTableProps['onDelete']>(async () => 'Error deleting custom field.'),
  },
  play: async () => {
    await userEvent.click(button('Delete Reach'))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete field' }))
    await expect(await dialog.findByText('Error deleting custom field.')).toBeVisible()
  },
}
