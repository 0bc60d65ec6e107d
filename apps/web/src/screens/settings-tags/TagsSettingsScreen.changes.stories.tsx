import type { Meta, StoryObj } from '@storybook/react-vite'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText, replaceText } from '../../testing/enter-text'
import { toasts } from '../../testing/toasts'
import { list, namesIn, serverOf, tagOf, TagsHost, waitsFor } from './fixtures/TagsHost'

const meta = {
  title: 'Screens/Plan settings/Tags/Changes',
  component: TagsHost,
  tags: ['!autodocs', '!visual', 'no-baseline'],
  args: { server: serverOf() },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof TagsHost>

export default meta
type Story = StoryObj<typeof meta>

const writes = /^(?:PUT|POST|DELETE) \/tags/u
const button = (name: string) => screen.getByRole('button', { name })
const tagName = () => screen.getByRole('textbox', { name: 'Tag Name' })

async function choose(category: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Category' }))
  await userEvent.click(await screen.findByRole('option', { name: category }))
}

const adding = serverOf({ holds: writes })

export const AddsATag: Story = {
  args: { server: adding },
  play: async ({ step }) => {
    await step('Adds a tag', async () => {
      await step('With a category of its own', async () => {
        await choose('New Category')
        await enterText(screen.getByRole('textbox', { name: 'New Category Name' }), 'Mood')
        await enterText(tagName(), 'Calm: slow')
        await userEvent.keyboard('{Enter}')
        await waitsFor(adding, 'POST /tags')
        await userEvent.click(button('Add tag'))
        await expect(adding.waiting()).toEqual(['POST /tags'])
      })
      await step('It is there once the server has it', async () => {
        adding.answer()
        await expect(await screen.findByText('Calm: slow was added to Mood.')).toBeVisible()
        await expect(await namesIn('Mood')).toEqual(['Calm: slow'])
        await expect(adding.tagTexts()).toContain('Mood:Calm: slow')
        await expect(tagName()).toHaveFocus()
      })
      await step(
        'Where somebody else was faster, it stays, with the reason at the field',
        async () => {
          await enterText(tagName(), 'Loud{Enter}')
          await waitsFor(adding, 'POST /tags')
          adding.changeTagByOtherUsers(tagOf(91, 'Mood:LOUD', 5))
          adding.answer()
          await waitFor(() =>
            expect(tagName()).toHaveAccessibleDescription('There is a tag with this name already.'),
          )
          await expect(tagName()).toHaveValue('Loud')
          await expect(await screen.findByText('LOUD')).toBeVisible()
        },
      )
    })
    await step('Keeps what is typed while others change tags', async () => {
      adding.hold(null)
      await userEvent.clear(tagName())
      await choose('Objective')
      await enterText(tagName(), 'Reach')
      await waitFor(() => expect(adding.followerCount()).toBeGreaterThan(0))
      await step('A tag of somebody else appears', async () => {
        adding.changeTagByOtherUsers(tagOf(90, 'Journey Phase:Decide', 0))
        await expect(await screen.findByText('Decide')).toBeVisible()
        await expect(tagName()).toHaveValue('Reach')
      })
      await step('Closing asks before the new tag is lost', async () => {
        await userEvent.click(button('Close'))
        const dialog = within(await screen.findByRole('alertdialog'))
        await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }))
        await expect(tagName()).toHaveValue('Reach')
      })
    })
  },
}

const renaming = serverOf()

export const RenamesTags: Story = {
  args: { server: renaming },
  play: async ({ step }) => {
    await step('Renames a tag', async () => {
      await list('Objective')
      const input = (name: string) => screen.getByRole('textbox', { name: `Name of ${name}` })
      await step('A name that the category has is refused', async () => {
        await userEvent.click(button('Rename Parents'))
        await replaceText(input('Parents'), 'students{Enter}')
        await expect(
          await screen.findByText('Target Segment has a tag of this name already.'),
        ).toBeVisible()
        await userEvent.keyboard('{Escape}')
      })
      await step('The spelling of the category stays', async () => {
        await userEvent.click(button('Rename Students'))
        await replaceText(input('Students'), 'Pupils{Enter}')
        await waitFor(() => expect(renaming.tagTexts()).toContain('Target Persona:Pupils'))
        await expect(await namesIn('Target Segment')).toEqual(['Pupils', 'Parents'])
      })
    })
    await step('Replaces no name of others unasked', async () => {
      await list('Objective')
      await waitFor(() => expect(renaming.followerCount()).toBeGreaterThan(0))
      const input = () => screen.getByRole('textbox', { name: /^Name of/u })
      const stored = () => renaming.tagTexts().find((text) => text.includes('Launch'))
      await step('Renamed while a name is typed, it is shown beside it', async () => {
        await userEvent.click(button('Rename Loyalty'))
        await replaceText(input(), 'Launch of spring')
        renaming.changeTagByOtherUsers(tagOf(3, 'Objective:Retention', 2))
        await screen.findByRole('textbox', { name: 'Name of Retention' })
        await userEvent.keyboard('{Enter}')
        await expect(
          await screen.findByText(/^Somebody else has called it .?Retention/u),
        ).toBeVisible()
        await expect(input()).toHaveValue('Launch of spring')
      })
      await step('Renamed again before the page learns of it, the server refuses', async () => {
        renaming.changeTagByOtherUsers(tagOf(3, 'Objective:Return', 2), { isReported: false })
        await userEvent.keyboard('{Enter}')
        await expect(
          await screen.findByText(/^Somebody else has called it .?Return/u),
        ).toBeVisible()
        await expect(input()).toHaveValue('Launch of spring')
        await expect(renaming.tagTexts()).toContain('Objective:Return')
        await expect(stored()).toBeUndefined()
      })
      await step('Saved once more, the typed name replaces it', async () => {
        await screen.findByRole('textbox', { name: 'Name of Return' })
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(stored()).toBe('Objective:Launch of spring'))
      })
    })
    await step('Keeps the new name of a deleted tag', async () => {
      const saves = () => renaming.requests().filter((name) => name.startsWith('PUT /tags'))
      const before = saves().length
      await list('Objective')
      await waitFor(() => expect(renaming.followerCount()).toBeGreaterThan(0))
      const input = () => screen.getByRole('textbox', { name: 'Name of Store traffic' })
      await step('The row stays while it is edited, and says what happened', async () => {
        await userEvent.click(button('Rename Store traffic'))
        await replaceText(input(), 'Visits to stores')
        renaming.deleteTagByOtherUsers(2)
        await expect(await screen.findByText('Deleted by somebody else')).toBeVisible()
        await expect(input()).toHaveValue('Visits to stores')
        await expect(input()).toHaveFocus()
        await expect(await namesIn('Objective')).toEqual([
          'Awareness',
          'Store traffic',
          'Launch of spring',
          'Opening in the west',
        ])
      })
      await step('Saving says what can be done', async () => {
        await userEvent.keyboard('{Enter}')
        await expect(
          screen.getByText(
            'Somebody else deleted this tag. Add a new tag with this name, or cancel.',
          ),
        ).toBeVisible()
        await expect(input()).toHaveValue('Visits to stores')
        await expect(saves()).toHaveLength(before)
      })
      await step('It goes once editing ends', async () => {
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByText('Store traffic')).toBeNull())
      })
    })
  },
}

const moving = serverOf({ holds: writes })

export const MovesAndDeletesTags: Story = {
  args: { server: moving },
  play: async ({ step }) => {
    await step('Moves tags', async () => {
      await list('Objective')
      const objectives = () =>
        moving.tagTexts().filter((text) => text.startsWith('Objective') && !text.includes('west'))
      await step('A tag is at its new place before the server answers', async () => {
        button('Reorder Loyalty').focus()
        await userEvent.keyboard(' {Home} ')
        await waitsFor(moving, 'PUT /tags/3')
        await expect((await namesIn('Objective')).slice(0, 2)).toEqual(['Loyalty', 'Awareness'])
        moving.answer()
        await waitFor(() => expect(objectives()[0]).toBe('Objective:Loyalty'))
      })
      await step('It goes back by Undo', async () => {
        await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
        await waitsFor(moving, 'PUT /tags/3')
        moving.answer()
        await waitFor(() => expect(objectives()[2]).toBe('Objective:Loyalty'))
      })
      await step('The keys move it again, and back', async () => {
        await expect(await toasts().findByText('Undone.')).toBeVisible()
        await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}')
        await waitsFor(moving, 'PUT /tags/3')
        moving.answer()
        await expect(await toasts().findByText('Redone: Loyalty was moved.')).toBeVisible()
        await expect(objectives()[0]).toBe('Objective:Loyalty')
        await userEvent.keyboard('{Control>}z{/Control}')
        await waitsFor(moving, 'PUT /tags/3')
        moving.answer()
        await waitFor(() => expect(objectives()[2]).toBe('Objective:Loyalty'))
      })
      await step('In another category it takes the place where it was dropped', async () => {
        button('Reorder Awareness').focus()
        await userEvent.keyboard(' {ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown} ')
        await waitsFor(moving, 'PUT /tags/1')
        moving.answer()
        await waitFor(async () =>
          expect(await namesIn('Target Segment')).toEqual(['Awareness', 'Students', 'Parents']),
        )
        await waitFor(() => {
          const first = moving.tagTexts().find((text) => text.startsWith('Target'))
          return expect(first).toBe('Target Segment:Awareness')
        })
      })
      await step('A refused move goes back and says so', async () => {
        button('Reorder Holiday').focus()
        await userEvent.keyboard(' {ArrowUp} ')
        await waitsFor(moving, 'PUT /tags/7')
        moving.answer('forbidden')
        await waitFor(async () => expect(await namesIn('Season')).toEqual(['Holiday']))
        await expect(await toasts().findByText(/^Something went wrong/u)).toBeVisible()
      })
    })
    await step('Deletes a tag', async () => {
      moving.hold(null)
      await list('Objective')
      await step('The question says how many tactics lose it', async () => {
        await waitFor(() => expect(screen.getByText('12 tactics')).toBeVisible())
        await userEvent.click(button('Delete Awareness'))
        const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Awareness?' }))
        await expect(
          dialog.getByText('12 tactics lose this tag. No tactic is deleted.'),
        ).toBeVisible()
        await userEvent.click(dialog.getByRole('button', { name: 'Delete tag' }))
      })
      await step('It is gone, the tactics are not', async () => {
        await waitFor(() => expect(screen.queryByText('Awareness')).toBeNull())
        await expect(moving.tagTexts()).not.toContain('Target Segment:Awareness')
        await expect(moving.requests().filter((name) => name.includes('DELETE'))).toEqual([
          'DELETE /tags/1',
        ])
        await waitFor(() => expect(button('Delete Students')).toHaveFocus())
      })
    })
  },
}
