import type { Meta, StoryObj } from '@storybook/react-vite'
import { deleteDashboard, updateDashboard } from '@throughline/api-client'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText } from '../../testing/enter-text'
import { toasts } from '../../testing/toasts'
import {
  addForm,
  button,
  chooseCategory,
  PerformanceHost,
  performanceMeta,
  performanceServer,
  section,
} from './fixtures/performance-stories'

const meta = {
  ...performanceMeta,
  tags: ['!autodocs', '!visual'],
  component: PerformanceHost,
  title: 'Screens/Plan settings/Performance/With others',
  args: { server: performanceServer() },
} satisfies Meta<typeof PerformanceHost>

export default meta
type Story = StoryObj<typeof meta>

type Server = ReturnType<typeof performanceServer>

/** Changes dashboards as another user, and notifies the page. */
async function byOthers(server: Server, change: Promise<unknown>): Promise<void> {
  await change
  server.changePlanByOtherUsers(12, {})
}

const gone = (name: string) => `${name} was deleted by somebody else.`
const edit = async (title: string) => {
  await userEvent.click(await button(`Edit ${title}`))
  const form = within(await screen.findByRole('form', { name: `Edit ${title}` }))
  const name = form.getByRole('textbox', { name: /^Data Source Name/u })
  await enterText(name, ' 2026')
  return { form, name }
}

const discarded = performanceServer()

export const KeepsTheFormOfADeletedDashboard: Story = {
  args: { server: discarded },
  play: async ({ step }) => {
    await step('It is discarded', async () => {
      const { form } = await edit('Store report')
      await byOthers(discarded, deleteDashboard(discarded.client, 13))
      await form.findByText(gone('Store report'))
      await userEvent.click(form.getByRole('button', { name: 'Discard' }))
      await waitFor(() => expect(screen.queryByRole('form', { name: /^Edit/u })).toBeNull())
      await expect(screen.queryByText('Store report')).toBeNull()
      await expect(discarded.requests()).not.toContain('POST /plan_dashboards')
    })
    await step('It is added again', async () => {
      const { form, name } = await edit('Weekly sales')
      await step('The form stays in its place, with the focus', async () => {
        await byOthers(discarded, deleteDashboard(discarded.client, 12))
        await expect(await form.findByText(gone('Weekly sales'))).toBeVisible()
        await expect(name).toHaveFocus()
        await expect(name).toHaveValue('Weekly sales 2026')
        await expect(
          section('Performance data').getByRole('region', { name: 'Sales' }),
        ).toContainElement(name)
      })
      await step('It becomes another one, which has the focus', async () => {
        await userEvent.click(form.getByRole('button', { name: 'Add as new' }))
        await expect(await toasts().findByText('Performance data created.')).toBeVisible()
        await waitFor(async () => expect(await button('Edit Weekly sales 2026')).toHaveFocus())
        await expect(screen.queryByText(gone('Weekly sales'))).toBeNull()
      })
    })
  },
}

const named = performanceServer()

export const EditsOnWhileOthersArchive: Story = {
  args: { server: named },
  play: async ({ step }) => {
    await step('Keeps the name of a category that others empty', async () => {
      await userEvent.click(await button('Rename Email'))
      const name = screen.getByRole('textbox', { name: /^Name of the category / })
      await enterText(name, ' and more')
      await byOthers(named, updateDashboard(named.client, 21, { isArchived: true }))
      await waitFor(() => expect(section('Archive').getByText('Engagement')).toBeVisible())
      await expect(name).toHaveFocus()
      await expect(name).toHaveValue('Email and more')
      await userEvent.keyboard('{Enter}')
      await expect(await toasts().findByText('Category updated.')).toBeVisible()
      await expect(
        section('Archive').getByRole('region', { name: 'Email and more, archived' }),
      ).toBeVisible()
    })
    await step('Edits on while others archive', async () => {
      const { form, name } = await edit('Weekly sales')
      await byOthers(named, updateDashboard(named.client, 12, { isArchived: true }))
      await byOthers(named, updateDashboard(named.client, 13, { isArchived: true }))
      await waitFor(() => expect(section('Archive').getByText('Store report')).toBeVisible())
      await step('The form has not moved', async () => {
        await expect(name).toHaveFocus()
        await expect(name).toHaveValue('Weekly sales 2026')
      })
      await step('Saved, the row is in the archive', async () => {
        await userEvent.click(form.getByRole('button', { name: 'Save' }))
        await expect(await section('Archive').findByText('Weekly sales 2026')).toBeVisible()
        await waitFor(async () => expect(await button('Edit Weekly sales 2026')).toHaveFocus())
      })
    })
    await step('Asks before a new dashboard is lost', async () => {
      await button('Add Performance Data')
      await chooseCategory('[ New Category ]')
      const name = addForm().getByRole('textbox', { name: /^New Category Name/u })
      await enterText(name, 'Web')
      await userEvent.click(screen.getByRole('link', { name: 'Tags' }))
      await userEvent.click(await button('Keep editing'))
      await expect(name).toHaveValue('Web')
      await userEvent.clear(name)
      await userEvent.click(screen.getByRole('link', { name: 'Tags' }))
      await expect(await screen.findByText('Other settings')).toBeVisible()
    })
  },
}
