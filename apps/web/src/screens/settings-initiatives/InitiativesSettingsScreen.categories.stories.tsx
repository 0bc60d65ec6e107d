import type { Meta, StoryObj } from '@storybook/react-vite'
import type { TacticType } from '@throughline/domain/channels'
import { buildPlan, buildTactic, contributor } from '@throughline/test-support/builders'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText } from '../../testing/enter-text'
import { toasts } from '../../testing/toasts'
import {
  categories,
  initiatives,
  initiativeServer,
  InitiativesHost,
  initiativesMeta,
  table,
} from './fixtures/initiative-stories'

const meta = {
  ...initiativesMeta,
  tags: ['!autodocs', '!visual'],
  title: 'Screens/Plan settings/Initiatives/Categories',
  component: InitiativesHost,
  args: { server: initiativeServer() },
} satisfies Meta<typeof InitiativesHost>

export default meta
type Story = StoryObj<typeof meta>

export const ContributorsChangeNoCategories: Story = {
  args: { server: initiativeServer({ plans: [buildPlan({ access: contributor })] }) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Add Initiative' })).toBeVisible()
    await expect(
      categories().getByText('Only plan admins can change the categories.'),
    ).toBeVisible()
    await expect(categories().getByText('Campaign')).toBeVisible()
    await expect(categories().queryByRole('button')).toBeNull()
  },
}

const contested = initiativeServer()

/** Changes the categories of plan 12 as another user. */
function changeCategories(change: (types: readonly TacticType[]) => readonly TacticType[]) {
  const channels = contested.plan(12)?.channels ?? []
  contested.changePlanByOtherUsers(12, {
    channels: channels.map((channel) =>
      channel.id === 101
        ? Object.assign({}, channel, { tacticTypes: change(channel.tacticTypes) })
        : channel,
    ),
  })
}

export const KeepsWhatIsTypedWhileOthersChangeCategories: Story = {
  args: { server: contested },
  play: async ({ step }) => {
    await table()
    await waitFor(() => expect(contested.followerCount()).toBeGreaterThan(0))
    await userEvent.click(categories().getByRole('button', { name: 'Rename Campaign' }))
    await userEvent.keyboard('{Control>}a{/Control}Push')
    const field = () => categories().getByRole('textbox', { name: /^Name of/u })
    await step('Renamed by somebody else, it is not saved over unasked', async () => {
      changeCategories((types) =>
        types.map((type) =>
          type.name === 'Campaign' ? Object.assign({}, type, { name: 'Drive' }) : type,
        ),
      )
      await expect(
        await categories().findByRole('textbox', { name: /^Name of .?Drive/u }),
      ).toHaveValue('Push')
      await userEvent.keyboard('{Enter}')
      await expect(
        await categories().findByText(/^Somebody else has called it .?Drive.? meanwhile\./u),
      ).toBeVisible()
    })
    await step('Deleted by somebody else, it is added as a new one', async () => {
      changeCategories((types) => types.filter(({ name }) => name !== 'Drive'))
      await expect(
        await categories().findByText(/Drive.? was deleted by somebody else\./u),
      ).toBeVisible()
      await expect(field()).toHaveValue('Push')
      await userEvent.keyboard('{Enter}')
      await expect(await toasts().findByText('Initiative category created.')).toBeVisible()
      await expect(await categories().findByText('Push')).toBeVisible()
    })
  },
}

const linked = ['Newsletter', 'Banner', 'Spring mailing', 'App message'].map((title, at) =>
  buildTactic({ id: 11 + at, title, on: '2026-12-12', relatedInitiativeIds: [1, 3] }),
)

/** The table shows no parked initiatives, but a deletion of their category deletes them too. */
const parked = buildTactic({
  id: 5,
  title: 'Some day',
  channelId: 101,
  tacticTypeId: 1010,
  isInitiative: true,
  isUnscheduled: true,
})

export const ChangesCategories: Story = {
  args: { server: initiativeServer({ tactics: [...initiatives, parked, ...linked] }) },
  play: async ({ args: { server }, step }) => {
    await step('Asks before a typed category is lost', async () => {
      await table()
      const form = within(categories().getByRole('form', { name: 'New category' }))
      await enterText(form.getByRole('textbox'), 'Trade fair')
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
      await expect(form.getByRole('textbox')).toHaveValue('Trade fair')
      await userEvent.clear(form.getByRole('textbox'))
    })
    await step('Says what failed', async () => {
      server.hold(/^(?:PUT|POST|DELETE) \/tactic_types/u)
      await table()
      const refuse = async () => {
        await waitFor(() => expect(server.waiting()).toHaveLength(1))
        server.answer('lost connection')
      }
      const says = async (verb: string) => {
        await expect(
          await toasts().findByText(
            `There was an error ${verb} the initiative category. Please try again.`,
          ),
        ).toBeInTheDocument()
      }
      await step('Creating', async () => {
        const form = within(categories().getByRole('form', { name: 'New category' }))
        await enterText(form.getByRole('textbox'), 'Fair{Enter}')
        await refuse()
        await says('creating')
        await expect(form.getByRole('textbox')).toHaveValue('Fair')
      })
      await step('Updating', async () => {
        categories().getByRole('button', { name: 'Reorder Campaign' }).focus()
        await userEvent.keyboard(' {ArrowDown} ')
        await refuse()
        await says('updating')
        await waitFor(() =>
          expect(categories().getAllByRole('listitem')[0]).toHaveTextContent('Campaign'),
        )
      })
      await step('Deleting', async () => {
        await userEvent.click(categories().getByRole('button', { name: 'Delete Campaign' }))
        await userEvent.click(await screen.findByRole('button', { name: 'Delete category' }))
        await refuse()
        await says('deleting')
      })
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
      await userEvent.clear(categories().getByRole('textbox'))
      server.hold(null)
    })
    await step('Changes categories', async () => {
      await table()
      await step('Monthly Theme says what is special about it', async () => {
        await expect(categories().getByText(/^Duration by Month only/u)).toBeVisible()
      })
      const form = () => within(categories().getByRole('form', { name: 'New category' }))
      await step('A new one needs a name', async () => {
        await userEvent.click(form().getByRole('button', { name: 'Add' }))
        await expect(form().getByText('Please add a name for the new category.')).toBeVisible()
        await enterText(form().getByRole('textbox'), 'Trade fair')
        await userEvent.click(form().getByRole('button', { name: 'Add' }))
        await expect(await toasts().findByText('Initiative category created.')).toBeVisible()
        await expect(await categories().findByText('Trade fair')).toBeVisible()
      })
      await step('Renamed, it is what it was', async () => {
        await userEvent.click(categories().getByRole('button', { name: 'Rename Monthly Theme' }))
        await userEvent.keyboard('{Control>}a{/Control}Topics{Enter}')
        await expect(await toasts().findByText('Initiative category updated.')).toBeVisible()
        await expect(categories().getByText(/^Duration by Month only/u)).toBeVisible()
      })
      await step('The order is stored', async () => {
        categories().getByRole('button', { name: 'Reorder Campaign' }).focus()
        await userEvent.keyboard(' {ArrowDown} ')
        await waitFor(() =>
          expect(
            server
              .plan(12)
              ?.channels.find(({ id }) => id === 101)
              ?.tacticTypes.map(({ name }) => name),
          ).toEqual(['Topics', 'Campaign', 'Trade fair']),
        )
      })
      await step(
        'A deletion says how many initiatives go with it, and which tactics lose a link',
        async () => {
          await userEvent.click(categories().getByRole('button', { name: 'Delete Campaign' }))
          const question = within(await screen.findByRole('alertdialog'))
          await expect(
            await question.findByText(
              'Deletes 4 initiatives of this category. 4 tactics lose their links to them: App message, Banner, Newsletter and 1 more. This cannot be undone.',
            ),
          ).toBeVisible()
          await userEvent.click(question.getByRole('button', { name: 'Delete category' }))
          await expect(await toasts().findByText('Initiative category deleted.')).toBeVisible()
        },
      )
    })
  },
}
