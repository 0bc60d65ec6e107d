import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { DetailEditor } from './DetailEditor'
import { editorArgs } from './fixtures/editor-args'
import { buildItem, buildPlanTag, itemValues, uploadFixture } from './fixtures/editor-items'
import { editorChannels, editorContext, fieldsOfAllTypes } from './fixtures/editor-plan'
import { EditorHost } from './fixtures/EditorHost'

const meta = {
  title: 'Planner views/Editing/DetailEditor/Linked things',
  component: DetailEditor,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: { ...editorArgs, layout: 'page' },
  render: (args, { name }) => <EditorHost key={name} {...args} />,
} satisfies Meta<typeof DetailEditor>

export default meta
type Story = StoryObj<typeof meta>

/** Presses an element twice, before the first press is drawn. */
const pressTwice = (element: HTMLElement) => {
  element.click()
  element.click()
}

const files = itemValues(buildItem({ documentIds: [81, 82, 83] }))

const createTag = fn(async ({ categoryName, name }: { categoryName: string; name: string }) =>
  buildPlanTag(24, `${categoryName}:${name}`),
)

export const LinksTagsAndInitiatives: Story = {
  args: { onCreateTag: createTag },
  play: async ({ args, canvas, step }) => {
    await step('Creates a tag', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add a tag' }))
      await userEvent.type(await screen.findByRole('combobox', { name: 'Find a tag' }), 'Loyalty')
      await userEvent.click(await screen.findByRole('option', { name: /Loyalty/u }))
      await step('It asks for the category, makes the tag and adds it', async () => {
        await userEvent.click(await screen.findByRole('combobox', { name: 'Category' }))
        await userEvent.click(await screen.findByRole('option', { name: 'Journey Phase' }))
        createTag.mockRejectedValueOnce(new Error('no connection'))
        await userEvent.click(screen.getByRole('button', { name: 'Create tag' }))
        await expect(
          await screen.findByText('The tag could not be created. Please try again.'),
        ).toBeVisible()
        await expect(screen.getByRole('combobox', { name: 'Category' })).toBeEnabled()
        await userEvent.click(screen.getByRole('button', { name: 'Create tag' }))
        await waitFor(() =>
          expect(createTag).toHaveBeenCalledWith({
            categoryName: 'Journey Phase',
            name: 'Loyalty',
          }),
        )
        await waitFor(() =>
          expect(args.onValuesChange.mock.lastCall?.[0].values.tagIds).toEqual([21, 22, 23, 24]),
        )
        await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a tag' })).toHaveFocus())
      })
    })
    await step('Adds and removes tags', async () => {
      clearAllMocks()
      const tagIds = () => args.onValuesChange.mock.lastCall?.[0].values.tagIds
      await step('A tag is removed', async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Remove Top spenders' }))
        await expect(tagIds()).toEqual([21, 23, 24])
      })
      await step('Tags are found by category, with the mark of another plan', async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Add a tag' }))
        await userEvent.type(await screen.findByRole('combobox', { name: 'Find a tag' }), 'west')
        const west = await screen.findByRole('option', { name: /^West/u })
        await expect(west).toHaveTextContent('WR')
        pressTwice(west)
        await expect(await canvas.findByText('West (WR)')).toBeVisible()
        await expect(tagIds()).toEqual([21, 23, 24, 25])
      })
    })
    await step('Relates initiatives', async () => {
      clearAllMocks()
      const ids = () => args.onValuesChange.mock.lastCall?.[0].values.relatedInitiativeIds
      await step('Several are added one after another', async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Add a related initiative' }))
        const field = await screen.findByRole('combobox', { name: 'Find an initiative' })
        await userEvent.type(field, 'holi{Enter}')
        await expect(ids()).toEqual([71, 72])
        await userEvent.type(field, 'loy')
        pressTwice(await screen.findByRole('option', { name: /Loyalty/u }))
        await expect(ids()).toEqual([71, 72, 73])
        await userEvent.keyboard('{Escape}{Escape}')
      })
      await step('One is removed', async () => {
        await userEvent.click(
          canvas.getByRole('button', { name: 'Remove Holiday Gifting Campaign' }),
        )
        await expect(ids()).toEqual([71, 73])
      })
      await step('Two that are removed before the first is drawn are both gone', async () => {
        const related = within(canvas.getByRole('list', { name: 'Related initiatives' }))
        for (const remove of related.getAllByRole('button')) remove.click()
        await expect(ids()).toEqual([])
      })
    })
  },
}

export const HandlesDocuments: Story = {
  args: {
    values: files,
    before: files,
    onDeleteDocument: fn(),
    uploads: [
      uploadFixture,
      { ...uploadFixture, id: 'upload-2', name: 'catalog.pdf', error: 'It failed.' },
    ],
  },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('An image opens in a dialog', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show hero-vip.svg' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'hero-vip.svg' }))
      await expect(dialog.getByRole('img', { name: 'hero-vip.svg' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
    })
    await step('So does a PDF', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show vip-brief-v3.pdf' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'vip-brief-v3.pdf' }))
      await expect(dialog.getByTitle('vip-brief-v3.pdf')).toBeVisible()
      await userEvent.keyboard('{Escape}')
    })
    await step('Anything else is downloaded', async () => {
      await expect(canvas.queryByRole('button', { name: 'Show budget.xlsx' })).toBeNull()
      await expect(canvas.getByRole('link', { name: 'Download budget.xlsx' })).toHaveAttribute(
        'download',
        'budget.xlsx',
      )
    })
    await step('Uploads documents', async () => {
      clearAllMocks()
      const input = canvasElement.querySelector<HTMLInputElement>('aside input[type="file"]')
      const file = new File(['brief'], 'brief.pdf', { type: 'application/pdf' })
      if (input) await userEvent.upload(input, file)
      await expect(args.onUploadDocuments).toHaveBeenCalledWith({ files: [file] })
      await expect(canvas.getByText(/62 %/u)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel hero-vip.webp' }))
      await expect(args.onCancelUpload).toHaveBeenCalledWith({ id: 'upload-1' })
      await userEvent.click(canvas.getByRole('button', { name: 'Try catalog.pdf again' }))
      await expect(args.onRetryUpload).toHaveBeenCalledWith({ id: 'upload-2' })
    })
    await step('Twenty at once, beside those that are listed', async () => {
      clearAllMocks()
      const input = canvasElement.querySelector<HTMLInputElement>('aside input[type="file"]')
      const batch = Array.from({ length: 21 }, (_, at) => new File(['page'], `page-${at}.pdf`))
      if (input) await userEvent.upload(input, batch.slice(0, 20))
      await expect(args.onUploadDocuments).toHaveBeenCalledWith({ files: batch.slice(0, 20) })
    })
    await step('Removes and deletes documents', async () => {
      clearAllMocks()
      const ids = () => args.onValuesChange.mock.lastCall?.[0].values.documentIds
      const open = (name: string) =>
        userEvent.click(canvas.getByRole('button', { name: `More actions for ${name}` }))
      await step('Removed, it stays in the plan and can be added again', async () => {
        await open('budget.xlsx')
        await userEvent.click(
          await screen.findByRole('menuitem', { name: 'Remove from this item' }),
        )
        await expect(ids()).toEqual([81, 82])
        await userEvent.click(canvas.getByRole('button', { name: 'Add a document of the plan' }))
        await userEvent.type(
          await screen.findByRole('combobox', { name: 'Find a document' }),
          'bud',
        )
        pressTwice(await screen.findByRole('option', { name: /^budget\.xlsx/u }))
        await expect(await canvas.findByRole('link', { name: /^Download budget/u })).toBeVisible()
        await expect(ids()).toEqual([81, 82, 83])
        await userEvent.keyboard('{Escape}{Escape}')
      })
      await step('Deleting asks, and says who else has it', async () => {
        await open('vip-brief-v3.pdf')
        await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete the document' }))
        const question = within(
          await screen.findByRole('alertdialog', {
            name: 'Are you sure you want to delete this document?',
          }),
        )
        await expect(question.getByText(/attached to 2 other items\.$/u)).toBeVisible()
        await userEvent.click(question.getByRole('button', { name: 'Delete document' }))
        await expect(args.onDeleteDocument).toHaveBeenCalledOnce()
        await waitFor(() => expect(ids()).toEqual([82, 83]))
      })
    })
  },
}

const allFields = itemValues(buildItem({ typeValues: [] }))

export const FillsInCustomFields: Story = {
  args: {
    context: editorContext({ channels: editorChannels(fieldsOfAllTypes) }),
    values: allFields,
    before: allFields,
  },
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    const custom = () => args.onValuesChange.mock.lastCall?.[0].values.customValues
    await step('Description and help belong to the field', async () => {
      await expect(
        canvas.getByRole('textbox', { name: 'Landing page' }),
      ).toHaveAccessibleDescription('Where the offer leads. Copy it from the browser.')
    })
    await step('An empty text is no value', async () => {
      const code = canvas.getByRole('textbox', { name: 'Offer code' })
      await userEvent.type(code, 'V')
      await expect(custom()).toEqual({ 501: 'V' })
      await userEvent.clear(code)
      await expect(custom()).toEqual({})
    })
    await step('A number is a number', async () => {
      await userEvent.type(canvas.getByRole('spinbutton', { name: 'Discount' }), '12.5')
      await expect(custom()).toEqual({ 503: 12.5 })
    })
    await step('Only an address can be opened and saved', async () => {
      const link = canvas.getByRole('textbox', { name: 'Landing page' })
      await userEvent.type(link, 'javascript:alert(1)')
      await expect(canvas.queryByRole('link', { name: /^Open Landing page/u })).toBeNull()
      await userEvent.keyboard('{Control>}s{/Control}')
      await expect(args.onSave).not.toHaveBeenCalled()
      await expect(link).toHaveAccessibleDescription(/enter an address/u)
      await userEvent.clear(link)
      await userEvent.type(link, 'https://a.example')
      await expect(
        canvas.getByRole('link', { name: 'Open Landing page in a new tab' }),
      ).toHaveAttribute('href', 'https://a.example')
    })
    await step('Only an image is taken as an image', async () => {
      const input = canvasElement.querySelector<HTMLInputElement>('input[accept="image/*"]')
      const image = new File(['x'], 'hero.png', { type: 'image/png' })
      if (input) await userEvent.upload(input, image)
      await expect(args.onUploadImage).toHaveBeenCalledWith({ fieldId: 504, file: image })
    })
  },
}

const withImage = { ...allFields, customValues: { 504: 77 } }

export const RemovesAFailedUploadAndKeepsTheImage: Story = {
  tags: ['!visual'],
  args: {
    context: editorContext({ channels: editorChannels(fieldsOfAllTypes) }),
    values: withImage,
    before: withImage,
    images: new Map([[504, { url: null, name: 'poster.png', error: 'It is too large.' }]]),
    onCancelImage: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove poster.png' }))
    await expect(args.onCancelImage).toHaveBeenCalledWith({ fieldId: 504 })
    await expect(args.onValuesChange).not.toHaveBeenCalled()
  },
}
