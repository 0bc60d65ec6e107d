import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildAsset, buildDocument } from '@throughline/test-support/builders'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText, replaceText } from '../../testing/enter-text'
import { dismissToasts, toasts } from '../../testing/toasts'
import {
  category,
  categoryNames,
  documents,
  documentServer,
  DocumentsHost,
  documentsMeta,
} from './fixtures/document-stories'

const meta = {
  ...documentsMeta,
  tags: ['!autodocs', '!visual'],
  component: DocumentsHost,
  title: 'Screens/Plan settings/Documents/Changes',
  args: { server: documentServer() },
} satisfies Meta<typeof DocumentsHost>

export default meta
type Story = StoryObj<typeof meta>

const button = (name: string) => screen.findByRole('button', { name })

export const DeletesADocument: Story = {
  args: { server: documentServer() },
  play: async ({ step }) => {
    await step('The question says what it is attached to', async () => {
      await userEvent.click(await button('Delete Spring brief.pdf'))
      const dialog = within(
        await screen.findByRole('alertdialog', { name: 'Delete Spring brief.pdf?' }),
      )
      await expect(
        dialog.getByText(
          'It is attached to 2 items, and is removed from all of them. This cannot be undone.',
        ),
      ).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Delete document' }))
    })
    await step('It is gone, and the focus is at its neighbor', async () => {
      await expect(await toasts().findByText('Document deleted.')).toBeVisible()
      await expect(screen.queryByText('Spring brief.pdf')).toBeNull()
      await expect(await button('Delete Store list.xlsx')).toHaveFocus()
    })
    await step('After the last one of a category, it is at the category', async () => {
      await userEvent.click(await button('Delete Hero.png'))
      await userEvent.click(await button('Delete document'))
      await waitFor(() => expect(screen.queryByText('Hero.png')).toBeNull())
      await waitFor(async () =>
        expect(await button('Hide documents of Uncategorized')).toHaveFocus(),
      )
    })
  },
}

/** Document of two categories. */
const guide = buildDocument({
  id: 2004,
  categoryIds: [1902, 1903],
  asset: buildAsset({ id: 2104, name: 'Guide.pdf' }),
})

export const ChangesCategories: Story = {
  args: { server: documentServer({ documents: [...documents, guide] }) },
  play: async ({ args: { server }, step }) => {
    await step('A document that is not deleted says why', async () => {
      server.hold(/^DELETE/u)
      await userEvent.click(await button('Delete Hero.png'))
      await userEvent.click(await button('Delete document'))
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      server.answer('lost connection')
      const dialog = within(screen.getByRole('alertdialog'))
      await expect(await dialog.findByText(/could not be reached/u)).toBeVisible()
      await expect(screen.getByText('Hero.png')).toBeInTheDocument()
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
      server.hold(null)
    })
    await step('Orders categories', async () => {
      await step('By keys', async () => {
        const handle = await button('Reorder Briefs')
        handle.focus()
        await userEvent.keyboard(' {ArrowDown} ')
        await waitFor(() => expect(categoryNames()).toEqual(['Reports', 'Briefs', 'Uncategorized']))
      })
      await step('And back', async () => {
        await userEvent.click(await toasts().findByRole('button', { name: 'Undo' }))
        await waitFor(() => expect(categoryNames()).toEqual(['Briefs', 'Reports', 'Uncategorized']))
      })
      await dismissToasts()
    })
    await step('Moves a document', async () => {
      await step('A category has to be chosen', async () => {
        await userEvent.click(await button('Move Hero.png'))
        await userEvent.click(screen.getByRole('button', { name: 'Move' }))
        await expect(await screen.findByText('Please select a category.')).toBeVisible()
      })
      await step('A new one asks for its name', async () => {
        const dialog = within(screen.getByRole('dialog', { name: 'Move Hero.png' }))
        await userEvent.click(dialog.getByRole('combobox', { name: /^Category/u }))
        await userEvent.click(await screen.findByRole('option', { name: 'New Category' }))
        await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
        await expect(await dialog.findByText('Please provide a new category name.')).toBeVisible()
        await enterText(dialog.getByRole('textbox', { name: /^New Category Name/u }), 'Pictures')
        await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
      })
      await expect(await toasts().findByText('Document moved.')).toBeVisible()
      await expect(category('Pictures').getByText('Hero.png')).toBeVisible()
      await step('And back', async () => {
        await userEvent.click(toasts().getByRole('button', { name: 'Undo' }))
        await waitFor(() => expect(category('Uncategorized').getByText('Hero.png')).toBeVisible())
      })
    })
    await step('Moves a document of two categories, and back to both', async () => {
      await dismissToasts()
      await userEvent.click(category('Reports').getByRole('button', { name: 'Move Guide.pdf' }))
      const dialog = within(screen.getByRole('dialog', { name: 'Move Guide.pdf' }))
      await userEvent.click(dialog.getByRole('combobox', { name: /^Category/u }))
      await userEvent.click(await screen.findByRole('option', { name: 'Uncategorized' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
      await expect(await toasts().findByText('Document moved.')).toBeVisible()
      await expect(screen.getAllByText('Guide.pdf')).toHaveLength(1)
      await userEvent.click(toasts().getByRole('button', { name: 'Undo' }))
      await waitFor(() => expect(screen.getAllByText('Guide.pdf')).toHaveLength(2))
    })
    await step('Renames categories', async () => {
      await step('Uncategorized cannot be renamed or deleted', async () => {
        await button('Rename Briefs')
        await expect(screen.queryByRole('button', { name: 'Rename Uncategorized' })).toBeNull()
        await expect(screen.queryByRole('button', { name: 'Delete Uncategorized' })).toBeNull()
      })
      await step('A name that is taken is refused at the field', async () => {
        await userEvent.click(await button('Rename Briefs'))
        const field = screen.getByRole('textbox', { name: /^Name of the category / })
        await replaceText(field, 'reports{Enter}')
        await expect(screen.getByText('There is a category of this name already.')).toBeVisible()
        await replaceText(field, 'Creative briefs')
        await userEvent.keyboard('{Enter}')
      })
      await expect(await toasts().findByText('Category updated.')).toBeVisible()
      await expect(await screen.findByRole('region', { name: 'Creative briefs' })).toBeVisible()
    })
    await step('Deletes a category', async () => {
      await userEvent.click(await button('Delete Creative briefs'))
      await expect(await screen.findByText('Its 3 documents move to Uncategorized.')).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Delete category' }))
      await waitFor(() =>
        expect(category('Uncategorized').getByText('Spring brief.pdf')).toBeVisible(),
      )
      await expect(screen.queryByRole('region', { name: 'Creative briefs' })).toBeNull()
      await expect(await button('Hide documents of Reports')).toHaveFocus()
    })
  },
}
