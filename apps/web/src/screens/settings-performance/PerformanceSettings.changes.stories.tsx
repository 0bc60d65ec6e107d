import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText } from '../../testing/enter-text'
import { dismissToasts, readToast, toasts } from '../../testing/toasts'
import {
  button,
  PerformanceHost,
  performanceMeta,
  performanceServer,
  section,
} from './fixtures/performance-stories'

const meta = {
  ...performanceMeta,
  tags: ['!autodocs', '!visual'],
  component: PerformanceHost,
  title: 'Screens/Plan settings/Performance/Changes',
  args: { server: performanceServer() },
} satisfies Meta<typeof PerformanceHost>

export default meta
type Story = StoryObj<typeof meta>

const rowNames = () =>
  within(screen.getByRole('list', { name: 'Active performance data of Sales' }))
    .getAllByRole('button', { name: /^Edit/u })
    .map((one) => one.getAttribute('aria-label'))

export const ArchivesAndRenames: Story = {
  args: { server: performanceServer() },
  play: async ({ args: { server }, step }) => {
    await step('Says what was refused', async () => {
      server.hold(/^(?:PUT|DELETE) \/plan_dashboard/u)
      const lose = async () => {
        await waitFor(() => expect(server.waiting()).toHaveLength(1))
        server.answer('lost connection')
      }
      const LOST = 'The server could not be reached. Check your connection and try again.'
      await step('An archive', async () => {
        await userEvent.click(await button('Archive Weekly sales'))
        await lose()
        await expect(
          await toasts().findByText(`Error archiving performance data. ${LOST}`),
        ).toBeVisible()
      })
      await step('A return from the archive', async () => {
        await userEvent.click(await button('Unarchive Last year'))
        await lose()
        await expect(
          await toasts().findByText(`Error unarchiving performance data. ${LOST}`),
        ).toBeVisible()
      })
      await step('An order, which goes back', async () => {
        ;(await button('Reorder Weekly sales')).focus()
        await userEvent.keyboard(' {ArrowDown} ')
        await waitFor(() => expect(rowNames()).toEqual(['Edit Store report', 'Edit Weekly sales']))
        await lose()
        await expect(
          await toasts().findByText(`Error reordering performance data. ${LOST}`),
        ).toBeVisible()
        await waitFor(() => expect(rowNames()).toEqual(['Edit Weekly sales', 'Edit Store report']))
      })
      await step('A deletion, in its question', async () => {
        await userEvent.click(await button('Delete Engagement'))
        await userEvent.click(await button('YES'))
        await lose()
        await expect(
          await screen.findByText(
            'There was an error deleting the performance data. Please try again.',
          ),
        ).toBeVisible()
        await userEvent.click(await button('NO'))
      })
      await step('The name of a category, at its field', async () => {
        const [rename] = screen.getAllByRole('button', { name: 'Rename Email' })
        if (rename !== undefined) await userEvent.click(rename)
        await userEvent.type(
          screen.getByRole('textbox', { name: /^Name of the category / }),
          ' 2{Enter}',
        )
        await lose()
        await expect(await screen.findByText(`Error reordering categories. ${LOST}`)).toBeVisible()
        await expect(screen.getByRole('textbox', { name: /^Name of the category / })).toHaveValue(
          'Email 2',
        )
      })
      await userEvent.click(await button('Cancel'))
      server.hold(null)
      await dismissToasts()
    })
    await step('Cancel and Esc ask before changes of a row are lost', async () => {
      await userEvent.click(await button('Edit Weekly sales'))
      const row = within(await screen.findByRole('form', { name: 'Edit Weekly sales' }))
      await userEvent.type(row.getByRole('textbox', { name: 'Data Source Name' }), ' 2')
      await userEvent.click(row.getByRole('button', { name: 'Cancel' }))
      await userEvent.click(await button('Keep editing'))
      await expect(row.getByRole('textbox', { name: 'Data Source Name' })).toHaveValue(
        'Weekly sales 2',
      )
      row.getByRole('textbox', { name: 'Data Source Name' }).focus()
      await userEvent.keyboard('{Escape}')
      await userEvent.click(await button('Discard changes'))
      await expect(await button('Edit Weekly sales')).toBeVisible()
    })
    await step('Archives and brings back', async () => {
      await step('The folder archives, and the focus goes along', async () => {
        await userEvent.click(await button('Archive Weekly sales'))
        await expect(await toasts().findByText('Performance data archived.')).toBeVisible()
        await expect(section('Archive').getByText('Weekly sales')).toBeVisible()
        await expect(await button('Unarchive Weekly sales')).toHaveFocus()
      })
      await step('Undo brings it back', async () => {
        await userEvent.click(toasts().getByRole('button', { name: 'Undo' }))
        await waitFor(() =>
          expect(section('Performance data').getByText('Weekly sales')).toBeVisible(),
        )
      })
      await step('So does the up arrow', async () => {
        await userEvent.click(await button('Unarchive Last year'))
        await waitFor(() =>
          expect(section('Performance data').getByText('Last year')).toBeVisible(),
        )
      })
    })
    await step('Renames a category', async () => {
      await step('Cancel restores the name', async () => {
        await userEvent.click(await button('Rename Email'))
        await enterText(
          screen.getByRole('textbox', { name: /^Name of the category / }),
          ' and more',
        )
        await userEvent.click(await button('Cancel'))
        await expect(screen.getByRole('region', { name: 'Email' })).toBeVisible()
      })
      await step('Save keeps it', async () => {
        await userEvent.click(await button('Rename Email'))
        await enterText(
          screen.getByRole('textbox', { name: /^Name of the category / }),
          ' and more',
        )
        await userEvent.click(await button('Save'))
        await expect(await toasts().findByText('Category updated.')).toBeVisible()
        await expect(screen.getByRole('region', { name: 'Email and more' })).toBeVisible()
      })
    })
  },
}

const categoryNames = () =>
  section('Performance data')
    .getAllByRole('region')
    .map((region) => region.getAttribute('aria-label'))

export const OrdersAndDeletes: Story = {
  args: { server: performanceServer() },
  play: async ({ args: { server }, step }) => {
    await step('Orders rows and categories', async () => {
      await step('Rows, past archived ones that are not shown', async () => {
        ;(await button('Reorder Store report')).focus()
        await userEvent.keyboard(' {ArrowUp} ')
        await waitFor(() => expect(rowNames()).toEqual(['Edit Store report', 'Edit Weekly sales']))
        await expect(await toasts().findByText('Performance data updated.')).toBeVisible()
      })
      await step('Categories', async () => {
        ;(await button('Reorder Email')).focus()
        await userEvent.keyboard(' {ArrowUp} ')
        await expect(await toasts().findByText('Category updated.')).toBeVisible()
        await expect(categoryNames()).toEqual(['Email', 'Sales'])
        await expect(server.requests().filter((name) => name.startsWith('PUT /plan_'))).toEqual([
          'PUT /plan_dashboards/13',
          'PUT /plan_dashboard_categories/2',
        ])
      })
      await step('The keys undo both orders and make them again', async () => {
        await userEvent.keyboard('{Control>}z{/Control}')
        await waitFor(() => expect(categoryNames()).toEqual(['Sales', 'Email']))
        await readToast('Undone.')
        await userEvent.keyboard('{Control>}z{/Control}')
        await waitFor(() => expect(rowNames()).toEqual(['Edit Weekly sales', 'Edit Store report']))
        await readToast('Undone.')
        await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}')
        await waitFor(() => expect(rowNames()).toEqual(['Edit Store report', 'Edit Weekly sales']))
        await userEvent.keyboard('{Control>}y{/Control}')
        await waitFor(() => expect(categoryNames()).toEqual(['Email', 'Sales']))
      })
    })
    await step('Keeps the order of two quick moves', async () => {
      await dismissToasts()
      server.hold(/^PUT \/plan_dashboard/u)
      ;(await button('Reorder Store report')).focus()
      await userEvent.keyboard(' {ArrowDown} ')
      ;(await button('Reorder Sales')).focus()
      await userEvent.keyboard(' {ArrowUp} ')
      await waitFor(() => expect(server.waiting()).toEqual(['PUT /plan_dashboards/13']))
      server.answer()
      await waitFor(() => expect(server.waiting()).toEqual(['PUT /plan_dashboard_categories/1']))
      await expect(categoryNames()).toEqual(['Sales', 'Email'])
      await expect(rowNames()).toEqual(['Edit Weekly sales', 'Edit Store report'])
      server.answer()
      await waitFor(() => expect(server.waiting()).toEqual([]))
      await expect(categoryNames()).toEqual(['Sales', 'Email'])
      server.hold(null)
    })
    await step('Deletes after asking', async () => {
      await step('NO keeps it', async () => {
        await userEvent.click(await button('Delete Weekly sales'))
        await expect(
          await screen.findByRole('alertdialog', {
            name: 'Are you sure you want to delete this performance data?',
          }),
        ).toBeVisible()
        await userEvent.click(await button('NO'))
        await expect(await button('Delete Weekly sales')).toHaveFocus()
      })
      await step('YES deletes it, and the focus goes to the next one', async () => {
        await userEvent.click(await button('Delete Weekly sales'))
        await userEvent.click(await button('YES'))
        await expect(await toasts().findByText('Performance data deleted.')).toBeVisible()
        await expect(screen.queryByText('Weekly sales')).toBeNull()
        await expect(await button('Delete Store report')).toHaveFocus()
      })
    })
  },
}
