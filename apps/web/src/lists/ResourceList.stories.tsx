import type { Meta, StoryObj } from '@storybook/react-vite'
import { ApiError } from '@throughline/api-client'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText, replaceText } from '../testing/enter-text'
import {
  listedChannels,
  ResourceListHost,
  type ListedChannel,
  type ResourceListHostProps,
} from './fixtures/ResourceListHost'

type Requests = Required<
  Pick<ResourceListHostProps, 'onAdd' | 'onRename' | 'onReorder' | 'onDelete'>
>

const meta = {
  title: 'Patterns/Resource list',
  component: ResourceListHost,
  args: {
    onAdd: fn<Requests['onAdd']>(async () => undefined),
    onRename: fn<Requests['onRename']>(async () => undefined),
    onReorder: fn<Requests['onReorder']>(async () => undefined),
    onDelete: fn<Requests['onDelete']>(async () => undefined),
  },
  parameters: {
    docs: {
      description: {
        component: `Ordered, uniquely named things: channels, types, tags, categories. They are added below the list, renamed in place, put in order by mouse or keys, and deleted after a question that says what goes with them. The list gets its data and callbacks as props; a callback that rejects shows the reason where the person is.

| Key | What it does |
| --- | --- |
| Space on a handle, then ↑ or ↓ | Lifts a row and moves it; Space drops it, Esc puts it back |
| F2 | Renames |
| Enter in the field below | Adds, and stays for the next |`,
      },
    },
  },
} satisfies Meta<typeof ResourceListHost>

export default meta
type Story = StoryObj<typeof meta>

const channelNames = () =>
  within(screen.getByRole('list', { name: 'Channels' }))
    .getAllByRole('listitem')
    .map((row) => listedNameIn(row))

function listedNameIn(row: HTMLElement): string {
  const label = within(row)
    .getByRole('button', { name: /^Rename/ })
    .getAttribute('aria-label')
  return (label ?? '').replace('Rename ', '')
}

const refused = (message: string) =>
  new ApiError({ kind: 'conflict', code: 'conflict', current: null }, message)

export const Default: Story = {}

export const ReadOnly: Story = {
  tags: ['picture'],
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Email')).toBeVisible()
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull()
  },
}

export const Empty: Story = { args: { first: [] } }

export const Loading: Story = { args: { data: { status: 'loading' } } }

export const LoadFailed: Story = {
  args: {
    data: {
      status: 'error',
      message: 'The server could not be reached. Check your connection and try again.',
      isRetrying: false,
      onRetry: fn(),
    },
  },
}

const manyChannels: readonly ListedChannel[] = [1, 2, 3, 4].flatMap((round) =>
  listedChannels.map(({ id, name, color, tacticCount }) => ({
    id: id + round * 10,
    name: `${name} ${round}`,
    color,
    tacticCount,
  })),
)

/** A long list has a search field. */
export const ManyItems: Story = { args: { first: manyChannels } }

export const ReordersAddsAndRenames: Story = {
  args: {
    onRename: fn<Requests['onRename']>(({ name }) =>
      name === 'Newsletter'
        ? Promise.reject(refused('Another plan uses this name.'))
        : Promise.resolve(),
    ),
  },
  play: async ({ args, step }) => {
    await step('Reorders by keyboard', async () => {
      screen.getByRole('button', { name: 'Reorder Website' }).focus()
      await userEvent.keyboard(' {ArrowDown}{ArrowDown} ')
      await expect(args.onReorder).toHaveBeenLastCalledWith({ ids: [2, 3, 1, 4, 5] })
      await expect(channelNames().slice(0, 3)).toEqual(['Email', 'Social Media', 'Website'])
    })
    await step('Puts back an order that is refused', async () => {
      mocked(args.onReorder)?.mockRejectedValueOnce(refused('Error reordering tactic type.'))
      screen.getByRole('button', { name: 'Reorder Website' }).focus()
      await userEvent.keyboard(' {ArrowDown} ')
      await expect(await screen.findByText('Error reordering tactic type.')).toBeVisible()
      await waitFor(() =>
        expect(channelNames().slice(0, 3)).toEqual(['Email', 'Social Media', 'Website']),
      )
    })
    await step('Adds several', async () => {
      const field = screen.getByRole('textbox', { name: 'New channel' })
      await enterText(field, ' Podcasts {Enter}')
      await waitFor(() => expect(channelNames().at(-1)).toBe('Podcasts'))
      await expect(args.onAdd).toHaveBeenLastCalledWith({ name: 'Podcasts' })
      await step('The field is empty and has the focus for the next one', async () => {
        await waitFor(() => expect(field).toHaveValue(''))
        await waitFor(() => expect(field).toHaveFocus())
        await userEvent.paste('Radio')
        await userEvent.keyboard('{Enter}')
      })
      await waitFor(() => expect(channelNames().at(-1)).toBe('Radio'))
    })
    await step('Renames in place', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Rename Email' }))
      const field = screen.getByRole('textbox', { name: 'Name of Email' })
      await step('A name of the list is refused before it is sent', async () => {
        await userEvent.paste('Website')
        await userEvent.keyboard('{Enter}')
        await expect(field).toHaveAccessibleDescription('There is a channel of this name already.')
        await expect(args.onRename).not.toHaveBeenCalled()
      })
      await step('What the server refuses stays typed, with the reason', async () => {
        await replaceText(field, 'Newsletter{Enter}')
        await waitFor(() =>
          expect(field).toHaveAccessibleDescription('Another plan uses this name.'),
        )
        await expect(field).toHaveValue('Newsletter')
      })
      await replaceText(field, 'Email and SMS{Enter}')
      await waitFor(() => expect(channelNames()).toContain('Email and SMS'))
    })
  },
}

export const RefusesANameThatIsThere: Story = {
  tags: ['picture'],
  play: async ({ args }) => {
    const field = screen.getByRole('textbox', { name: 'New channel' })
    await enterText(field, 'email{Enter}')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('There is a channel of this name already.'),
    )
    await waitFor(() => expect(field).toHaveFocus())
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

/** The question says which data the deletion also removes. */
export const AsksBeforeItDeletes: Story = {
  tags: ['picture'],
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete Email' }))
    await expect(
      await screen.findByRole('alertdialog', { name: 'Delete Email?' }),
    ).toHaveTextContent('Its 41 tactics are deleted with it.')
    await expect(args.onDelete).not.toHaveBeenCalled()
  },
}

export const DeletesAfterAQuestion: Story = {
  args: { onRestore: fn(async () => undefined) },
  play: async (context) => {
    const { args, step } = context
    await step('Stays when a deletion is refused', async () => {
      mocked(args.onDelete)?.mockRejectedValueOnce(refused('It is in use.'))
      await AsksBeforeItDeletes.play?.(context)
      await userEvent.click(screen.getByRole('button', { name: 'Delete channel' }))
      await expect(await screen.findByRole('alert')).toHaveTextContent('It is in use.')
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(channelNames()).toContain('Email'))
    })
    await step('Deletes and keeps the focus in the list', async () => {
      mocked(args.onDelete)?.mockClear()
      await AsksBeforeItDeletes.play?.(context)
      await userEvent.click(screen.getByRole('button', { name: 'Delete channel' }))
      await expect(await screen.findByText('Channel deleted.')).toBeVisible()
      await expect(channelNames()).not.toContain('Email')
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Delete Social Media' })).toHaveFocus(),
      )
    })
    await step('Takes a deletion back', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
      await expect(await screen.findByText('Email is back.')).toBeVisible()
      await waitFor(() => expect(channelNames()).toContain('Email'))
    })
    await step('After a second deletion, each toast takes its own back', async () => {
      const remove = async (name: string) => {
        await userEvent.click(screen.getByRole('button', { name: `Delete ${name}` }))
        await userEvent.click(await screen.findByRole('button', { name: 'Delete channel' }))
        await waitFor(() => expect(channelNames()).not.toContain(name))
      }
      await remove('Email')
      const undoOfEmail = await screen.findByRole('button', { name: 'Undo' })
      await remove('Social Media')
      await userEvent.click(undoOfEmail)
      await waitFor(() => expect(channelNames()).toContain('Email'))
      await expect(channelNames()).not.toContain('Social Media')
    })
  },
}

export const SearchesManyItems: Story = {
  args: { first: manyChannels },
  play: async ({ step }) => {
    const search = screen.getByRole('searchbox', { name: 'Search channels' })
    await enterText(search, 'mail 2')
    await expect(channelNames()).toEqual(['Email 2', 'Direct Mail 2'])
    await step('A part of a list has no order of its own', async () => {
      await expect(screen.queryByRole('button', { name: /^Reorder/ })).toBeNull()
      await expect(screen.getByText('Clear the search to change the order.')).toBeVisible()
    })
    await replaceText(search, 'radio')
    await expect(screen.getByText('No channel is called “radio”')).toBeVisible()
  },
}
