import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { buildField, tacticFields } from './fixtures/fields'
import { FieldsHost, hostArgs } from './fixtures/FieldsHost'
import type { TacticFieldsTableProps } from './TacticFieldsTable.types'

const meta = {
  title: 'Planner views/Settings/TacticFieldsTable/With others',
  component: FieldsHost,
  tags: ['!autodocs', '!visual'],
  args: hostArgs,
} satisfies Meta<typeof FieldsHost>

export default meta
type Story = StoryObj<typeof meta>

const button = (name: string) => screen.getByRole('button', { name })
const edited = () => within(screen.getByRole('form', { name: 'Edit Offer code' }))

/** The names of the fields, from the first to the last. */
const namesInOrder = () =>
  screen.getAllByRole('button', { name: /^Edit / }).map((edit) => edit.ariaLabel)

export const KeepsTheLastOrder: Story = {
  play: async ({ args, mount, step }) => {
    const answers: (() => void)[] = []
    const onReorder = () =>
      new Promise<undefined>((resolve) => {
        answers.push(() => {
          resolve(undefined)
        })
      })
    await mount(<FieldsHost {...args} onReorder={onReorder} />)
    const before = namesInOrder()
    const moveDown = async (name: string) => {
      screen.getByRole('button', { name }).focus()
      await userEvent.keyboard(' {ArrowDown} ')
    }
    await step('Two moves, the second before the first is stored', async () => {
      await moveDown('Reorder Offer code')
      await moveDown('Reorder Offer code')
      await waitFor(() => expect(answers).toHaveLength(2))
    })
    const moved = [before[1], before[2], before[0], ...before.slice(3)]
    await expect(namesInOrder()).toEqual(moved)
    await step('The answer to the first does not bring its order back', async () => {
      answers[0]?.()
      await userEvent.click(button('Delete Offer code'))
      await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(namesInOrder()).toEqual(moved)
    })
  },
}

export const FollowsOthers: Story = {
  play: async ({ args, mount, step }) => {
    await step('Follows what others change', async () => {
      await mount(
        <FieldsHost
          {...args}
          fieldsOfOtherUsers={tacticFields.map((field) =>
            field.id === 1
              ? buildField({
                  id: 1,
                  name: 'Promo code',
                  description: 'Changed',
                  helpText: field.helpText,
                })
              : field,
          )}
        />,
      )
      await userEvent.click(button('Edit Offer code'))
      const name = edited().getByRole('textbox', { name: /^Name/u })
      await userEvent.clear(name)
      await userEvent.type(name, 'Coupon')
      await userEvent.click(button('Somebody else saves'))
      await step('What was typed stays, and both versions are on the screen', async () => {
        await expect(name).toHaveValue('Coupon')
        await expect(
          edited().getByText(/has changed this to “Promo code” meanwhile/u),
        ).toBeVisible()
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
    })
    await step('Adds a deleted field again', async () => {
      clearAllMocks()
      await mount(<FieldsHost {...args} fieldsOfOtherUsers={withoutFirst} />)
      await userEvent.click(button('Edit Offer code'))
      const description = edited().getByRole('textbox', { name: 'Description' })
      await userEvent.type(description, ', in capitals')
      await userEvent.click(button('Somebody else saves'))
      await step('The form stays as it is, where it is, and says what happened', async () => {
        await expect(
          await edited().findByText(
            'Offer code was deleted by somebody else. You can add it as a new field.',
          ),
        ).toBeVisible()
        await expect(description).toBeVisible()
        await expect(description).toHaveValue('As printed on the coupon, in capitals')
        const [first] = screen.getAllByRole('listitem')
        await expect(first).toContainElement(description)
      })
      await step('It becomes a new field, which has the focus', async () => {
        await userEvent.click(edited().getByRole('button', { name: 'Add as new field' }))
        await waitFor(() => expect(button('Edit Offer code')).toHaveFocus())
        await expect(args.onAdd).toHaveBeenCalledWith({
          values: expect.objectContaining({
            name: 'Offer code',
            type: 'string',
            description: 'As printed on the coupon, in capitals',
          }),
        })
        await expect(args.onUpdate).not.toHaveBeenCalled()
        await expect(screen.queryByRole('form', { name: 'Edit Offer code' })).toBeNull()
      })
    })
    await step('Discards a deleted field', async () => {
      clearAllMocks()
      await userEvent.click(button('Edit Offer code'))
      await userEvent.click(button('Somebody else saves'))
      await waitFor(() =>
        expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ hasUnsaved: true }),
      )
      await userEvent.click(edited().getByRole('button', { name: 'Discard' }))
      await expect(screen.queryByText('Offer code')).toBeNull()
      await expect(args.onAdd).not.toHaveBeenCalled()
      await expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ hasUnsaved: false })
      await waitFor(() =>
        expect(
          within(screen.getByRole('form', { name: 'New field' })).getByRole('textbox', {
            name: /^Name/u,
          }),
        ).toHaveFocus(),
      )
    })
    await step('Moves a field past a deleted one', async () => {
      const onReorder = fn<TacticFieldsTableProps['onReorder']>(async () => undefined)
      await mount(<FieldsHost {...args} fieldsOfOtherUsers={withoutFirst} onReorder={onReorder} />)
      await userEvent.click(button('Edit Offer code'))
      await userEvent.click(button('Somebody else saves'))
      await edited().findByText(/was deleted by somebody else/u)
      button('Reorder Reach').focus()
      await userEvent.keyboard(' {ArrowDown} ')
      await waitFor(() =>
        expect(onReorder).toHaveBeenCalledWith({
          field: tacticFields[1],
          orderIndex: 1,
          ids: [3, 2, 4],
        }),
      )
    })
    await step('Keeps what is typed when another field is edited', async () => {
      await mount(<FieldsHost {...args} />)
      await userEvent.click(button('Edit Offer code'))
      const description = edited().getByRole('textbox', { name: 'Description' })
      await userEvent.type(description, ', in capitals')
      await userEvent.click(button('Edit Reach'))
      const other = within(screen.getByRole('form', { name: 'Edit Reach' }))
      await waitFor(() => expect(other.getByRole('textbox', { name: /^Name/u })).toHaveFocus())
      await expect(description).toHaveValue('As printed on the coupon, in capitals')
    })
  },
}

const withoutFirst = tacticFields.filter(({ id }) => id !== 1)
