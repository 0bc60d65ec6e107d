import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { MAYA, planViews, ready } from './fixtures/views'
import { ManageViewsDialog } from './ManageViewsDialog'
import type { ManageViewsDialogProps } from './ManageViewsDialog'

const meta = {
  title: 'Planner views/Filters and saved views/ManageViewsDialog',
  component: ManageViewsDialog,
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
    },
  },
  args: {
    data: ready,
    userId: MAYA,
    planName: 'National plan',
    shareRefusal: null,
    onRename: fn<ManageViewsDialogProps['onRename']>(async () => undefined),
    onShare: fn(),
    onDefault: fn(),
    onReorder: fn(),
    onDelete: fn<ManageViewsDialogProps['onDelete']>(async () => undefined),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ManageViewsDialog>

export default meta
type Story = StoryObj<typeof meta>

const button = (name: RegExp | string) => screen.getByRole('button', { name })

export const Default: Story = {}

export const Viewer: Story = { args: { shareRefusal: 'viewer' } }

export const Loading: Story = { args: { data: { status: 'loading' } } }

export const Empty: Story = { args: { data: { status: 'ready', views: [] } } }

export const Failed: Story = {
  args: { data: { status: 'error', message: 'The server did not answer.', isRetrying: false } },
  play: async ({ args }) => {
    await userEvent.click(button('Try again'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const ChangesViews: Story = {
  tags: ['!autodocs'],
  play: async ({ args, mount, step }) => {
    await step('Shows views of others without controls', async () => {
      await mount(<ManageViewsDialog {...args} />)
      const list = screen.getByRole('list', { name: 'National plan' })
      await expect(within(list).getByText(/by Daniel Okafor/u)).toBeVisible()
      await expect(within(list).queryByRole('button', { name: /^Delete Board/u })).toBeNull()
      await expect(within(list).queryByRole('button', { name: /^Share Board/u })).toBeNull()
      await expect(within(list).getByRole('button', { name: /^Delete West/u })).toBeVisible()
    })
    await step('Shares and marks the default', async () => {
      clearAllMocks()
      await userEvent.click(button('Share My flags this month'))
      await expect(args.onShare).toHaveBeenCalledWith({
        view: planViews[1],
        isShared: true,
      })
      const current = button('Open the plan with Holiday, email and social')
      await expect(current).toHaveAttribute('aria-pressed', 'true')
      await userEvent.click(button('Open the plan with Board: next quarter, initiatives'))
      await expect(args.onDefault).toHaveBeenCalledWith({
        view: planViews[3],
        isDefault: true,
      })
    })
    await step('Renames in place', async () => {
      clearAllMocks()
      const text = screen.getByText('My flags this month')
      await userEvent.dblClick(text)
      const field = screen.getByRole('textbox', { name: 'Name of My flags this month' })
      await userEvent.clear(field)
      await userEvent.type(field, 'West region only{Enter}')
      await expect(screen.getByText('You have a view of this name already.')).toBeVisible()
      await expect(
        screen.getByText('Name of My flags this month: You have a view of this name already.'),
      ).toHaveRole('status')
      await userEvent.clear(field)
      // A view of another user has this name.
      const name = 'Board: next quarter, initiatives'
      await userEvent.type(field, `${name}{Enter}`)
      await waitFor(() => expect(args.onRename).toHaveBeenCalledWith({ view: planViews[1], name }))
    })
    await step('Moves by keys', async () => {
      clearAllMocks()
      button('Reorder Holiday, email and social').focus()
      await userEvent.keyboard(' {ArrowDown} ')
      await expect(args.onReorder).toHaveBeenCalledWith({
        view: planViews[0],
        orderIndex: 2,
      })
    })
    await step('Deletes after a question', async () => {
      clearAllMocks()
      await userEvent.click(button('Delete West region only'))
      const question = await screen.findByRole('alertdialog')
      await expect(within(question).getByText(/for everybody on the plan/u)).toBeVisible()
      await expect(args.onDelete).not.toHaveBeenCalled()
      await userEvent.click(within(question).getByRole('button', { name: 'Delete view' }))
      await expect(args.onDelete).toHaveBeenCalledWith({ view: planViews[2] })
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    })
    await step('Says why a view was not deleted', async () => {
      const onDelete = fn<ManageViewsDialogProps['onDelete']>(async () => 'This plan is frozen.')
      await mount(<ManageViewsDialog {...args} onDelete={onDelete} />)
      await userEvent.click(button('Delete West region only'))
      const question = await screen.findByRole('alertdialog')
      await userEvent.click(within(question).getByRole('button', { name: 'Delete view' }))
      await expect(await within(question).findByText('This plan is frozen.')).toBeVisible()
      await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    })
    await step('That says nothing about the next view', async () => {
      await userEvent.click(button('Delete My flags this month'))
      const question = await screen.findByRole('alertdialog')
      await expect(within(question).queryByText('This plan is frozen.')).toBeNull()
    })
  },
}
