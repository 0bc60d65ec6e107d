import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  deletePlanDocumentCategory,
  deletePlanDocuments,
  updatePlanDocumentCategory,
} from '@throughline/api-client'
import type { PlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText, replaceText } from '../../testing/enter-text'
import { toasts } from '../../testing/toasts'
import { category, documentServer, DocumentsHost, documentsMeta } from './fixtures/document-stories'

const meta = {
  ...documentsMeta,
  tags: ['!autodocs', '!visual'],
  component: DocumentsHost,
  title: 'Screens/Plan settings/Documents/Others',
  args: { server: documentServer() },
} satisfies Meta<typeof DocumentsHost>

export default meta
type Story = StoryObj<typeof meta>

const button = (name: string) => screen.findByRole('button', { name })
const nameField = () => screen.getByRole('textbox', { name: /^Name of the category / })

/** Makes a change as another user, and notifies this page. */
async function byOthers(server: PlanningServer, collection: string, change: Promise<unknown>) {
  await waitFor(() => expect(server.followerCount()).toBeGreaterThan(0))
  await change
  server.tell({ planId: 12, collection, action: 'updated', ids: [1], version: null })
}

export const KeepsWhatIsTypedWhileOthersChangeIt: Story = {
  args: { server: documentServer() },
  play: async ({ args: { server }, step }) => {
    await step('Says that somebody else has renamed a category', async () => {
      await userEvent.click(await button('Rename Briefs'))
      await replaceText(nameField(), 'Creative briefs')
      await byOthers(
        server,
        'plan_document_categories',
        updatePlanDocumentCategory(server.client, 1902, { name: 'Media briefs' }),
      )
      await screen.findByRole('region', { name: 'Media briefs' })
      await step('It is not saved over theirs unasked', async () => {
        await userEvent.keyboard('{Enter}')
        await expect(
          await screen.findByText(/^Somebody else has called it .?Media briefs.? meanwhile\./u),
        ).toBeVisible()
        await expect(nameField()).toHaveValue('Creative briefs')
      })
      await step('Saved again, it is', async () => {
        await userEvent.keyboard('{Enter}')
        await expect(await screen.findByRole('region', { name: 'Creative briefs' })).toBeVisible()
      })
    })
    await step('Keeps the name of a category that is deleted', async () => {
      await userEvent.click(await button('Rename Creative briefs'))
      await replaceText(nameField(), 'Short briefs')
      await step('Its documents move, and what is typed stays', async () => {
        await byOthers(
          server,
          'plan_document_categories',
          deletePlanDocumentCategory(server.client, 1902),
        )
        await expect(
          await category('Creative briefs').findByText(
            /Creative briefs.? was deleted by somebody else\./u,
          ),
        ).toBeVisible()
        await expect(nameField()).toHaveValue('Short briefs')
        await expect(category('Uncategorized').getByText('Spring brief.pdf')).toBeVisible()
        await expect(screen.queryByRole('button', { name: 'Delete Creative briefs' })).toBeNull()
      })
      await step('It is saved as a new category', async () => {
        await userEvent.keyboard('{Enter}')
        await expect(await toasts().findByText('Category created.')).toBeVisible()
        await expect(await screen.findByRole('region', { name: 'Short briefs' })).toBeVisible()
        await expect(screen.queryByRole('region', { name: 'Creative briefs' })).toBeNull()
      })
    })
    await step('Says that a moved document is gone', async () => {
      await userEvent.click(await button('Move Hero.png'))
      const dialog = within(screen.getByRole('dialog', { name: 'Move Hero.png' }))
      await userEvent.click(dialog.getByRole('combobox', { name: /^Category/u }))
      await userEvent.click(await screen.findByRole('option', { name: 'New Category' }))
      const name = dialog.getByRole('textbox', { name: /^New Category Name/u })
      await enterText(name, 'Pictures')
      await byOthers(server, 'plan_documents', deletePlanDocuments(server.client, [2003]))
      await expect(
        await dialog.findByText(/Hero\.png.? was deleted by somebody else\./u),
      ).toBeVisible()
      await expect(name).toHaveValue('Pictures')
      await expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled()
    })
  },
}
