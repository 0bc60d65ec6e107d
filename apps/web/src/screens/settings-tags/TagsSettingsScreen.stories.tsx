import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPlan, buildTactic, buildTag, CONTRIBUTOR } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import {
  createPlanningServer,
  type PlanningServer,
  type PlanningServerOptions,
} from '@throughline/test-support/network'
import { parseTagText } from '@throughline/domain/tags'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { SettingsScreenHost } from '../../testing/SettingsScreenHost'
import { toasts } from '../../testing/toasts'
import { TagsSettingsScreen } from './TagsSettingsScreen'

const tagOf = (id: number, text: string, orderIndex: number, planId = 12) => {
  const { name, category, categoryName } = parseTagText(text)
  const abbreviatedPlanName = planId === 12 ? 'NP' : 'WR'
  return buildTag({
    id,
    title: name,
    text,
    category,
    categoryName,
    orderIndex,
    planId,
    abbreviatedPlanName,
  })
}

const TAGS = [
  tagOf(1, 'Objective:Awareness', 0),
  tagOf(2, 'Objective:Store traffic', 1),
  tagOf(3, 'Objective:Loyalty', 2),
  tagOf(4, 'Objective:Opening in the west', 0, 13),
  tagOf(5, 'Target Persona:Students', 0),
  tagOf(6, 'Target Segment:Parents', 1),
  tagOf(7, 'Season:Holiday', 0),
]

/** Twelve items carry Awareness, and one Holiday. */
const TACTICS = Array.from({ length: 12 }, (_, at) =>
  buildTactic({ id: 500 + at, tagIds: at === 0 ? [1, 7] : [1] }),
)

const serverOf = (options: PlanningServerOptions = {}) =>
  createPlanningServer({
    plans: [buildPlan()],
    tags: TAGS,
    tactics: TACTICS,
    holds: /^no request/u,
    ...options,
  })

function TagsHost({
  server,
  fragment,
}: {
  readonly server: PlanningServer
  readonly fragment?: string
}) {
  return (
    <SettingsScreenHost
      server={server}
      segment="tags"
      screen={<TagsSettingsScreen />}
      {...(fragment === undefined ? null : { fragment })}
    />
  )
}

const meta = {
  title: 'Screens/Settings/Tags',
  component: TagsHost,
  tags: ['!autodocs', '!visual', 'no-baseline'],
  args: { server: serverOf() },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof TagsHost>

export default meta
type Story = StoryObj<typeof meta>

const WRITES = /^(?:PUT|POST|DELETE) \/tags/u
const button = (name: string) => screen.getByRole('button', { name })
const list = (name: string) => screen.findByRole('list', { name })
const namesIn = async (category: string) =>
  within(await list(category))
    .getAllByRole('button', { name: /^Reorder /u })
    .map((handle) => handle.getAttribute('aria-label')?.replace('Reorder ', ''))
const tagName = () => screen.getByRole('textbox', { name: 'Tag Name' })
const waitsFor = (server: PlanningServer, name: string) =>
  waitFor(() => expect(server.waiting()).toEqual([name]))

async function choose(category: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Category' }))
  await userEvent.click(await screen.findByRole('option', { name: category }))
}

export const Default: Story = {
  play: async ({ step }) => {
    await step(
      'Tags are grouped by category, the former Target Persona with Target Segment',
      async () => {
        await expect(await namesIn('Target Segment')).toEqual(['Students', 'Parents'])
        await expect(await namesIn('Objective')).toEqual([
          'Awareness',
          'Store traffic',
          'Loyalty',
          'Opening in the west',
        ])
      },
    )
    await step('A tag of another plan bears its mark and cannot be changed', async () => {
      await expect(screen.getByText('WR')).toBeVisible()
      await expect(screen.queryByRole('button', { name: 'Rename Opening in the west' })).toBeNull()
      await expect(screen.queryByRole('button', { name: 'Delete Opening in the west' })).toBeNull()
    })
  },
}

export const Empty: Story = { args: { server: serverOf({ tags: [] }) } }

export const Loading: Story = { args: { server: serverOf({ holds: /^GET \/tags/u }) } }

const failing = serverOf({ holds: /^GET \/tags/u })

export const LoadFails: Story = {
  args: { server: failing },
  play: async ({ step }) => {
    await step('It says so', async () => {
      await waitsFor(failing, 'GET /tags')
      failing.answer('forbidden')
      await expect(await screen.findByText('Tags could not be loaded')).toBeVisible()
    })
    await step('And tries again', async () => {
      await userEvent.click(button('Try again'))
      await waitsFor(failing, 'GET /tags')
      failing.answer()
      await expect(await screen.findByText('Loyalty')).toBeVisible()
    })
  },
}

export const ContributorsCannotOpenIt: Story = {
  args: { server: serverOf({ plans: [buildPlan({ access: CONTRIBUTOR })] }) },
  play: async () => {
    await expect(await screen.findByText('Only Admins can open these settings')).toBeVisible()
    await expect(screen.queryByText('Loyalty')).toBeNull()
  },
}

export const OrderIsFixedOnANestedPlan: Story = {
  args: {
    server: serverOf({
      plans: [buildPlan({ type: 'Sub', isLead: false, isNested: true, parentId: 11, plans: [] })],
    }),
  },
  play: async () => {
    await list('Objective')
    await expect(screen.queryByRole('button', { name: /^Reorder/u })).toBeNull()
    await expect(
      screen.getByText(
        'The order of tags cannot be changed on a nested plan. It can be on the lead plan.',
      ),
    ).toBeVisible()
    await expect(button('Rename Loyalty')).toBeEnabled()
  },
}

const adding = serverOf({ holds: WRITES })

export const AddsATag: Story = {
  args: { server: adding },
  play: async ({ step }) => {
    await step('With a category of its own', async () => {
      await choose('New Category')
      await userEvent.type(screen.getByRole('textbox', { name: 'New Category Name' }), 'Mood')
      await userEvent.type(tagName(), 'Calm: slow{Enter}')
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
        await userEvent.type(tagName(), 'Loud{Enter}')
        await waitsFor(adding, 'POST /tags')
        adding.changeTagByOthers(tagOf(91, 'Mood:LOUD', 5))
        adding.answer()
        await waitFor(() =>
          expect(tagName()).toHaveAccessibleDescription('There is a tag with this name already.'),
        )
        await expect(tagName()).toHaveValue('Loud')
        await expect(await screen.findByText('LOUD')).toBeVisible()
      },
    )
  },
}

const renaming = serverOf()

export const RenamesATag: Story = {
  args: { server: renaming },
  play: async ({ step }) => {
    await list('Objective')
    const input = (name: string) => screen.getByRole('textbox', { name: `Name of ${name}` })
    await step('A name that the category has is refused', async () => {
      await userEvent.click(button('Rename Parents'))
      await userEvent.clear(input('Parents'))
      await userEvent.type(input('Parents'), 'students{Enter}')
      await expect(
        await screen.findByText('Target Segment has a tag of this name already.'),
      ).toBeVisible()
      await userEvent.keyboard('{Escape}')
    })
    await step('The spelling of the category stays', async () => {
      await userEvent.click(button('Rename Students'))
      await userEvent.clear(input('Students'))
      await userEvent.type(input('Students'), 'Pupils{Enter}')
      await waitFor(() => expect(renaming.tagTexts()).toContain('Target Persona:Pupils'))
      await expect(await namesIn('Target Segment')).toEqual(['Pupils', 'Parents'])
    })
  },
}

const moving = serverOf({ holds: WRITES })

export const MovesTags: Story = {
  args: { server: moving },
  play: async ({ step }) => {
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
    await step('In another category it takes the place where it was dropped', async () => {
      button('Reorder Awareness').focus()
      await userEvent.keyboard(' {ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown} ')
      await waitsFor(moving, 'PUT /tags/1')
      moving.answer()
      // Its number is the same as before, which the server takes for no move: it is sent twice.
      await waitFor(() => expect(moving.tagTexts()).toContain('Target Segment:Awareness'))
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
  },
}

const deleting = serverOf()

export const DeletesATag: Story = {
  args: { server: deleting },
  play: async ({ step }) => {
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
      await expect(deleting.tagTexts()).not.toContain('Objective:Awareness')
      await expect(deleting.requests().filter((name) => name.includes('DELETE'))).toEqual([
        'DELETE /tags/1',
      ])
      await waitFor(() => expect(button('Delete Store traffic')).toHaveFocus())
    })
  },
}

const shared = serverOf()

export const KeepsWhatIsTypedWhileOthersChangeTags: Story = {
  args: { server: shared },
  play: async ({ step }) => {
    await choose('Objective')
    await userEvent.type(tagName(), 'Reach')
    await waitFor(() => expect(shared.followerCount()).toBeGreaterThan(0))
    await step('A tag of somebody else appears', async () => {
      shared.changeTagByOthers(tagOf(90, 'Journey Phase:Decide', 0))
      await expect(await screen.findByText('Decide')).toBeVisible()
      await expect(tagName()).toHaveValue('Reach')
    })
    await step('Closing asks before the new tag is lost', async () => {
      await userEvent.click(button('Close'))
      const dialog = within(await screen.findByRole('alertdialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }))
      await expect(tagName()).toHaveValue('Reach')
    })
  },
}

export const GoesToTheCategoryOfALink: Story = {
  args: { server: serverOf(), fragment: '#journey-phase' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('region', { name: 'Journey Phase' })).toHaveFocus())
  },
}
