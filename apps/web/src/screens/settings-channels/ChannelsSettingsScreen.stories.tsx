import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPerson, buildPlan, buildSession } from '@throughline/test-support/builders'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { dismissToasts, toasts } from '../../testing/toasts'
import {
  ChannelsHost,
  channelsMeta,
  channelsServer,
  writes,
  toggle,
  button,
  channelIn,
  waitsFor,
} from './fixtures/channel-stories'

const meta = {
  ...channelsMeta,
  tags: ['!autodocs', '!visual'],
  component: ChannelsHost,
  title: 'Screens/Plan settings/Channels',
  args: { server: channelsServer() },
} satisfies Meta<typeof ChannelsHost>

export default meta
type Story = StoryObj<typeof meta>

const list = () => within(screen.getByRole('list', { name: 'Channels' }))
const channelNames = () =>
  list()
    .getAllByRole('button', { name: /^Edit /u })
    .map((edit) => edit.getAttribute('aria-label')?.replace('Edit ', ''))
const typeNames = (channel: string) =>
  within(screen.getByRole('list', { name: `Tactic types of ${channel}` }))
    .getAllByRole('button', { name: /^Rename /u })
    .map((rename) => rename.getAttribute('aria-label')?.replace('Rename ', ''))

const listed = channelsServer({
  plan: buildPlan({
    channels: [
      ...buildPlan().channels,
      ...buildPlan()
        .channels.slice(1, 2)
        .map((channel) => Object.assign({}, channel, { id: 201, planId: 13, name: 'Of West' })),
    ],
  }),
})

export const ListsAndDeletes: Story = {
  args: { server: listed },
  play: async ({ step }) => {
    await step('Without Initiatives, and without those of other plans', async () => {
      await toggle('Email')
      await expect(channelNames()).toEqual(['Website', 'Email', 'Signage'])
    })
    await step('The monthly focus is a switch and no type', async () => {
      await userEvent.click(await toggle('Email'))
      await expect(typeNames('Email')).toEqual(['Promotional', 'Newsletter'])
    })
    await step('Integration data are for super users', async () => {
      await expect(screen.queryByRole('heading', { name: 'Integration data' })).toBeNull()
    })
    await step('A deletion says what goes with it', async () => {
      await step('A type', async () => {
        await userEvent.click(button('Delete Promotional'))
        const question = await screen.findByRole('alertdialog', { name: 'Delete Promotional?' })
        await waitFor(() => expect(question).toHaveTextContent('Deletes 3 tactics.'))
        await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
      })
      await step('A channel, with the tactics of its monthly focus', async () => {
        await userEvent.click(button('Delete Email'))
        const question = await screen.findByRole('alertdialog', { name: 'Delete Email?' })
        await expect(question).toHaveTextContent('Deletes 2 tactic types and 4 tactics.')
        await userEvent.click(within(question).getByRole('button', { name: 'Delete channel' }))
        await expect(await toasts().findByText('Channel deleted.')).toBeVisible()
        await waitFor(() => expect(channelNames()).toEqual(['Website', 'Signage']))
      })
      await step('The focus goes to the neighbor', async () => {
        const neighbor = await toggle('Signage')
        await waitFor(() => expect(neighbor).toHaveFocus())
        await expect(channelIn(listed, 103)).toBeUndefined()
      })
    })
  },
}

const failing = channelsServer({ holds: /^GET \/plans\/12$/u })

export const SaysThatThePlanCouldNotBeLoaded: Story = {
  args: { server: failing },
  play: async ({ step }) => {
    await step('A lost connection is tried again by itself before it is told of', async () => {
      await waitFor(async () => {
        if (failing.waiting().length > 0) failing.answer('lost connection')
        await expect(screen.getByText('The plan could not be loaded')).toBeVisible()
      })
    })
    await step('A person can try it again', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(failing.waiting()).toHaveLength(1))
      failing.answer()
      await expect(await toggle('Email')).toBeVisible()
    })
  },
}

export const ShowsIntegrationDataToSuperUsers: Story = {
  args: { session: buildSession({ user: buildPerson({ isSuperUser: true }) }) },
  play: async () => {
    const table = await screen.findByRole('grid', { name: 'Integration data' })
    await expect(within(table).getByText('/api/channels/103')).toBeVisible()
    await expect(within(table).getByText('/api/plans/12')).toBeVisible()
    await userEvent.click(within(table).getByRole('columnheader', { name: /^Name/u }))
  },
}

export const LeadsToTheTargetOfALink: Story = {
  args: {
    server: channelsServer(),
    fragment: '#type-1031',
    links: {
      'To a switch': '/account/1/plan/12/settings/channels#hide-in-flow',
      'To the notes': '/account/1/plan/12/settings/channels#notes',
    },
  },
  play: async ({ step }) => {
    await step('A type', async () => {
      await waitFor(() => expect(button('Rename Newsletter')).toHaveFocus())
      await expect(await toggle('Email')).toHaveAttribute('aria-expanded', 'true')
    })
    await step('A switch', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'To a switch' }))
      await waitFor(() =>
        expect(screen.getAllByRole('switch', { name: 'Hide in Flow' })[0]).toHaveFocus(),
      )
      await expect(await toggle('Website')).toHaveAttribute('aria-expanded', 'true')
    })
    await step('Notes', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'To the notes' }))
      await waitFor(() => expect(screen.getByRole('switch', { name: 'Show notes' })).toHaveFocus())
    })
  },
}

const ordered = channelsServer({ holds: writes })

export const OrdersChannels: Story = {
  args: { server: ordered },
  play: async ({ step }) => {
    await step('Orders channels', async () => {
      await toggle('Website')
      await step('At once', async () => {
        button('Reorder Website').focus()
        await userEvent.keyboard(' {ArrowDown} ')
        await waitFor(() => expect(channelNames()).toEqual(['Email', 'Website', 'Signage']))
        await waitFor(() => expect(ordered.waiting()).toEqual(['PUT /channels/102']))
      })
      await step('Counted among all channels, of which one is not listed', async () => {
        ordered.answer()
        await expect(await toasts().findByText('Channel updated.')).toBeVisible()
        await expect(ordered.plan(12)?.channels.map(({ id }) => id)).toEqual([101, 103, 102, 104])
      })
      await step('Undo puts it back', async () => {
        await userEvent.click(toasts().getByRole('button', { name: 'Undo' }))
        await waitFor(() => expect(ordered.waiting()).toEqual(['PUT /channels/102']))
        ordered.answer()
        await waitFor(() => expect(channelNames()).toEqual(['Website', 'Email', 'Signage']))
      })
      await step('A refusal too', async () => {
        button('Reorder Signage').focus()
        await userEvent.keyboard(' {Home} ')
        await waitFor(() => expect(channelNames()).toEqual(['Signage', 'Website', 'Email']))
        await waitFor(() => expect(ordered.waiting()).toEqual(['PUT /channels/104']))
        ordered.answer('forbidden')
        await expect(await toasts().findByText('Error updating channel.')).toBeVisible()
        await waitFor(() => expect(channelNames()).toEqual(['Website', 'Email', 'Signage']))
      })
    })
    await step('Keeps the order of two quick moves', async () => {
      await dismissToasts()
      await step('Both are shown at once', async () => {
        button('Reorder Website').focus()
        await userEvent.keyboard(' {ArrowDown} ')
        button('Reorder Signage').focus()
        await userEvent.keyboard(' {Home} ')
        await waitFor(() => expect(channelNames()).toEqual(['Signage', 'Email', 'Website']))
        await waitsFor(ordered, 'PUT /channels/102')
      })
      await step('The answer to the first one takes nothing back', async () => {
        ordered.answer()
        // The app sends the second request after it has read the plan that follows the first one.
        await waitsFor(ordered, 'PUT /channels/104')
        await expect(channelNames()).toEqual(['Signage', 'Email', 'Website'])
        ordered.answer()
        await waitFor(() =>
          expect(ordered.plan(12)?.channels.map(({ id }) => id)).toEqual([101, 104, 103, 102]),
        )
        await waitFor(() => expect(ordered.waiting()).toEqual([]))
        await expect(channelNames()).toEqual(['Signage', 'Email', 'Website'])
      })
    })
  },
}
