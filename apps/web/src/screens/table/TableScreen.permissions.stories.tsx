import type { Meta, StoryObj } from '@storybook/react-vite'
import { PLAN_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import { buildPlan, contributor, viewer } from '@throughline/test-support/builders'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { readToast } from '../../testing/toasts'
import {
  expectExportRefused,
  exportEntry,
  expectExportLink,
  openExport,
} from './fixtures/table-export'
import { guide, hero, tableChannels, tableItems, tablePlan, western } from './fixtures/table-items'
import {
  answer,
  cell,
  choose,
  enter,
  expectCell,
  expectReadOnly,
  heads,
  row,
  table,
  writesOf,
} from './fixtures/table-page'
import { createTableServer } from './fixtures/table-server'
import { tableMeta, tableOf } from './fixtures/TableHost'

const emailPlan = tablePlan({
  access: {
    ...contributor,
    canEditAllChannels: false,
    editableChannelIds: [103],
    canViewBudget: false,
  },
})

const meta = {
  ...tableMeta,
  title: 'Screens/Planning/Table/Permissions',
  tags: ['!autodocs', '!visual'],
  args: tableOf(),
} satisfies Meta<typeof tableMeta.component>

export default meta
type Story = StoryObj<typeof meta>

async function optionsOfView(): Promise<readonly (string | null)[]> {
  await userEvent.click(screen.getByRole('button', { name: 'View options' }))
  const entries = await screen.findAllByRole('menuitem')
  const texts = entries.map(({ textContent }) => textContent)
  await userEvent.keyboard('{Escape}')
  return texts
}

const viewing = createTableServer({ plan: tablePlan({ access: viewer }) })

export const ReadOnlyForViewers: Story = {
  args: { server: viewing },
  play: async ({ step }) => {
    await step('The table says why', async () => {
      await row(guide.title)
      await waitFor(async () =>
        expect(await table()).toHaveAccessibleDescription(TACTIC_MESSAGES.viewerCannotEdit),
      )
      await expect(screen.getByText(TACTIC_MESSAGES.viewerCannotEdit)).toBeVisible()
    })
    await step('No cell is edited, and nothing is pasted', async () => {
      for (const head of ['Title', 'Type', 'Start', 'Est', 'Tags']) {
        await expectReadOnly(guide.title, head)
      }
      await userEvent.click(await cell(guide.title, 'Title'))
      await userEvent.paste('Pasted')
      await userEvent.keyboard('{Delete}')
      await row(guide.title)
    })
    await step('Nothing is imported or added', async () => {
      await expect(await optionsOfView()).toEqual(['Print'])
      await userEvent.click(screen.getByRole('button', { name: 'Add Tactic' }))
      await readToast(TACTIC_MESSAGES.viewerCannotEdit)
    })
    await step('Nothing is exported', async () => {
      await openExport()
      await expectExportRefused('CSV', 'Viewers cannot export')
      await expectExportRefused('Excel', 'Viewers cannot export')
      await expect(viewing.exports()).toEqual([])
      await userEvent.keyboard('{Escape}')
    })
    await expect(writesOf(viewing)).toEqual([])
  },
}

export const AContributorOfOneChannelWithoutTheBudget: Story = {
  args: tableOf({ plan: emailPlan }),
  play: async ({ args: { server }, step }) => {
    await step('There are no costs, and nothing says that others see some', async () => {
      await row(guide.title)
      await expect(await heads()).toEqual([
        'Title',
        'Flag',
        'Channel',
        'Type',
        'Start',
        'End',
        'Initiatives',
        'Tags',
      ])
      await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
      const chooser = within(await screen.findByRole('dialog', { name: 'Columns' }))
      await expect(chooser.queryByRole('checkbox', { name: /^(?:Est|Act|Var)$/u })).toBeNull()
      await userEvent.keyboard('{Escape}')
      await expect(screen.queryByText(/budget|cost|9,000/iu)).toBeNull()
    })
    await step('An item of the channel Website stays', async () => {
      for (const head of ['Title', 'Start']) await expectReadOnly(hero.title, head)
      await expect(await table()).not.toHaveAccessibleDescription()
    })
    await step('An item of the channel Email changes', async () => {
      await enter(guide.title, 'Title', 'Gift list')
      await answer(server)
      await waitFor(() => expect(server.item(guide.id)?.title).toBe('Gift list'))
    })
    await step('It does not go to the channel Website', async () => {
      await choose('Gift list', 'Type', /^Homepage/u)
      await expect(screen.getByRole('option', { name: /^Homepage/u })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      const reason = 'You are not assigned to the channel Website.'
      await expect((await screen.findAllByText(reason))[0]).toBeVisible()
      await userEvent.keyboard('{Escape}{Escape}')
      await expectCell('Gift list', 'Channel', 'Email')
    })
    await expect(writesOf(server)).toEqual([`PUT /tactics/${guide.id}`])
  },
}

export const FrozenForContributors: Story = {
  args: tableOf({ plan: tablePlan({ freeze: true, access: contributor }) }),
  play: async ({ args: { server }, canvas }) => {
    await expectReadOnly(guide.title, 'Title')
    await expect(canvas.getByText(PLAN_MESSAGES.frozenForOtherUsers)).toBeVisible()
    await expect(await table()).toHaveAccessibleDescription(PLAN_MESSAGES.frozen)
    await userEvent.click(screen.getByRole('button', { name: 'Add Tactic' }))
    await readToast(PLAN_MESSAGES.frozen)
    await expect(await optionsOfView()).toEqual(['Print'])
    await expect(writesOf(server)).toEqual([])
  },
}

const family = createTableServer({
  plan: buildPlan({ channels: tableChannels }),
  tactics: [...tableItems, western],
})

/** The view does not sum costs of several plans, and items of other plans are read-only. */
export const OtherPlansAreReadOnlyAndHideCosts: Story = {
  args: { server: family },
  play: async ({ step }) => {
    await step('An item of the nested plan says so, and stays', async () => {
      await expect(await cell(western.title, 'Plan')).toHaveTextContent('WR')
      for (const head of ['Title', 'Type', 'Start']) await expectReadOnly(western.title, head)
      await expect(writesOf(family)).toEqual([])
    })
    await step('There are no costs, and a remedy', async () => {
      await expect(await heads()).not.toContain('Est')
      await expect(screen.queryByText('9,000')).toBeNull()
      await userEvent.click(screen.getByRole('button', { name: 'Hide Other Plans' }))
      await waitFor(async () => expect(await heads()).toContain('Est'))
      await expect(await cell(guide.title, 'Est')).toHaveTextContent('9,000')
      await expect(await heads()).not.toContain('Plan')
      await expect(screen.queryByRole('rowheader', { name: /Regional radio/u })).toBeNull()
      await expect(screen.queryByRole('button', { name: 'Hide Other Plans' })).toBeNull()
    })
    await step('With them shown again there is no file, and the remedy is beside it', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Remove filter/u }))
      await row(western.title)
      await openExport()
      await expectExportRefused('CSV', 'Hide the other plans to export')
      await expect(family.exports()).toEqual([])
      await userEvent.click(await exportEntry('Hide Other Plans'))
    })
    await step('Then there is a file', async () => {
      await row(guide.title)
      await openExport()
      await expectExportLink()
      await expect(screen.queryByRole('menuitem', { name: 'Hide Other Plans' })).toBeNull()
      await userEvent.keyboard('{Escape}')
    })
  },
}
