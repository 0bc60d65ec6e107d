import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ControlledTagManager, manyTags, someTags } from './fixtures/ControlledTagManager'
import { TagManager } from './TagManager'
import type { TagManagerProps } from './TagManager.types'

const meta = {
  title: 'Planner views/Settings/TagManager',
  component: TagManager,
  args: {
    tags: someTags,
    canReorder: true,
    onAdd: fn<TagManagerProps['onAdd']>(async () => undefined),
    onRename: fn<TagManagerProps['onRename']>(async () => undefined),
    onMove: fn(),
    onDelete: fn<TagManagerProps['onDelete']>(async () => undefined),
  },
  render: (args) => <ControlledTagManager {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 880 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TagManager>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { tags: [] } }

export const ReadOnly: Story = { args: { isReadOnly: true } }

export const OrderIsFixed: Story = {
  args: { canReorder: false, reorderNote: 'Only admins of the lead plan can change the order.' },
}

/** For manual use: a test reads so many rows more slowly than a user uses them. */
export const ManyTags: Story = {
  tags: ['!autodocs', '!visual', '!test', 'no-baseline'],
  args: { tags: manyTags(800) },
}

const field = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('textbox', { name })

async function choose(canvasElement: HTMLElement, category: string) {
  await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Category' }))
  await userEvent.click(await within(document.body).findByRole('option', { name: category }))
}

export const KeepsWhatTheServerRefuses: Story = {
  tags: ['!autodocs', '!visual'],
  args: {
    onAdd: fn<TagManagerProps['onAdd']>(async () => 'The plan has this tag already.'),
    onRename: fn<TagManagerProps['onRename']>(async () => 'The plan has this tag already.'),
    onDelete: fn<TagManagerProps['onDelete']>(async () => 'The tag could not be deleted.'),
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('A new tag', async () => {
      await choose(canvasElement, 'Objective')
      await userEvent.type(field(canvasElement, 'Tag Name'), 'Reach{Enter}')
      await expect(await canvas.findByText('The plan has this tag already.')).toBeVisible()
      await expect(field(canvasElement, 'Tag Name')).toHaveValue('Reach')
    })
    await step(
      'The reason goes with the next letter, and comes back with the refusal',
      async () => {
        await userEvent.type(field(canvasElement, 'Tag Name'), 'ed')
        await expect(canvas.queryByText('The plan has this tag already.')).toBeNull()
        await userEvent.keyboard('{Enter}')
        await expect(await canvas.findByText('The plan has this tag already.')).toBeVisible()
      },
    )
    await step('A new name', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rename Holiday' }))
      const input = field(canvasElement, 'Name of Holiday')
      await userEvent.clear(input)
      await userEvent.type(input, 'Winter{Enter}')
      await expect(await canvas.findAllByText('The plan has this tag already.')).toHaveLength(2)
      await expect(input).toHaveValue('Winter')
      await userEvent.keyboard('{Escape}')
    })
    await step('A deletion', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete Awareness' }))
      const dialog = within(await canvas.findByRole('alertdialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Delete tag' }))
      await expect(await dialog.findByText('The tag could not be deleted.')).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    })
    await step('The question about the next tag begins without its reason', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete Loyalty' }))
      const dialog = within(await canvas.findByRole('alertdialog', { name: 'Delete Loyalty?' }))
      await expect(dialog.queryByText('The tag could not be deleted.')).toBeNull()
    })
  },
}

export const ChangesTags: Story = {
  tags: ['!autodocs', '!visual'],
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('Deletes after asking', async () => {
      await mount(<ControlledTagManager {...args} />)
      await step('The question says how many tactics lose the tag', async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Delete Awareness' }))
        const dialog = within(await canvas.findByRole('alertdialog', { name: 'Delete Awareness?' }))
        await expect(
          dialog.getByText('12 tactics lose this tag. No tactic is deleted.'),
        ).toBeVisible()
        await userEvent.click(dialog.getByRole('button', { name: 'Delete tag' }))
      })
      await step('The focus is on the tag beside it', async () => {
        await waitFor(() => expect(canvas.queryByText('Awareness')).toBeNull())
        await expect(args.onDelete).toHaveBeenCalledWith({ id: 1 })
        await waitFor(() =>
          expect(canvas.getByRole('button', { name: 'Delete Store traffic' })).toHaveFocus(),
        )
      })
    })
    await step('Moves within and between categories', async () => {
      clearAllMocks()
      await mount(<ControlledTagManager {...args} />)
      const handle = (name: string) => canvas.getByRole('button', { name: `Reorder ${name}` })
      await step('Within a category', async () => {
        handle('Loyalty').focus()
        await userEvent.keyboard(' {ArrowUp} ')
        await expect(args.onMove).toHaveBeenLastCalledWith({
          id: 3,
          categoryName: 'Objective',
          index: 1,
        })
        await expect(
          canvas.getByText('Loyalty dropped in Objective, position 2 of 4.'),
        ).toBeInTheDocument()
      })
      await step('Into another one, behind which tags of other plans do not count', async () => {
        handle('Store traffic').focus()
        await userEvent.keyboard(' {ArrowDown}{ArrowDown}{ArrowDown} ')
        await expect(args.onMove).toHaveBeenLastCalledWith({
          id: 2,
          categoryName: 'Target Segment',
          index: 1,
        })
      })
      await step('A tag of another plan stays', async () => {
        const foreign = handle('Opening of the western region')
        await expect(foreign).toHaveAttribute('aria-disabled', 'true')
        await expect(
          canvas.queryByRole('button', { name: 'Delete Opening of the western region' }),
        ).toBeNull()
        await expect(
          canvas.getByText('Tag of another plan: WR. Change it there.'),
        ).toBeInTheDocument()
      })
    })
    await step('Adds tags', async () => {
      clearAllMocks()
      const add = () => userEvent.click(canvas.getByRole('button', { name: 'Add tag' }))
      await step('Without a category it says so there', async () => {
        await add()
        await expect(canvas.getByText('You must select category first')).toBeVisible()
        await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveFocus()
        await expect(canvas.queryByRole('textbox', { name: 'New Category Name' })).toBeNull()
      })
      await step('Then without a name', async () => {
        await choose(canvasElement, 'Journey Phase')
        await add()
        await expect(canvas.getByText('You must add tag name first')).toBeVisible()
        await expect(field(canvasElement, 'Tag Name')).toHaveFocus()
      })
      await step('A name that the category has is refused', async () => {
        await choose(canvasElement, 'Objective')
        await userEvent.type(field(canvasElement, 'Tag Name'), ' loyalty {Enter}')
        await expect(canvas.getByText('Objective has a tag of this name already.')).toBeVisible()
        await expect(args.onAdd).not.toHaveBeenCalled()
      })
      await step('A new category asks for its name', async () => {
        await choose(canvasElement, 'New Category')
        await add()
        await expect(canvas.getByText('You must add category name first')).toBeVisible()
        const categoryName = field(canvasElement, 'New Category Name')
        await userEvent.type(categoryName, 'Mood:')
        await add()
        await expect(categoryName).toHaveAccessibleDescription(
          'A category name cannot contain a colon (:).',
        )
        await expect(args.onAdd).not.toHaveBeenCalled()
        await userEvent.type(categoryName, '{Backspace}')
        await add()
        await expect(args.onAdd).toHaveBeenLastCalledWith({ categoryName: 'Mood', name: 'loyalty' })
      })
      await step('The next tag goes into the same category', async () => {
        await expect(await canvas.findByText('loyalty was added to Mood.')).toBeVisible()
        await expect(field(canvasElement, 'Tag Name')).toHaveFocus()
        await userEvent.keyboard('Calm{Enter}')
        await waitFor(() =>
          expect(args.onAdd).toHaveBeenLastCalledWith({ categoryName: 'Mood', name: 'Calm' }),
        )
        const mood = await canvas.findByRole('list', { name: 'Mood' })
        await waitFor(() => expect(within(mood).getAllByRole('listitem')).toHaveLength(2))
      })
    })
  },
}

export const SearchesManyTags: Story = {
  tags: ['!autodocs', '!visual'],
  args: { tags: manyTags(64) },
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('All tags are drawn in the end', async () => {
      await waitFor(() => expect(canvas.getByText('Tag number 64')).toBeInTheDocument())
    })
    await step('A search leaves what it finds, in its categories, without handles', async () => {
      const search = canvas.getByRole('searchbox', { name: 'Search tags' })
      await userEvent.type(search, 'number 37 mood')
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
      await expect(canvas.getByText('Tag number 37')).toBeVisible()
      await expect(canvas.getByText('Clear the search to change the order.')).toBeVisible()
      await expect(canvas.queryByRole('button', { name: /^Reorder/ })).toBeNull()
    })
    await step('Nothing is found', async () => {
      const search = canvas.getByRole('searchbox', { name: 'Search tags' })
      await userEvent.clear(search)
      await userEvent.type(search, 'nowhere')
      await expect(await canvas.findByText('No tag is called “nowhere”')).toBeVisible()
    })
    await step('A new tag ends the search, so that it can be seen', async () => {
      await choose(canvasElement, 'Mood')
      await userEvent.type(field(canvasElement, 'Tag Name'), 'Calm{Enter}')
      await waitFor(() => expect(canvas.getByText('Calm')).toBeInTheDocument())
      await expect(canvas.getByRole('searchbox', { name: 'Search tags' })).toHaveValue('')
    })
  },
}
