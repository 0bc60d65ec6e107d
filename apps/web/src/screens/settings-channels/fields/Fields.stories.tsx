import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildSession } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText } from '../../../testing/enter-text'
import { toasts } from '../../../testing/toasts'
import { PartsHost, serverOf } from './fixtures/PartsHost'

const meta = {
  title: 'Screens/Plan settings/Channels/Fields and platforms',
  component: PartsHost,
  tags: ['!autodocs', '!visual'],
  parameters: { isFullScreen: true },
  args: { server: serverOf() },
  beforeEach: freezeNow,
} satisfies Meta<typeof PartsHost>

export default meta
type Story = StoryObj<typeof meta>

const newField = () => within(screen.getByRole('form', { name: 'New field' }))
const fill = async (form: ReturnType<typeof within>, name: string, type: string) => {
  await enterText(form.getByRole('textbox', { name: /^Name/u }), name)
  await userEvent.click(form.getByRole('combobox', { name: /^Type/u }))
  await userEvent.click(screen.getByRole('option', { name: type }))
}
const fieldRows = () =>
  within(screen.getByRole('list', { name: 'Universal Tactic Fields' })).getAllByRole('listitem')
const rowOf = (name: string) =>
  fieldRows().find((row) => row.textContent.includes(name)) ?? document.body

const refusing = serverOf({ holds: /^(?:PUT|POST|DELETE) \/tactic_fields/u })

export const ChangesUniversalFields: Story = {
  args: { server: refusing },
  play: async ({ step }) => {
    await step('Says why a field was not saved', async () => {
      await step('A refused change keeps what was typed', async () => {
        await userEvent.click(await screen.findByRole('button', { name: 'Edit Reach' }))
        await userEvent.keyboard('!{Enter}')
        await waitFor(() => expect(refusing.waiting()).toHaveLength(1))
        refusing.answer('lost connection')
        await expect(await toasts().findByText('Error updating custom fields.')).toBeVisible()
        await expect(screen.getByDisplayValue('Reach!')).toBeVisible()
        await userEvent.keyboard('{Escape}')
        await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
      })
      await step('A refused deletion leaves the question open', async () => {
        await userEvent.click(await screen.findByRole('button', { name: 'Delete Reach' }))
        const dialog = within(await screen.findByRole('alertdialog'))
        await userEvent.click(dialog.getByRole('button', { name: 'Delete field' }))
        await waitFor(() => expect(refusing.waiting()).toHaveLength(1))
        refusing.answer('lost connection')
        await expect(await toasts().findByText('Error deleting custom field.')).toBeInTheDocument()
        await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
        await expect(screen.getByText('Reach')).toBeVisible()
      })
      refusing.hold(null)
    })
    await step('Adds a universal field', async () => {
      await screen.findByText('Offer code')
      await fill(newField(), 'Motif', 'Image')
      await userEvent.click(newField().getByRole('button', { name: 'Add field' }))
      await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Motif' })).toHaveFocus())
      await expect(within(rowOf('Motif')).getByText('Image')).toBeVisible()
    })
    await step('Edits and reorders universal fields', async () => {
      await step('A change says that it was saved', async () => {
        await userEvent.click(await screen.findByRole('button', { name: 'Edit Reach' }))
        await userEvent.paste(' per day')
        await userEvent.keyboard('{Enter}')
        await expect(await toasts().findByText('Custom field updated.')).toBeVisible()
        await expect(screen.getByText('Reach per day')).toBeVisible()
      })
      await step('Another order is stored', async () => {
        screen.getByRole('button', { name: 'Reorder Offer code' }).focus()
        await userEvent.keyboard(' {ArrowDown} ')
        await waitFor(() => expect(refusing.requests()).toContain('PUT /tactic_fields/71'))
        await waitFor(() => expect(fieldRows()[0]).toHaveTextContent('Reach per day'))
      })
      await step('Its toast takes it back, and keys make it again and take it back', async () => {
        await userEvent.click(await toasts().findByRole('button', { name: 'Undo' }))
        await waitFor(() => expect(fieldRows()[0]).toHaveTextContent('Offer code'))
        await expect(await toasts().findByText('Undone.')).toBeVisible()
        await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}')
        await waitFor(() => expect(fieldRows()[0]).toHaveTextContent('Reach per day'))
        await expect(await toasts().findByText('Redone: Custom field updated.')).toBeVisible()
        await userEvent.keyboard('{Control>}z{/Control}')
        await waitFor(() => expect(fieldRows()[0]).toHaveTextContent('Offer code'))
      })
    })
    await step('Says how many values go with a field', async () => {
      await step('The type of a field with values stays', async () => {
        await userEvent.click(await screen.findByRole('button', { name: 'Edit Offer code' }))
        await expect(
          await screen.findByText('1 tactic has a value of this field, so that its type stays.'),
        ).toBeVisible()
        await userEvent.keyboard('{Escape}')
      })
      await step('The question counts the values', async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Delete Offer code' }))
        const dialog = within(await screen.findByRole('alertdialog'))
        await expect(dialog.getByText(/Deletes 1 value on a tactic/u)).toBeVisible()
        await userEvent.click(dialog.getByRole('button', { name: 'Delete field' }))
        await waitFor(() => expect(screen.queryByText('Offer code')).toBeNull())
        await waitFor(() =>
          expect(screen.getByRole('button', { name: 'Delete Reach per day' })).toHaveFocus(),
        )
      })
    })
    await step('Asks before typed text is lost', async () => {
      await screen.findByText('Motif')
      await enterText(newField().getByRole('textbox', { name: /^Name/u }), 'Half')
      await userEvent.click(screen.getByRole('link', { name: 'Tags' }))
      await expect(
        await screen.findByRole('alertdialog', { name: 'Close without saving?' }),
      ).toBeVisible()
    })
  },
}

const failing = serverOf({ holds: /^GET \/tactic_fields/u })

export const EditsTheFieldsOfAType: Story = {
  args: { server: failing },
  play: async ({ step }) => {
    await step('Says that fields could not be loaded', async () => {
      await waitFor(() => expect(failing.waiting()).toHaveLength(1))
      failing.answer('forbidden')
      await expect(
        await screen.findByText('The universal fields could not be loaded'),
      ).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(failing.waiting()).toHaveLength(1))
      failing.answer()
      await expect(await screen.findByText('Offer code')).toBeVisible()
      failing.hold(null)
    })
    await step('Edits the fields of a type', async () => {
      await expect(await openFields()).toHaveTextContent('Landing page')
      await userEvent.click(await openFields())
      const dialog = within(
        await screen.findByRole('dialog', { name: 'Custom fields of Promotional' }),
      )
      const form = within(dialog.getByRole('form', { name: 'New field' }))
      await step('A field is added to the type', async () => {
        await fill(form, 'Preview text', 'Text')
        await userEvent.click(form.getByRole('button', { name: 'Add field' }))
        await waitFor(() =>
          expect(dialog.getByRole('button', { name: 'Edit Preview text' })).toHaveFocus(),
        )
      })
      await step('Closing asks while something is not saved', async () => {
        await userEvent.type(form.getByRole('textbox', { name: /^Name/u }), 'x')
        await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
        await userEvent.click(
          within(await screen.findByRole('alertdialog')).getByRole('button', {
            name: 'Discard changes',
          }),
        )
        await waitFor(async () =>
          expect(await openFields()).toHaveTextContent('Landing page, Preview text'),
        )
        await expect(screen.queryByRole('dialog', { name: /^Custom fields/u })).toBeNull()
      })
    })
  },
}
const openFields = () => screen.findByRole('button', { name: /^Custom fields of Promotional/u })

const [account] = buildSession().accounts

export const HasNoFieldsOfTypesWithoutTheRight: Story = {
  args: {
    session: buildSession({
      accounts: account === undefined ? [] : [{ ...account, hasTacticTypeCF: false }],
    }),
  },
  play: async () => {
    await screen.findByText('Offer code')
    await expect(screen.getByRole('button', { name: /^Platforms of Promotional/u })).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^Custom fields of/u })).toBeNull()
  },
}
