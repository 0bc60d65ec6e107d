import type { Meta, StoryObj } from '@storybook/react-vite'
import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { DetailEditor } from './DetailEditor'
import { editorArgs } from './fixtures/editor-args'
import { buildItem, itemValues, uploadFixture, IMAGE_URL } from './fixtures/editor-items'
import { editorChannels, editorContext, fieldsOfAllTypes } from './fixtures/editor-plan'
import { EditorHost } from './fixtures/EditorHost'

const meta = {
  title: 'Planner views/Editing/DetailEditor/States',
  component: DetailEditor,
  parameters: { isFullScreen: true, docs: { story: { inline: false, iframeHeight: 760 } } },
  args: editorArgs,
  render: (args, { name }) => <EditorHost key={name} {...args} />,
} satisfies Meta<typeof DetailEditor>

export default meta
type Story = StoryObj<typeof meta>

const allFields = itemValues(
  buildItem({
    typeValues: [
      { id: 1, tacticFieldId: 501, value: 'VIP26' },
      { id: 2, tacticFieldId: 502, value: 'https://northfield.example/vip' },
      { id: 3, tacticFieldId: 503, value: 12.5 },
      { id: 4, tacticFieldId: 504, value: 900 },
      { id: 5, tacticFieldId: 505, value: '<p>Dear <b>VIP</b>, come early.</p>' },
    ],
  }),
)
const allFieldsArgs = {
  layout: 'page',
  context: editorContext({ channels: editorChannels(fieldsOfAllTypes) }),
  values: allFields,
  before: allFields,
  images: new Map([[504, { url: IMAGE_URL, name: 'hero-vip.svg' }]]),
} as const

/** Every type of field, and files that are uploading. */
export const AllTypesOfFields: Story = {
  args: {
    ...allFieldsArgs,
    uploads: [
      uploadFixture,
      {
        id: 'upload-2',
        name: 'catalog.pdf',
        sizeBytes: 9_000_000,
        loadedBytes: 0,
        error: 'There was an error uploading the file, try with a smaller file',
      },
    ],
  },
}

export const ReadOnlyForViewers: Story = {
  args: { ...allFieldsArgs, readOnlyReason: TACTIC_MESSAGES.viewerCannotEdit },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('It says why, and shows the values as text', async () => {
      await expect(canvas.getByText(TACTIC_MESSAGES.viewerCannotEdit)).toBeVisible()
      await expect(canvas.getByText('$4,500')).toBeVisible()
      await expect(canvas.getByText('11/18/26, all day')).toBeVisible()
      await expect(canvas.getByText('Klaviyo')).toBeVisible()
    })
    await step('Nothing can be changed, saved or deleted', async () => {
      await expect(canvas.queryByRole('textbox')).toBeNull()
      await expect(canvas.queryByRole('combobox')).toBeNull()
      await expect(canvas.queryByRole('button', { name: /Save|Delete|Remove|^Add/u })).toBeNull()
      await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible()
    })
    await step('Links and documents can be opened', async () => {
      await expect(
        canvas.getByRole('link', { name: 'https://northfield.example/vip' }),
      ).toHaveAttribute('target', '_blank')
      await expect(canvas.getByRole('link', { name: 'Download vip-brief-v3.pdf' })).toBeVisible()
    })
  },
}

const openItsPlan = fn()
const retryNotes = fn()

export const SaysWhatWentWrong: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('Refused by the server', async () => {
      await mount(
        <EditorHost
          {...args}
          errorCount={1}
          message="You do not have edit rights for the channel Email."
          errors={[{ part: 'title', message: 'Another tactic of this day has the title.' }]}
        />,
      )
      await expect(canvas.getByText('There is a problem with 1 field')).toBeVisible()
      await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
        'Another tactic of this day has the title.',
      )
      await expect(canvas.getByText(/^You do not have edit rights/u)).toBeVisible()
    })
    await step('Notes that failed', async () => {
      await mount(
        <EditorHost {...args} layout="page" notesStatus="error" onRetryNotes={retryNotes} />,
      )
      await expect(canvas.getByText('Error fetching summary.')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(retryNotes).toHaveBeenCalledOnce()
    })
    await step('Read only of another plan', async () => {
      await mount(
        <EditorHost
          {...args}
          readOnlyReason="This item belongs to West region. Open that plan to change it."
          itsPlan={{ name: 'West region', onOpen: openItsPlan }}
        />,
      )
      const panel = within(within(canvasElement).getByRole('dialog', { name: 'Tactic' }))
      await userEvent.click(panel.getByRole('button', { name: /^Open in .*West region/u }))
      await expect(openItsPlan).toHaveBeenCalledOnce()
    })
  },
}

export const Saving: Story = {
  args: { isSaving: true, values: { ...editorArgs.values, title: 'VIP early access 2' } },
}

export const PartsOnTheirWay: Story = {
  args: { layout: 'page', initiatives: null, tags: null, documents: null, notesStatus: 'loading' },
}

export const KeptDraft: Story = {
  args: {
    layout: 'page',
    values: { ...editorArgs.values, title: 'VIP early access, two days' },
    draft: 'kept',
    onDiscardDraft: fn(),
  },
}

export const Conflict: Story = {
  args: {
    values: { ...editorArgs.values, title: 'VIP early access, two days', notes: '<p>Mine</p>' },
    conflict: {
      parts: ['title', 'estimatedCost', 'notes'],
      theirs: {
        ...editorArgs.values,
        title: 'VIP early bird',
        estimatedCost: 5200,
        notes: '<p>Theirs</p>',
      },
      changedBy: 'Lena Sato',
    },
    onResolveConflict: fn(),
  },
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    const field = (name: string) => within(canvas.getByRole('group', { name }))
    await step('Both versions of each field are in view, and mine are chosen', async () => {
      await expect(field('Estimated cost').getByText('$5,200')).toBeVisible()
      // The name of the version, and its text.
      await expect(field('Notes').getAllByText('Theirs')).toHaveLength(2)
      await expect(field('Title').getByRole('radio', { name: /^Yours/u })).toBeChecked()
    })
    await step('Nothing is saved before the choice, by the keyboard neither', async () => {
      await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
      await userEvent.click(canvas.getByRole('textbox', { name: 'Title' }))
      await userEvent.keyboard('{Control>}s{/Control}')
      await expect(args.onSave).not.toHaveBeenCalled()
    })
    await step('Each field is chosen on its own', async () => {
      await userEvent.click(field('Title').getByText('VIP early bird'))
      await userEvent.click(canvas.getByRole('button', { name: 'Use this choice' }))
      await expect(args.onResolveConflict).toHaveBeenLastCalledWith({ partsOfTheirs: ['title'] })
      // The choice goes, and the next keys are for the item.
      await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus()
    })
    await step('Or all at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Take all of theirs' }))
      await expect(args.onResolveConflict).toHaveBeenLastCalledWith({
        partsOfTheirs: ['title', 'estimatedCost', 'notes'],
      })
      await userEvent.click(canvas.getByRole('button', { name: 'Keep all of yours' }))
      await expect(args.onResolveConflict).toHaveBeenLastCalledWith({ partsOfTheirs: [] })
      await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus()
    })
  },
}

export const SaysWhatOthersDid: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, mount, step }) => {
    await step('Tells the exact time of a change', async () => {
      await mount(<EditorHost {...args} />)
      const changed = screen.getByText('Changed by Maya Rios 3 minutes ago')
      await expect(changed).toHaveAccessibleDescription('11/18/26, 10:17')
      await userEvent.hover(changed)
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('11/18/26, 10:17')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    })
    await step('Changed by others', async () => {
      const onDismissLiveChange = fn()
      await mount(
        <EditorHost
          {...args}
          liveChange={{ parts: ['title', 'tagIds'], changedBy: 'Lena Sato' }}
          onDismissLiveChange={onDismissLiveChange}
        />,
      )
      await expect(canvas.getByText(/Lena Sato.* changed: Title, Tags\./u)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
      await expect(onDismissLiveChange).toHaveBeenCalledOnce()
      await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus()
    })
    await step('Restored draft', async () => {
      const onDiscardDraft = fn()
      await mount(
        <EditorHost
          key="restored"
          {...args}
          values={{ ...editorArgs.values, title: 'VIP early access, two days' }}
          draft="restored"
          onDiscardDraft={onDiscardDraft}
        />,
      )
      await expect(canvas.getByText('Your unsaved changes are back.')).toBeVisible()
      // The next key neither changes the item nor discards the draft.
      await expect(canvas.getByRole('dialog', { name: 'Edit tactic' })).toHaveFocus()
      await userEvent.click(canvas.getByRole('button', { name: 'Discard them' }))
      await expect(onDiscardDraft).toHaveBeenCalledOnce()
    })
    await step('Read only and deleted meanwhile', async () => {
      await mount(
        <EditorHost {...args} isDeleted readOnlyReason={TACTIC_MESSAGES.viewerCannotEdit} />,
      )
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        /^This item was deleted while it was open here\.$/u,
      )
      await expect(canvas.queryByRole('button', { name: /Save|Delete/u })).toBeNull()
    })
  },
}
