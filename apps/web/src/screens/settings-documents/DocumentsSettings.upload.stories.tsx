import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText } from '../../testing/enter-text'
import { toasts } from '../../testing/toasts'
import {
  category,
  documentServer,
  DocumentsHost,
  documentsMeta,
  file,
  fileInput,
} from './fixtures/document-stories'

const meta = {
  ...documentsMeta,
  tags: ['!autodocs', '!visual'],
  component: DocumentsHost,
  title: 'Screens/Plan settings/Documents/Upload',
  args: { server: documentServer() },
} satisfies Meta<typeof DocumentsHost>

export default meta
type Story = StoryObj<typeof meta>

const card = () => within(screen.getByRole('region', { name: 'Upload documents' }))

async function choose(option: string) {
  await userEvent.click(card().getByRole('combobox', { name: /^Category/u }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

const press = () => userEvent.click(card().getByRole('button', { name: 'Upload' }))

const slow = documentServer({ holds: /^POST \/media_assets/u })

export const IsLockedDuringAnUpload: Story = {
  args: { server: slow },
  play: async ({ step }) => {
    await screen.findByRole('region', { name: 'Upload documents' })
    await userEvent.upload(fileInput(), file('One.pdf'))
    await userEvent.upload(fileInput(), [file('Two.pdf'), file('Three.pdf')])
    await choose('New Category')
    await enterText(card().getByRole('textbox', { name: /^New Category Name/u }), 'Decks')
    await press()
    // The code of uploads loads with the first upload.
    await waitFor(() => expect(slow.waiting()).toEqual(['POST /media_assets']))
    await step('Nothing can be changed meanwhile, and nothing is sent twice', async () => {
      await expect(card().getByRole('button', { name: /Choose files/u })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      await expect(card().getByRole('combobox', { name: /^Category/u })).toHaveAttribute(
        'aria-readonly',
        'true',
      )
      await press()
      await expect(slow.requests().filter((name) => name === 'POST /media_assets')).toHaveLength(1)
    })
    await step(
      'One that waits is cancelled, the first one fails, the last one is stored',
      async () => {
        await userEvent.click(card().getByRole('button', { name: 'Cancel Two.pdf' }))
        slow.answer('lost connection')
        await waitFor(() => expect(slow.waiting()).toHaveLength(1))
        slow.answer()
        await expect(await toasts().findByText('1 document uploaded.')).toBeVisible()
        await expect(
          card().getByText(
            /There was an error uploading the file. Files must be smaller than 10MB. Please try again./u,
          ),
        ).toBeVisible()
        await expect(category('Decks').getByText('Three.pdf')).toBeVisible()
      },
    )
    await step('It is tried again in the same category', async () => {
      await userEvent.click(card().getByRole('button', { name: 'Try One.pdf again' }))
      await waitFor(() => expect(slow.waiting()).toHaveLength(1))
      slow.answer()
      await waitFor(() => expect(category('Decks').getByText('One.pdf')).toBeVisible())
      await expect(
        slow.requests().filter((name) => name === 'POST /plan_document_categories'),
      ).toHaveLength(1)
      await expect(card().queryByText('One.pdf')).toBeNull()
    })
    await step('One that is cancelled while it is sent or attached is not stored', async () => {
      for (const request of ['POST /media_assets', 'POST /plan_documents']) {
        slow.hold(new RegExp(`^${request}$`, 'u'))
        await userEvent.upload(fileInput(), [file('Wrong.pdf'), file('Right.pdf')])
        await choose('Decks')
        await press()
        await waitFor(() => expect(slow.waiting()).toEqual([request]))
        slow.hold(null)
        await userEvent.click(card().getByRole('button', { name: 'Cancel Wrong.pdf' }))
        await expect(card().queryByText('Wrong.pdf')).toBeNull()
        if (slow.waiting().length > 0) slow.answer()
        const listed = () => category('Decks').queryAllByText('Right.pdf')
        await waitFor(() => expect(listed()).toHaveLength(request.endsWith('assets') ? 1 : 2))
        await expect(screen.queryByText('Wrong.pdf')).toBeNull()
        await waitFor(() => expect(card().queryByText('Right.pdf')).toBeNull())
      }
    })
  },
}

export const SaysWhatIsMissing: Story = {
  args: { server: documentServer() },
  play: async ({ step }) => {
    await step('Stays where files are dropped beside its place', async () => {
      const search = await screen.findByRole('searchbox', { name: 'Search documents' })
      const transfer = new DataTransfer()
      transfer.items.add(file('Deck.pdf'))
      const dropped = new DragEvent('drop', {
        bubbles: true,
        cancelable: true,
        dataTransfer: transfer,
      })
      search.dispatchEvent(dropped)
      await expect(dropped.defaultPrevented).toBe(true)
      await expect(screen.queryByText('Deck.pdf')).toBeNull()
    })
    await step('Says what is missing', async () => {
      await screen.findByRole('region', { name: 'Upload documents' })
      await press()
      await expect(await card().findByText('Please select a file.')).toBeVisible()
      await expect(card().getByText('Please select a category.')).toBeVisible()
      await step('A new category needs a name', async () => {
        await userEvent.upload(fileInput(), file('Deck.pdf'))
        await waitFor(() => expect(card().queryByText('Please select a file.')).toBeNull())
        await choose('New Category')
        await press()
        await expect(await card().findByText('Please provide a new category name.')).toBeVisible()
      })
      await step('Files that are too large or of another type are refused', async () => {
        await userEvent.upload(fileInput(), file('Movie.pdf', 10_000_001))
        await expect(
          card().getByText(
            'Movie.pdf: Your document was not uploaded. Files must be smaller than 10MB.',
          ),
        ).toBeVisible()
      })
    })
    await step('Asks before files are lost', async () => {
      await screen.findByRole('region', { name: 'Upload documents' })
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await expect(
        await screen.findByText('Files that are not uploaded yet are not kept.'),
      ).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
      await expect(card().getByText('Deck.pdf')).toBeVisible()
    })
  },
}
