import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fn, screen, userEvent, within } from 'storybook/test'

import { bulkArgs } from './fixtures/bulk-args'
import { BulkChangeHost } from './fixtures/BulkChangeHost'
import { manyRefused, readySummary } from './fixtures/bulk-plan'

const meta = {
  title: 'Planner views/Editing/BulkChangeDialog/Behavior',
  component: BulkChangeHost,
  tags: ['!autodocs'],
  args: bulkArgs,
} satisfies Meta<typeof BulkChangeHost>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const Moves: Story = {
  args: { change: null },
  play: async ({ args, mount, step }) => {
    await step('The number has the focus, and no days are no move', async () => {
      await mount(<BulkChangeHost {...args} />)
      const choice = await dialog('Move 12 tactics')
      const days = choice.getByRole('spinbutton', { name: /^Days/u })
      await expect(days).toHaveFocus()
      await expect(choice.getByText('The first one moves from 11/16/26 to 11/23/26.')).toBeVisible()
      await userEvent.clear(days)
      await userEvent.type(days, '0{Enter}')
      await userEvent.click(choice.getByRole('button', { name: 'Continue' }))
      await expect(args.onChoose).not.toHaveBeenCalled()
    })
    await step('Moves by days', async () => {
      clearAllMocks()
      const choice = await dialog('Move 12 tactics')
      const days = choice.getByRole('spinbutton', { name: /^Days/u })
      await step('It says where the first one goes', async () => {
        await userEvent.clear(days)
        await userEvent.type(days, '-3')
        await expect(
          choice.getByText('The first one moves from 11/16/26 to 11/13/26.'),
        ).toBeVisible()
      })
      await step('Continue leads to what it does', async () => {
        await userEvent.click(choice.getByRole('button', { name: 'Continue' }))
        await expect(args.onChoose).toHaveBeenCalledWith({
          change: { kind: 'move', deltaDays: -3 },
        })
        const summary = await dialog('Move 12 tactics back by 3 days')
        await expect(summary.getByText('1 initiative, 9 tactics')).toBeVisible()
        await expect(summary.getByText('2 stay')).toBeVisible()
        await expect(summary.getByText('you cannot edit Signage')).toBeVisible()
      })
      await step('Back keeps what was typed', async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Back' }))
        await expect(await screen.findByRole('spinbutton', { name: /^Days/u })).toHaveValue('-3')
      })
      await step('The primary button says what it does, and does it', async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
        await userEvent.click(screen.getByRole('button', { name: 'Move 10 tactics' }))
        await expect(args.onApply).toHaveBeenCalledWith({
          change: { kind: 'move', deltaDays: -3 },
        })
      })
    })
    await step('Moves to a date', async () => {
      clearAllMocks()
      await mount(<BulkChangeHost {...args} />)
      const choice = await dialog('Move 12 tactics')
      await userEvent.click(choice.getByRole('radio', { name: 'To a date' }))
      const date = choice.getByRole('textbox', { name: /^New first day/u })
      await userEvent.clear(date)
      await userEvent.type(date, '12/01/26')
      await userEvent.tab()
      await userEvent.click(choice.getByRole('button', { name: 'Continue' }))
      await expect(args.onChoose).toHaveBeenCalledWith({ change: { kind: 'move', deltaDays: 15 } })
    })
  },
}

export const ChangesTypesAndTags: Story = {
  play: async ({ args, mount, step }) => {
    await step('Changes the type where the person may', async () => {
      await mount(<BulkChangeHost {...args} kind="type" change={null} />)
      const choice = await dialog('Change the type of 12 tactics')
      const type = choice.getByRole('combobox', { name: /^Channel and type/u })
      await step('A type of a locked channel cannot be chosen, and says why', async () => {
        await userEvent.type(type, 'window')
        const option = await screen.findByRole('option', { name: /^Window/u })
        await expect(option).toHaveAttribute('aria-disabled', 'true')
        await expect(option).toHaveTextContent('You have no edit rights here')
      })
      await step('Another one can', async () => {
        await userEvent.clear(type)
        await userEvent.type(type, 'promo')
        await userEvent.click(await screen.findByRole('option', { name: /^Promotional/u }))
        await userEvent.click(choice.getByRole('button', { name: 'Continue' }))
        await expect(args.onChoose).toHaveBeenCalledWith({
          change: { kind: 'type', tacticTypeId: 12 },
        })
        await expect(await screen.findByText('The new type is Email, Promotional.')).toBeVisible()
      })
    })
    await step('Adds and removes tags', async () => {
      clearAllMocks()
      await mount(<BulkChangeHost {...args} kind="tags" change={null} />)
      const choice = await dialog('Change the tags of 12 tactics')
      await step('One is added', async () => {
        await userEvent.type(choice.getByRole('combobox', { name: 'Add' }), 'top')
        await userEvent.click(await screen.findByRole('option', { name: /^Top spenders/u }))
        await userEvent.keyboard('{Escape}')
      })
      await step('and another one removed; what is added cannot be removed as well', async () => {
        await userEvent.click(choice.getByRole('combobox', { name: 'Remove' }))
        await expect(screen.queryByRole('option', { name: /^Top spenders/u })).toBeNull()
        await userEvent.click(await screen.findByRole('option', { name: /^New buyers/u }))
        await userEvent.keyboard('{Escape}')
      })
      await step('The sentence names both', async () => {
        await userEvent.click(choice.getByRole('button', { name: 'Continue' }))
        await expect(args.onChoose).toHaveBeenCalledWith({
          change: { kind: 'tags', addIds: [1], removeIds: [2] },
        })
        await expect(
          await screen.findByText('Adds Top spenders. Removes New buyers.'),
        ).toBeVisible()
      })
    })
  },
}

export const AnswersEachOutcome: Story = {
  play: async ({ args, mount, step }) => {
    await step('Waits for the summary', async () => {
      await mount(<BulkChangeHost {...args} summary={{ status: 'loading' }} />)
      const summary = await dialog('Move 12 tactics by 7 days')
      const move = summary.getByRole('button', { name: 'Move 12 tactics' })
      await expect(move).toHaveFocus()
      await expect(move).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(move)
      await expect(args.onApply).not.toHaveBeenCalled()
      await expect(screen.getByText('Checking what will change')).toBeInTheDocument()
    })
    await step('Tries the summary again', async () => {
      await mount(
        <BulkChangeHost
          {...args}
          summary={{ status: 'error', message: 'The server did not answer.', onRetry: retry }}
        />,
      )
      retry.mockClear()
      const summary = await dialog('Move 12 tactics by 7 days')
      await userEvent.click(summary.getByRole('button', { name: 'Try again' }))
      await expect(retry).toHaveBeenCalledOnce()
    })
    await step('Stays while it is applied', async () => {
      clearAllMocks()
      await mount(<BulkChangeHost {...args} isApplying />)
      const summary = await dialog('Move 12 tactics by 7 days')
      await userEvent.keyboard('{Escape}')
      await userEvent.click(summary.getByRole('button', { name: 'Close dialog' }))
      await userEvent.click(summary.getByRole('button', { name: 'Move 10 tactics' }))
      await expect(args.onClose).not.toHaveBeenCalled()
      await expect(args.onApply).not.toHaveBeenCalled()
      await expect(screen.getByText('Changing tactics')).toBeInTheDocument()
    })
    await step('After a failure it can be tried again', async () => {
      clearAllMocks()
      await mount(
        <BulkChangeHost {...args} outcome={{ status: 'failed', message: 'Nothing was moved.' }} />,
      )
      const summary = await dialog('Move 12 tactics by 7 days')
      await expect(summary.getByText('Nothing was moved.')).toBeVisible()
      await userEvent.click(summary.getByRole('button', { name: 'Move 10 tactics' }))
      await expect(args.onApply).toHaveBeenCalledOnce()
    })
    await step('Begins on cancel before it deletes', async () => {
      clearAllMocks()
      await mount(<BulkChangeHost {...args} kind="delete" change={{ kind: 'delete' }} />)
      const summary = await dialog('Delete 12 tactics')
      await expect(summary.getByRole('button', { name: 'Cancel' })).toHaveFocus()
      await expect(summary.queryByRole('button', { name: 'Back' })).toBeNull()
      await userEvent.click(summary.getByRole('button', { name: 'Delete 10 tactics' }))
      await expect(args.onApply).toHaveBeenCalledWith({ change: { kind: 'delete' } })
    })
    await step('A long list scrolls by keys', async () => {
      await mount(
        <BulkChangeHost
          {...args}
          itemCount={150}
          summary={{ ...readySummary, refused: manyRefused }}
        />,
      )
      const summary = await dialog('Move 150 tactics by 7 days')
      const list = summary.getByRole('list', { name: '140 stay' })
      await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight)
      await expect(list.clientHeight).toBeLessThan(220)
      await expect(list.scrollWidth).toBe(list.clientWidth)
      list.focus()
      await expect(list).toHaveFocus()
      await expect(summary.getByRole('button', { name: 'Move 10 tactics' })).toBeVisible()
    })
    await step('With nothing to change it can only be closed', async () => {
      clearAllMocks()
      await mount(
        <BulkChangeHost
          {...args}
          summary={{ ...readySummary, changedTactics: 0, changedInitiatives: 0 }}
        />,
      )
      const summary = await dialog('Move 12 tactics by 7 days')
      await expect(summary.getByText('None of them can be moved.')).toBeVisible()
      await expect(summary.queryByRole('button', { name: /^Move/u })).toBeNull()
      const close = summary.getByRole('button', { name: 'Close' })
      await expect(close).toHaveFocus()
      await userEvent.click(close)
      await expect(args.onClose).toHaveBeenCalledOnce()
      await expect(screen.getByRole('button', { name: 'Change' })).toBeVisible()
    })
  },
}

const retry = fn()
