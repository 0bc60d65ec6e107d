import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildAsset, buildDocument } from '@throughline/test-support/builders'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { memoryStore } from '../../preferences/browser-store'
import { openSettingsAgain } from '../../testing/open-settings-again'
import { category, documentServer, DocumentsHost, documentsMeta } from './fixtures/document-stories'

const meta = {
  ...documentsMeta,
  tags: ['!autodocs', '!visual'],
  component: DocumentsHost,
  title: 'Screens/Plan settings/Documents/Gallery',
  args: { server: documentServer(), store: memoryStore() },
} satisfies Meta<typeof DocumentsHost>

export default meta
type Story = StoryObj<typeof meta>

const showGallery = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: 'Gallery' }))
}

const remembered = memoryStore()

const many = documentServer({
  documents: Array.from({ length: 40 }, (_, index) =>
    buildDocument({
      id: 3000 + index,
      categoryIds: [1901],
      createdAt: '2026-11-16T15:00:00Z',
      asset: buildAsset({
        id: 4000 + index,
        name: `Banner ${index + 1}.png`,
        contentType: 'image/png',
      }),
    }),
  ),
})

export const ShowsMoreTiles: Story = {
  args: { server: many, store: memoryStore() },
  play: async () => {
    await showGallery()
    await expect(screen.getAllByRole('button', { name: /^Show Banner/u })).toHaveLength(25)
    await userEvent.click(screen.getByRole('button', { name: 'Show 15 more of 15' }))
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Show Banner/u })).toHaveLength(40),
    )
  },
}

export const ShowsTiles: Story = {
  args: { server: documentServer(), store: remembered },
  play: async ({ step }) => {
    await step('Goes through the list in the lightbox', async () => {
      await step('From a row to the next file that can be looked at', async () => {
        await userEvent.click(await screen.findByRole('button', { name: 'Show Spring brief.pdf' }))
        const dialog = within(await screen.findByRole('dialog', { name: 'Spring brief.pdf' }))
        await expect(dialog.getByText('1 of 2')).toBeVisible()
        await userEvent.click(dialog.getByRole('button', { name: 'Next file' }))
        await expect(await screen.findByRole('dialog', { name: 'Hero.png' })).toBeVisible()
      })
      await step('Closed, the focus is on the row', async () => {
        await userEvent.keyboard('{Escape}')
        await waitFor(() =>
          expect(screen.getByRole('button', { name: 'Show Spring brief.pdf' })).toHaveFocus(),
        )
      })
    })
    await step('Shows tiles', async () => {
      await step('Documents are tiles, of which each can be opened', async () => {
        await showGallery()
        const briefs = within(category('Briefs').getByRole('list', { name: 'Documents of Briefs' }))
        await expect(briefs.getAllByRole('listitem')).toHaveLength(2)
        await expect(briefs.getByText('XLSX · 1.2 MB · 11/16/26')).toBeVisible()
        await userEvent.click(briefs.getByRole('button', { name: 'Show Store list.xlsx' }))
        const dialog = within(await screen.findByRole('dialog', { name: 'Store list.xlsx' }))
        await expect(dialog.getByText('There is no preview of this kind of file.')).toBeVisible()
        await userEvent.keyboard('{Escape}')
      })
      await step('The view is remembered', async () => {
        await expect(remembered.getItem('documents-view')).toBe('gallery')
      })
    })
    await step('Opens in the view of the last time', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Tags' }))
      await openSettingsAgain()
      await expect(await screen.findByRole('radio', { name: 'Gallery' })).toBeChecked()
      await expect(screen.getByRole('button', { name: 'Show Store list.xlsx' })).toBeVisible()
    })
    await step('Deletes from a tile', async () => {
      await step('After a question', async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Delete Spring brief.pdf' }))
        const question = within(await screen.findByRole('alertdialog'))
        await userEvent.click(question.getByRole('button', { name: /^Delete/u }))
        await waitFor(() =>
          expect(screen.queryByRole('button', { name: 'Show Spring brief.pdf' })).toBeNull(),
        )
      })
      await step('The focus goes to its neighbor', async () => {
        await waitFor(() =>
          expect(screen.getByRole('button', { name: 'Delete Store list.xlsx' })).toHaveFocus(),
        )
      })
    })
  },
}
